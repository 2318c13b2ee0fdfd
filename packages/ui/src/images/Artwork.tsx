import { type ReactNode, useState } from 'react'
import { maximumShownSide } from './SafeImage.tsx'
import { useSafeSource } from './useSafeSource.ts'

/**
 * The image of a collectible, as large as its place. Decorative: its name is beside it.
 *
 * @contacts backend:blockchain — images of collectibles, through the backend — when they are rendered —
 * without it there are none
 * @example
 * <Artwork src={null} fallback={<Icon name={imageIcon} size={28} />} />
 */
export function Artwork({
  src,
  fallback,
}: {
  /** On the backend, or `data:`, which is looked at first. */
  src: string | null
  /** In its place when there is none that can be shown. */
  fallback: ReactNode
}) {
  const [failed, setFailed] = useState<string>()
  const isShown = useSafeSource(src, { use: 'artwork', allowUrl: true })
  if (!src || !isShown || failed === src) return fallback
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget: image }) => {
        if (Math.max(image.naturalWidth, image.naturalHeight) > maximumShownSide) setFailed(src)
      }}
      onError={() => setFailed(src)}
    />
  )
}

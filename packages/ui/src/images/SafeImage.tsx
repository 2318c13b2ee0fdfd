import { type CSSProperties, type Ref, useState } from 'react'
import safeImageCss from './safe-image.css?inline'
import { seed as seedOf } from './seed.ts'
import { useSafeSource } from './useSafeSource.ts'

/** The style of {@link SafeImage}: add it to the sheet of the page or shadow root that renders it. */
export const safeImageStyles: string = safeImageCss

export type SafeImageProps = {
  src: string | null | undefined
  /** Width and height in px. */
  size: number
  kind: 'wallet' | 'token' | 'network'
  /** Its first letter or digit is rendered when there is no image. */
  label?: string | undefined
  /** Decides the colour behind that letter. */
  seed: string
  /** Also accept http(s) addresses. Only for sources the host application chose. */
  allowUrl?: boolean | undefined
  /** The box it is rendered in. */
  place?: Ref<HTMLSpanElement> | undefined
}

/** Of what an application or a backend named, and what nothing was read of before: in pixels. */
export const maximumShownSide = 4096

/** Corner radius as a share of the size. */
const corner = { wallet: 0.28, token: 0.35, network: 0.36 }

/**
 * An image that came from a third party: shown only inside `<img>`, only if it passes
 * `isSafeImageSource`, else replaced by a letter on a tint. Decorative: its name is beside it.
 *
 * @contacts image — images of networks and wallets that the application chose itself — when they
 * are rendered — `chainImages`, `connectorImages`, `image_url` in `customWallets`; everything else is
 * `data:`
 * @example
 * <SafeImage src={null} size={36} kind="wallet" label="Rabby" seed="io.rabby" />
 */
export function SafeImage({ src, size, kind, label, seed, allowUrl, place }: SafeImageProps) {
  const isUrl = Boolean(allowUrl && src && /^https?:\/\//i.test(src))
  const isSafe = useSafeSource(src, { use: 'icon', allowUrl: Boolean(allowUrl) })
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const style = { '--s': `${size}px`, '--k': corner[kind], '--h': seedOf(seed)(360) }
  return (
    <span ref={place} className="safe-image" style={style as CSSProperties} aria-hidden="true">
      {src && isSafe && failed !== src ? (
        <img
          key={src}
          src={src}
          alt=""
          width={size}
          height={size}
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          data-loading={(isUrl && loaded !== src) || undefined}
          onLoad={({ currentTarget: image }) => {
            if (Math.max(image.naturalWidth, image.naturalHeight) > maximumShownSide) setFailed(src)
            // What came along is never marked as loading, so there is nothing to render again.
            else if (isUrl) setLoaded(src)
          }}
          onError={() => setFailed(src)}
        />
      ) : (
        <span>{/[\p{L}\p{N}]/u.exec(label ?? seed)?.[0].toUpperCase()}</span>
      )}
    </span>
  )
}

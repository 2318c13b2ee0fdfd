import type { Network } from '@foyer/core/adapter'
import { useLayoutEffect, useState } from 'react'
import { SafeImage } from '../ui/images/SafeImage.tsx'

/**
 * The image of a network: the application's choice, else our own logo for the common
 * ones, which is loaded when it is first shown; else a letter.
 */
export function NetworkImage({
  network,
  size,
}: {
  network: Pick<Network, 'caipNetworkId' | 'name'> & Partial<Pick<Network, 'assets'>>
  /** Width and height in px. */
  size: number
}) {
  const { caipNetworkId, name, assets } = network
  const chosen = assets?.imageUrl
  const [logo, setLogo] = useState<string>()
  useLayoutEffect(() => {
    setLogo(undefined)
    if (chosen) return
    let isCurrent = true
    import('./networkLogos.generated.ts').then(
      ({ networkLogos }) => {
        const drawing = networkLogos[caipNetworkId]
        if (isCurrent && drawing) setLogo(`data:image/svg+xml,${encodeURIComponent(drawing)}`)
      },
      () => {
        // The letter stays.
      },
    )
    return () => {
      isCurrent = false
    }
  }, [chosen, caipNetworkId])
  return (
    <SafeImage
      src={chosen ?? logo}
      size={size}
      kind="network"
      label={name}
      seed={caipNetworkId}
      allowUrl={chosen !== undefined}
    />
  )
}

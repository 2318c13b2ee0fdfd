import type { Network } from '@foyer/core/adapter'
import { SafeImage } from '@foyer/ui'
import { useLayoutEffect, useState } from 'react'
import { useFeature } from './FeatureContext.ts'

/**
 * The image of a network: the application's choice, else our own logo for the common ones, which is
 * loaded when it is first shown, else the backend's; a letter until then.
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
  const { foyer } = useFeature()
  const [logo, setLogo] = useState<string>()
  useLayoutEffect(() => {
    setLogo(undefined)
    if (chosen) return
    const leaving = new AbortController()
    const { signal } = leaving
    const find = async () => {
      const { networkLogos } = await import('./networkLogos.generated.ts')
      const logo = networkLogos[caipNetworkId]
      const found = logo
        ? `data:image/svg+xml,${encodeURIComponent(logo)}`
        : await (await foyer.internals.resources())?.networkImage({ caipNetworkId, signal })
      if (found && !signal.aborted) setLogo(found)
    }
    find().catch(() => {
      // The letter stays.
    })
    return () => leaving.abort()
  }, [foyer, chosen, caipNetworkId])
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

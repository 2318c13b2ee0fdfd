import type { Network } from '@foyer/core/adapter'
import type { HeldAsset } from '@foyer/core/holdings'
import { TokenImage } from '../feature/TokenImage.tsx'

/** The image of what moves. */
export function AssetImage({
  asset: { asset, iconUrl },
  network,
  size,
}: {
  asset: Pick<HeldAsset, 'asset' | 'iconUrl'>
  network: Network
  size: number
}) {
  const contract =
    asset.kind === 'native' ? null : asset.kind === 'token' ? asset.address : asset.contract
  return (
    <TokenImage
      address={contract === null ? null : `${network.caipNetworkId}:${contract}`}
      iconUrl={iconUrl}
      network={network}
      size={size}
    />
  )
}

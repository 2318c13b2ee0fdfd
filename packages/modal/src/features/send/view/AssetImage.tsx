import type { Network } from '@foyer/core/adapter'
import type { SendAsset } from '@foyer/core/send'
import { TokenImage } from '../../../feature/TokenImage.tsx'

/** The image of what is sent. */
export function AssetImage({
  asset: { asset, iconUrl },
  network,
  size,
}: {
  asset: SendAsset
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

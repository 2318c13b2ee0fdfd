import type { Transfer } from '../../adapter/Transfer.ts'
import { digestOf } from '../../orders/digestOf.ts'

/** Of all that a user confirms of a transfer. Letters of EVM addresses are of either case. */
export function digestOfTransfer({
  network: { caipNetworkId, chainNamespace },
  from,
  to,
  asset,
  amountAtomic,
}: Transfer): Promise<string> {
  const plain = (address: string) => (chainNamespace === 'eip155' ? address.toLowerCase() : address)
  const what =
    asset.kind === 'native'
      ? ['native']
      : asset.kind === 'token'
        ? ['token', plain(asset.address)]
        : [asset.standard, plain(asset.contract), asset.tokenId]
  return digestOf([caipNetworkId, plain(from), plain(to), ...what, amountAtomic])
}

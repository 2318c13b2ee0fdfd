import type { TransferAsset } from '../../adapter/Transfer.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { equals } from '../../primitives/Address.ts'
import { holdingsOf } from '../holdingsOf.ts'
import type { HeldAsset } from './HeldAsset.ts'
import { nativeBalance } from './nativeBalance.ts'

/** What of an account's holdings can be sent; the chain's own money first. */
export function heldAssets(foyer: Foyer, namespace: string): readonly HeldAsset[] {
  const chain = foyer.getState().chains[namespace]
  if (!chain?.network) return []
  const { symbol, name, decimals } = chain.network.nativeCurrency
  const tokens = holdingsOf(foyer).store.getState()[namespace]?.tokens ?? []
  const own = tokens.find(({ address }) => address === null)
  const known = nativeBalance(foyer, namespace) ?? own?.atomic
  const native: HeldAsset = {
    asset: { kind: 'native' },
    atomic: known ?? 0n,
    ...(known === undefined && { isBalanceUnknown: true }),
    ...{ symbol, name, decimals },
    priceUsd: own?.priceUsd ?? null,
    iconUrl: own?.iconUrl ?? null,
  }
  return [
    native,
    ...tokens.flatMap(({ address, atomic, decimals, name, symbol, priceUsd, iconUrl }) => {
      const [, , plain] = address?.split(':') ?? []
      if (plain === undefined) return []
      return [
        {
          ...{ atomic, decimals, name, symbol, priceUsd, iconUrl },
          asset: { kind: 'token' as const, address: plain, decimals },
        },
      ]
    }),
  ]
}

/** What a chain says was sent, as the account's holdings name it; `null` where they do not have it. */
export function heldAsset(
  foyer: Foyer,
  { namespace, asset }: { namespace: string; asset: TransferAsset },
): HeldAsset | null {
  const held = heldAssets(foyer, namespace).find(({ asset: one }) =>
    one.kind === 'token' && asset.kind === 'token'
      ? equals(one.address, asset.address)
      : one.kind === asset.kind,
  )
  if (held || asset.kind !== 'collectible') return held ?? null
  const name = `#${asset.tokenId}`
  return { asset, atomic: 0n, decimals: 0, name, symbol: '', priceUsd: null, iconUrl: null }
}

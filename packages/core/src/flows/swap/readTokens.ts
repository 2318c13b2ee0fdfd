import type { Network } from '../../primitives/Network.ts'
import type { Resources } from '../../resources/createResources.ts'
import type { SwapToken } from '../../resources/swaps.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'

/** How a token is named to the server. @param nativeAddress stands for what the chain counts in */
export function tokenId(
  { caipNetworkId }: Network,
  { asset }: HeldAsset,
  nativeAddress: string,
): string {
  return `${caipNetworkId}:${asset.kind === 'token' ? asset.address : nativeAddress}`
}

/**
 * What can be swapped, with what the account has of each: what it has first, by worth, then the list's own order.
 *
 * @param held of the account; what the chain counts in first
 */
export function mergeTokens(
  listed: readonly SwapToken[],
  held: readonly HeldAsset[],
  nativeAddress: string,
): readonly HeldAsset[] {
  const byAddress = new Map(
    held.flatMap((one) =>
      one.asset.kind === 'token' ? [[one.asset.address.toLowerCase(), one] as const] : [],
    ),
  )
  const [native] = held
  const all = listed.flatMap(({ address, name, symbol, decimals, iconUrl }): HeldAsset[] => {
    const plain = address.split(':')[2] ?? ''
    if (plain.toLowerCase() === nativeAddress.toLowerCase()) return native ? [native] : []
    const own = byAddress.get(plain.toLowerCase())
    // Two that count a token in different units: whichever is wrong, nothing is shown of either.
    if (own && own.decimals !== decimals) return []
    return [
      own ?? {
        asset: { kind: 'token', address: plain, decimals },
        ...{ name, symbol, decimals, iconUrl, atomic: 0n, priceUsd: null },
      },
    ]
  })
  const worth = ({ atomic, decimals, priceUsd }: HeldAsset) =>
    (Number(atomic) / 10 ** decimals) * (priceUsd ?? 0)
  const rank = (one: HeldAsset) => (one.atomic > 0n || one.isBalanceUnknown ? 1 : 0)
  return all.toSorted((one, other) => rank(other) - rank(one) || worth(other) - worth(one))
}

/** A token by symbol or address. */
export function findToken(tokens: readonly HeldAsset[], wanted: string): HeldAsset | undefined {
  const text = wanted.toLowerCase()
  return tokens.find(({ asset, symbol }) =>
    text.startsWith('0x')
      ? asset.kind === 'token' && asset.address.toLowerCase() === text
      : symbol.toLowerCase() === text,
  )
}

/**
 * What tokens are worth that the account does not have. Never rejects: without a price there is none.
 *
 * @param how.onFailure is told when nobody could be asked, and so nobody knows what the chain counts in is worth
 */
export async function withPrices(
  tokens: readonly HeldAsset[],
  {
    resources,
    network,
    nativeAddress,
    signal,
    onFailure,
  }: {
    resources: Pick<Resources, 'prices'>
    network: Network
    nativeAddress: string
    signal: AbortSignal
    onFailure(error: unknown): void
  },
): Promise<readonly HeldAsset[]> {
  const unpriced = tokens.filter(({ priceUsd }) => priceUsd === null)
  if (unpriced.length === 0) return tokens
  const idOf = (one: HeldAsset) => tokenId(network, one, nativeAddress)
  const addresses = unpriced.slice(0, 50).map(idOf)
  const { value } = await resources
    .prices({ network, addresses, signal })
    .catch((error: unknown) => {
      if (unpriced.some(({ asset }) => asset.kind === 'native')) onFailure(error)
      return { value: [] }
    })
  const priceOf = new Map(value.map(({ address, priceUsd }) => [address.toLowerCase(), priceUsd]))
  return tokens.map((one) =>
    one.priceUsd === null
      ? { ...one, priceUsd: priceOf.get(idOf(one).toLowerCase()) ?? null }
      : one,
  )
}

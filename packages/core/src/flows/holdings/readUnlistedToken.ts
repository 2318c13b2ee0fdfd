import type { WalletActions } from '../../adapter/WalletActions.ts'
import * as DisplayName from '../../primitives/DisplayName.ts'
import type { Network } from '../../primitives/Network.ts'
import type { HeldAsset } from './HeldAsset.ts'

/**
 * A token that no list has, as its contract describes it, cleaned; `null` where there is none, or nobody can be asked.
 * Anybody can make one of any name.
 */
export async function readUnlistedToken(
  actions: Pick<WalletActions, 'readToken'> | null,
  question: {
    readonly network: Network | null
    readonly address: string
    readonly account: string | null
    readonly signal: AbortSignal
  },
): Promise<(Omit<HeldAsset, 'atomic'> & { readonly heldAtomic: bigint | null }) | null> {
  const { network, address, account, signal } = question
  if (!network || !account || !actions?.readToken) return null
  const found = await actions.readToken({ network, address, account, signal }).catch(() => null)
  const [name, symbol] = [DisplayName.clean(found?.name, 40), DisplayName.clean(found?.symbol, 24)]
  if (!found || !name || !symbol) return null
  const { decimals, heldAtomic } = found
  const asset = { kind: 'token', address, decimals } as const
  return { asset, name, symbol, decimals, iconUrl: null, priceUsd: null, heldAtomic }
}

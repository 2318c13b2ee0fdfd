import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { perClient } from '../../client/perClient.ts'

/** By CAIP-10 account, of testnets alone. */
const testnetBalances = perClient(() => new Map<string, bigint>())

/** What the active account has of what its chain counts in; `null` while nobody knows. */
export function nativeBalance(foyer: Foyer, namespace: string): bigint | null {
  const { network, caipAddress } = foyer.getState().chains[namespace] ?? {}
  // It is shown as nothing there; it can be sent all the same.
  if (network?.testnet) return testnetBalances(foyer).get(caipAddress ?? '') ?? null
  const balance = foyer.internals.balances.store.getState()[namespace]
  return balance && 'atomic' in balance ? balance.atomic : null
}

/** Reads what a user of a testnet can send. Never rejects: what is not known holds nobody up. */
export async function readTestnetBalance(
  foyer: Foyer,
  { namespace, actions }: { namespace: string; actions: WalletActions },
): Promise<void> {
  const { network, caipAddress, address } = foyer.getState().chains[namespace] ?? {}
  if (!network?.testnet || !caipAddress || !address) return
  const signal = foyer.internals.platform.clock.deadline(15_000)
  const atomic = await actions
    .nativeBalance?.({ network, account: address, signal })
    .catch(() => undefined)
  if (atomic !== undefined) testnetBalances(foyer).set(caipAddress, atomic)
}

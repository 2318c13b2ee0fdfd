import { type Network, waitFor } from '@foyer/core/adapter'
import { connectionTo, openWallet, type SolanaConnection, type Surroundings } from './connection.ts'
import type { DiscoveredWallet } from './discovery.ts'
import { accountsShown } from './laterAccounts.ts'
import { readShownAccounts } from './readWalletAccounts.ts'
import { methodOf } from './wallets/SolanaWallet.ts'

/*
 * For wallets of earlier visits. Loaded when there is one.
 */

interface Awaited {
  readonly connectorId: string
  readonly signal: AbortSignal
}

/** The wallet of an id, now or when it registers itself. */
const awaitWallet = (
  { connectorId, signal }: Awaited,
  { discovery }: Surroundings,
): Promise<DiscoveredWallet> =>
  waitFor({
    look: () => discovery.find(connectorId),
    subscribe: discovery.subscribe,
    signal,
  })

/** Reads the accounts that the wallet still shows us, without any prompt. */
export async function resumeWallet(
  awaited: Awaited,
  surroundings: Surroundings,
): Promise<SolanaConnection | null> {
  const found = await awaitWallet(awaited, surroundings)
  await found.expected?.({ signal: awaited.signal })
  const wallet = await openWallet(found)
  try {
    await methodOf(wallet, 'standard:connect', 'connect')?.({ silent: true })
  } catch {
    // Wallets that do not trust the page any more refuse; what they show is what counts.
  }
  const given = readShownAccounts(wallet)
  if (given.length === 0) return null
  const { wanted, kept } = surroundings
  const was = kept.read()
  const lastFirst = (networks: readonly Network[]) => [
    ...networks.filter(({ caipNetworkId }) => caipNetworkId === was),
    ...networks,
  ]
  return connectionTo({
    ...{ found, wallet, given },
    surroundings: { ...surroundings, wanted: () => lastFirst(wanted()) },
  })
}

/** Waits until a wallet shows accounts by itself, such as when its user unlocks it. */
export async function awaitAccounts(awaited: Awaited, surroundings: Surroundings): Promise<void> {
  const wallet = await openWallet(await awaitWallet(awaited, surroundings))
  await accountsShown({ wallet, signal: awaited.signal })
}

import { type Connection, waitFor } from '@foyer/core/adapter'
import { ask, type ConnectionParameters, connectionTo, readAccounts } from './connection.ts'
import type { DiscoveredWallet, Discovery } from './discovery.ts'
import { accountsShown } from './laterAccounts.ts'

/*
 * For wallets of earlier visits. Loaded when there is one.
 */

interface AwaitedWallet {
  readonly discovery: Discovery
  readonly connectorId: string
  readonly signal: AbortSignal
}

/** The wallet of an id, now or when it announces itself. */
export const awaitWallet = ({
  discovery,
  connectorId,
  signal,
}: AwaitedWallet): Promise<DiscoveredWallet> =>
  waitFor({
    look: () => discovery.find(connectorId),
    subscribe: discovery.subscribe,
    signal,
  })

/** Reads the accounts that the wallet still shows us, without any prompt. */
export async function resumeWallet({
  wallet,
  after,
}: Pick<ConnectionParameters, 'wallet' | 'after'>): Promise<Connection | null> {
  const accounts = readAccounts(await ask(wallet.provider, 'eth_accounts'))
  return accounts.length === 0 ? null : connectionTo({ wallet, after, given: accounts })
}

/** Waits until a wallet shows accounts by itself, such as when its user unlocks it. */
export async function awaitAccounts(parameters: AwaitedWallet): Promise<void> {
  const wallet = await awaitWallet(parameters)
  await accountsShown({ wallet, signal: parameters.signal, readAccounts })
}

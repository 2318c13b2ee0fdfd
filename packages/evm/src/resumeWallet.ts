import { awaitWallet, type Connection, type Discovery } from '@foyer/core/adapter'
import { ask, type ConnectionParameters, connectionTo, readAccounts } from './connection.ts'
import type { DiscoveredWallet } from './discovery.ts'
import { accountsShown } from './laterAccounts.ts'

/*
 * For wallets of earlier visits. Loaded when there is one.
 */

interface AwaitedWallet {
  readonly discovery: Discovery<DiscoveredWallet>
  readonly connectorId: string
  readonly signal: AbortSignal
}

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
  // One of the application's own has no provider before it is asked for it.
  await wallet.expected?.(parameters)
  await accountsShown({ wallet, signal: parameters.signal, readAccounts })
}

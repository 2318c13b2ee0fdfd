import { awaitWallet } from '@foyer/core/adapter'
import { checkAccounts } from './accounts.ts'
import { accountsShown } from './accountsShown.ts'
import { type BitcoinConnection, type ConnectionHost, connectionTo } from './connection.ts'
import { openWallet } from './wallets/openWallet.ts'

/*
 * For wallets of earlier visits. Loaded when there is one.
 */

/** Reads the accounts that a wallet still shows, without any prompt. */
export async function resumeWallet({
  host,
  connectorId,
  signal,
}: {
  host: ConnectionHost
  connectorId: string
  signal: AbortSignal
}): Promise<BitcoinConnection | null> {
  const found = await awaitWallet({ discovery: host.discovery, connectorId, signal })
  await found.expected?.({ signal })
  const wallet = await openWallet(found)
  const said = await (await wallet.known()).accounts()
  return checkAccounts(said).length === 0 ? null : connectionTo({ host, found, wallet, said })
}

/** Waits until a wallet shows accounts by itself, such as when its user unlocks it. */
export async function awaitAccounts({
  host,
  connectorId,
  signal,
}: {
  host: ConnectionHost
  connectorId: string
  signal: AbortSignal
}): Promise<void> {
  const found = await awaitWallet({ discovery: host.discovery, connectorId, signal })
  await accountsShown({ ...host, wallet: await openWallet(found), signal, polling: false })
}

import { awaitWallet, type Network } from '@foyer/core/adapter'
import { connectionTo, openWallet, type SolanaConnection, type Surroundings } from './connection.ts'
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

/** Reads the accounts that the wallet still shows us, without any prompt. */
export async function resumeWallet(
  awaited: Awaited,
  surroundings: Surroundings,
): Promise<SolanaConnection | null> {
  const found = await awaitWallet({ ...awaited, discovery: surroundings.discovery })
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
  const wallet = await openWallet(
    await awaitWallet({ ...awaited, discovery: surroundings.discovery }),
  )
  await accountsShown({ wallet, signal: awaited.signal })
}

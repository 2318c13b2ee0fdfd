import { type WalletAccount, waitFor } from '@foyer/core/adapter'
import type { DiscoveredWallet } from './discovery.ts'

/*
 * For wallets that show no account at once: those that are locked, and those whose user still has an
 * earlier prompt to answer. Loaded when there is one.
 */

/** How often a wallet that still shows an earlier prompt is asked whether it was answered. */
const pendingPollMs = 1_000

interface LaterAccountsParameters {
  readonly wallet: DiscoveredWallet
  readonly signal: AbortSignal
  readAccounts(value: unknown): readonly WalletAccount[]
  /** Looks for accounts in another way, too; returns what ends that. */
  look?(found: (accounts: unknown) => void): () => void
}

/** Waits until the wallet says through `accountsChanged` that it shows accounts. */
export function accountsShown({
  wallet: { provider },
  signal,
  readAccounts,
  look = () => () => {},
}: LaterAccountsParameters): Promise<readonly WalletAccount[]> {
  let accounts: readonly WalletAccount[] = []
  return waitFor({
    signal,
    look: () => (accounts.length > 0 ? accounts : undefined),
    subscribe(changed) {
      const update = (value: unknown) => {
        accounts = readAccounts(value)
        changed()
      }
      try {
        provider.on?.('accountsChanged', update)
      } catch {
        // Some wallets throw in their event methods; their accounts may still be found by looking.
      }
      const stopLooking = look(update)
      return () => {
        stopLooking()
        provider.removeListener?.('accountsChanged', update)
      }
    },
  })
}

/**
 * Waits for the answer to a prompt that was there before us; wallets that forget to announce it are
 * asked now and then.
 */
export function earlierAnswer({
  after,
  ...parameters
}: Omit<LaterAccountsParameters, 'look'> & {
  after(delayMs: number, callback: () => void): () => void
}): Promise<readonly WalletAccount[]> {
  const { wallet, signal } = parameters
  return accountsShown({
    ...parameters,
    look(found) {
      let stopTimer = () => {}
      const again = () => {
        stopTimer = after(pendingPollMs, () => {
          void poll()
          if (!signal.aborted) again()
        })
      }
      const poll = async () => {
        try {
          found(await wallet.provider.request({ method: 'eth_accounts' }))
        } catch {
          // Still busy with the prompt; the next round asks again.
        }
      }
      again()
      return () => stopTimer()
    },
  })
}

import { waitFor } from '@foyer/core/adapter'
import { type ReadAccount, readShownAccounts } from './readWalletAccounts.ts'
import { onChange, type SolanaWallet } from './wallets/SolanaWallet.ts'

/*
 * For wallets that show no account at once: those that are locked, and those whose user still has an
 * earlier prompt to answer. Loaded when there is one.
 */

/** Waits until a wallet shows accounts by itself, and looks now and then where `pollMs` says so. */
export function accountsShown({
  wallet,
  signal,
  after,
  pollMs,
}: {
  wallet: SolanaWallet
  signal: AbortSignal
  after?(delayMs: number, callback: () => void): () => void
  pollMs?: number
}): Promise<readonly ReadAccount[]> {
  return waitFor({
    signal,
    look() {
      const accounts = readShownAccounts(wallet)
      return accounts.length > 0 ? accounts : undefined
    },
    subscribe(changed) {
      const stopListening = onChange(wallet, changed)
      let stopTimer = () => {}
      const again = () => {
        if (!after || !pollMs) return
        stopTimer = after(pollMs, () => {
          again()
          changed()
        })
      }
      again()
      return () => {
        stopListening()
        stopTimer()
      }
    },
  })
}

import { waitFor } from '@foyer/core/adapter'
import { checkAccounts } from './accounts.ts'
import type { BitcoinWallet } from './wallets/BitcoinWallet.ts'

/*
 * For wallets that show no account at once: those that are locked, and those whose user still has an
 * earlier prompt to answer. Loaded when there is one.
 */

/** How often a wallet that still shows an earlier prompt is asked whether it was answered. */
const pendingPollMs = 1_000

/** Waits until a wallet says that it shows accounts. */
export function accountsShown({
  wallet,
  signal,
  after,
  polling,
}: {
  after(delayMs: number, callback: () => void): () => void
  wallet: BitcoinWallet
  signal: AbortSignal
  /** Looks now and then, too: some wallets forget to say it. */
  polling: boolean
}): Promise<unknown> {
  let shown: unknown
  return waitFor({
    signal,
    look: () => shown,
    subscribe(changed) {
      const hear = (said: unknown) => {
        try {
          if (checkAccounts(said).length === 0) return
        } catch {
          // What it shows is refused when it is connected, with the reason.
        }
        shown = said
        changed()
      }
      const stop = wallet.watch({ changed: hear, ended() {} })
      const poll = async () => {
        try {
          hear(await wallet.accounts())
        } catch {
          // Still busy with the prompt; the next round asks again.
        }
      }
      let stopTimer = () => {}
      const again = () => {
        stopTimer = after(pendingPollMs, () => {
          if (signal.aborted) return
          again()
          void poll()
        })
      }
      if (polling) again()
      return () => {
        stopTimer()
        stop()
      }
    },
  })
}

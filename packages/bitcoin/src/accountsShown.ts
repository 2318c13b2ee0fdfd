import { type Platform, waitFor } from '@foyer/core/adapter'
import { checkAccounts, type SaidAccount } from './accounts.ts'
import type { BitcoinWallet } from './wallets/BitcoinWallet.ts'
import { watchWallet } from './wallets/watchWallet.ts'

/*
 * For wallets that show no account at once: those that are locked, and those whose user still has an
 * earlier prompt to answer. Loaded when there is one.
 */

/** How often a wallet that still shows an earlier prompt is asked whether it was answered. */
const pendingPollMs = 1_000

interface ShownParameters {
  readonly platform: Pick<Platform, 'clock'>
  readonly wallet: BitcoinWallet
  readonly signal: AbortSignal
}

/** Waits for the answer to an earlier prompt of a wallet. */
export async function promptAnswered({
  onAlreadyPending,
  ...parameters
}: ShownParameters & { readonly onAlreadyPending: (() => void) | undefined }): Promise<
  readonly SaidAccount[]
> {
  if (parameters.signal.aborted) throw parameters.signal.reason
  const answer = accountsShown({ ...parameters, polling: true })
  // From here on the answer is heard.
  onAlreadyPending?.()
  return answer
}

/** Waits until a wallet says that it shows accounts. */
export function accountsShown({
  wallet,
  signal,
  platform,
  polling,
}: ShownParameters & {
  /** Looks now and then, too: some wallets forget to say it. */
  readonly polling: boolean
}): Promise<readonly SaidAccount[]> {
  let shown: readonly SaidAccount[] | undefined
  return waitFor({
    signal,
    look: () => shown,
    subscribe(changed) {
      const update = (read: () => readonly SaidAccount[]) => {
        try {
          const said = read()
          // What it shows is refused when it is connected, with the reason.
          if (isNone(said)) return
          shown = said
        } catch {
          // A getter of the wallet throws: it shows nothing.
          return
        }
        changed()
      }
      const stop = watchWallet(() => wallet.watch({ changed: update, ended() {} }))
      const poll = async () => {
        try {
          const said = await (await wallet.known()).accounts()
          update(() => said)
        } catch {
          // Still busy with the prompt; the next round asks again.
        }
      }
      let stopTimer = () => {}
      const again = () => {
        stopTimer = platform.clock.after(pendingPollMs, () => {
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

/** Whether there is no account in it; a lie is one. */
function isNone(said: readonly SaidAccount[]): boolean {
  try {
    return checkAccounts(said).length === 0
  } catch {
    return false
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SocialWay } from '../../client/contract/ConnectOptions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { isTelegram, type LinkWindow } from '../../platform/appLinks.ts'
import { abortable } from '../../primitives/abortable.ts'

/** How a user signs in to a wallet without a wallet. */
export type LoginWay = 'email' | 'passkey' | SocialWay

/** Where a login stands. */
export interface LoginFlowState {
  /**
   * `device`: this device is new to the address, and the link of a mail is waited for. `code`: one was sent, and is waited for. `connected` and `failed` stay until the next start. Approvals and the
   * recovery code are shown by the frame, in the place that `@foyer/modal` has for it.
   */
  readonly stage: 'idle' | 'starting' | 'device' | 'code' | 'checking' | 'connected' | 'failed'
  /** How the user signs in; `null` before the first start. */
  readonly way: LoginWay | null
  /** Whom it is about. */
  readonly user: { readonly email: string | null; readonly username: string | null } | null
  /** Of `farcaster`: to show as a QR code or to open, where its user agrees. */
  readonly link: string | null
  /** What was wrong with the last code, or why it failed. */
  readonly error: Error | null
}

/** A login, one at a time. */
export interface LoginFlow {
  readonly store: Pick<StoreApi<LoginFlowState>, 'getState' | 'getInitialState' | 'subscribe'>
  /**
   * Sends a code, asks for a passkey, or opens the window of a service; but for `email` it is called in a press. A login
   * that is under way is given up. Resolves once connected, failed or given up.
   */
  start(
    how:
      | { readonly way: 'email'; readonly email: string }
      | { readonly way: Exclude<LoginWay, 'email'> },
  ): Promise<void>
  /** The code from the mail; nothing happens while none is waited for. */
  submitCode(code: string): void
  /** Gives the login up. */
  cancel(): void
}

const idle: LoginFlowState = { stage: 'idle', way: null, user: null, link: null, error: null }

export function createLogin(foyer: Foyer): LoginFlow {
  const { window } = foyer.internals.platform
  const store = createStore<LoginFlowState>(() => idle)
  let running: AbortController | null = null
  let answer: ((code: string) => void) | null = null
  foyer.internals.over.addEventListener('abort', () => running?.abort())
  return {
    store,
    async start(how) {
      const { way } = how
      const email = how.way === 'email' ? how.email : undefined
      running?.abort()
      const mine = new AbortController()
      running = mine
      const show = (news: Partial<LoginFlowState>) => {
        if (running === mine) store.setState(news)
      }
      const user = email === undefined ? null : { email, username: null }
      store.setState({ ...idle, stage: 'starting', way, user }, true)
      try {
        const connected = foyer.connect({
          ...{ connector: 'embedded', way, email, signal: mine.signal },
          // Telegram opens no window that it could come back from.
          redirect: window !== null && isTelegram(window as unknown as LinkWindow),
          onLink: (link) => show({ link }),
          onNewDevice: () => show({ stage: 'device' }),
          code: (error) =>
            new Promise((resolve) => {
              answer = resolve
              show({ stage: 'code', error })
            }),
        })
        await abortable(connected, mine.signal)
        show({ stage: 'connected', user: user ?? signedInUser(foyer), link: null, error: null })
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        show(mine.signal.aborted ? idle : { stage: 'failed', error })
      } finally {
        if (running === mine) {
          running = null
          answer = null
        }
      }
    },
    submitCode(code) {
      if (store.getState().stage !== 'code') return
      store.setState({ stage: 'checking', error: null })
      answer?.(code)
    },
    cancel() {
      running?.abort()
      running = null
      answer = null
      store.setState(idle, true)
    },
  }
}

/** Whom a passkey or a service signed in. */
function signedInUser({ getState }: Foyer): LoginFlowState['user'] {
  const { activeNamespace, chains } = getState()
  return chains[activeNamespace ?? '']?.user ?? null
}

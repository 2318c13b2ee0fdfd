import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Foyer } from '../../client/contract/Foyer.ts'

/** Where a change of the e-mail address stands. */
export interface EmailChangeState {
  /**
   * `old`: the code that was sent to the address of now is waited for. `new`: that of the new one. `done` and `failed`
   * stay until the next start.
   */
  readonly stage: 'idle' | 'starting' | 'old' | 'new' | 'checking' | 'done' | 'failed'
  /** The address that is to be. */
  readonly email: string
  /** What was wrong with the last code, or why it failed. */
  readonly error: Error | null
}

/** A change of the e-mail address of a wallet, one at a time. */
export interface EmailChange {
  readonly store: Pick<StoreApi<EmailChangeState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Sends a code to the address of now; a change that is under way is given up. Resolves once it is over. */
  start(email: string): Promise<void>
  /** The code from the mail; nothing happens while none is waited for. */
  submitCode(code: string): void
  cancel(): void
}

const idle: EmailChangeState = { stage: 'idle', email: '', error: null }

export function createEmailChange({ internals }: Foyer): EmailChange {
  const store = createStore<EmailChangeState>(() => idle)
  let running: AbortController | null = null
  let answer: ((code: string) => void) | null = null
  internals.over.addEventListener('abort', () => running?.abort())
  return {
    store,
    async start(email) {
      running?.abort()
      const mine = new AbortController()
      running = mine
      const show = (news: Partial<EmailChangeState>) => {
        if (running === mine) store.setState(news)
      }
      store.setState({ stage: 'starting', email, error: null }, true)
      try {
        const remote = await internals.remotes.get('embedded')?.()
        await remote?.login?.changeEmail(
          {
            email,
            code: (stage, error) =>
              new Promise((resolve) => {
                answer = resolve
                show({ stage, error })
              }),
          },
          mine.signal,
        )
        show({ stage: 'done', error: null })
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
      const { stage } = store.getState()
      if (stage !== 'old' && stage !== 'new') return
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

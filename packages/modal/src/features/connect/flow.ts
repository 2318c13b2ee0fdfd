import { AppError } from '@foyer/core'
import type { FlowDefinition } from '@foyer/core/client'
import type { Attempt } from '../../feature/attempts.ts'

/** Where one attempt to connect stands. */
export type ConnectState =
  | { readonly status: 'waiting'; readonly attempt: number; readonly alreadyPending: boolean }
  | { readonly status: 'connected' }
  | { readonly status: 'declined'; readonly attempt: number }
  | { readonly status: 'failed'; readonly attempt: number; readonly message: string }

/** What can happen to it. */
export type ConnectEvent =
  | { readonly type: 'alreadyPending' | 'connected' | 'declined' | 'retry' }
  | { readonly type: 'failed'; readonly message: string }

/** What its effects may touch. */
export interface ConnectEnvironment {
  connect(parameters: { signal: AbortSignal; onAlreadyPending(): void }): Promise<void>
  /** It worked: the wallet is known by now. */
  remember(): void
  /** What happens once the person saw that it worked. */
  finish(): void
  /** For how long ago it was; never set back. */
  elapsedMs(): number
  after(delayMs: number, callback: () => void): () => void
  readonly celebrationMs: number
}

/** Pressing again faster than this waits for the rest of it, so a failing wallet is not hammered. */
const minRetryIntervalMs = 1_000

/**
 * The flow of one visit to ConnectingExternal.
 *
 * @param begun the first attempt, when it is on its way already
 */
export const createConnectFlow = (
  begun: Pick<Attempt, 'isConnected' | 'join'> | null = null,
): FlowDefinition<ConnectState, ConnectEvent, ConnectEnvironment> => {
  let lastStartMs = Number.NEGATIVE_INFINITY
  let first = begun
  return {
    initial: begun?.isConnected
      ? { status: 'connected' }
      : { status: 'waiting', attempt: 0, alreadyPending: false },
    transition(state, event) {
      switch (state.status) {
        case 'waiting':
          if (event.type === 'alreadyPending') return { ...state, alreadyPending: true }
          if (event.type === 'connected') return { status: 'connected' }
          if (event.type === 'declined') return { status: 'declined', attempt: state.attempt }
          if (event.type === 'failed')
            return { status: 'failed', attempt: state.attempt, message: event.message }
          return state
        case 'declined':
        case 'failed':
          return event.type === 'retry'
            ? { status: 'waiting', attempt: state.attempt + 1, alreadyPending: false }
            : state
        case 'connected':
          return state
      }
    },
    failure: (error) =>
      AppError.is(error) && error.kind === 'declined'
        ? { type: 'declined' }
        : { type: 'failed', message: error instanceof Error ? error.message : 'Unknown error' },
    effects: {
      async waiting({ env, send, signal }) {
        const restMs = lastStartMs + minRetryIntervalMs - env.elapsedMs()
        if (restMs > 0)
          await new Promise<void>((resolve) => {
            const cancel = env.after(restMs, resolve)
            signal.addEventListener('abort', cancel, { once: true })
          })
        lastStartMs = env.elapsedMs()
        const connect = first?.join ?? env.connect
        // Whoever steps back to the view asks anew: what had begun ended when the view was left.
        first = null
        await connect({ signal, onAlreadyPending: () => send({ type: 'alreadyPending' }) })
        send({ type: 'connected' })
      },
      connected({ env, signal }) {
        env.remember()
        if (env.celebrationMs === 0) return env.finish()
        signal.addEventListener('abort', env.after(env.celebrationMs, env.finish), { once: true })
      },
    },
  }
}

import { AppError } from '@foyer/core'
import type { FlowDefinition } from '@foyer/core/client'

/** Where one visit stands with the wallet that is expected. */
export type PairingState =
  | { readonly status: 'waiting'; readonly attempt: number }
  | { readonly status: 'connected' }
  | { readonly status: 'declined'; readonly attempt: number }
  | { readonly status: 'failed'; readonly attempt: number; readonly message: string }

/** What can happen to it. */
export type PairingEvent =
  | { readonly type: 'connected' | 'declined' | 'retry' }
  | { readonly type: 'failed'; readonly message: string }

/** What its effects may touch. */
export interface PairingEnvironment {
  /** Waits for the wallet; a later attempt begins with a link of its own. */
  connect(parameters: { signal: AbortSignal; isFirst: boolean }): Promise<void>
  /** What happens once the person saw that it worked. */
  finish(): void
  /** For how long ago it was; never set back. */
  elapsedMs(): number
  after(delayMs: number, callback: () => void): () => void
  readonly celebrationMs: number
}

/** Pressing again faster than this waits for the rest of it. */
export const minRetryIntervalMs = 1_000

/** The flow of one visit. */
export const createPairingFlow = (): FlowDefinition<
  PairingState,
  PairingEvent,
  PairingEnvironment
> => {
  let lastStartMs = Number.NEGATIVE_INFINITY
  return {
    initial: { status: 'waiting', attempt: 0 },
    transition(state, event) {
      switch (state.status) {
        case 'waiting':
          if (event.type === 'connected') return { status: 'connected' }
          if (event.type === 'declined') return { ...state, status: 'declined' }
          if (event.type === 'failed') return { ...state, status: 'failed', message: event.message }
          return state
        case 'declined':
        case 'failed':
          return event.type === 'retry' ? { status: 'waiting', attempt: state.attempt + 1 } : state
        case 'connected':
          return state
      }
    },
    failure: (error) =>
      AppError.is(error) && error.kind === 'declined'
        ? { type: 'declined' }
        : { type: 'failed', message: error instanceof Error ? error.message : 'Unknown error' },
    effects: {
      async waiting({ state, env, send, signal }) {
        const restMs = lastStartMs + minRetryIntervalMs - env.elapsedMs()
        if (restMs > 0)
          await new Promise<void>((resolve) => {
            const cancel = env.after(restMs, resolve)
            signal.addEventListener('abort', cancel, { once: true })
          })
        lastStartMs = env.elapsedMs()
        await env.connect({ signal, isFirst: state.attempt === 0 })
        send({ type: 'connected' })
      },
      connected({ env, signal }) {
        if (env.celebrationMs === 0) return env.finish()
        signal.addEventListener('abort', env.after(env.celebrationMs, env.finish), { once: true })
      },
    },
  }
}

import { AppError } from '@foyer/core'
import type { FlowDefinition } from '@foyer/core/client'

/** Where one wish to change the network stands. */
export type SwitchState =
  | { readonly status: 'waiting' | 'done' | 'declined' }
  | { readonly status: 'failed'; readonly message: string }

/** What can happen to it. */
export type SwitchEvent =
  | { readonly type: 'done' | 'declined' | 'retry' }
  | { readonly type: 'failed'; readonly message: string }

/** What its effects may touch. */
export interface SwitchEnvironment {
  switchNetwork(signal: AbortSignal): Promise<void>
  /** What happens once the wallet moved. */
  finish(): void
}

/** The flow of one visit to SwitchNetwork. */
export const switchFlow: FlowDefinition<SwitchState, SwitchEvent, SwitchEnvironment> = {
  initial: { status: 'waiting' },
  transition(state, event) {
    if (state.status === 'waiting') {
      if (event.type === 'failed') return { status: 'failed', message: event.message }
      return event.type === 'retry' ? state : { status: event.type }
    }
    return event.type === 'retry' && state.status !== 'done' ? { status: 'waiting' } : state
  },
  failure: (error) =>
    AppError.is(error) && error.kind === 'declined'
      ? { type: 'declined' }
      : { type: 'failed', message: error instanceof Error ? error.message : 'Unknown error' },
  effects: {
    async waiting({ env, send, signal }) {
      await env.switchNetwork(signal)
      send({ type: 'done' })
    },
    done: ({ env }) => env.finish(),
  },
}

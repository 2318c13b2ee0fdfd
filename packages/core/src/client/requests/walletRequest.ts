import { type FlowDefinition, startFlow } from '../../flow/startFlow.ts'
import type { Clock } from '../../platform/Platform.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { WalletRequestState, WalletRequests } from '../contract/WalletRequests.ts'

/** What can happen to it. */
export type WalletRequestEvent =
  | { readonly type: 'alreadyPending' | 'done' | 'declined' | 'retry' }
  | { readonly type: 'failed'; readonly error: unknown }

/** What is requested, and what follows. */
export interface WalletRequestParameters {
  /** Asks the wallet; called again for each retry. */
  ask(attempt: {
    readonly signal: AbortSignal
    readonly isFirst: boolean
    onAlreadyPending(): void
  }): Promise<void>
  /** Called once the user saw that it worked. */
  finish(): void
  /** How long success stays on screen before. */
  readonly celebrationMs: number
}

/** A request that is under way. */
export interface WalletRequest {
  /** Asks again after a refusal or a failure. */
  retry(): void
  /** Ends it: a late answer changes nothing. Its last state stays in the client. */
  stop(): void
}

/** Starts a request to a wallet, in the turn of the press, and notes in `requests` where it stands. */
export function startWalletRequest({
  requests,
  clock,
  key,
  ...parameters
}: WalletRequestParameters & {
  readonly requests: WalletRequests
  readonly clock: Clock
  /** Names what is requested. */
  readonly key: string
}): WalletRequest {
  const flow = startFlow(createWalletRequestFlow(clock), parameters)
  const publish = () => requests.setState({ [key]: flow.getState() })
  publish()
  flow.subscribe(publish)
  return { retry: () => flow.send({ type: 'retry' }), stop: flow.stop }
}

/** Asking again faster than this waits for the rest of it, so a failing wallet is not hammered. */
export const minRetryIntervalMs = 1_000

/** How a request starts. */
export const waitingForWallet: WalletRequestState = { status: 'waiting', alreadyPending: false }

/** The flow of one request: connecting, pairing and switching networks share it. */
export function createWalletRequestFlow({
  elapsed,
  after,
}: Pick<Clock, 'elapsed' | 'after'>): FlowDefinition<
  WalletRequestState,
  WalletRequestEvent,
  WalletRequestParameters
> {
  let lastStartMs = Number.NEGATIVE_INFINITY
  return {
    initial: waitingForWallet,
    transition(state, event) {
      if (event.type === 'retry')
        return state.status === 'declined' || state.status === 'failed' ? waitingForWallet : state
      if (state.status !== 'waiting') return state
      if (event.type === 'alreadyPending') return { ...state, alreadyPending: true }
      if (event.type === 'failed') return { status: 'failed', error: event.error }
      return { status: event.type }
    },
    failure: (error) =>
      AppError.is(error) && error.kind === 'declined'
        ? { type: 'declined' }
        : { type: 'failed', error },
    effects: {
      async waiting({ env, send, signal }) {
        const isFirst = lastStartMs === Number.NEGATIVE_INFINITY
        const restMs = lastStartMs + minRetryIntervalMs - elapsed()
        if (restMs > 0)
          await new Promise<void>((resolve) => {
            signal.addEventListener('abort', after(restMs, resolve), { once: true })
          })
        lastStartMs = elapsed()
        const onAlreadyPending = () => send({ type: 'alreadyPending' })
        await env.ask({ signal, isFirst, onAlreadyPending })
        send({ type: 'done' })
      },
      done({ env, signal }) {
        if (env.celebrationMs === 0) return env.finish()
        signal.addEventListener('abort', after(env.celebrationMs, env.finish), { once: true })
      },
    },
  }
}

/** A running flow: a pure machine and the effects that feed it events. */
export interface Flow<state, event> {
  getState(): state
  send(event: event): void
  subscribe(listener: () => void): () => void
  /** Ends it: the running effect is told to stop, and nothing changes any more. */
  stop(): void
}

/**
 * What a flow's states have in common. A state with another `round` is entered anew, even when its
 * status stays the same.
 */
export interface FlowState {
  readonly status: string
  readonly round?: number
}

/** What a flow is made of. `env` is everything its effects may touch. */
export interface FlowDefinition<state extends FlowState, event, env> {
  readonly initial: state
  /** Pure. Gives the same object when the event is not allowed in this state. */
  transition(state: state, event: event): state
  /** Turns whatever an effect threw into an event, so that a flow can fail and never hang. */
  failure(error: unknown): event
  /** Run when their status is entered; `signal` aborts as soon as it is left. */
  readonly effects: {
    readonly [status in state['status']]?: (scope: {
      readonly state: Extract<state, { readonly status: status }>
      readonly env: env
      readonly send: (event: event) => void
      readonly signal: AbortSignal
    }) => void | Promise<void>
  }
}

/**
 * Starts a flow. The effect of a status starts in the same turn as the event that led there,
 * because a browser forgets the user's click after an `await`.
 */
export function startFlow<state extends FlowState, event, env>(
  definition: FlowDefinition<state, event, env>,
  env: env,
): Flow<state, event> {
  let state = definition.initial
  let scope = new AbortController()
  let stopped = false
  const listeners = new Set<() => void>()

  const enter = () => {
    scope.abort()
    scope = new AbortController()
    const { signal } = scope
    const effect = definition.effects[state.status as state['status']] as
      | ((scope: {
          state: state
          env: env
          send: (event: event) => void
          signal: AbortSignal
        }) => void | Promise<void>)
      | undefined
    if (!effect) return
    const sendIfCurrent = (event: event) => {
      if (!signal.aborted) send(event)
    }
    const fail = (error: unknown) => sendIfCurrent(definition.failure(error))
    try {
      Promise.resolve(effect({ state, env, send: sendIfCurrent, signal })).catch(fail)
    } catch (error) {
      fail(error)
    }
  }
  const send = (event: event) => {
    if (stopped) return
    const before = state
    state = definition.transition(state, event)
    if (state === before) return
    if (state.status !== before.status || state.round !== before.round) enter()
    for (const listener of [...listeners]) listener()
  }
  enter()
  return {
    getState: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      stopped = true
      scope.abort()
    },
  }
}

import type { InnerStatus } from '../contract/FoyerStore.ts'
import { attemptAbandoned } from '../errors.ts'
import { type AttemptEvent, type AttemptState, statusIn, transition } from './attempts.ts'

/** One attempt, for those who carry it out. */
export interface Attempt extends Pick<AttemptState, 'namespace' | 'resumes'> {
  /** Aborts when it is abandoned, or another one takes its place. */
  readonly signal: AbortSignal
  /** Says what the client's state reads meanwhile. */
  show(status: InnerStatus | null): void
  /** It is through, with or without a connection; its signal stays as it is. */
  end(): void
  /** Nobody wants it any more: its signal aborts, and a late answer changes nothing. */
  abandon(): void
}

/** The attempts of one client that are under way. */
export interface Attempts {
  begin(what: {
    readonly namespace: string
    readonly resumes: string | undefined
    readonly status: InnerStatus | null
    /** Abandons the attempt when it aborts. */
    readonly outer?: AbortSignal | undefined
    ends(other: Pick<AttemptState, 'resumes'>): boolean
  }): Attempt
  /** Those of a namespace, or all of them; the oldest first. */
  list(namespace?: string): readonly Attempt[]
  /** Where a namespace without a connected wallet stands. */
  statusOf(namespace: string): InnerStatus
}

/** @param onChange what {@link Attempts.statusOf} answers for a namespace may be another now */
export function createAttempts(onChange: (namespace: string) => void): Attempts {
  let lastKey = 0
  let states: readonly AttemptState[] = []
  const running = new Map<number, { attempt: Attempt; controller: AbortController }>()
  const send = (namespace: string, event: AttemptEvent) => {
    const before = states
    states = transition(states, event)
    for (const { key } of before) {
      if (states.some((one) => one.key === key)) continue
      const over = running.get(key)
      running.delete(key)
      if (event.type === 'begun') over?.controller.abort(attemptAbandoned())
    }
    onChange(namespace)
  }
  return {
    begin({ namespace, resumes, status, outer, ends }) {
      lastKey += 1
      const key = lastKey
      const controller = new AbortController()
      const { signal } = controller
      const end = () => running.has(key) && send(namespace, { type: 'ended', key })
      const attempt: Attempt = {
        ...{ namespace, resumes, signal, end },
        show: (status) => send(namespace, { type: 'shown', key, status }),
        abandon() {
          controller.abort(attemptAbandoned())
          end()
        },
      }
      running.set(key, { attempt, controller })
      outer?.addEventListener('abort', attempt.abandon, { once: true, signal })
      send(namespace, { type: 'begun', attempt: { key, namespace, resumes, status }, ends })
      return attempt
    },
    list: (namespace) =>
      [...running.values()]
        .map(({ attempt }) => attempt)
        .filter((one) => namespace === undefined || one.namespace === namespace),
    statusOf: (namespace) => statusIn(states, namespace),
  }
}

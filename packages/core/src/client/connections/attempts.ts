import type { InnerStatus } from '../contract/FoyerStore.ts'

/** Something under way that may end with a connection, as data. */
export interface AttemptState {
  /** Tells it from every other attempt of the client. */
  readonly key: number
  readonly namespace: string
  /** The remembered wallet that is awaited; `undefined` when a user chose one. */
  readonly resumes: string | undefined
  /** What it makes of the client's state until a wallet is connected; `null`: nothing. */
  readonly status: InnerStatus | null
}

/** What can happen to the attempts of a client. */
export type AttemptEvent =
  | {
      readonly type: 'begun'
      readonly attempt: AttemptState
      /** Which attempts of the same namespace it takes the place of. */
      ends(other: AttemptState): boolean
    }
  | { readonly type: 'shown'; readonly key: number; readonly status: InnerStatus | null }
  | { readonly type: 'ended'; readonly key: number }

/** The attempts under way after an event, the oldest first. Those that are not among them any more are over. */
export function transition(
  all: readonly AttemptState[],
  event: AttemptEvent,
): readonly AttemptState[] {
  if (event.type === 'begun') {
    const { attempt, ends } = event
    return [
      ...all.filter((other) => other.namespace !== attempt.namespace || !ends(other)),
      attempt,
    ]
  }
  return event.type === 'ended'
    ? all.filter(({ key }) => key !== event.key)
    : all.map((one) => (one.key === event.key ? { ...one, status: event.status } : one))
}

/** Where a namespace without a connected wallet stands: what a user began goes first. */
export function statusIn(all: readonly AttemptState[], namespace: string): InnerStatus {
  const those = all.filter((one) => one.namespace === namespace)
  const { status } = those.find(isUsers) ?? those.find((one) => one.status) ?? {}
  return status ?? 'disconnected'
}

/** Whether a user began it. */
export const isUsers = ({ resumes }: Pick<AttemptState, 'resumes'>): boolean =>
  resumes === undefined

import type { Foyer, FoyerEvent, FoyerState } from '@foyer/core'
import { changedPaths } from './changedPaths.ts'
import { plain } from './plain.ts'

/** An event of a client, as the panel lists it. */
export interface ListedEvent {
  /** Grows by one with each event. */
  readonly number: number
  /** Milliseconds since 1970. */
  readonly atMs: number
  readonly type: FoyerEvent['type']
  /** What tells it from others of its type. */
  readonly summary: string
  /** All that it says, as JSON has it. */
  readonly detail: unknown
}

/** A request of the application to a connected wallet, without its parameters: events carry none. */
export interface ListedRequest {
  readonly number: number
  readonly namespace: string
  readonly id: number
  /** CAIP-2; `null` where the request names no network. */
  readonly chainId: string | null
  readonly method: string
  readonly status: 'pending' | 'approved' | 'declined' | 'failed'
  readonly startedAtMs: number
  /** `null` until the wallet answered. */
  readonly durationMs: number | null
}

/** What is known of a client: the same lists until something is added. */
interface Recording {
  readonly state: FoyerState
  /** Paths of the state that the last change touched, such as `chains/eip155/status`, and those around them. */
  readonly changed: ReadonlySet<string>
  /** Oldest first. */
  readonly events: readonly ListedEvent[]
  readonly requests: readonly ListedRequest[]
}

/** Writes down what a client does. */
export interface Recorder {
  getRecording(): Recording
  subscribe(listener: () => void): () => void
  stop(): void
}

/** So many events and requests are kept. */
export const mostListed = 500

export function createRecorder(foyer: Foyer): Recorder {
  let recording: Recording = {
    ...{ state: foyer.getState(), changed: new Set(), events: [], requests: [] },
  }
  let count = 0
  const listeners = new Set<() => void>()
  const change = (news: Partial<Recording>) => {
    recording = { ...recording, ...news }
    for (const listener of listeners) listener()
  }
  const stops = [
    foyer.subscribe((state, previous) => {
      const changed = changedPaths(previous, state)
      // A change that JSON does not show leaves the marks of the one before it.
      change(changed.size > 0 ? { state, changed } : { state })
    }),
    foyer.onEvent((event) => {
      count += 1
      const { requests } = recording
      change({
        events: [...recording.events, listed(event, count)].slice(-mostListed),
        requests: event.type === 'request' ? withRequest(requests, event, count) : requests,
      })
    }),
  ]
  return {
    getRecording: () => recording,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      for (const stop of stops) stop()
      listeners.clear()
    },
  }
}

function listed(event: FoyerEvent, number: number): ListedEvent {
  const atMs = event.type === 'track' ? event.timestamp : Date.now()
  return { number, atMs, type: event.type, summary: summaryOf(event), detail: plain(event) }
}

function summaryOf(event: FoyerEvent): string {
  if (event.type === 'track') return event.event
  if (event.type === 'request') return `${event.method} ${event.status}`
  if (event.type === 'alert') return event.code
  if (event.type === 'relayLost') return event.isRefused ? 'refused' : 'away'
  return 'waits in a wallet'
}

function withRequest(
  requests: readonly ListedRequest[],
  { namespace, id, chainId, method, status }: Extract<FoyerEvent, { type: 'request' }>,
  number: number,
): readonly ListedRequest[] {
  const nowMs = performance.now()
  // Ids begin anew with a new adapter, so only one that waits is the same request.
  const at = requests.findLastIndex(
    (known) => known.namespace === namespace && known.id === id && known.status === 'pending',
  )
  const known = requests[at]
  if (!known)
    return [
      ...requests,
      { number, namespace, id, chainId, method, status, startedAtMs: nowMs, durationMs: null },
    ].slice(-mostListed)
  return requests.with(at, { ...known, status, durationMs: nowMs - known.startedAtMs })
}

import type { Platform } from '@foyer/core/adapter'
import type { Request } from './JsonRpc.ts'

/** Events that came before the update of the session that allows them. */
export interface EarlyEvents {
  keep(topic: string, request: Request): void
  /** Those of one session, oldest first; they are kept no longer. */
  take(topic: string): readonly Request[]
}

/** Both are sent together; the relay may bring them in any order, not minutes apart. */
const keptMs = 30_000
/** Of all sessions. Only the newest of a kind counts. */
const most = 16

/** Keeps a few events for a short time. */
export function createEarlyEvents(clock: Pick<Platform['clock'], 'now'>): EarlyEvents {
  let kept: readonly { topic: string; request: Request; atMs: number }[] = []
  return {
    keep(topic, request) {
      kept = [...kept, { topic, request, atMs: clock.now() }].slice(-most)
    },
    take(topic) {
      const own = kept.filter((one) => one.topic === topic)
      kept = kept.filter((one) => one.topic !== topic)
      return own
        .filter(({ atMs }) => Math.abs(clock.now() - atMs) <= keptMs)
        .map(({ request }) => request)
    },
  }
}

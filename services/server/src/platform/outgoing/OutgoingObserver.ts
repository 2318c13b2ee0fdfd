/** How a call to something outside ended. */
export type UpstreamOutcome =
  | 'ok'
  /** It answered, and the answer was no: nothing is wrong with it. */
  | 'refused'
  | 'timeout'
  | 'failed'
  /** Not even asked: it failed too often just before, or too many calls were waiting. */
  | 'skipped'
  /** The caller left. */
  | 'abandoned'

export type BreakerState = 'closed' | 'half-open' | 'open'

type CacheOutcome = 'hit' | 'miss' | 'stale'

/** Is told what goes out, for the metrics. Names are few and fixed: never an address. */
export interface OutgoingObserver {
  upstream(call: { name: string; outcome: UpstreamOutcome; durationMs: number }): void
  breaker(change: { name: string; state: BreakerState }): void
  cache(look: { name: string; outcome: CacheOutcome }): void
}

/** Listens to nothing. */
export const silentObserver: OutgoingObserver = {
  upstream() {},
  breaker() {},
  cache() {},
}

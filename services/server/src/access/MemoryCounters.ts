import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Clients that are counted at once, the longest unseen goes first: a few MB. */
const maxClients = 20_000

/**
 * Counts in memory, in windows that begin with a client's first request. In place of the plugin's own
 * store, which hands out the counter itself: requests that arrive together would all read the count of
 * the last of them, and be refused below the limit.
 */
export class MemoryCounters implements FastifyRateLimitStore {
  private readonly counters = new Map<string, { count: number; endsAtMs: number }>()

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const nowMs = Date.now()
    const known = this.counters.get(key)
    const isOver = known === undefined || known.endsAtMs <= nowMs
    const counter = isOver ? { count: 0, endsAtMs: nowMs + windowMs } : known
    counter.count += 1
    // To the end: a Map hands out what was set first first.
    this.counters.delete(key)
    this.counters.set(key, counter)
    const [oldest] = this.counters.keys()
    if (this.counters.size > maxClients && oldest !== undefined) this.counters.delete(oldest)
    done(null, { current: counter.count, ttl: counter.endsAtMs - nowMs })
  }

  child(): MemoryCounters {
    return new MemoryCounters()
  }
}

import type { Counters } from './Counters.ts'

/** Clients that are counted at once, the longest unseen goes first: a few MB. */
const maxKeys = 20_000

/** Counts for this process alone. */
export function createMemoryCounters(): Counters {
  const windows = new Map<string, { count: number; endsAtMs: number }>()
  return {
    take({ key, max, windowMs }) {
      const nowMs = Date.now()
      const known = windows.get(key)
      const isOver = known === undefined || known.endsAtMs <= nowMs
      const window = isOver ? { count: 0, endsAtMs: nowMs + windowMs } : known
      window.count += 1
      // To the end: a Map hands out what was set first first.
      windows.delete(key)
      windows.set(key, window)
      const [oldest] = windows.keys()
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest)
      return { isAllowed: window.count <= max, endsInMs: window.endsAtMs - nowMs }
    },
  }
}

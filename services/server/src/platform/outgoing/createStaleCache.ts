import type { OutgoingObserver } from './OutgoingObserver.ts'

/** A value and how far it can be trusted. */
interface Remembered<answer> {
  readonly value: answer
  /** It should have been read anew, and that failed: say so where it is shown. */
  readonly isStale: boolean
  /** Since it was read. */
  readonly ageMs: number
}

/**
 * Remembers answers. Those who ask for the same at once share one reading; while the source is down,
 * what was known is handed out and marked as stale.
 */
export interface StaleCache<value> {
  /**
   * What is known and fresh, or what `load` gives.
   *
   * @param options.force reads anew although what is known is fresh
   * @throws what `load` threw, when nothing is known that is young enough
   */
  get(
    key: string,
    load: () => Promise<value>,
    options?: { force?: boolean | undefined },
  ): Promise<Remembered<value>>
  /** Reads it anew when it is asked for next. */
  forget(key: string): void
}

export interface StaleCacheOptions {
  /** Few and fixed: a label of the metrics. */
  name: string
  /** Not read anew before this age. */
  freshMs: number
  /** Handed out up to this age while reading fails. */
  staleMs: number
  /** The longest unused goes first. */
  maxEntries: number
}

/** After a failure what is stale is handed out at once for this long, instead of failing again. */
const retryAfterMs = 2_000

interface Entry<value> {
  known?: { value: value; readAtMs: number }
  reading?: Promise<value>
  failedAtMs?: number
}

/** Makes a cache in memory, each process its own. */
export function createStaleCache<value>(
  { name, freshMs, staleMs, maxEntries }: StaleCacheOptions,
  observer: OutgoingObserver,
): StaleCache<value> {
  const entries = new Map<string, Entry<value>>()

  const entryOf = (key: string) => {
    const entry = entries.get(key) ?? {}
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    return entry
  }
  const read = (key: string, entry: Entry<value>, load: () => Promise<value>) => {
    entry.reading ??= (async () => {
      try {
        const value = await load()
        entry.known = { value, readAtMs: performance.now() }
        delete entry.failedAtMs
        return value
      } catch (error) {
        entry.failedAtMs = performance.now()
        // A key nobody ever had an answer for must not push out one that has.
        if (!entry.known && entries.get(key) === entry) entries.delete(key)
        throw error
      } finally {
        delete entry.reading
      }
    })()
    return entry.reading
  }
  const remembered = (entry: Entry<value>, isStale: boolean): Remembered<value> | null =>
    entry.known
      ? { value: entry.known.value, isStale, ageMs: performance.now() - entry.known.readAtMs }
      : null

  return {
    async get(key, load, { force = false } = {}) {
      const nowMs = performance.now()
      const entry = entryOf(key)
      const ageMs = entry.known ? nowMs - entry.known.readAtMs : Number.POSITIVE_INFINITY
      if (!force && ageMs < freshMs) {
        observer.cache({ name, outcome: 'hit' })
        return remembered(entry, false) as Remembered<value>
      }
      const hasJustFailed =
        entry.failedAtMs !== undefined && nowMs - entry.failedAtMs < retryAfterMs
      if (!force && hasJustFailed && ageMs < staleMs) {
        observer.cache({ name, outcome: 'stale' })
        return remembered(entry, true) as Remembered<value>
      }
      try {
        await read(key, entry, load)
        observer.cache({ name, outcome: 'miss' })
        return remembered(entry, false) as Remembered<value>
      } catch (error) {
        const old = remembered(entry, true)
        if (!old || old.ageMs >= staleMs) throw error
        observer.cache({ name, outcome: 'stale' })
        return old
      }
    },
    forget(key) {
      entries.delete(key)
    },
  }
}

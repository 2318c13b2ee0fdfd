/**
 * Where nonces and sessions of a server lie. With several processes they need one that all of them share,
 * such as Redis, whose `GETDEL` is `take`.
 */
export interface ServerStore {
  /** @param lifetimeMs after which it is as if it had never been there */
  set(key: string, value: string, lifetimeMs: number): Promise<void>
  get(key: string): Promise<string | null>
  /** Reads and deletes in one step: of several at once, one gets the value. */
  take(key: string): Promise<string | null>
}

/** So many nonces of visitors who never sign in, and no more: the oldest go first. */
const maxEntries = 100_000

/**
 * Keeps nonces and sessions in this process: they end with it.
 *
 * @example
 * import { memoryStore } from '@foyer/siwx/server'
 *
 * const store = memoryStore()
 */
export function memoryStore(): ServerStore {
  const entries = new Map<string, { value: string; untilMs: number }>()
  const read = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.untilMs > Date.now()) return entry.value
    entries.delete(key)
    return null
  }
  return {
    async set(key, value, lifetimeMs) {
      entries.delete(key)
      entries.set(key, { value, untilMs: Date.now() + lifetimeMs })
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    },
    get: async (key) => read(key),
    async take(key) {
      const value = read(key)
      entries.delete(key)
      return value
    },
  }
}

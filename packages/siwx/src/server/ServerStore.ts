import { AppError } from '@foyer/core/primitives'

/**
 * Where sessions of a server lie, and which nonces were used. With several processes they need one that all of them
 * share, such as Redis: `set` is `SET … PX`, `add` is `SET … PX … NX`, `get` is `GET`, `take` is `GETDEL`.
 */
export interface ServerStore {
  /** @param lifetimeMs after which it is as if it had never been there */
  set(key: string, value: string, lifetimeMs: number): Promise<void>
  /**
   * Sets what is not there yet, in one step: of several at once, one gets `true`. Losing it before its lifetime is over
   * would let a message count twice.
   */
  add(key: string, value: string, lifetimeMs: number): Promise<boolean>
  get(key: string): Promise<string | null>
  /** Reads and deletes in one step: of several at once, one gets the value. */
  take(key: string): Promise<string | null>
}

/** Of each kind: sessions, and nonces that were used. */
const maxEntries = 100_000

/**
 * Keeps sessions and used nonces in this process: they end with it. Of more than 100,000 sessions the one goes that was
 * not asked for longest. What was added is never displaced; when 100,000 are in force, `add` throws
 * `sign-in/store-full`, which is for a while.
 *
 * @example
 * import { memoryStore } from '@foyer/siwx/server'
 *
 * const store = memoryStore()
 */
export function memoryStore(): ServerStore {
  const [sessions, added] = [createEntries(), createEntries()]
  return {
    async set(key, value, lifetimeMs) {
      added.delete(key)
      sessions.put(key, value, lifetimeMs)
      if (sessions.size() > maxEntries) sessions.deleteFirst()
    },
    async add(key, value, lifetimeMs) {
      if (sessions.read(key) !== null || added.read(key) !== null) return false
      if (added.size() >= maxEntries) added.deleteOver()
      if (added.size() >= maxEntries) {
        throw new AppError('sign-in/store-full', 'Too many users sign in now. Try again soon.', {
          kind: 'unavailable',
        })
      }
      added.put(key, value, lifetimeMs)
      return true
    },
    async get(key) {
      sessions.renew(key)
      return sessions.read(key) ?? added.read(key)
    },
    async take(key) {
      const value = sessions.read(key) ?? added.read(key)
      sessions.delete(key)
      added.delete(key)
      return value
    },
  }
}

/** Values that end; those that were put or renewed longest ago come first. */
function createEntries() {
  const entries = new Map<string, { value: string; untilMs: number }>()
  let lookedAtMs = 0
  return {
    size: () => entries.size,
    read(key: string): string | null {
      const entry = entries.get(key)
      if (entry && entry.untilMs > Date.now()) return entry.value
      entries.delete(key)
      return null
    },
    put(key: string, value: string, lifetimeMs: number): void {
      entries.delete(key)
      entries.set(key, { value, untilMs: Date.now() + lifetimeMs })
    },
    renew(key: string): void {
      const entry = entries.get(key)
      if (!entry) return
      entries.delete(key)
      entries.set(key, entry)
    },
    delete: (key: string) => void entries.delete(key),
    deleteFirst(): void {
      const [first] = entries.keys()
      if (first !== undefined) entries.delete(first)
    },
    /** Once a second: it looks at all of them. */
    deleteOver(): void {
      const nowMs = Date.now()
      if (nowMs < lookedAtMs + 1_000) return
      lookedAtMs = nowMs
      for (const [key, { untilMs }] of entries) if (untilMs <= nowMs) entries.delete(key)
    },
  }
}

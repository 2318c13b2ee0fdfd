import type { KeyValueStorage } from '@foyer/core/platform'

/** One store as several tabs see it: each gets the others' changes, a moment later. */
export function createSharedStorage(): { tab(): KeyValueStorage } {
  const kept = new Map<string, string>()
  const tabs = new Set<Set<(key: string | null) => void>>()
  return {
    tab() {
      const watchers = new Set<(key: string | null) => void>()
      tabs.add(watchers)
      const changed = (key: string) =>
        queueMicrotask(() => {
          for (const others of tabs)
            if (others !== watchers) for (const watcher of [...others]) watcher(key)
        })
      return {
        get: (key) => kept.get(key) ?? null,
        set(key, value) {
          kept.set(key, value)
          changed(key)
        },
        remove(key) {
          kept.delete(key)
          changed(key)
        },
        watch(listener) {
          watchers.add(listener)
          return () => void watchers.delete(listener)
        },
      }
    },
  }
}

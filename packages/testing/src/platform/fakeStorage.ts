import type { KeyValueStorage } from '@foyer/core/platform'

/** Whether values are kept, refused for want of room, or out of reach altogether. */
export type FakeStorageMode = 'open' | 'full' | 'blocked'

/** A store in memory whose writes a test can read and whose failures it can cause. */
export interface FakeStorage extends KeyValueStorage {
  /** Change at any time; it never makes a call throw, as the contract of the platform says. */
  mode: FakeStorageMode
  /** What a reload would find. */
  readonly kept: ReadonlyMap<string, string>
  /** Every attempt to write, oldest first; `value` is `null` for a removal. */
  readonly writes: readonly { readonly key: string; readonly value: string | null }[]
  /** Changes the store as another tab would; `null` removes. */
  changeInOtherTab(key: string, value: string | null): void
}

/**
 * A store in memory. What it could not keep lives as long as the store itself, as in a browser.
 *
 * @example
 * import { createFakeStorage } from '@foyer/testing'
 *
 * const storage = createFakeStorage({ '@foyer/theme': 'dark' })
 * storage.mode = 'blocked'
 * storage.get('@foyer/theme') // null
 */
export function createFakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  const kept = new Map(Object.entries(initial))
  const unsaved = new Map<string, string>()
  const writes: { key: string; value: string | null }[] = []
  const watchers = new Set<Parameters<KeyValueStorage['watch']>[0]>()

  const storage: FakeStorage = {
    mode: 'open',
    kept,
    writes,
    get(key) {
      const stored = storage.mode === 'blocked' ? null : kept.get(key)
      return unsaved.get(key) ?? stored ?? null
    },
    set(key, value) {
      writes.push({ key, value })
      unsaved.delete(key)
      if (storage.mode === 'open') kept.set(key, value)
      else unsaved.set(key, value)
    },
    remove(key) {
      writes.push({ key, value: null })
      unsaved.delete(key)
      if (storage.mode !== 'blocked') kept.delete(key)
    },
    watch(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    changeInOtherTab(key, value) {
      if (value === null) kept.delete(key)
      else kept.set(key, value)
      for (const watcher of [...watchers]) watcher(key, value)
    },
  }
  return storage
}

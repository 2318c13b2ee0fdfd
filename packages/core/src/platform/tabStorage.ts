import type { PageWindow } from './Platform.ts'

/** Text by key, kept as long as a tab, over its reloads. Never throws: where it is blocked it is empty. */
export interface TabStorage {
  get(key: string): string | null
  /** @returns whether it is kept */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** What a browser keeps for one tab. */
export function tabStorage(window: PageWindow | null): TabStorage {
  const attempt = <value>(action: (storage: Storage) => value): value | null => {
    try {
      // Naming it throws where the browser or a sandboxed frame blocks it.
      const { sessionStorage } = (window ?? {}) as { readonly sessionStorage?: Storage }
      return sessionStorage ? action(sessionStorage) : null
    } catch {
      // Blocked, or full: nothing is kept.
      return null
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }) ?? false,
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  }
}

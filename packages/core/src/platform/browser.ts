import type { KeyValueStorage, Platform } from './Platform.ts'

/**
 * The real surroundings: the browser's, or an inert set on a server.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { browserPlatform } from '@foyer/core/platform'
 * import { mainnet } from '@foyer/core/networks'
 *
 * createFoyer({ projectId: 'shop', networks: [mainnet] }, { platform: browserPlatform() })
 */
export function browserPlatform(): Platform {
  return {
    clock: {
      now: () => Date.now(),
      elapsed: () => performance.now(),
      after(delayMs, callback) {
        const timer = setTimeout(callback, delayMs)
        return () => clearTimeout(timer)
      },
      deadline: (timeoutMs) => AbortSignal.timeout(timeoutMs),
    },
    http: {
      send: async (request) => (await network()).send(request),
      image: async (request) => (await network()).image(request),
    },
    storage: localValues(),
    window: typeof window === 'undefined' ? null : window,
    reportToDeveloper: (message) => console.error(`[foyer] ${message}`),
  }
}

/** On demand: most visitors of a page ask nothing over the network. */
const network = async () => (await import('./http.ts')).http

/**
 * Local storage that never throws, with a memory of its own for the values it could not keep. Without a page
 * that is all of them: they live as long as the client that they belong to.
 */
function localValues(): KeyValueStorage {
  const unsaved = new Map<string, string>()
  const attempt = <value>(action: (storage: Storage) => value, otherwise?: () => unknown) => {
    try {
      return action(window.localStorage)
    } catch {
      // Blocked by the browser's settings, by a sandboxed frame, or full: works for this page's life.
      otherwise?.()
      return null
    }
  }
  return {
    get: (key) => unsaved.get(key) ?? attempt((storage) => storage.getItem(key)),
    set(key, value) {
      unsaved.delete(key)
      attempt(
        (storage) => storage.setItem(key, value),
        () => unsaved.set(key, value),
      )
    },
    watch(listener) {
      const update = (event: StorageEvent) => {
        if (attempt((storage) => event.storageArea === storage)) listener(event.key, event.newValue)
      }
      globalThis.addEventListener?.('storage', update)
      return () => globalThis.removeEventListener?.('storage', update)
    },
    remove(key) {
      unsaved.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** Values of this browser that all of its pages of one origin share; in memory where nothing can be kept. */
export interface BrowserStore {
  get(name: string): Promise<unknown>
  set(name: string, value: unknown): Promise<void>
  /** Everything there is, by name. */
  all(): Promise<readonly (readonly [name: string, value: unknown])[]>
  delete(name: string): Promise<void>
}

const tableName = 'kept'

/**
 * Opens a database of IndexedDB, which alone keeps keys that no script can read. Without one, as in Node or
 * where the browser allows none, and where it is full, values live as long as the page.
 */
export function openBrowserStore(name: string): BrowserStore {
  const memory = new Map<string, unknown>()
  let opened: Promise<IDBDatabase | null> | undefined
  const open = () =>
    new Promise<IDBDatabase | null>((resolve) => {
      try {
        const request = indexedDB.open(name, 1)
        request.onupgradeneeded = () => request.result.createObjectStore(tableName)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => resolve(null)
      } catch {
        // There is no such thing here, or the browser forbids it.
        resolve(null)
      }
    })
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore) => IDBRequest,
    without: () => T,
  ): Promise<T> => {
    opened ??= open()
    const database = await opened
    if (!database) return without()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(tableName, mode)
      const request = work(transaction.objectStore(tableName))
      transaction.oncomplete = () => resolve(request.result as T)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  const get = async (key: string) =>
    memory.get(key) ??
    run<unknown>(
      'readonly',
      (table) => table.get(key),
      () => undefined,
    )
  return {
    get,
    async set(key, value) {
      const toMemory = () => memory.set(key, value)
      memory.delete(key)
      await run<unknown>('readwrite', (table) => table.put(value, key), toMemory).catch(toMemory)
    },
    async all() {
      const names = await run(
        'readonly',
        (table) => table.getAllKeys(),
        () => [] as IDBValidKey[],
      )
      const known = new Set([...names.map(String), ...memory.keys()])
      const entries = [...known].map(async (key) => [key, await get(key)] as const)
      // What was deleted since its name was read is not there any more.
      return (await Promise.all(entries)).filter(([, value]) => value)
    },
    async delete(key) {
      memory.delete(key)
      await run<unknown>(
        'readwrite',
        (table) => table.delete(key),
        () => undefined,
      )
    },
  }
}

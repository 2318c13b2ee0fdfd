import { afterEach, expect, test, vi } from 'vitest'
import { openBrowserStore } from './browserStore.ts'

afterEach(() => vi.unstubAllGlobals())

/** A database with these values in it; `onList` is called after the names were read. */
function keepInDatabase(kept: Map<string, unknown>, onList: () => void) {
  const table = {
    getAllKeys() {
      const request = { result: [...kept.keys()] }
      onList()
      return request
    },
    get: (key: string) => ({ result: kept.get(key) }),
  }
  const database = {
    transaction() {
      const transaction = { objectStore: () => table, oncomplete: () => {} }
      queueMicrotask(() => transaction.oncomplete())
      return transaction
    },
  }
  vi.stubGlobal('indexedDB', {
    open() {
      const request = { result: database, onsuccess: () => {} }
      queueMicrotask(() => request.onsuccess())
      return request
    },
  })
}

test('error: what is deleted while everything is read is left out', async () => {
  const kept = new Map([
    ['session a', 1],
    ['session b', 2],
  ])
  keepInDatabase(kept, () => kept.delete('session a'))
  expect(await openBrowserStore('test').all()).toEqual([['session b', 2]])
})

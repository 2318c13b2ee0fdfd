import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStaleCache } from './createStaleCache.ts'
import { silentObserver } from './OutgoingObserver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createCache = (maxEntries = 10) =>
  createStaleCache<number>(
    { name: 'prices', freshMs: 1_000, staleMs: 10_000, maxEntries },
    silentObserver,
  )
const down = () => Promise.reject(new Error('down'))

test('behavior: read once while it is fresh, and by one of many who ask at once', async () => {
  const cache = createCache()
  const load = vi.fn(async () => 7)
  const all = await Promise.all([1, 2, 3].map(() => cache.get('a', load)))
  expect(all).toEqual(Array(3).fill({ value: 7, isStale: false, ageMs: 0 }))
  vi.advanceTimersByTime(999)
  expect(await cache.get('a', load)).toEqual({ value: 7, isStale: false, ageMs: 999 })
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await cache.get('a', load)
  await cache.get('a', load, { force: true })
  cache.forget('a')
  await cache.get('a', load)
  expect(load).toHaveBeenCalledTimes(4)
})

test('behavior: while the source is down the old value is handed out and marked', async () => {
  const cache = createCache()
  await cache.get('a', async () => 7)
  vi.advanceTimersByTime(5_000)
  const load = vi.fn(down)
  expect(await cache.get('a', load)).toEqual({ value: 7, isStale: true, ageMs: 5_000 })
  // Not asked by everybody who comes along in the next moment.
  vi.advanceTimersByTime(1_999)
  expect(await cache.get('a', load)).toMatchObject({ value: 7, isStale: true })
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await cache.get('a', async () => 8)).toMatchObject({ value: 8, isStale: false })
})

test('error: what is too old, or was never known, is not made up', async () => {
  const cache = createCache()
  await expect(cache.get('a', down)).rejects.toThrow('down')
  await cache.get('a', async () => 7)
  vi.advanceTimersByTime(10_000)
  await expect(cache.get('a', down)).rejects.toThrow('down')
  await expect(cache.get('a', down)).rejects.toThrow('down')
})

test('behavior: holds so many and no more, and failures push nothing out', async () => {
  const cache = createCache(3)
  const load = vi.fn(async () => 7)
  for (const key of ['a', 'b', 'c']) await cache.get(key, load)
  await cache.get('a', load)
  await cache.get('d', load)
  expect(load).toHaveBeenCalledTimes(4)
  await cache.get('a', load)
  expect(load).toHaveBeenCalledTimes(4)
  await cache.get('b', load)
  expect(load).toHaveBeenCalledTimes(5)
})

import { expect, test } from 'vitest'
import { createPageCache } from './createPageCache.ts'

test('behavior: keeps what was used last, within its memory', () => {
  const cache = createPageCache<number>(100)
  for (const key of ['a', 'b', 'c']) cache.set(key, 1, 23)
  expect(cache.get('a')).toBe(1)
  cache.set('d', 1, 23)
  cache.set('e', 1, 23)
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e'])
  cache.set('large', 1, 26)
  expect(cache.get('large')).toBeUndefined()
})

test('behavior: keys count, because third parties choose them', () => {
  const cache = createPageCache<number>(1_000)
  cache.set('k'.repeat(200), 1, 1)
  expect(cache.get('k'.repeat(200))).toBeUndefined()
})

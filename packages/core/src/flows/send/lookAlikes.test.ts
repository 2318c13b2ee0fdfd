import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findLookAlike } from './lookAlikes.ts'

/** Written by `npm run look-alikes`, which knows nothing of what is tried here. */
const [known = [], imitations = [], honest = []] = readFileSync(
  new URL('lookAlikes.test.corpus.txt', import.meta.url),
  'utf8',
)
  .split(/^# .*\n/m)
  .slice(1)
  .map((section) => section.trim().split('\n'))

test('behavior: of 10,000 imitations every one is held up', () => {
  expect([imitations.length, known.length]).toEqual([10_000, 24])
  const missed = imitations.filter(
    (address) => findLookAlike(address, { known, bait: [] })?.kind !== 'ends',
  )
  expect(missed).toEqual([])
})

test('behavior: of 10,000 honest addresses at most one in a thousand is', () => {
  expect(honest).toHaveLength(10_000)
  const held = honest.filter((address) => findLookAlike(address, { known, bait: [] }) !== null)
  console.log(`${held.length} of ${honest.length} honest addresses were held up`)
  expect(held.length).toBeLessThanOrEqual(honest.length / 1_000)
})

test('behavior: a known address is none, in whatever case, and transfers of nothing are bait', () => {
  const [first = ''] = known
  expect(findLookAlike(`0x${first.slice(2).toUpperCase()}`, { known, bait: [] })).toBeNull()
  const unknown = `0x${'12'.repeat(20)}`
  expect(findLookAlike(unknown, { known, bait: [unknown] })).toEqual({
    kind: 'bait',
    known: null,
  })
  // Paid to before, and then imitated by itself: it is known all the same.
  expect(findLookAlike(first, { known, bait: [first] })).toBeNull()
})

test('behavior: addresses that differ by case alone are two where case counts', () => {
  const one = '7pXzQ9b3k2mFh1GdYvW8sTnRjLcEaUoXiKqPzD5mYt4t'
  expect(findLookAlike(one.replace('pXz', 'PxZ'), { known: [one], bait: [] })?.kind).toBe('ends')
})

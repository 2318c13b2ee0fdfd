import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findLookAlike } from './lookAlikes.ts'

const count = 10_000
/** Forty digits that nobody chose, the same in every run. */
const digitsOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)
const known = Array.from({ length: 200 }, (_, n) => `0x${digitsOf(`known ${n}`)}`)

/**
 * Imitations as their makers grind them: both ends of a real one, as many letters as a wallet shows, at
 * least three and three, with a middle of their own; now and then in capitals.
 */
function imitation(n: number): string {
  const [original = ''] = known.slice(n % known.length)
  const noise = digitsOf(`noise ${n}`)
  const start = 3 + (n % 4)
  const end = 3 + ((n >> 2) % 4)
  const middle = noise.slice(start, 40 - end)
  const made = `${original.slice(2, 2 + start)}${middle}${original.slice(42 - end)}`
  return `0x${n % 5 === 0 ? made.toUpperCase() : made}`
}

test('behavior: of 10,000 imitations every one is held up', () => {
  const missed = Array.from({ length: count }, (_, n) => imitation(n)).filter(
    (address) => findLookAlike(address, { known, bait: [] })?.kind !== 'ends',
  )
  expect(missed).toEqual([])
})

test('behavior: of 10,000 honest addresses at most one in a thousand is', () => {
  const held = Array.from({ length: count }, (_, n) => `0x${digitsOf(`honest ${n}`)}`).filter(
    (address) => findLookAlike(address, { known, bait: [] }) !== null,
  )
  expect(held.length).toBeLessThanOrEqual(count / 1_000)
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

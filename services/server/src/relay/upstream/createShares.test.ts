import { expect, test } from 'vitest'
import { createShares } from './createShares.ts'

const wants = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ topic: `${name}${index}`, reader: name }))

test('behavior: an address has its share, and its own oldest make room for its newest', () => {
  const shares = createShares({ mostOfAddress: 3, most: 100 })
  expect(shares.take('203.0.113.9', wants('a', 3))).toEqual([])
  expect(shares.take('203.0.113.9', wants('b', 2))).toEqual(wants('a', 2))
  expect(shares.has({ topic: 'a0', reader: 'a' })).toBe(false)
  expect(shares.has({ topic: 'a2', reader: 'a' })).toBe(true)
})

test('behavior: while all is taken the greediest makes room for whoever comes', () => {
  const shares = createShares({ mostOfAddress: 8, most: 10 })
  shares.take('greedy', wants('g', 8))
  shares.take('quiet', wants('q', 2))
  expect(shares.take('new', wants('n', 2))).toEqual(wants('g', 2))
  for (const want of [...wants('q', 2), ...wants('n', 2)]) expect(shares.has(want)).toBe(true)
})

test('behavior: what is given up leaves room, and said again is the newest', () => {
  const shares = createShares({ mostOfAddress: 2, most: 10 })
  const [one, two, three] = wants('a', 3)
  if (!one || !two || !three) throw new Error('No wants')
  shares.take('address', [one, two])
  shares.take('address', [one])
  expect(shares.take('address', [three])).toEqual([two])
  shares.release('address', [one])
  expect(shares.take('address', [two])).toEqual([])
})

test('behavior: 45,000 topics of one address in no time leave room for the first of another', () => {
  const shares = createShares()
  for (let n = 0; n < 45; n++) shares.take('greedy', wants(`g${n} `, 1_000))
  const [pairing] = wants('p', 1)
  if (!pairing) throw new Error('No want')
  expect(shares.take('other', [pairing])).toEqual([])
  for (let n = 0; n < 45; n++) shares.take('greedy', wants(`h${n} `, 1_000))
  expect(shares.has(pairing)).toBe(true)
})

test('behavior: what a closed connection wants makes room first, of the same address and of all', () => {
  const shares = createShares({ mostOfAddress: 3, most: 5 })
  const [one, two, three, four] = wants('a', 4)
  if (!one || !two || !three || !four) throw new Error('No wants')
  shares.take('address', [one, two, three])
  shares.left('address', [two])
  expect(shares.take('address', [four])).toEqual([two])
  // Who came back has not left any more.
  shares.left('address', [three])
  shares.take('address', [three])
  expect(shares.take('address', [two])).toEqual([one])

  shares.take('quiet', wants('q', 2))
  shares.left('quiet', wants('q', 1))
  expect(shares.take('new', wants('n', 1))).toEqual(wants('q', 1))
  // While nobody has left, the greediest gives way.
  expect(shares.take('new', wants('m', 1))).toEqual([four])
})

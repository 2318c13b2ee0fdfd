import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { findLookAlike, sharesEnds } from './lookAlikes.ts'

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

/** Random bytes that are the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The low bits of such a generator follow each other.
    return (state >>> 8) / 2 ** 24
  }
}

const hexDigits = '0123456789abcdef'
const random = createRandom(7)
const digits = (count: number) =>
  Array.from({ length: count }, () => hexDigits[Math.floor(random() * 16)]).join('')
const swapAt = (text: string, at: number) =>
  text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
const changeAt = (text: string, at: number) => {
  const others = hexDigits.replace(text[at] ?? '', '')
  return text.slice(0, at) + others[Math.floor(random() * 15)] + text.slice(at + 1)
}
const glyphs: Record<string, string> = { 8: 'b', b: '8', 6: 'b', 0: 'd', d: '0' }
const mixUp = (text: string) => [...text].map((one) => glyphs[one] ?? one).join('')
const any = (from: number, to: number) => from + Math.floor(random() * (to - from))

/** What is made of an address, without `0x`. */
const schemes: Record<string, (known: string) => string> = {
  'first 2, last 6, as wallets show': (it) => it.slice(0, 2) + digits(32) + it.slice(-6),
  'first 4, last 4': (it) => it.slice(0, 4) + digits(32) + it.slice(-4),
  'first 3, last 3': (it) => it.slice(0, 3) + digits(34) + it.slice(-3),
  'first 6': (it) => it.slice(0, 6) + digits(34),
  'last 6': (it) => digits(34) + it.slice(-6),
  'first 2, last 6, one letter else': (it) => {
    const at = any(35, 40)
    return changeAt(it.slice(0, 2) + digits(32) + it.slice(-6), at)
  },
  'first 4, last 4, one letter else': (it) =>
    changeAt(it.slice(0, 4) + digits(32) + it.slice(-4), any(36, 40)),
  'first 4, last 4, two letters else': (it) =>
    changeAt(changeAt(it.slice(0, 4) + digits(32) + it.slice(-4), any(36, 40)), any(0, 4)),
  'first 2, last 6, neighbours swapped': (it) =>
    swapAt(it.slice(0, 2) + digits(32) + it.slice(-6), any(34, 39)),
  'first 4, last 4, neighbours swapped': (it) =>
    swapAt(it.slice(0, 4) + digits(32) + it.slice(-4), any(36, 39)),
  'first 2, last 6, letters mixed up': (it) => it.slice(0, 2) + digits(32) + mixUp(it.slice(-6)),
  'first 4, last 4, letters mixed up': (it) =>
    mixUp(it.slice(0, 4)) + digits(32) + mixUp(it.slice(-4)),
  'first 8': (it) => it.slice(0, 8) + digits(32),
  'last 10': (it) => digits(30) + it.slice(-10),
  'one letter else, anywhere': (it) => changeAt(it, any(0, 40)),
  'two letters else, at the ends': (it) => changeAt(changeAt(it, any(0, 2)), any(38, 40)),
  'neighbours swapped, anywhere': (it) => swapAt(it, any(0, 39)),
  'one letter left out, and one at the end': (it) => {
    const at = any(0, 39)
    return it.slice(0, at) + it.slice(at + 1) + digits(1)
  },
}

test.each(Object.entries(schemes))('behavior: found: %s', (_, imitate) => {
  for (let round = 0; round < endurance({ few: 300, all: 10_000 }); round++) {
    const one = digits(40)
    const imitation = imitate(one)
    if (imitation === one) continue
    expect([one, imitation, sharesEnds(`0x${one}`, `0x${imitation}`)]).toEqual([
      one,
      imitation,
      true,
    ])
  }
})

test('behavior: found: the address of a public report, with a b for an 8', () => {
  const known = `0xac${'7'.repeat(32)}3bdbbb`
  expect(sharesEnds(known, `0xac${'5'.repeat(32)}3bd8bb`)).toBe(true)
})

test('behavior: of random pairs at most one in 100,000 is held up', () => {
  const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
  const lettersOf = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
  const makers = [
    () => `0x${digits(40)}`,
    () => lettersOf(base58, 44),
    () => `bc1q${lettersOf(bech32, 38)}`,
  ]
  const side = endurance({ few: 200, all: 1_000 })
  for (const make of makers) {
    const [some, others] = [Array.from({ length: side }, make), Array.from({ length: side }, make)]
    const held = some.flatMap((one) => others.filter((other) => sharesEnds(one, other))).length
    // A few more than the promise, as chance has it, where few are tried.
    expect(held).toBeLessThanOrEqual(Math.max(4, (side * side) / 100_000))
  }
}, 240_000)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { createPrices } from './createPrices.ts'
import type { PriceSource } from './Prices.ts'

const token = (digit: number, chain = 1) => `eip155:${chain}:0x${`${digit}`.repeat(40)}`
const usdc = token(1)
const foy = token(2)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Prices from sources that say what `answers` holds at that moment, and count how often they are asked. */
function open(...answers: (() => Promise<Record<string, number>> | Record<string, number>)[]) {
  const asked: string[][] = answers.map(() => [])
  const lines: unknown[] = []
  const sources = answers.map(
    (answer, index): PriceSource => ({
      name: `source-${index}`,
      serves: (caipNetworkId) => caipNetworkId === 'eip155:1',
      async priceUsd({ tokens }) {
        asked[index]?.push(tokens.map(({ address }) => address.slice(2, 3)).join())
        const prices = await answer()
        return new Map(Object.entries(prices).map(([id, price]) => [id.split(':')[2] ?? '', price]))
      },
    }),
  )
  const prices = createPrices({
    sources,
    outgoing: createOutgoing(),
    log: { warn: (...line: unknown[]) => void lines.push(line) },
  })
  return { prices, asked, lines }
}

const unavailable = () => Promise.reject(new Error('down'))
const never = () => new Promise<never>(() => {})

test('behavior: each source is asked only for what those before it did not know', async () => {
  const { prices, asked } = open(
    () => ({ [usdc]: 1 }),
    () => ({ [usdc]: 2, [foy]: 5 }),
  )
  const found = await prices.priceUsd([usdc, foy, token(3)])
  expect([...found]).toEqual([
    [usdc, { priceUsd: 1, isStale: false }],
    [foy, { priceUsd: 5, isStale: false }],
    [token(3), null],
  ])
  expect(asked).toEqual([['1,2,3'], ['2,3']])
})

test('behavior: a price is read once in 15 s, however it is written and however many ask', async () => {
  const address = `0x${'ab'.repeat(20)}`
  const lower = `eip155:1:${address}`
  const upper = `eip155:1:0x${'AB'.repeat(20)}`
  const { prices, asked } = open(() => ({ [lower]: 3 }))
  const [both, one] = await Promise.all([prices.priceUsd([lower, upper]), prices.priceUsd([upper])])
  expect([...both.keys(), ...one.keys()]).toEqual([lower, upper, upper])
  expect(both.get(upper)).toEqual({ priceUsd: 3, isStale: false })
  await vi.advanceTimersByTimeAsync(14_000)
  await prices.priceUsd([lower])
  expect(asked[0]).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_001)
  await prices.priceUsd([lower])
  expect(asked[0]).toHaveLength(2)
})

test('behavior: while the source is down the last price stays, marked as stale, for an hour', async () => {
  let answer: () => Promise<Record<string, number>> = async () => ({ [foy]: 5 })
  const { prices } = open(() => answer())
  await prices.priceUsd([foy])
  await vi.advanceTimersByTimeAsync(15_001)
  answer = unavailable
  expect(await prices.priceUsd([foy, usdc])).toEqual(
    new Map([
      [foy, { priceUsd: 5, isStale: true }],
      [usdc, null],
    ]),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  answer = async () => ({ [foy]: 6 })
  expect((await prices.priceUsd([foy])).get(foy)).toEqual({ priceUsd: 6, isStale: false })
  answer = unavailable
  await vi.advanceTimersByTimeAsync(3_600_001)
  expect((await prices.priceUsd([foy])).get(foy)).toBeNull()
})

test('behavior: a source that hangs costs less than 3 s, and the next one is asked', async () => {
  const { prices, asked } = open(never, () => ({ [foy]: 5 }))
  const startedAtMs = performance.now()
  const found = prices.priceUsd([foy, usdc])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await found).toEqual(
    new Map([
      [foy, { priceUsd: 5, isStale: false }],
      [usdc, null],
    ]),
  )
  expect(performance.now() - startedAtMs).toBeLessThanOrEqual(3_000)
  // The first might have known it: it is asked again at once, and nobody has learnt a wrong "no".
  const again = prices.priceUsd([usdc])
  await vi.advanceTimersByTimeAsync(3_000)
  await again
  expect(asked[0]).toEqual(['2,1', '1'])
})

test('behavior: two sources that hang are done with in 3 s', async () => {
  const { prices, lines } = open(never, never)
  let isDone = false
  const found = prices.priceUsd([foy]).then((answer) => {
    isDone = true
    return answer
  })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isDone).toBe(true)
  expect([...(await found).values()]).toEqual([null])
  expect(lines).toHaveLength(1)
})

test('behavior: a source that keeps failing is left alone', async () => {
  const { prices, asked } = open(unavailable)
  for (let time = 0; time < 20; time++) await prices.priceUsd([foy])
  expect(asked[0]?.length).toBeLessThanOrEqual(10)
})

test('behavior: numbers that no market has are no prices', async () => {
  const odd = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e13, 1e-19]
  const ids = odd.map((_price, index) => token(index + 1))
  const { prices } = open(() => Object.fromEntries(ids.map((id, index) => [id, odd[index] ?? 0])))
  expect([...(await prices.priceUsd(ids)).values()]).toEqual(odd.map(() => null))
})

test('behavior: what is no token, and chains nobody serves, are not asked for', async () => {
  const { prices, asked } = open(() => ({}))
  const ids = ['', 'x', 'eip155:1:0x12', 'bip122:1:abc', 'eip155:1:1:1', token(1, 2), '__proto__']
  expect([...(await prices.priceUsd(ids)).values()]).toEqual(ids.map(() => null))
  expect(asked).toEqual([[]])
})

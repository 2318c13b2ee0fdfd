import { expect, test } from 'vitest'
import { totalOf } from './totalOf.ts'

type Held = Parameters<typeof totalOf>[0]
const held = (...tokens: [numeric: string, value: number | null, isSpam?: boolean][]) =>
  tokens.map(([numeric, value, isSpam = false]) => ({
    ...{ value, isSpam, quantity: { numeric, decimals: 6 } },
  })) as unknown as Held

test('behavior: a sum whose parts have no price says that it is not all', () => {
  expect(totalOf(held(['5', 5], ['1', 2_000]))).toEqual({ totalUsd: 2_005, isPriced: true })
  expect(totalOf(held(['5', 5], ['1', null]))).toEqual({ totalUsd: 5, isPriced: false })
  // Nothing of it is there, or it is bait.
  expect(totalOf(held(['5', 5], ['0', null], ['9', null, true]))).toEqual({
    ...{ totalUsd: 5, isPriced: true },
  })
  expect(totalOf(null)).toEqual({ totalUsd: null, isPriced: true })
})

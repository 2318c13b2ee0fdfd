import { expect, test } from 'vitest'
import { amountOf, groupOf, merged, timeOf } from './figures.ts'
import { messages } from './messages.ts'

const transfer = (direction: 'in' | 'out', quantity: string, symbol = 'ETH') => ({
  ...{ direction, quantity, valueUsd: null, from: null, to: null, nft: null },
  fungible: { name: symbol, symbol, iconUrl: null, isSpam: false },
})

test('behavior: transfers of one token in one direction are one', () => {
  expect(
    merged([transfer('out', '1.5'), transfer('out', '0.25'), transfer('in', '2', 'USDC')]).map(
      ({ direction, quantity }) => [direction, quantity],
    ),
  ).toEqual([
    ['out', '1.75'],
    ['in', '2'],
  ])
})

test('behavior: amounts are rounded to three decimals, and signed as the specification says', () => {
  const amount = (operation: Parameters<typeof amountOf>[0], quantity: string) =>
    amountOf(operation, transfer('in', quantity), 'en')
  expect(amount('receive', '123.4567')).toBe('+123.457 ETH')
  expect(amount('deposit', '1')).toBe('+1.000 ETH')
  expect(amount('withdraw', '0.0005')).toBe('-0.001 ETH')
  expect(amount('repay', '0.00000123456')).toBe('-0.00000123 ETH')
  expect(amount('send', '2.5')).toBe('2.500 ETH')
})

test('behavior: times are short, and older ones a date', () => {
  const now = Date.UTC(2026, 10, 24, 12)
  const time = (agoMs: number) => timeOf(now - agoMs, { nowMs: now, locale: 'en', messages })
  expect(time(10_000)).toBe('now')
  expect(time(5 * 60_000)).toBe('5 min')
  expect(time(3_600_000)).toBe('1 hr')
  expect(time(23 * 3_600_000)).toBe('23 hr')
  expect(time(27 * 86_400_000)).toBe('28 Oct')
  const inJapan = { nowMs: now, locale: 'ja', messages }
  expect(timeOf(now - 27 * 86_400_000, inJapan)).toBe('10月28日')
  // A clock that runs behind is not the future.
  expect(time(-60_000)).toBe('now')
})

test('behavior: rows stand under this week, a month of this year, or a month and year', () => {
  const now = Date.UTC(2026, 10, 24, 12)
  const group = (atMs: number) => groupOf(atMs, { nowMs: now, locale: 'en', messages })
  expect(group(now - 86_400_000)).toBe('This week')
  expect(group(Date.UTC(2026, 9, 2))).toBe('October')
  expect(group(Date.UTC(2025, 9, 2))).toBe('October 2025')
})

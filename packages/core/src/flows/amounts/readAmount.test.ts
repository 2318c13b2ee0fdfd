import { expect, test } from 'vitest'
import { dollarsOf, readAmount, readDollars, typable } from './readAmount.ts'

test.each([
  ['1', 18, 10n ** 18n],
  ['0.000000000000000001', 18, 1n],
  ['.5', 1, 5n],
  ['1.', 2, 100n],
  [' 12.50 ', 2, 1_250n],
  ['007', 0, 7n],
  ['1,5', 6, 1_500_000n],
  ['0,500', 6, 500_000n],
  ['1.0000', 2, 100n],
  // German, Persian, Bengali, Arabic and full width, as phones there type them.
  ['0,25', 2, 25n],
  ['۱٫۲۳۴', 3, 1_234n],
  ['১২.৫', 1, 125n],
  ['٠٫٥', 1, 5n],
  ['１２．５', 1, 125n],
  ['340282366920938463463374607431768211456', 0, 2n ** 128n],
])('behavior: %s with %i decimals', (text, decimals, atomic) => {
  expect(readAmount(text, decimals)).toBe(atomic)
})

test.each([
  ...['', ' ', '.', '1e3', '1E3', '-1', '+1', '0x10', '1,000', '1.2.3', '1 000', 'NaN', 'Infinity'],
  // Two readings: grouped digits, or decimals.
  ...['1.000', '1,000', '12.345', '١٢.٣٤٥', '1,000.5', '1.000,5'],
  ...['1_000', '1.0000001', '9'.repeat(101), '１２'.repeat(60), '½', '1٬000'],
])('error: %s is no amount of a token with 6 decimals', (text) => {
  expect(readAmount(text, 6)).toBeNull()
})

test.each([
  // At 3,000 dollars: cut, and never rounded up.
  ['100', 18, 3_000, 33_333_333_333_333_333n],
  ['0,01', 6, 1, 10_000n],
  // A token that has no decimals is not bought in parts.
  ['100', 0, 3_000, 0n],
  ['100', 0, 30, 3n],
  // Prices as JSON has them.
  ['1', 18, 1e-7, 10n ** 25n],
  ['1', 0, 1e21, 0n],
  ['1000000000000000000000', 0, 1e21, 1n],
])('behavior: %s dollars with %i decimals at %d', (text, decimals, priceUsd, atomic) => {
  expect(readDollars(text, { decimals, priceUsd })).toBe(atomic)
})

test('error: nothing is counted in dollars without a price', () => {
  for (const priceUsd of [null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(readDollars('1', { decimals: 18, priceUsd })).toBeNull()
  expect(dollarsOf({ atomic: 1_999_999n, decimals: 6 }, 1.5)).toBe('2.99')
})

test('behavior: what is written into the field is read as it was meant', () => {
  for (const [text, written] of [
    ['9.123', '9.1230'],
    ['1.000', '1'],
    ['0.123', '0.123'],
    ['1234.5', '1234.5'],
  ] as const) {
    expect(typable(text)).toBe(written)
    expect(readAmount(written, 18)).toBe(readAmount(`${text}0`, 18))
  }
})

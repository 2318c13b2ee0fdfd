import { expect, test } from 'vitest'
import { readAmount } from './readAmount.ts'

test.each([
  ['1', 18, 10n ** 18n],
  ['0.000000000000000001', 18, 1n],
  ['.5', 1, 5n],
  ['1.', 2, 100n],
  [' 12.50 ', 2, 1_250n],
  ['007', 0, 7n],
  ['340282366920938463463374607431768211456', 0, 2n ** 128n],
])('behavior: %s with %i decimals', (text, decimals, atomic) => {
  expect(readAmount(text, decimals)).toBe(atomic)
})

test.each([
  ...['', ' ', '.', '1e3', '1E3', '-1', '+1', '0x10', '1,000', '1.2.3', '1 000', 'NaN', 'Infinity'],
  // Digits of other scripts.
  ...['١٢', '１２', '1_000', '1.0000001', '9'.repeat(101)],
])('error: %s is no amount of a token with 6 decimals', (text) => {
  expect(readAmount(text, 6)).toBeNull()
})

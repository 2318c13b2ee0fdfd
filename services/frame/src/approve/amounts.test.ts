import { expect, test } from 'vitest'
import { amountText, feeText } from './amounts.ts'

test('behavior: an amount keeps every digit, and is written as its reader writes numbers', () => {
  const wei = 1_234_567_000_000_000_000_000_001n
  expect(amountText(wei, 18, { lang: 'en' })).toBe('1,234,567.000000000000000001')
  expect(amountText(wei, 18, { lang: 'de' })).toBe('1.234.567,000000000000000001')
  expect(amountText(12_500n, 6, { lang: 'fa' })).toBe('۰٫۰۱۲۵')
  expect(amountText(1_234n, 0, { lang: 'en' })).toBe('1,234')
})

test('behavior: a fee has four digits, and is never said to be less than it can be', () => {
  expect(feeText(569_201_387_771_880n, 18, { lang: 'en' })).toBe('0.0005693')
  expect(feeText(999_990_000_000_000n, 18, { lang: 'de' })).toBe('0,001')
  expect(feeText(420n, 18, { lang: 'en' })).toBe('0.00000000000000042')
  expect(feeText(0n, 18, { lang: 'en' })).toBe('0')
})

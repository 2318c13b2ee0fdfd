import { expect, test } from 'vitest'
import { amountText, feeText, outcomeText } from './amounts.ts'

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

test('behavior: what an attempt came to is read in seven digits, and never said to be better', () => {
  const arrives = 99_650_324_913_329_805n
  expect(outcomeText(arrives, 18, { lang: 'en' })).toBe('0.09965032')
  expect(outcomeText(-arrives, 18, { lang: 'en' })).toBe('0.09965033')
  expect(outcomeText(-123_456_789_012_345n, 6, { lang: 'en' })).toBe('123,456,790')
  expect(outcomeText(250_000_001n, 6, { lang: 'de' })).toBe('250')
  expect(outcomeText(123n, 18, { lang: 'en' })).toBe('0.000000000000000123')
})

import { Amount } from '@foyer/core/primitives'
import { expect, test } from 'vitest'
import { heldAmount, roundedAmount } from './figures.ts'

test.each([
  // Three tickets that cannot be divided are no three thousand, whatever separates thousands.
  { atomic: 3n, decimals: 0, shown: { en: '3', de: '3' } },
  { atomic: 1_234_567n, decimals: 0, shown: { en: '1,234,567', de: '1.234.567' } },
  { atomic: 0n, decimals: 0, shown: { en: '0', de: '0' } },
  { atomic: 150n, decimals: 2, shown: { en: '1.500', de: '1,500' } },
  { atomic: 3n * 10n ** 18n, decimals: 18, shown: { en: '3.000', de: '3,000' } },
])(
  'behavior: $atomic of a token of $decimals decimals reads the same, held or moved',
  ({ atomic, decimals, shown }) => {
    const text = Amount.toDecimal({ atomic, decimals })
    for (const [locale, expected] of Object.entries(shown)) {
      expect(heldAmount({ atomic, decimals }, locale)).toBe(expected)
      expect(roundedAmount(text, locale, decimals)).toBe(expected)
    }
  },
)

test('behavior: an amount whose decimals nobody knows has three, and never rounds to nothing', () => {
  expect(roundedAmount('3', 'en')).toBe('3.000')
  expect(roundedAmount('0.00001239', 'en')).toBe('0.0000123')
  expect(heldAmount('1.5', 'de')).toBe('1,500')
})

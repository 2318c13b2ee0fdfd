import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Amount from './Amount.ts'
import * as Balance from './Balance.ts'

const amount = fc.record({ atomic: fc.bigInt(), decimals: fc.integer({ min: 0, max: 36 }) })

/** The other direction, written as plainly as possible. */
function toAtomic(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const atomic = BigInt(whole + fraction.padEnd(decimals, '0'))
  return text.startsWith('-') ? -atomic : atomic
}

test('property: a decimal text holds the whole amount, without needless zeros', () => {
  fc.assert(
    fc.property(amount, ({ atomic, decimals }) => {
      const text = Amount.toDecimal({ atomic, decimals })
      expect(toAtomic(text, decimals)).toBe(atomic)
      expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
    }),
  )
})

test.each([
  [{ atomic: 1_500_000n, decimals: 6 }, '1.5'],
  [{ atomic: 0n, decimals: 18 }, '0'],
  [{ atomic: 1n, decimals: 18 }, '0.000000000000000001'],
  [{ atomic: 5n, decimals: 0 }, '5'],
  [{ atomic: -1n, decimals: 2 }, '-0.01'],
  [{ atomic: 2n ** 256n - 1n, decimals: 18 }, `${2n ** 256n - 1n}`.replace(/(\d{18})$/, '.$1')],
])('behavior: %o is %s', (given, text) => {
  expect(Amount.toDecimal(given)).toBe(text)
})

test.each([
  ['123.456789', '123.456'],
  ['0', '0.000'],
  ['', '0.000'],
  ['.5', '0.500'],
  ['1.', '1.000'],
  ['0.9999', '0.999'],
  ['0.00123456', '0.001'],
  ['0.000123456', '0.0001234'],
  ['0.000000000000000001', '0.000000000000000001'],
  ['0.00010000', '0.0001'],
  [' 7.1 ', '7.100'],
  ['10000000000000000000000.1', '10000000000000000000000.100'],
])('behavior: a balance of %j is shown as %s', (given, shown) => {
  expect(Balance.format(given)).toBe(shown)
})

test('property: a shown balance is never more than there is, and nothing only where there is nothing', () => {
  fc.assert(
    fc.property(
      fc.record({ atomic: fc.bigInt({ min: 0n }), decimals: fc.integer({ min: 0, max: 36 }) }),
      (given) => {
        const shown = Balance.format(given)
        const [, fraction = ''] = shown.split('.')
        // Three, or as many as it takes to see four digits of what is less.
        expect(shown).toMatch(/^(\d+\.\d{3}|0\.0*[1-9]\d{0,3})$/)
        const [scale, places] = [given.decimals, fraction.length].map((each) => 10n ** BigInt(each))
        const cut = BigInt(shown.replace('.', ''))
        expect(cut * (scale as bigint) <= given.atomic * (places as bigint)).toBe(true)
        expect((cut + 1n) * (scale as bigint) > given.atomic * (places as bigint)).toBe(true)
        expect(/[1-9]/.test(shown)).toBe(given.atomic > 0n)
        expect(Balance.format(Amount.toDecimal(given))).toBe(shown)
      },
    ),
  )
})

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
  [' 7.1 ', '7.100'],
  ['10000000000000000000000.1', '10000000000000000000000.100'],
])('behavior: a balance of %j is shown as %s', (given, shown) => {
  expect(Balance.format(given)).toBe(shown)
})

test('property: a shown balance has three decimals and is never more than there is', () => {
  fc.assert(
    fc.property(
      fc.record({ atomic: fc.bigInt({ min: 0n }), decimals: fc.integer({ min: 0, max: 36 }) }),
      (given) => {
        const shown = Balance.format(given)
        expect(shown).toMatch(/^\d+\.\d{3}$/)
        const scale = 10n ** BigInt(given.decimals)
        const milli = BigInt(shown.replace('.', ''))
        expect(milli * scale <= given.atomic * 1000n).toBe(true)
        expect((milli + 1n) * scale > given.atomic * 1000n).toBe(true)
        expect(Balance.format(Amount.toDecimal(given))).toBe(shown)
      },
    ),
  )
})

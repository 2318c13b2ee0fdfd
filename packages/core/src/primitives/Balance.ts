import { type Amount, toDecimal } from './Amount.ts'

/** Enough to tell small holdings apart, few enough to read at a glance. */
const shownDecimals = 3
/** Of what three decimals would make nothing of. */
const shownDigits = 4

/**
 * Writes a balance as users see it: three decimals, cut and never rounded up, so that nobody is
 * shown money they do not have. A small holding keeps its first four digits, as what is not nothing is
 * never shown as nothing. Takes atomic units with their decimals, or an exact decimal text.
 *
 * @example
 * import { Balance } from '@foyer/core'
 *
 * Balance.format('123.456789') // '123.456'
 * Balance.format({ atomic: 1_999_999n, decimals: 6 }) // '1.999'
 * Balance.format({ atomic: 1n, decimals: 6 }) // '0.000001'
 */
export function format(balance: Amount | string): string {
  const text = typeof balance === 'string' ? balance : toDecimal(balance)
  const [whole, fraction = ''] = text.trim().split('.')
  const first = fraction.search(/[1-9]/)
  const isSmall = first >= shownDecimals && !/[1-9]/.test(whole ?? '')
  return isSmall
    ? `0.${fraction.slice(0, first + shownDigits).replace(/0{1,4}$/, '')}`
    : `${whole || '0'}.${fraction.slice(0, shownDecimals).padEnd(shownDecimals, '0')}`
}

import { type Amount, toDecimal } from './Amount.ts'

/** Enough to tell small holdings apart, few enough to read at a glance. */
const shownDecimals = 3

/**
 * Writes a balance as users see it: three decimals, cut and never rounded up, so that nobody is
 * shown money they do not have. Takes atomic units with their decimals, or an exact decimal text.
 *
 * @example
 * import { Balance } from '@foyer/core'
 *
 * Balance.format('123.456789') // '123.456'
 * Balance.format({ atomic: 1_999_999n, decimals: 6 }) // '1.999'
 */
export function format(balance: Amount | string): string {
  const text = typeof balance === 'string' ? balance : toDecimal(balance)
  const [whole, fraction = ''] = text.trim().split('.')
  return `${whole || '0'}.${fraction.slice(0, shownDecimals).padEnd(shownDecimals, '0')}`
}

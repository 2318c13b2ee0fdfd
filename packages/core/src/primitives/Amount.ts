/** An amount of money: whole atomic units (wei, lamports, satoshi) and how many decimals they have. */
export interface Amount {
  readonly atomic: bigint
  readonly decimals: number
}

/**
 * Writes an amount as an exact decimal text, without grouping or trailing zeros.
 *
 * @example
 * import { Amount } from '@foyer/core'
 *
 * Amount.toDecimal({ atomic: 1_500_000n, decimals: 6 }) // '1.5'
 */
export function toDecimal({ atomic, decimals }: Amount): string {
  const sign = atomic < 0n ? '-' : ''
  const digits = (atomic < 0n ? -atomic : atomic).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return sign + whole + (fraction && `.${fraction}`)
}

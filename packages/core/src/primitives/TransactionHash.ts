const pattern = /^0x[0-9a-f]{64}$/i

/**
 * Whether a value is an EVM transaction hash: `0x` and 64 hexadecimal digits.
 *
 * @see https://ethereum.org/developers/docs/transactions
 * @example
 * import { TransactionHash } from '@foyer/core'
 *
 * TransactionHash.is('0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060')
 */
export function is(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

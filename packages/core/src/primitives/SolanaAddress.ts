const pattern = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/**
 * Whether a value is a Solana address: 32 to 44 base58 characters.
 *
 * @see https://solana.com/docs/core/accounts
 * @example
 * import { SolanaAddress } from '@foyer/core'
 *
 * SolanaAddress.is('11111111111111111111111111111111')
 */
export function is(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

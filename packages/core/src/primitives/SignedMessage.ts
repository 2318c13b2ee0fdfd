const pattern = /^0x[0-9a-f]{62,}$/i

/**
 * Whether a value is a signature over a message: `0x` and at least 62 hexadecimal digits, so that both account and smart-account signatures pass.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 * @example
 * import { SignedMessage } from '@foyer/core'
 *
 * SignedMessage.is('0x00')
 */
export function is(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

const pattern = /^(0x)?[0-9a-f]{40}$/i

/**
 * Whether a value is an EVM address: forty hexadecimal digits, with or without `0x`. The checksum is not looked at.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 * @example
 * import { EvmAddress } from '@foyer/core'
 *
 * EvmAddress.is('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
 */
export function is(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

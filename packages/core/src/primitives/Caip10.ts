import { invalidAccountId, invalidAddress } from './errors.ts'

/** A chain-agnostic account id in its three parts. */
export interface Caip10 {
  readonly namespace: string
  readonly reference: string
  readonly address: string
}

/**
 * Reads a chain-agnostic account id, such as `eip155:1:0xab16…`.
 *
 * The address part keeps the case it was given; checksums are the adapter's business.
 *
 * @throws `caip/invalid-account-id` unless there are exactly three non-empty parts.
 * @throws `caip/invalid-address` when the value is no text.
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * import { Caip10 } from '@foyer/core'
 *
 * Caip10.parse('eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045').namespace // 'eip155'
 */
export function parse(value: string): Caip10 {
  if (typeof value !== 'string') throw invalidAddress()
  const parts = value.split(':')
  const [namespace, reference, address] = parts
  if (parts.length !== 3 || !namespace || !reference || !address) throw invalidAccountId(value)
  return { namespace, reference, address }
}

/**
 * Writes an account id from its parts.
 *
 * @example
 * import { Caip10 } from '@foyer/core'
 *
 * Caip10.format({ namespace: 'eip155', reference: '1', address: '0xd8dA…' })
 */
export function format({ namespace, reference, address }: Caip10): string {
  return `${namespace}:${reference}:${address}`
}

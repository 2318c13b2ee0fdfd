import { invalidNetworkId } from './errors.ts'

/** A chain-agnostic network id in its two parts. */
export interface Caip2 {
  readonly namespace: string
  readonly reference: string
}

/**
 * Reads a chain-agnostic network id, such as `eip155:1`.
 *
 * @throws `caip/invalid-network-id` unless there are exactly two non-empty parts.
 * @see https://chainagnostic.org/CAIPs/caip-2
 * @example
 * import { Caip2 } from '@foyer/core'
 *
 * Caip2.parse('eip155:1').reference // '1'
 */
export function parse(value: string): Caip2 {
  const parts = typeof value === 'string' ? value.split(':') : []
  const [namespace, reference] = parts
  if (parts.length !== 2 || !namespace || !reference) throw invalidNetworkId(value)
  return { namespace, reference }
}

/**
 * Writes a network id from its parts.
 *
 * @example
 * import { Caip2 } from '@foyer/core'
 *
 * Caip2.format({ namespace: 'eip155', reference: '1' }) // 'eip155:1'
 */
export function format({ namespace, reference }: Caip2): string {
  return `${namespace}:${reference}`
}

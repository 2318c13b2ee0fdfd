import type { ChainNamespace } from './Network.ts'

/**
 * What stands for a chain's own currency where a token's address is asked for, such as in swaps.
 *
 * @example
 * import { nativeTokenAddress } from '@foyer/core'
 *
 * nativeTokenAddress('eip155') // '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
 */
export function nativeTokenAddress(namespace: ChainNamespace): string {
  if (namespace === 'eip155') return `0x${'e'.repeat(40)}`
  if (namespace === 'solana') return `So${'1'.repeat(41)}`
  return '0x'
}

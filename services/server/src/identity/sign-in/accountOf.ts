import { Address } from '@foyer/core/primitives'

/**
 * As sessions are kept by it: CAIP-10, in the one spelling of its address. An account is one of one chain: whoever made
 * a contract on another chain may have another one at the same address there.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export function accountOf(chainId: string, address: string): string {
  return `${chainId}:${Address.normalise(address)}`
}

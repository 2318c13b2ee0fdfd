import type { ProviderOf } from '@foyer/core/adapter'
import { useClient } from './FoyerProvider.tsx'
import { useFoyerState } from './useFoyerState.ts'

/**
 * The provider of a namespace: EIP-1193 for `eip155`, Wallet Standard for `solana` and `bip122`. It
 * is one object for the client's whole life and refuses with code 4900 while nothing is connected.
 * `null` when the client has no such namespace, or does not have it any more.
 *
 * @example
 * ```tsx
 * import { useProvider } from '@foyer/react'
 *
 * export function Sign() {
 *   const provider = useProvider('eip155')
 *   return <button onClick={() => provider?.request({ method: 'eth_chainId' })}>Ask</button>
 * }
 * ```
 */
export function useProvider<namespace extends string>(
  namespace: namespace,
): ProviderOf<namespace> | null {
  const isThere = useFoyerState(({ chains }) => namespace in chains)
  const { getProvider } = useClient()
  return isThere ? getProvider(namespace) : null
}

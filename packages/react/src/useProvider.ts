import { useClient } from './FoyerProvider.tsx'

/**
 * The provider of a chain family: EIP-1193 for `eip155`. It is one object for the client's whole
 * life and refuses with code 4900 while nothing is connected.
 *
 * @throws `adapter/not-found`
 * @example
 * ```tsx
 * import type { EIP1193Provider } from '@foyer/evm'
 * import { useProvider } from '@foyer/react'
 *
 * export function Sign() {
 *   const provider = useProvider<EIP1193Provider>('eip155')
 *   return <button onClick={() => provider.request({ method: 'eth_chainId' })}>Ask</button>
 * }
 * ```
 */
export function useProvider<provider = unknown>(namespace: string): provider {
  return useClient().getProvider(namespace) as provider
}

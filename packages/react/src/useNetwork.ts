import type { Foyer, Network } from '@foyer/core'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'

/**
 * The active network, those to choose from, and the way to another.
 *
 * @example
 * ```tsx
 * import { useNetwork } from '@foyer/react'
 *
 * export function Where() {
 *   const { network, switchNetwork } = useNetwork()
 *   return <button onClick={() => switchNetwork('eip155:8453')}>{network?.name}</button>
 * }
 * ```
 */
export function useNetwork({ namespace }: { namespace?: string } = {}): {
  readonly network: Network.Network | null
  readonly networks: readonly Network.Network[]
  readonly switchNetwork: Foyer['switchNetwork']
} {
  const chain = useChain(namespace)
  return {
    network: chain?.network ?? null,
    networks: chain?.requestedNetworks ?? [],
    switchNetwork: useClient().switchNetwork,
  }
}

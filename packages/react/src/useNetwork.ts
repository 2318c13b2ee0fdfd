import type { Foyer, Network } from '@foyer/core'
import { isOnSupportedNetwork } from '@foyer/core/client'
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
 *   const { network, isSupported, switchNetwork } = useNetwork()
 *   if (isSupported) return <p>{network?.name}</p>
 *   return <button onClick={() => switchNetwork('eip155:8453')}>Switch to Base</button>
 * }
 * ```
 */
export function useNetwork({ namespace }: { namespace?: string } = {}): {
  /** The active network; a stand-in for one that is unknown. */
  readonly network: Network.Network | null
  /** Those to choose from. */
  readonly networks: readonly Network.Network[]
  /** `false` while the connected wallet is on a network that is not among `networks`. */
  readonly isSupported: boolean
  /** The client's own: a wallet is asked, and a refusal rejects. */
  readonly switchNetwork: Foyer['switchNetwork']
} {
  const chain = useChain(namespace)
  return {
    network: chain?.network ?? null,
    networks: chain?.requestedNetworks ?? [],
    isSupported: !chain || isOnSupportedNetwork(chain),
    switchNetwork: useClient().switchNetwork,
  }
}

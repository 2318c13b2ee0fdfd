import type { GivenCapabilities } from '@foyer/core/adapter'
import { readCapabilities } from '@foyer/core/reading'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'
import { type QueryResult, useQuery } from './useQuery.ts'

export type { GivenCapabilities } from '@foyer/core/adapter'

/**
 * What the connected wallet says that it can do, for its active account on one network; nothing where it does not say.
 * Its names and values are the wallet's, such as `atomic.status`: `supported`, `ready` or `unsupported`.
 *
 * @param parameters.chainId the network that the wallet is on when absent
 * @see https://eips.ethereum.org/EIPS/eip-5792
 * @example
 * ```tsx
 * import { useCapabilities } from '@foyer/react'
 *
 * export function Batches() {
 *   const { data } = useCapabilities()
 *   return <p>{data?.atomic ? 'All or nothing' : 'One after the other'}</p>
 * }
 * ```
 */
export function useCapabilities({
  chainId,
}: {
  chainId?: number | string | undefined
} = {}): QueryResult<GivenCapabilities> {
  const foyer = useClient()
  const { status, address, network } = useChain('eip155') ?? {}
  return useQuery({
    question:
      status === 'connected' ? JSON.stringify([chainId, address, network?.caipNetworkId]) : null,
    read: (signal) => readCapabilities(foyer, { chainId, signal }),
  })
}

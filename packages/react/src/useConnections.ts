import type { ChainState } from '@foyer/core'
import { useFoyerState } from './useFoyerState.ts'

/**
 * Every namespace that is connected now, or the one that is named. Its `connections` are the wallets, one
 * of which `isActive`; `useSwitchConnection` makes another one active.
 *
 * @example
 * import { useConnections } from '@foyer/react'
 *
 * export const Count = () => <p>{useConnections().length}</p>
 */
export function useConnections({
  namespace,
}: {
  namespace?: string | undefined
} = {}): readonly ChainState[] {
  const chains = useFoyerState((state) => state.chains)
  return Object.values(chains).filter(
    (chain) =>
      chain.status === 'connected' && (namespace === undefined || chain.namespace === namespace),
  )
}

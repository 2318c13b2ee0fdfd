import type { ChainState } from '@foyer/core'
import { useFoyerState } from './useFoyerState.ts'

/**
 * Every chain family that is connected now.
 *
 * @example
 * import { useConnections } from '@foyer/react'
 *
 * export const Count = () => <p>{useConnections().length}</p>
 */
export function useConnections(): readonly ChainState[] {
  const chains = useFoyerState((state) => state.chains)
  return Object.values(chains).filter(({ status }) => status === 'connected')
}

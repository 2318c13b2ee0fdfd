import type { FoyerState } from '@foyer/core'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/**
 * The client's whole state, or the part that `select` picks. The component is rendered again when the
 * picked part is another object or value; a new object built of parts is another one at each change
 * of the state.
 *
 * @example
 * ```tsx
 * import { useFoyerState } from '@foyer/react'
 *
 * export const Where = () => <p>{useFoyerState(({ view }) => view ?? 'closed')}</p>
 * ```
 */
export function useFoyerState(): FoyerState
export function useFoyerState<part>(select: (state: FoyerState) => part): part
export function useFoyerState<part>(select?: (state: FoyerState) => part): part | FoyerState {
  const { getState, subscribe, internals } = useClient()
  let picked: [FoyerState, part | FoyerState] | undefined
  // Once for each state, or a new object would be another each time React looks.
  const pick = (state: FoyerState) => {
    if (picked?.[0] !== state) picked = [state, select ? select(state) : state]
    return picked[1]
  }
  return useSyncExternalStore(
    subscribe,
    () => pick(getState()),
    () => pick(internals.store.getInitialState()),
  )
}

/** The chain a hook speaks of: the one asked for, else the active one. */
export function useChain(namespace?: string) {
  return useFoyerState(
    ({ activeNamespace, chains }) => chains[namespace ?? activeNamespace ?? ''] ?? null,
  )
}

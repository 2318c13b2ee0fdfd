import { getName, type NameFlow, type NameState } from '@foyer/core/names'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/** Where registering a name is, and what a user can do about it. */
export interface UseNameResult extends Omit<NameFlow, 'store'> {
  /** Where registering is, with the data of that status. */
  readonly state: NameState
}

/**
 * Registers a name for the connected account, for hosts that render it themselves: the flow behind the modal's own views,
 * one at a time. Nothing of the modal is loaded.
 *
 * @example
 * ```tsx
 * import { useName } from '@foyer/react'
 *
 * export function MyName() {
 *   const { state, writeName, register } = useName()
 *   if (state.status === 'registered') return <p>{state.request.name} is yours</p>
 *   if (state.status !== 'choosing') return <p>Look at your wallet</p>
 *   return (
 *     <>
 *       <input value={state.text} onChange={(event) => writeName(event.target.value)} />
 *       <button disabled={!state.chosen} onClick={register}>Register {state.chosen}</button>
 *     </>
 *   )
 * }
 * ```
 */
export function useName(): UseNameResult {
  const { store, ...commands } = getName(useClient())
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { state, ...commands }
}

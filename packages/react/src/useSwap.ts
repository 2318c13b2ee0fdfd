import { getSwap, type Swap, type SwapState } from '@foyer/core/swap'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/** Where a swap is, and what a user can do about it. */
export interface UseSwapResult extends Omit<Swap, 'store'> {
  /** Where the swap is, with the data of that status. */
  readonly state: SwapState
}

/**
 * The swap of the connected account, for hosts that render it themselves: the flow behind the modal's own views, one at
 * a time. Nothing of the modal is loaded.
 *
 * @example
 * ```tsx
 * import { useSwap } from '@foyer/react'
 *
 * export function BuyDai() {
 *   const { state, start, preview, confirm } = useSwap()
 *   if (state.status === 'reviewing') return <button onClick={confirm}>{state.step}</button>
 *   if (state.status === 'sent') return <p>Swapped: {state.hash}</p>
 *   return (
 *     <>
 *       <button onClick={() => start({ fromToken: 'ETH', toToken: 'DAI', amount: '0.1' })}>Begin</button>
 *       <button disabled={state.quote.status !== 'ready'} onClick={preview}>Review</button>
 *     </>
 *   )
 * }
 * ```
 */
export function useSwap(): UseSwapResult {
  const { store, ...commands } = getSwap(useClient())
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { state, ...commands }
}

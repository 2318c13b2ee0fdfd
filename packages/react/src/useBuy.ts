import { type Buy, type BuyState, getBuy } from '@foyer/core/buy'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/** Where a purchase is, and what a user can do about it. */
export interface UseBuyResult extends Omit<Buy, 'store'> {
  /** Where the purchase is, with the data of that status. */
  readonly state: BuyState
}

/**
 * Buys coins for the connected account, for hosts that render it themselves: the flow behind the modal's own views, one at
 * a time. Nothing of the modal is loaded.
 *
 * @example
 * ```tsx
 * import { useBuy } from '@foyer/react'
 *
 * export function BuyFifty() {
 *   const { state, start, writeAmount, begin } = useBuy()
 *   if (state.status === 'waiting') return <a href={state.url}>Pay at {state.request.seller.name}</a>
 *   if (state.status === 'delivered') return <p>{state.amount} arrived</p>
 *   if (state.status !== 'choosing') return null
 *   return (
 *     <>
 *       <button onClick={start}>What is sold?</button>
 *       <input value={state.amountText} onChange={(event) => writeAmount(event.target.value)} />
 *       {state.sellers.map(({ id, name }) => (
 *         <button key={id} onClick={() => begin(id)}>{name}</button>
 *       ))}
 *     </>
 *   )
 * }
 * ```
 */
export function useBuy(): UseBuyResult {
  const { store, ...commands } = getBuy(useClient())
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { state, ...commands }
}

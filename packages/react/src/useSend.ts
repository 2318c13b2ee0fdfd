import { getSend, type Send, type SendState } from '@foyer/core/send'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/** Where a transfer is, and what a user can do about it. */
export interface UseSendResult extends Omit<Send, 'store' | 'sent'> {
  /** Where the transfer is, with the data of that status. */
  readonly state: SendState
}

/**
 * The transfer of the connected account, for hosts that render it themselves: the flow behind the modal's own views, one
 * at a time. Nothing of the modal is loaded.
 *
 * @example
 * ```tsx
 * import { useSend } from '@foyer/react'
 *
 * export function Tip({ to }: { to: string }) {
 *   const { state, start, preview, confirm } = useSend()
 *   if (state.status === 'reviewing') return <button onClick={confirm}>Send {state.amountText}</button>
 *   if (state.status === 'sent') return <p>Sent: {state.hash}</p>
 *   return (
 *     <>
 *       <button onClick={() => start({ assetAddress: 'native', amount: '0.01', to })}>Tip</button>
 *       <button disabled={state.button !== 'previewSend'} onClick={preview}>Review</button>
 *     </>
 *   )
 * }
 * ```
 */
export function useSend(): UseSendResult {
  const { store, sent: _, ...commands } = getSend(useClient())
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { state, ...commands }
}

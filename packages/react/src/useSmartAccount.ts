import {
  getSmartAccount,
  type SmartAccountFlow,
  type SmartAccountState,
} from '@foyer/core/smart-accounts'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/** The smart account of the user who is signed in, and what they can do about it. */
export interface UseSmartAccountResult extends SmartAccountState, Omit<SmartAccountFlow, 'store'> {}

/**
 * The smart account of a wallet without a wallet, for hosts that render it themselves. Nothing of the modal is loaded.
 *
 * @example
 * ```tsx
 * import { useSmartAccount } from '@foyer/react'
 *
 * export function AccountType() {
 *   const { address, preferred, prefer } = useSmartAccount()
 *   if (!address) return null
 *   const other = preferred === 'eoa' ? 'smartAccount' : 'eoa'
 *   return <button onClick={() => prefer(other)}>Use my other account</button>
 * }
 * ```
 */
export function useSmartAccount(): UseSmartAccountResult {
  const { store, ...commands } = getSmartAccount(useClient())
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { ...state, ...commands }
}

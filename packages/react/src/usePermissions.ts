import {
  getPermissions,
  type PermissionsFlow,
  type PermissionsState,
} from '@foyer/core/smart-accounts'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/** What the connected account lets applications do, and what its user can do about it. */
export interface UsePermissionsResult extends PermissionsState, Omit<PermissionsFlow, 'store'> {}

/**
 * Permissions that a contract bounds, for hosts that render them themselves. Nothing of the modal is loaded but the frame
 * that shows what is asked for.
 *
 * @example
 * ```tsx
 * import { usePermissions } from '@foyer/react'
 *
 * export function Permissions() {
 *   const { permissions, read, revoke } = usePermissions()
 *   return (
 *     <>
 *       <button onClick={read}>Show permissions</button>
 *       {permissions.map(({ pci, application }) => (
 *         <button key={pci} onClick={() => revoke(pci)}>Revoke {application}</button>
 *       ))}
 *     </>
 *   )
 * }
 * ```
 */
export function usePermissions(): UsePermissionsResult {
  const { store, ...commands } = getPermissions(useClient())
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { ...state, ...commands }
}

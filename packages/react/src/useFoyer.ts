import type { Foyer } from '@foyer/core'
import { useClient } from './FoyerProvider.tsx'

/**
 * Opens and closes the modal.
 *
 * @example
 * ```tsx
 * import { useFoyer } from '@foyer/react'
 *
 * export function Checkout() {
 *   const { open } = useFoyer()
 *   return <button onClick={() => open()}>Pay</button>
 * }
 * ```
 */
export function useFoyer(): Pick<Foyer, 'open' | 'close'> {
  return useClient()
}

import type { Foyer } from '@foyer/core'
import { useClient } from './FoyerProvider.tsx'

/**
 * The whole client: opens and closes the modal, and everything else that `createFoyer` returns. It
 * is one object with stable methods; its state comes from the other hooks.
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
export function useFoyer(): Foyer {
  return useClient()
}

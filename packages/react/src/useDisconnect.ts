import type { Foyer } from '@foyer/core'
import { useClient } from './FoyerProvider.tsx'

/**
 * Lets go of one wallet, or of all. On our side it always ends disconnected.
 *
 * @example
 * ```tsx
 * import { useDisconnect } from '@foyer/react'
 *
 * export function Leave() {
 *   const { disconnect } = useDisconnect()
 *   return <button onClick={() => disconnect()}>Leave</button>
 * }
 * ```
 */
export function useDisconnect(): Pick<Foyer, 'disconnect'> {
  return useClient()
}

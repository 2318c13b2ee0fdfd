import type { Foyer } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from './FoyerProvider.tsx'

/**
 * Disconnects one wallet, those of a namespace, or all. On our side it always ends disconnected.
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
export function useDisconnect({
  namespace,
}: {
  /** Of which `disconnect()` disconnects the wallets; those of all families unless it is given. */
  namespace?: string | undefined
} = {}): Pick<Foyer, 'disconnect'> {
  const foyer = useClient()
  const disconnect = useCallback<Foyer['disconnect']>(
    (family = namespace, connectionId) => foyer.disconnect(family, connectionId),
    [foyer, namespace],
  )
  return { disconnect }
}

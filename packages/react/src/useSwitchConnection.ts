import type { ChainConnection } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'

/**
 * The wallets that are connected in one namespace, or in the active one, and a way to make another of
 * them active. The wallet is not asked.
 *
 * @example
 * ```tsx
 * import { useSwitchConnection } from '@foyer/react'
 *
 * export function Wallets() {
 *   const { connections, switchConnection } = useSwitchConnection({ namespace: 'eip155' })
 *   return connections.map(({ id, connector, isActive }) => (
 *     <button key={id} disabled={isActive} onClick={() => switchConnection(id)}>
 *       {connector.name}
 *     </button>
 *   ))
 * }
 * ```
 */
export function useSwitchConnection({ namespace }: { namespace?: string | undefined } = {}): {
  /** The active one first. */
  readonly connections: readonly ChainConnection[]
  /** Makes the wallet of this id the active one, and its namespace, too. */
  switchConnection(connectionId: string): void
} {
  const foyer = useClient()
  const chain = useChain(namespace)
  const family = chain?.namespace
  const switchConnection = useCallback(
    (connectionId: string) => {
      if (family !== undefined) foyer.switchConnection(family, connectionId)
    },
    [foyer, family],
  )
  return { connections: chain?.connections ?? [], switchConnection }
}

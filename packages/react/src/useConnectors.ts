import type { Connector } from '@foyer/core'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/**
 * The wallets that can be connected in this browser now, of one namespace or of all. A server
 * knows none.
 *
 * @example
 * ```tsx
 * import { useConnectors, useFoyer } from '@foyer/react'
 *
 * export function Wallets() {
 *   const { connect } = useFoyer()
 *   return useConnectors({ namespace: 'eip155' }).map((connector) => (
 *     <button key={connector.id} onClick={() => connect({ connector })}>{connector.name}</button>
 *   ))
 * }
 * ```
 */
export function useConnectors({
  namespace,
}: {
  namespace?: string | undefined
} = {}): readonly Connector[] {
  const { subscribeConnectors, getConnectors, internals } = useClient()
  const { getInitialState } = internals.connectors
  const all = useSyncExternalStore(subscribeConnectors, getConnectors, getInitialState)
  return namespace === undefined ? all : all.filter(({ chain }) => chain === namespace)
}

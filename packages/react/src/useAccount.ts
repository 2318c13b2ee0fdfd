import type { Account, ConnectionStatus } from '@foyer/core'
import { useChain } from './useFoyerState.ts'

/** Who is connected. */
export interface UseAccountResult {
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  readonly namespace: string | null
  readonly address: string | null
  readonly caipAddress: string | null
  readonly allAccounts: readonly Account[]
}

/**
 * The connected account of one chain family, or of the active one.
 *
 * @example
 * ```tsx
 * import { useAccount } from '@foyer/react'
 *
 * export function Greeting() {
 *   const { isConnected, address } = useAccount()
 *   return <p>{isConnected ? address : 'Not connected'}</p>
 * }
 * ```
 */
export function useAccount({
  namespace,
}: {
  namespace?: string | undefined
} = {}): UseAccountResult {
  const chain = useChain(namespace)
  const status = chain?.status ?? 'disconnected'
  return {
    status,
    isConnected: status === 'connected',
    namespace: chain?.namespace ?? null,
    address: chain?.address ?? null,
    caipAddress: chain?.caipAddress ?? null,
    allAccounts: chain?.allAccounts ?? [],
  }
}

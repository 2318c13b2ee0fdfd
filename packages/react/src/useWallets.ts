import type { Connector } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useConnectors } from './useConnectors.ts'

/**
 * The wallets found in this browser, of all chain families or one, and a way to connect one, for hosts that render their own list.
 *
 * @example
 * ```tsx
 * import { useWallets } from '@foyer/react'
 *
 * export function Wallets() {
 *   const { wallets, connect } = useWallets()
 *   return wallets.map((wallet) => (
 *     <button key={wallet.id} onClick={() => connect(wallet)}>{wallet.name}</button>
 *   ))
 * }
 * ```
 */
export function useWallets({ namespace }: { namespace?: string | undefined } = {}): {
  readonly wallets: readonly Connector[]
  /** @throws `wallet/declined`, `wallet/failed`, `wallet/not-found`, `connection/abandoned` */
  connect(wallet: Connector, options?: { signal?: AbortSignal | undefined }): Promise<void>
} {
  const foyer = useClient()
  const wallets = useConnectors({ namespace })
  const connect = useCallback(
    (connector: Connector, options: { signal?: AbortSignal | undefined } = {}) =>
      foyer.connect({ connector, ...options }),
    [foyer],
  )
  return { wallets, connect }
}

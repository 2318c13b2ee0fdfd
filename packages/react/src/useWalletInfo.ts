import type { ConnectorType } from '@foyer/core'
import { useConnectors } from './useConnectors.ts'
import { useChain } from './useFoyerState.ts'

/** The connected wallet. */
export interface WalletInfo {
  /** Of its connector, such as an rdns. */
  readonly id: string
  /** As users read it. */
  readonly name: string
  /** How the wallet came to us. */
  readonly type: ConnectorType
  /** As the wallet gave it: render it through an `<img>` only. */
  readonly icon: string | null
}

/**
 * The wallet that is connected on one namespace, or on the active one; `null` while none is.
 *
 * @example
 * import { useWalletInfo } from '@foyer/react'
 *
 * export const Wallet = () => <p>{useWalletInfo()?.name ?? 'No wallet'}</p>
 */
export function useWalletInfo({ namespace }: { namespace?: string } = {}): WalletInfo | null {
  const chain = useChain(namespace)
  const connector = chain?.connector
  const known = useConnectors().find(
    ({ id, chain: family }) => id === connector?.id && family === chain?.namespace,
  )
  return connector ? { ...connector, icon: known?.imageUrl ?? null } : null
}

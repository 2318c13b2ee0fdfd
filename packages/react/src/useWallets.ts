import type { Connector } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { type CatalogueWallet, readCatalogue } from './readCatalogue.ts'
import { useConnectors } from './useConnectors.ts'
import { type PagedQueryResult, usePagedQuery } from './useQuery.ts'

/** What {@link useWallets} takes. */
export interface UseWalletsParameters {
  /** Of one namespace only. */
  readonly namespace?: string | undefined
  /** Asks for all wallets there are, or those whose name has this part; nobody is asked without it. */
  readonly catalogue?: boolean | { readonly search: string } | undefined
}

/** What {@link useWallets} gives. */
export interface UseWalletsResult {
  /** Those found in this browser. */
  readonly wallets: readonly Connector[]
  /** All there are, page by page; `pending` until it is asked for. */
  readonly catalogue: PagedQueryResult<CatalogueWallet>
  /**
   * Connects a wallet of this browser, or one of the catalogue: in this browser where it is installed, else by a
   * link that `onLink` is given, as text for a QR code and for `walletLink` of `@foyer/core/wallets`.
   *
   * @throws `wallet/declined`, `wallet/failed`, `wallet/not-found`, `connection/no-relay`, `connection/abandoned`
   */
  connect(
    wallet: Connector | CatalogueWallet,
    options?: {
      readonly signal?: AbortSignal | undefined
      readonly onLink?: ((uri: string) => void) | undefined
    },
  ): Promise<void>
}

/**
 * The wallets found in this browser and, on demand, all others, and a way to connect one, for hosts that render their
 * own list.
 *
 * @example
 * ```tsx
 * import { useWallets } from '@foyer/react'
 *
 * export function Wallets({ showLink }: { showLink: (uri: string) => void }) {
 *   const { wallets, catalogue, connect } = useWallets({ catalogue: { search: 'rain' } })
 *   const all = [...wallets, ...(catalogue.data ?? [])]
 *   return all.map((wallet) => (
 *     <button key={wallet.id} onClick={() => connect(wallet, { onLink: showLink })}>{wallet.name}</button>
 *   ))
 * }
 * ```
 */
export function useWallets({
  namespace,
  catalogue: wanted = false,
}: UseWalletsParameters = {}): UseWalletsResult {
  const foyer = useClient()
  const wallets = useConnectors({ namespace })
  const search = typeof wanted === 'object' ? wanted.search : ''
  const catalogue = usePagedQuery({
    question: wanted === false ? null : `all ${search}`,
    keyOf: ({ id }: CatalogueWallet) => id,
    readPage: (options) => readCatalogue(foyer, { ...options, search }),
  })
  const connect = useCallback<UseWalletsResult['connect']>(
    async (wallet, { signal, onLink } = {}) => {
      const options = { signal, ...(onLink && { onLink }) }
      if ('type' in wallet) return foyer.connect({ connector: wallet, ...options })
      const { findWallet } = await import('@foyer/core/wallets')
      const ofFamily = foyer
        .getConnectors()
        .filter(({ chain }) => namespace === undefined || chain === namespace)
      const connector = findWallet(wallet, ofFamily) ?? 'walletConnect'
      return foyer.connect({ connector, ...options, ...(namespace && { namespace }) })
    },
    [foyer, namespace],
  )
  return { wallets, catalogue, connect }
}

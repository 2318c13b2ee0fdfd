import type { Nft } from '@foyer/core/client'
import { readNftsPage } from '@foyer/core/reading'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'
import { type PagedQueryResult, usePagedQuery } from './useQuery.ts'

/**
 * The collectibles that the connected account has on its network, page by page; `isSpam` marks what nobody asked for.
 * As `useHistory` for the rest.
 *
 * @example
 * ```tsx
 * import { useNfts } from '@foyer/react'
 *
 * export function Gallery() {
 *   const { data = [] } = useNfts()
 *   const shown = data.filter(({ isSpam }) => !isSpam)
 *   return <ul>{shown.map(({ contract, tokenId, name }) => <li key={`${contract} ${tokenId}`}>{name}</li>)}</ul>
 * }
 * ```
 */
export function useNfts({
  namespace,
}: {
  namespace?: string | undefined
} = {}): PagedQueryResult<Nft> {
  const foyer = useClient()
  const chain = useChain(namespace)
  return usePagedQuery({
    question: chain?.status === 'connected' ? chain.caipAddress : null,
    keyOf: ({ contract, tokenId }) => `${contract} ${tokenId}`,
    async readPage(options) {
      const { nfts, next } = await readNftsPage(foyer, { ...options, namespace: chain?.namespace })
      return { items: nfts, next }
    },
  })
}

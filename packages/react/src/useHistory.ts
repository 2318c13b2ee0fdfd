import type { HistoryTransaction } from '@foyer/core/client'
import { readHistoryPage } from '@foyer/core/reading'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'
import { type PagedQueryResult, usePagedQuery } from './useQuery.ts'

/**
 * What the connected account did on its network, the newest first, page by page. `pending` while nothing is connected;
 * an `error` with the code `resources/unsupported` where no backend tells.
 *
 * @example
 * ```tsx
 * import { useHistory } from '@foyer/react'
 *
 * export function History() {
 *   const { data = [], hasNextPage, fetchNextPage, error } = useHistory()
 *   if (error) return <p role="alert">{error.message}</p>
 *   return (
 *     <>
 *       <ul>{data.map(({ id, operationType }) => <li key={id}>{operationType}</li>)}</ul>
 *       {hasNextPage && <button onClick={fetchNextPage}>More</button>}
 *     </>
 *   )
 * }
 * ```
 */
export function useHistory({
  namespace,
}: {
  namespace?: string | undefined
} = {}): PagedQueryResult<HistoryTransaction> {
  const foyer = useClient()
  const chain = useChain(namespace)
  return usePagedQuery({
    question: chain?.status === 'connected' ? chain.caipAddress : null,
    keyOf: ({ id }) => id,
    async readPage(options) {
      const { transactions, next } = await readHistoryPage(foyer, {
        ...options,
        namespace: chain?.namespace,
      })
      return { items: transactions, next }
    },
  })
}

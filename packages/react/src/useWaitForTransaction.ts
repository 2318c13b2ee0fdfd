import { type TransactionEnd, waitForTransaction } from '@foyer/core/reading'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'
import { type QueryResult, useQuery } from './useQuery.ts'

/**
 * Waits until a block has a transaction of the connected wallet, or until another one has taken its place, as when a
 * user speeds it up in the wallet. `pending` while there is no hash, and while it is waited for.
 *
 * An `error` has the code `transaction/timeout` when it took too long, which says nothing about the transaction.
 *
 * @param parameters.hash as `useSendTransaction` gives it
 * @param parameters.chainId the network that the wallet is on when absent
 * @param parameters.confirmations blocks that stand on it, its own included; 1 when absent
 * @param parameters.timeoutMs 180,000 when absent
 * @example
 * ```tsx
 * import { useWaitForTransaction } from '@foyer/react'
 *
 * export function Outcome({ hash }: { hash: string | undefined }) {
 *   const { data, error } = useWaitForTransaction({ hash })
 *   return <p role="status">{error?.message ?? data?.status ?? 'Waiting for a block'}</p>
 * }
 * ```
 */
export function useWaitForTransaction({
  hash,
  chainId,
  confirmations,
  timeoutMs,
}: {
  hash: string | undefined
  chainId?: number | string | undefined
  confirmations?: number | undefined
  timeoutMs?: number | undefined
}): QueryResult<TransactionEnd> {
  const foyer = useClient()
  const isConnected = useChain()?.status === 'connected'
  return useQuery({
    question:
      hash && isConnected ? JSON.stringify([hash, chainId, confirmations, timeoutMs]) : null,
    read: (signal) =>
      waitForTransaction(foyer, { hash: hash ?? '', chainId, confirmations, timeoutMs, signal }),
  })
}

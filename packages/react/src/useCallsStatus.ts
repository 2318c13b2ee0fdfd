import type { CallsStatus } from '@foyer/core/adapter'
import { waitForCalls } from '@foyer/core/reading'
import { useState } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'
import { type QueryResult, useQuery } from './useQuery.ts'

export type { CallsReceipt, CallsStatus } from '@foyer/core/adapter'

/**
 * What became of calls that the wallet was asked for at once, as the wallet tells it: asked again while they are pending,
 * for as long as the component is there.
 *
 * @param parameters.id as `useSendCalls` gives it
 * @see https://eips.ethereum.org/EIPS/eip-5792
 * @example
 * ```tsx
 * import { useCallsStatus } from '@foyer/react'
 *
 * export function Became({ id }: { id: string | undefined }) {
 *   const { data, error } = useCallsStatus({ id })
 *   return <p role="status">{error?.message ?? data?.receipts[0]?.transactionHash ?? data?.status}</p>
 * }
 * ```
 */
export function useCallsStatus({ id }: { id: string | undefined }): QueryResult<CallsStatus> {
  const foyer = useClient()
  const isConnected = useChain('eip155')?.status === 'connected'
  const [seen, setSeen] = useState<CallsStatus | null>(null)
  const result = useQuery({
    question: id && isConnected ? id : null,
    read: (signal) => waitForCalls(foyer, { id: id ?? '', signal, onStatus: setSeen }),
  })
  return result.status === 'pending' && seen?.id === id && seen
    ? { ...result, status: 'success', data: seen, isPending: false, isSuccess: true }
    : result
}

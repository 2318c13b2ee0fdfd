import type { TokenBalance } from '@foyer/core/client'
import { emptyHolding, type Holding, holdingsOf } from '@foyer/core/holdings'
import { unsupportedReading } from '@foyer/core/reading'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'
import { type PagedQueryResult, type QueryState, withFlags } from './useQuery.ts'

const fetchNextPage = async () => {}

/**
 * The tokens that the connected account has on its network, the chain's own money among them, most valuable first. They
 * are read again when the balance changes, while a component shows them and the page is visible. All of them are one
 * page. As `useHistory` for the rest.
 *
 * @example
 * ```tsx
 * import { Balance } from '@foyer/core'
 * import { useTokens } from '@foyer/react'
 *
 * export function Tokens() {
 *   const { data = [] } = useTokens()
 *   return <ul>{data.map((token) => <li key={token.address}>{Balance.format(token)} {token.symbol}</li>)}</ul>
 * }
 * ```
 */
export function useTokens({
  namespace,
}: {
  namespace?: string | undefined
} = {}): PagedQueryResult<TokenBalance> {
  const holdings = holdingsOf(useClient())
  const chain = useChain(namespace)
  const key = chain?.status === 'connected' ? chain.namespace : ''
  const account = chain?.caipAddress
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account is watched anew
  useEffect(() => (key ? holdings.watch(key) : undefined), [holdings, key, account])
  const { store } = holdings
  const read = () => store.getState()[key] ?? emptyHolding
  const holding = useSyncExternalStore(store.subscribe, read, () => emptyHolding)
  const network = chain?.network?.name ?? ''
  const refetch = useCallback(async () => {
    if (key) await holdings.refresh(key)
    return stateOf(holdings.store.getState()[key] ?? emptyHolding, network)
  }, [holdings, key, network])
  return {
    ...withFlags(stateOf(key ? holding : emptyHolding, network), refetch),
    ...{ hasNextPage: false, isFetchingNextPage: false, fetchNextPage },
  }
}

function stateOf(
  { status, tokens, error }: Holding,
  network: string,
): QueryState<readonly TokenBalance[]> {
  switch (status) {
    case 'loading':
      return { status: 'pending', data: undefined, error: null }
    case 'ready':
      return { status: 'success', data: tokens, error: null }
    case 'stale':
      return error
        ? { status: 'error', data: tokens, error }
        : { status: 'success', data: tokens, error: null }
    default:
      return { status: 'error', data: undefined, error: error ?? unsupportedReading(network) }
  }
}

import { type AppError, Balance } from '@foyer/core'
import { idleBalance } from '@foyer/core/client'
import { useEffect, useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'

/** The native balance. `atomic` counts whole base units such as wei. */
export interface UseBalanceResult {
  readonly status: 'idle' | 'loading' | 'ready' | 'stale' | 'failed'
  readonly atomic: bigint | undefined
  readonly decimals: number | undefined
  readonly symbol: string | undefined
  /** Three decimals, cut: what people are shown. Of a testnet `0.00`. */
  readonly formatted: string | undefined
  readonly error: AppError | undefined
}

/**
 * The native balance of the connected account. It is read when a component asks for it and kept
 * for 30 s; `stale` means that a newer answer could not be had.
 *
 * @example
 * ```tsx
 * import { useBalance } from '@foyer/react'
 *
 * export function Purse() {
 *   const { formatted, symbol } = useBalance()
 *   return <p>{formatted && `${formatted} ${symbol}`}</p>
 * }
 * ```
 */
export function useBalance({ namespace }: { namespace?: string } = {}): UseBalanceResult {
  const { balances } = useClient().internals
  const chain = useChain(namespace)
  const key = chain?.namespace
  const account = chain?.caipAddress
  useEffect(() => {
    if (key && account) void balances.refresh(key)
  }, [balances, key, account])
  const { store } = balances
  const balance = useSyncExternalStore(
    store.subscribe,
    () => (key && store.getState()[key]) || idleBalance,
    () => (key && store.getInitialState()[key]) || idleBalance,
  )
  const known = 'atomic' in balance ? balance : undefined
  return {
    status: balance.status,
    atomic: known?.atomic,
    decimals: known?.decimals,
    symbol: known?.symbol,
    formatted: known && (known.formatted ?? Balance.format(known)),
    error: 'error' in balance ? balance.error : undefined,
  }
}

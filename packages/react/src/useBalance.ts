import { type AppError, Balance } from '@foyer/core'
import { idleBalance, type NativeBalanceState } from '@foyer/core/client'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'

/** A native balance. `atomic` counts whole base units such as wei. */
export interface BalanceSnapshot {
  /** `stale`: a newer answer could not be had, and what was known stays. */
  readonly status: 'idle' | 'loading' | 'ready' | 'stale' | 'failed'
  /** In base units such as wei; `undefined` until it was read. */
  readonly atomic: bigint | undefined
  /** How many digits of `atomic` are behind the point. */
  readonly decimals: number | undefined
  /** Such as `ETH`. */
  readonly symbol: string | undefined
  /** What users are shown: three decimals, cut, and of a small holding four digits. Of a testnet `0.00`. */
  readonly formatted: string | undefined
  /** Why the newest reading failed. */
  readonly error: AppError | undefined
}

/** The native balance, and how to read it again. */
export interface UseBalanceResult extends BalanceSnapshot {
  /** Reads the balance now. Resolves with what came of it, and never rejects. */
  refetch(): Promise<BalanceSnapshot>
}

/**
 * The native balance of the connected account. It is read again every 10 s while a component shows
 * it and the page is visible, and soon after a transaction was sent; `stale` means that a newer answer
 * could not be had.
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
  const isConnected = Boolean(chain?.address)
  useEffect(
    () => (key && isConnected ? balances.watch(key) : undefined),
    [balances, key, isConnected],
  )
  const { store } = balances
  const balance = useSyncExternalStore(
    store.subscribe,
    () => (key && store.getState()[key]) || idleBalance,
    () => (key && store.getInitialState()[key]) || idleBalance,
  )
  const refetch = useCallback(async () => {
    if (key) await balances.refresh(key, { force: true })
    return snapshotOf((key && balances.store.getState()[key]) || idleBalance)
  }, [balances, key])
  return { ...snapshotOf(balance), refetch }
}

function snapshotOf(balance: NativeBalanceState): BalanceSnapshot {
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

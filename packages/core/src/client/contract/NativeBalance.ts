import type { StoreApi } from 'zustand/vanilla'
import type { Amount } from '../../primitives/Amount.ts'
import type { AppError } from '../../primitives/AppError.ts'

/** The native balance of the active account of a namespace. */
export type NativeBalanceState =
  | { readonly status: 'idle' | 'loading' }
  | (Amount & {
      readonly status: 'ready' | 'stale'
      readonly symbol: string
      /** What to show instead of the amount; of a testnet, whose money is worth nothing, `0.00`. */
      readonly formatted?: string
      readonly error?: AppError
    })
  | { readonly status: 'failed'; readonly error: AppError }

/** What is known of native balances, by namespace. */
export interface NativeBalances {
  readonly [namespace: string]: NativeBalanceState
}

/** Reads native balances and keeps the newest answer of each namespace. */
export interface Balances {
  readonly store: Pick<StoreApi<NativeBalances>, 'getState' | 'getInitialState' | 'subscribe'>
  /**
   * Reads the balance unless it is fresh. `poll` asks although it is, but leaves a chain that failed
   * alone for 30 s; `force` asks in any case, because a user wants it. Never rejects: a failure is
   * a state.
   */
  refresh(namespace: string, options?: { force?: boolean; poll?: boolean }): Promise<void>
  /**
   * Keeps the balance up to date until the returned function is called: every 10 s while the page is
   * visible, and more often for a while after a transaction was sent.
   */
  watch(namespace: string): () => void
  /** A transaction was sent: the balance that is known is not fresh any more. */
  transactionSent(namespace: string): void
  /** Ends every timer and listener. */
  stop(): void
}

/** Nobody asked yet. */
export const idleBalance: NativeBalanceState = Object.freeze({ status: 'idle' })

/** Balances whose code is fetched when a user asks for one. */
export interface BalancesOnDemand extends Balances {
  /** Fetches the code now. */
  prepare(): Promise<void>
}

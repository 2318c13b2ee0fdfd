import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainAdapter } from '../adapter/ChainAdapter.ts'
import type { Clock } from '../platform/Platform.ts'
import { type Amount, toDecimal } from '../primitives/Amount.ts'
import type { AppError } from '../primitives/AppError.ts'
import { abortable } from './abortable.ts'
import type { FoyerStore } from './store.ts'

/** A native balance younger than this is shown as it is. */
const freshMs = 30_000
/** After a failure the next question waits this long, unless a person asks for it. */
const backOffMs = 30_000
const timeoutMs = 12_000

/** The native balance of the active account of a namespace. */
export type NativeBalanceState =
  | { readonly status: 'idle' | 'loading' }
  | (Amount & {
      readonly status: 'ready' | 'stale'
      readonly symbol: string
      readonly error?: AppError
    })
  | { readonly status: 'failed'; readonly error: AppError }

/** Reads native balances and keeps the newest answer of each namespace. */
export interface Balances {
  readonly store: Pick<
    StoreApi<{ readonly [namespace: string]: NativeBalanceState }>,
    'getState' | 'getInitialState' | 'subscribe'
  >
  /**
   * Reads the balance unless it is fresh. `force` asks the chain in any case.
   * Never rejects: a failure is a state.
   */
  refresh(namespace: string, options?: { force?: boolean }): Promise<void>
}

export const idleBalance: NativeBalanceState = Object.freeze({ status: 'idle' })

/** A testnet's money is worth nothing, so its balance is not asked for and shows as zero. */
const worthless = (symbol: string, decimals: number) =>
  ({ status: 'ready', atomic: 0n, decimals, symbol }) as const

export function createBalances({
  store,
  adapters,
  clock,
}: {
  store: FoyerStore
  adapters: ReadonlyMap<string, ChainAdapter>
  clock: Clock
}): Balances {
  const balances = createStore<{ readonly [namespace: string]: NativeBalanceState }>(() => ({}))
  const answers = new Map<string, { caipAddress: string; atMs: number; failed: boolean }>()
  const running = new Map<string, AbortController>()

  const set = (namespace: string, balance: NativeBalanceState) => {
    balances.setState({ [namespace]: balance })
    if ('atomic' in balance)
      store.updateChain(namespace, {
        balance: toDecimal(balance),
        balanceSymbol: balance.symbol,
      })
  }

  // Another account or chain: the old figure must not stand beside the new address for a moment.
  store.subscribe(({ chains }, { chains: before }) => {
    for (const [namespace, { caipAddress }] of Object.entries(chains))
      if (caipAddress !== before[namespace]?.caipAddress) {
        running.get(namespace)?.abort()
        running.delete(namespace)
        answers.delete(namespace)
        if (balances.getState()[namespace]) balances.setState({ [namespace]: idleBalance })
      }
  })

  return {
    store: balances,
    async refresh(namespace, { force = false } = {}) {
      const chain = store.getState().chains[namespace]
      const adapter = adapters.get(namespace)
      if (!adapter || !chain?.address || !chain.network || !chain.caipAddress) return
      const { address, network, caipAddress } = chain
      const { symbol, decimals } = network.nativeCurrency
      if (network.testnet) return set(namespace, worthless(symbol, decimals))
      const answer = answers.get(namespace)
      const age = answer?.caipAddress === caipAddress ? clock.now() - answer.atMs : Infinity
      if (!force && (running.has(namespace) || age < (answer?.failed ? backOffMs : freshMs))) return

      running.get(namespace)?.abort()
      const question = new AbortController()
      running.set(namespace, question)
      const cancelDeadline = clock.after(timeoutMs, () => question.abort(new Error('Timed out')))
      const before = balances.getState()[namespace] ?? idleBalance
      if (!('atomic' in before)) set(namespace, { status: 'loading' })
      try {
        const { signal } = question
        const found = await abortable(adapter.getBalance({ address, network, signal }), signal)
        // The account may have changed between the answer and this line.
        if (signal.aborted) return
        answers.set(namespace, { caipAddress, atMs: clock.now(), failed: false })
        set(namespace, { status: 'ready', ...found })
      } catch (error) {
        // A newer question, another account: this answer speaks of something nobody sees any more.
        if (running.get(namespace) !== question) return
        if (store.getState().chains[namespace]?.caipAddress !== caipAddress) return
        answers.set(namespace, { caipAddress, atMs: clock.now(), failed: true })
        set(
          namespace,
          'atomic' in before
            ? { ...before, status: 'stale', error: error as AppError }
            : { status: 'failed', error: error as AppError },
        )
      } finally {
        cancelDeadline()
        if (running.get(namespace) === question) running.delete(namespace)
      }
    },
  }
}

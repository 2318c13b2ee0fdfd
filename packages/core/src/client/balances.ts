import type { StoreApi } from 'zustand/vanilla'
import type { ChainAdapter } from '../adapter/ChainAdapter.ts'
import type { Clock } from '../platform/Platform.ts'
import { toDecimal } from '../primitives/Amount.ts'
import type { AppError } from '../primitives/AppError.ts'
import { abortable } from './abortable.ts'
import {
  type Balances,
  idleBalance,
  type NativeBalanceState,
  type NativeBalances,
} from './NativeBalanceState.ts'
import type { FoyerStore } from './store.ts'

/** A native balance younger than this is shown as it is. */
const freshMs = 30_000
/** After a failure the next question waits this long, unless a person asks for it. */
const backOffMs = 30_000
const timeoutMs = 12_000

/** A testnet's money is worth nothing, so its balance is not asked for and shows as zero. */
const worthless = (symbol: string, decimals: number) =>
  ({ status: 'ready', atomic: 0n, decimals, symbol, formatted: '0.00' }) as const

export function createBalances({
  store,
  balances,
  adapters,
  clock,
}: {
  store: FoyerStore
  /** Where the answers go. */
  balances: StoreApi<NativeBalances>
  adapters: ReadonlyMap<string, ChainAdapter>
  clock: Clock
}): Balances {
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
    async refresh(namespace, { force = false, poll = false } = {}) {
      const chain = store.getState().chains[namespace]
      const adapter = adapters.get(namespace)
      if (!adapter || !chain?.address || !chain.network || !chain.caipAddress) return
      const { address, network, caipAddress } = chain
      const { symbol, decimals } = network.nativeCurrency
      if (network.testnet) return set(namespace, worthless(symbol, decimals))
      const answer = answers.get(namespace)
      const age = answer?.caipAddress === caipAddress ? clock.now() - answer.atMs : Infinity
      const enoughMs = answer?.failed ? backOffMs : poll ? 0 : freshMs
      if (!force && (running.has(namespace) || age < enoughMs)) return

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

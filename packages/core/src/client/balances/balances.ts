import type { StoreApi } from 'zustand/vanilla'
import type { ChainAdapter } from '../../adapter/ChainAdapter.ts'
import type { Clock, PageWindow } from '../../platform/Platform.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import type { AppError } from '../../primitives/AppError.ts'
import { abortable } from '../../primitives/abortable.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import type { Balances, NativeBalanceState, NativeBalances } from '../contract/NativeBalance.ts'
import { pollBalances } from './pollBalances.ts'

/** A native balance younger than this is shown as it is. */
const freshMs = 30_000
/** After a failure the next question waits this long, unless a user asks for it. */
const backOffMs = 30_000
const timeoutMs = 12_000

/** A read that is under way. */
type Question = AbortController & {
  /** Resolves when nobody is asked any more, or the time is up. */
  settled: Promise<void>
  /** Resolves when the state says what came of it. */
  done: Promise<void>
}

/** A testnet's money is worth nothing, so its balance is not asked for and shows as zero. */
const worthless = (symbol: string, decimals: number) =>
  ({ status: 'ready', atomic: 0n, decimals, symbol, formatted: '0.00' }) as const

export function createBalances({
  store,
  balances,
  adapters,
  clock,
  window,
}: {
  store: FoyerStore
  /** Where the answers go. */
  balances: StoreApi<NativeBalances>
  adapters: ReadonlyMap<string, ChainAdapter>
  clock: Clock
  window: PageWindow | null
}): Omit<Balances, 'store'> {
  const answers = new Map<string, { caipAddress: string; atMs: number; failed: boolean }>()
  const running = new Map<string, Question>()

  const set = (namespace: string, balance: NativeBalanceState) => {
    balances.setState({ [namespace]: balance })
    if ('atomic' in balance)
      store.updateChain(namespace, {
        balance: toDecimal(balance),
        balanceSymbol: balance.symbol,
      })
  }

  // Another account or chain: the old figure must not stand beside the new address for a moment.
  const stopFollowing = store.subscribe(({ chains }, { chains: before }) => {
    for (const [namespace, { caipAddress }] of Object.entries(chains))
      if (caipAddress !== before[namespace]?.caipAddress) {
        running.get(namespace)?.abort()
        running.delete(namespace)
        answers.delete(namespace)
        if (balances.getState()[namespace]) balances.setState({ [namespace]: { status: 'idle' } })
        polls.moved(namespace)
      }
  })

  const refresh: Balances['refresh'] = async (namespace, { force = false, poll = false } = {}) => {
    const chain = store.getState().chains[namespace]
    const adapter = adapters.get(namespace)
    if (!adapter || !chain?.address || !chain.network || !chain.caipAddress) return
    const { address, network, caipAddress } = chain
    const { symbol, decimals } = network.nativeCurrency
    if (network.testnet) return set(namespace, worthless(symbol, decimals))
    const earlier = running.get(namespace)
    if (earlier && !force) return poll ? undefined : earlier.done
    const answer = answers.get(namespace)
    const age = answer?.caipAddress === caipAddress ? clock.elapsed() - answer.atMs : Infinity
    const enoughMs = answer?.failed ? backOffMs : poll ? 0 : freshMs
    if (!force && age < enoughMs) return

    const question: Question = Object.assign(new AbortController(), {
      settled: Promise.resolve(),
      done: Promise.resolve(),
    })
    const ask = async () => {
      const { signal } = question
      const { [namespace]: before = { status: 'idle' } } = balances.getState()
      if (!('atomic' in before)) set(namespace, { status: 'loading' })
      let cancelDeadline = () => {}
      try {
        // An abort does not reach what a wallet is asked, and nobody is asked twice at a time.
        if (earlier) {
          question.settled = earlier.settled
          await abortable(earlier.settled, signal)
        }
        const deadline = new AbortController()
        cancelDeadline = clock.after(timeoutMs, () => {
          deadline.abort(new Error('Timed out'))
          question.abort(deadline.signal.reason)
        })
        const asked = adapter.getBalance({ address, network, signal })
        question.settled = abortable(asked, deadline.signal).then(cancelDeadline, cancelDeadline)
        const found = await abortable(asked, signal)
        // The account may have changed between the answer and this line.
        if (signal.aborted) return
        answers.set(namespace, { caipAddress, atMs: clock.elapsed(), failed: false })
        set(namespace, { status: 'ready', ...found })
      } catch (error) {
        const newer = running.get(namespace)
        // A newer question about the same account answers those who asked this one, too.
        if (newer && newer !== question) return newer.done
        // Another account: this answer speaks of something that nobody sees any more.
        if (newer !== question) return
        if (store.getState().chains[namespace]?.caipAddress !== caipAddress) return
        answers.set(namespace, { caipAddress, atMs: clock.elapsed(), failed: true })
        set(
          namespace,
          'atomic' in before
            ? { ...before, status: 'stale', error: error as AppError }
            : { status: 'failed', error: error as AppError },
        )
      } finally {
        if (running.get(namespace) === question) running.delete(namespace)
      }
    }
    running.set(namespace, question)
    earlier?.abort()
    question.done = ask()
    return question.done
  }

  const polls = pollBalances({ store, balances, clock, window, refresh })
  return {
    refresh,
    watch: polls.watch,
    transactionSent(namespace) {
      const answer = answers.get(namespace)
      // A chain that fails is left alone all the same.
      if (!answer?.failed) answers.delete(namespace)
      polls.transactionSent(namespace)
    },
    stop() {
      stopFollowing()
      polls.stop()
    },
  }
}

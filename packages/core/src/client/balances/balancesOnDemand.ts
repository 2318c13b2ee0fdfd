import { createStore, type StoreApi } from 'zustand/vanilla'
import { codeUnavailable } from '../errors.ts'
import type { Balances, NativeBalances } from './NativeBalanceState.ts'

/** Balances whose code is fetched when somebody asks for one. */
export interface BalancesOnDemand extends Balances {
  /** Fetches the code now. */
  prepare(): Promise<void>
}

type Code = Omit<Balances, 'store'>

/** Stands in for {@link Balances} until they are needed: nobody has one before connecting. */
export function balancesOnDemand(
  load: (store: StoreApi<NativeBalances>) => Promise<Code>,
): BalancesOnDemand {
  const store = createStore<NativeBalances>(() => ({}))
  let ready: Code | undefined
  let loading: Promise<void> | undefined
  const prepare = (): Promise<void> => {
    loading ??= load(store).then(
      (balances) => {
        ready = balances
      },
      (error) => {
        loading = undefined
        throw codeUnavailable(error)
      },
    )
    return loading
  }
  const loaded = async (namespace: string) => {
    try {
      if (!ready) await prepare()
    } catch (error) {
      store.setState({ [namespace]: { status: 'failed', error: codeUnavailable(error) } })
    }
    return ready
  }
  return {
    store,
    prepare,
    async refresh(namespace, how) {
      const code = ready ?? (await loaded(namespace))
      await code?.refresh(namespace, how)
    },
    watch(namespace) {
      let isOver = false
      let stop = () => {}
      void loaded(namespace).then((code) => {
        if (code && !isOver) stop = code.watch(namespace)
      })
      return () => {
        isOver = true
        stop()
      }
    },
    transactionSent: (namespace) => ready?.transactionSent(namespace),
    stop: () => ready?.stop(),
  }
}

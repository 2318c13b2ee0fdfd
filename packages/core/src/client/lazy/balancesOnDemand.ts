import { createStore, type StoreApi } from 'zustand/vanilla'
import { lazy } from '../../primitives/lazy.ts'
import type { Balances, BalancesOnDemand, NativeBalances } from '../contract/NativeBalance.ts'
import { codeUnavailable } from '../errors.ts'

type Code = Omit<Balances, 'store'>

/** Stands in for {@link Balances} until they are needed: nobody has one before connecting. */
export function balancesOnDemand(
  load: (store: StoreApi<NativeBalances>) => Promise<Code>,
): BalancesOnDemand {
  const store = createStore<NativeBalances>(() => ({}))
  const code = lazy(() => load(store), codeUnavailable)
  const loadFor = async (namespace: string) =>
    code().catch((error) => {
      store.setState({ [namespace]: { status: 'failed', error } })
    })
  return {
    store,
    prepare: async () => void (await code()),
    async refresh(namespace, how) {
      const balances = code.loaded ?? (await loadFor(namespace))
      await balances?.refresh(namespace, how)
    },
    watch(namespace) {
      let isOver = false
      let stop = () => {}
      void loadFor(namespace).then((balances) => {
        if (balances && !isOver) stop = balances.watch(namespace)
      })
      return () => {
        isOver = true
        stop()
      }
    },
    transactionSent: (namespace) => code.loaded?.transactionSent(namespace),
    stop: () => code.loaded?.stop(),
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import { codeUnavailable } from './errors.ts'
import type { Balances, NativeBalances } from './NativeBalanceState.ts'

/** Balances whose code is fetched when somebody asks for one. */
export interface BalancesOnDemand extends Balances {
  /** Fetches the code now. */
  prepare(): Promise<void>
}

/** Stands in for {@link Balances} until they are needed: nobody has one before connecting. */
export function balancesOnDemand(
  load: (store: StoreApi<NativeBalances>) => Promise<Pick<Balances, 'refresh'>>,
): BalancesOnDemand {
  const store = createStore<NativeBalances>(() => ({}))
  let ready: Pick<Balances, 'refresh'> | undefined
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
  return {
    store,
    prepare,
    async refresh(namespace, how) {
      try {
        if (!ready) await prepare()
      } catch (error) {
        store.setState({ [namespace]: { status: 'failed', error: codeUnavailable(error) } })
      }
      await ready?.refresh(namespace, how)
    },
  }
}

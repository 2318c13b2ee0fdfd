import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainNamespace, Network } from '../primitives/Network.ts'
import type { ChainState, FoyerState } from './FoyerState.ts'

/** The one truth of a client. Only this file writes it. */
export interface FoyerStore
  extends Pick<StoreApi<FoyerState>, 'getState' | 'getInitialState' | 'subscribe'> {
  update(changes: Partial<FoyerState>): void
  updateChain(namespace: ChainNamespace, changes: Partial<ChainState>): void
  removeChain(namespace: ChainNamespace): void
}

/** What a chain is reset to when its wallet is gone; its networks stay. */
export const disconnectedChain = {
  status: 'disconnected',
  caipAddress: null,
  address: null,
  allAccounts: Object.freeze([]),
  connector: null,
  balance: null,
  balanceSymbol: null,
} as const satisfies Partial<ChainState>

/** Makes the store with one disconnected chain for each namespace. */
export function createFoyerStore(
  chains: readonly {
    namespace: ChainNamespace
    networks: readonly Network[]
    network: Network | null
  }[],
  activeNamespace: ChainNamespace | null,
): FoyerStore {
  const store = createStore<FoyerState>(() =>
    Object.freeze({
      open: false,
      loading: false,
      view: null,
      history: Object.freeze([]),
      activeNamespace,
      chains: Object.freeze(
        Object.fromEntries(
          chains.map(({ namespace, networks, network }) => [
            namespace,
            Object.freeze({
              namespace,
              ...disconnectedChain,
              network,
              requestedNetworks: Object.freeze([...networks]),
            }),
          ]),
        ),
      ),
    }),
  )
  const update: FoyerStore['update'] = (changes) =>
    store.setState(Object.freeze({ ...store.getState(), ...changes }), true)
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    update,
    updateChain(namespace, changes) {
      const { chains } = store.getState()
      const chain = chains[namespace]
      if (chain)
        update({
          chains: Object.freeze({
            ...chains,
            [namespace]: Object.freeze({ ...chain, ...changes }),
          }),
        })
    },
    removeChain(namespace) {
      const { [namespace]: _removed, ...chains } = store.getState().chains
      update({ chains: Object.freeze(chains) })
    },
  }
}

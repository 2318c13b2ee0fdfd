import { createStore } from 'zustand/vanilla'
import type { ChainNamespace } from '../primitives/Network.ts'
import type { ChainState, FoyerState } from './contract/FoyerState.ts'
import type { FirstState, FoyerStore, InnerStatus, StateChange } from './contract/FoyerStore.ts'
import type { Emitter } from './createEmitter.ts'

/** What a chain is reset to when its wallet is gone; its networks stay. */
export const disconnectedChain = {
  status: 'disconnected',
  caipAddress: null,
  address: null,
  allAccounts: Object.freeze([]),
  connector: null,
  connections: Object.freeze([]),
  balance: null,
  balanceSymbol: null,
  addressExplorerUrl: null,
  preferredAccountType: null,
  approvedNetworks: null,
  supportsAllNetworks: null,
  smartAccountEnabledNetworks: null,
  smartAccountDeployed: null,
  profileName: null,
  profileImage: null,
  tokenBalance: null,
  user: null,
  socialProvider: null,
  currentTab: null,
} as const satisfies Partial<ChainState>

/** Makes the store with one disconnected chain for each namespace. */
export function createFoyerStore(
  { chains, activeNamespace }: FirstState,
  changed: Emitter<StateChange>,
): FoyerStore {
  const store = createStore<FoyerState>(() =>
    Object.freeze({
      open: false,
      loading: false,
      view: null,
      history: Object.freeze([]),
      activeNamespace,
      isSwitchingNamespace: false,
      send: null,
      session: null,
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
  const inner = new Map<ChainNamespace, InnerStatus>()
  const update: FoyerStore['update'] = (changes) => {
    const previous = store.getState()
    const state = Object.freeze({ ...previous, ...changes })
    changed.emit([state, previous], () => store.setState(state, true))
  }
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    update,
    updateChain(namespace, { status, ...changes }) {
      const { chains } = store.getState()
      const chain = chains[namespace]
      if (!chain) return
      if (status) inner.set(namespace, status)
      update({
        chains: Object.freeze({
          ...chains,
          [namespace]: Object.freeze({
            ...chain,
            ...changes,
            status:
              status === 'reconnecting' || status === 'authenticating'
                ? 'connecting'
                : (status ?? chain.status),
          }),
        }),
      })
    },
    statusOf: (namespace) => inner.get(namespace) ?? 'disconnected',
    removeChain(namespace) {
      const { activeNamespace, chains: all } = store.getState()
      const { [namespace]: _removed, ...chains } = all
      update({
        chains: Object.freeze(chains),
        ...(activeNamespace === namespace && { activeNamespace: Object.keys(chains)[0] ?? null }),
      })
    },
  }
}

import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { Alert } from '../../primitives/Alert.ts'
import * as Network from '../../primitives/Network.ts'
import type { SwitchNetwork } from '../contract/Connections.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import type { Track } from '../contract/TrackedEvents.ts'
import { attemptAbandoned, networkNotFound } from '../errors.ts'

/** Makes another network the active one: the wallet is asked where one is connected. */
export function createSwitchNetwork({
  store,
  current,
  chosen,
  track,
  alert,
}: {
  store: FoyerStore
  current(namespace: string): Connection | null
  /** What the user or the application chooses while nothing is connected, by namespace. */
  chosen: Map<string, string>
  track: Track
  alert(entry: Alert): void
}): SwitchNetwork {
  let calls = 0
  let switches = 0
  const moving = (by: 1 | -1) => {
    switches += by
    store.update({ isSwitchingNamespace: switches > 0 })
  }
  return async (target, { signal = new AbortController().signal } = {}) => {
    if (signal.aborted) throw attemptAbandoned()
    calls += 1
    const call = calls
    const id = typeof target === 'string' ? target : Network.from(target).caipNetworkId
    const network = Object.values(store.getState().chains)
      .flatMap(({ requestedNetworks }) => requestedNetworks)
      .find(({ caipNetworkId }) => caipNetworkId === id)
    if (!network) {
      const error = networkNotFound(id)
      alert({ code: 'SWITCH_NETWORK_NOT_FOUND', message: error.message })
      throw error
    }
    const namespace = network.chainNamespace
    const connection = current(namespace)
    // The connection reports the wallet's new chain before it resolves; that changes the state.
    if (connection) {
      const isOther = store.getState().activeNamespace !== namespace
      if (isOther) moving(1)
      try {
        await connection.switchNetwork({ network, signal })
      } finally {
        if (isOther) moving(-1)
      }
    } else {
      chosen.set(namespace, id)
      if (store.getState().chains[namespace]?.network?.caipNetworkId !== id) {
        store.updateChain(namespace, { network })
        track('SWITCH_NETWORK', { network: id })
      }
    }
    // A slow wallet of another family must not take the place of what was chosen since.
    if (call === calls && store.getState().activeNamespace !== namespace)
      store.update({ activeNamespace: namespace })
  }
}

import * as Network from '../../primitives/Network.ts'
import { adapterNotFound, attemptAbandoned, networkNotFound } from '../errors.ts'
import type { TrackedEvent } from '../events.ts'
import type { ChainState, FoyerState } from '../FoyerState.ts'
import type { FoyerStore } from '../store.ts'
import type { Connections } from './connections.ts'

/** The networks of one client: which there are, and which is active. */
export interface Networks {
  /** @throws `network/not-found`, or what the wallet answered */
  switchTo(
    target: Network.NetworkInput | string,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<void>
  add(namespace: string, network: Network.NetworkInput): void
  remove(namespace: string, id: number | string): void
}

export function createNetworks({
  store,
  connections,
  chosen,
  complete,
  track,
  alert,
}: {
  store: FoyerStore
  connections: Connections
  /** What the user or the application chooses while nothing is connected, by namespace. */
  chosen: Map<string, string>
  /** Completes what the host gave, with the image it configured. */
  complete(network: Network.NetworkInput): Network.Network
  track(event: TrackedEvent, properties?: Record<string, unknown>): void
  alert(entry: { code: string; message: string }): void
}): Networks {
  const chainOf = (namespace: string) => {
    const chain = store.getState().chains[namespace]
    if (!chain) throw adapterNotFound(namespace)
    return chain
  }
  const select = (namespace: string, network: Network.Network) => {
    if (chainOf(namespace).network?.caipNetworkId === network.caipNetworkId) return
    store.updateChain(namespace, { network })
    track('SWITCH_NETWORK', { network: network.caipNetworkId })
  }
  let calls = 0
  let switches = 0
  const moving = (by: 1 | -1) => {
    switches += by
    store.update({ isSwitchingNamespace: switches > 0 })
  }
  const networks: Networks = {
    async switchTo(target, { signal = new AbortController().signal } = {}) {
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
      const connection = connections.current(namespace)
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
        select(namespace, network)
      }
      // A slow wallet of another family must not take the place of what was chosen since.
      if (call === calls && store.getState().activeNamespace !== namespace)
        store.update({ activeNamespace: namespace })
    },
    add(namespace, input) {
      const chain = chainOf(namespace)
      const network = complete({ ...input, chainNamespace: namespace })
      const same = ({ caipNetworkId }: Network.Network) => caipNetworkId === network.caipNetworkId
      const known = chain.requestedNetworks.findIndex(same)
      store.updateChain(namespace, {
        requestedNetworks: Object.freeze(
          known < 0
            ? [...chain.requestedNetworks, network]
            : chain.requestedNetworks.with(known, network),
        ),
        // The wallet may be waiting on this very network already.
        ...((!chain.network || same(chain.network)) && { network }),
      })
    },
    remove(namespace, id) {
      const chain = chainOf(namespace)
      const stays = (network: Network.Network) => String(network.id) !== String(id)
      const requestedNetworks = Object.freeze(chain.requestedNetworks.filter(stays))
      const [first = null] = requestedNetworks
      let { network } = chain
      const isLeft = network !== null && !stays(network)
      const isConnected = connections.current(namespace) !== null
      if (network && isLeft)
        network = isConnected
          ? // The wallet is where it was, which the application does not know any more.
            Network.unsupported({
              namespace,
              reference: network.caipNetworkId.slice(namespace.length + 1),
            })
          : first
      store.updateChain(namespace, { requestedNetworks, network })
      if (!isLeft || !first) return
      if (isConnected) networks.switchTo(first.caipNetworkId).catch(() => {})
      else track('SWITCH_NETWORK', { network: first.caipNetworkId })
    },
  }
  return networks
}

/**
 * Whether the active wallet is on a network that the application does not know.
 */
export function isOnUnsupportedNetwork({ activeNamespace, chains }: FoyerState): boolean {
  const chain = chains[activeNamespace ?? '']
  return chain !== undefined && !isOnSupportedNetwork(chain)
}

/** Whether a chain is on one of the application's networks; always while no wallet is connected. */
export function isOnSupportedNetwork({ status, network, requestedNetworks }: ChainState): boolean {
  return (
    status !== 'connected' ||
    !network ||
    requestedNetworks.some(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
  )
}

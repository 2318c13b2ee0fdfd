import * as Network from '../../primitives/Network.ts'
import { adapterNotFound } from '../errors.ts'
import type { TrackedEvent } from '../events.ts'
import type { ChainState, FoyerState } from '../FoyerState.ts'
import type { FoyerStore } from '../store.ts'
import type { Connections } from './connections.ts'

/** The networks of one client. */
export interface Networks {
  add(namespace: string, network: Network.NetworkInput): void
  remove(namespace: string, id: number | string): void
}

export function createNetworks({
  store,
  connections,
  complete,
  track,
}: {
  store: FoyerStore
  connections: Connections
  /** Completes what the host gave, with the image it configured. */
  complete(network: Network.NetworkInput): Network.Network
  track(event: TrackedEvent, properties?: Record<string, unknown>): void
}): Networks {
  const chainOf = (namespace: string) => {
    const chain = store.getState().chains[namespace]
    if (!chain) throw adapterNotFound(namespace)
    return chain
  }
  return {
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
      if (isConnected) connections.switchNetwork(first.caipNetworkId).catch(() => {})
      else track('SWITCH_NETWORK', { network: first.caipNetworkId })
    },
  }
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

import * as Network from '../../primitives/Network.ts'
import type { Connections } from '../contract/Connections.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import type { Track } from '../contract/TrackedEvents.ts'
import { adapterNotFound } from '../errors.ts'

/** The networks of one client. */
export interface Networks {
  add(namespace: string, network: Network.NetworkInput): void
  remove(namespace: string, id: number | string): void
  /** Makes these the networks of the families that they belong to. */
  replace(wanted: readonly Network.NetworkInput[]): void
}

export function createNetworks({
  store,
  connections,
  complete,
  track,
}: {
  store: FoyerStore
  connections: Pick<Connections, 'current' | 'switchNetwork'>
  /** Completes what the host gave, with the image it configured. */
  complete(network: Network.NetworkInput): Network.Network
  track: Track
}): Networks {
  const chainOf = (namespace: string) => {
    const chain = store.getState().chains[namespace]
    if (!chain) throw adapterNotFound(namespace)
    return chain
  }
  const networks: Networks = {
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
    replace(wanted) {
      const ids = wanted.map((input) => Network.from(input).caipNetworkId)
      for (const { namespace, requestedNetworks } of Object.values(store.getState().chains)) {
        for (const input of wanted)
          if (Network.from(input).chainNamespace === namespace) networks.add(namespace, input)
        for (const { id, caipNetworkId } of requestedNetworks)
          if (!ids.includes(caipNetworkId)) networks.remove(namespace, id)
      }
    },
  }
  return networks
}

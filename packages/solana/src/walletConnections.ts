import type {
  AdapterHost,
  Connection,
  Discovery,
  StandardProvider,
  UsedStandardWallet,
  WalletConnections,
} from '@foyer/core/adapter'
import { connectedWallet } from './connectedWallet.ts'
import { connectWallet, type SolanaConnection, type Surroundings } from './connection.ts'
import type { DiscoveredWallet } from './discovery.ts'
import { createKeptNetwork } from './keptNetwork.ts'

/** Makes the connections of one adapter. Loaded when a user connects. */
export function createWalletConnections({
  host,
  discovery,
  stable,
}: {
  host: AdapterHost
  discovery: Discovery<DiscoveredWallet>
  stable: StandardProvider
}): WalletConnections {
  const kept = createKeptNetwork(host)
  const surroundings: Surroundings = {
    ...{ discovery, kept, clock: host.platform.clock },
    wanted() {
      const { network = null, requestedNetworks = [] } = host.chain?.() ?? {}
      return network ? [network, ...requestedNetworks] : requestedNetworks
    },
  }
  const wallets = new WeakMap<Connection, UsedStandardWallet>()
  let lastId = 0
  const nextId = () => ++lastId
  const own = (connection: SolanaConnection): Connection => {
    const used = connectedWallet({ connection, host, nextId })
    wallets.set(connection, used)
    return Object.assign(connection, {
      async actions() {
        const { createActions } = await import('./actions.ts')
        return createActions({ connection, call: used.call, host })
      },
    })
  }
  return {
    async connect(parameters) {
      const connection = await connectWallet(parameters, surroundings)
      kept.keep(connection.chainReference)
      return own(connection)
    },
    async resume(parameters) {
      const { resumeWallet } = await import('./resumeWallet.ts')
      const connection = await resumeWallet(parameters, surroundings)
      return connection && own(connection)
    },
    async unlocked(parameters) {
      const { awaitAccounts } = await import('./resumeWallet.ts')
      await awaitAccounts(parameters, surroundings)
    },
    use: (connection) => stable.use((connection && wallets.get(connection)) ?? null),
  }
}

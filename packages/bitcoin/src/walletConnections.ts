import type {
  AdapterHost,
  Connection,
  Discovery,
  StandardProvider,
  UsedStandardWallet,
  WalletConnections,
} from '@foyer/core/adapter'
import type { connectedWallet } from './connectedWallet.ts'
import { type BitcoinConnection, type ConnectionHost, connectWallet } from './connection.ts'
import type { DiscoveredWallet } from './discovery.ts'
import { standardAccounts } from './standardAccounts.ts'
import { openWallet } from './wallets/openWallet.ts'

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
  const surroundings: ConnectionHost = { discovery, platform: host.platform }
  const used = new WeakMap<Connection, UsedStandardWallet>()
  const own = (connection: BitcoinConnection): Connection => {
    let loading: ReturnType<typeof connectedWallet> | undefined
    const load = async () => {
      const { connectedWallet } = await import('./connectedWallet.ts')
      return connectedWallet({ connection, host })
    }
    const loaded = () => {
      loading ??= load()
      return loading
    }
    let unwatch = () => {}
    used.set(connection, {
      accounts: () => standardAccounts(connection),
      call: async (feature, method, parameters) =>
        (await loaded()).call(feature, method, parameters),
      start(changed) {
        unwatch = connection.watch({
          accountsChanged: changed,
          chainChanged: changed,
          disconnected() {},
        })
        loaded().catch(() => {
          // Tried again when something is asked, which then fails with the reason.
          loading = undefined
        })
      },
      stop: () => unwatch(),
    })
    return Object.assign(connection, { actions: async () => (await loaded()).actions() })
  }
  return {
    prepare: () => Promise.all(discovery.wallets().map(openWallet)),
    connect: async (parameters) => own(await connectWallet({ ...parameters, host: surroundings })),
    async resume(parameters) {
      const { resumeWallet } = await later()
      const connection = await resumeWallet({ ...parameters, host: surroundings })
      return connection && own(connection)
    },
    unlocked: async (parameters) =>
      (await later()).awaitAccounts({ ...parameters, host: surroundings }),
    use(connection) {
      stable.use((connection && used.get(connection)) ?? null)
    },
  }
}

const later = () => import('./resumeWallet.ts')

import type { AdapterHost, ChainAdapter, Connection } from '@foyer/core/adapter'
import type { connectedWallet } from './connectedWallet.ts'
import { type BitcoinConnection, type ConnectionHost, connectWallet } from './connection.ts'
import type { Discovery } from './discovery.ts'
import { standardAccounts } from './standardAccounts.ts'
import type { StandardProvider, UsedWallet } from './standardProvider.ts'
import { createOpener } from './wallets/openWallets.ts'

/** What an adapter does with wallets. */
export interface WalletConnections
  extends Pick<ChainAdapter, 'connect' | 'resume' | 'unlocked' | 'use'> {
  /** Loads what the wallets that are here need. */
  prepare(): Promise<unknown>
}

/** Makes the connections of one adapter. Loaded when a user connects. */
export function createWalletConnections({
  host,
  discovery,
  stable,
}: {
  host: AdapterHost
  discovery: Discovery
  stable: StandardProvider
}): WalletConnections {
  const { platform } = host
  const used = new WeakMap<Connection, UsedWallet>()
  const { prepare, ...opener } = createOpener()
  const surroundings: ConnectionHost = {
    ...{ discovery, ...opener },
    after: (delayMs, callback) => platform.clock.after(delayMs, callback),
    reportToDeveloper: (message) => platform.reportToDeveloper(message),
  }
  let lastId = 0
  const nextId = () => ++lastId
  const own = (connection: BitcoinConnection): Connection => {
    let loading: Promise<ReturnType<typeof connectedWallet>> | undefined
    const load = async () => {
      const module = await import('./connectedWallet.ts')
      return module.connectedWallet({ connection, nextId, host })
    }
    const loaded = () => {
      loading ??= load()
      return loading
    }
    let unwatch = () => {}
    used.set(connection, {
      accounts: () => standardAccounts(connection),
      call: async (method, parameters) => (await loaded()).call(method, parameters),
      start(changed) {
        const { watch } = connection
        unwatch = watch({ accountsChanged: changed, chainChanged: changed, disconnected() {} })
        loaded().catch(() => {
          // Tried again when something is asked, which then fails with the reason.
          loading = undefined
        })
      },
      stop: () => unwatch(),
    })
    return Object.assign(connection, {
      async actions() {
        const [{ createActions }, { requests }] = await Promise.all([
          import('./actions.ts'),
          loaded(),
        ])
        return createActions({ connection, requests })
      },
    })
  }
  return {
    prepare: () => prepare(discovery.wallets()),
    connect: async (parameters) => own(await connectWallet({ ...parameters, host: surroundings })),
    async resume(parameters) {
      const { resumeWallet } = await import('./resumeWallet.ts')
      const connection = await resumeWallet({ ...parameters, host: surroundings })
      return connection && own(connection)
    },
    async unlocked(parameters) {
      const { awaitAccounts } = await import('./resumeWallet.ts')
      await awaitAccounts({ ...parameters, host: surroundings })
    },
    use(connection) {
      stable.use((connection && used.get(connection)) ?? null)
    },
  }
}

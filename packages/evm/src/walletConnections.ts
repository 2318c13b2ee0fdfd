import {
  type AdapterHost,
  awaitWallet,
  type ChainAdapter,
  type Connection,
  type Discovery,
  type WalletConnections,
} from '@foyer/core/adapter'
import { toChecksum } from './checksum.ts'
import { connectedWallet } from './connectedWallet.ts'
import { connectWallet } from './connection.ts'
import type { DiscoveredWallet } from './discovery.ts'
import { ProviderRpcError, type WalletProvider } from './eip1193.ts'
import type { StableProvider, UsedWallet } from './provider.ts'

/** Makes the connections of one adapter. Loaded when a user connects. */
export function createWalletConnections({
  host,
  discovery,
  stable,
}: {
  host: AdapterHost
  discovery: Discovery<DiscoveredWallet>
  stable: StableProvider
}): WalletConnections & Pick<ChainAdapter, 'getBalance'> {
  const { options, platform, readThroughBackend } = host
  const { after } = platform.clock
  const wallets = new WeakMap<Connection, { provider: WalletProvider; used: UsedWallet }>()
  let provider: WalletProvider | null = null
  let lastId = 0
  const nextId = () => ++lastId
  const own = (connection: Connection, wallet: DiscoveredWallet): Connection => {
    const { provider } = wallet
    const { emit } = stable
    const used = connectedWallet({ connection, wallet: provider, emit, nextId, host })
    wallets.set(connection, { provider, used })
    return Object.assign(connection, {
      async actions() {
        const [{ createActions }, { readChain }] = await Promise.all([
          import('./actions.ts'),
          import('./balance.ts'),
        ])
        const { request } = used
        return createActions({ connection, request, provider, host, toChecksum, readChain })
      },
    })
  }
  return {
    async connect(parameters) {
      const wallet = discovery.find(parameters.connectorId)
      const connection = await connectWallet({ ...parameters, wallet, after })
      return wallet ? own(connection, wallet) : connection
    },
    async resume({ connectorId, signal }) {
      const { resumeWallet } = await import('./resumeWallet.ts')
      const wallet = await awaitWallet({ discovery, connectorId, signal })
      await wallet.expected?.({ signal })
      const connection = await resumeWallet({ wallet, after })
      return connection && own(connection, wallet)
    },
    async unlocked(parameters) {
      const { awaitAccounts } = await import('./resumeWallet.ts')
      await awaitAccounts({ discovery, ...parameters })
    },
    async getBalance(parameters) {
      const { readBalance } = await import('./balance.ts')
      return readBalance({
        ...parameters,
        ...{ http: platform.http, options, readThroughBackend, wallet: provider },
      })
    },
    use(connection) {
      const known = connection && wallets.get(connection)
      provider = known?.provider ?? null
      speakFor(stable, known?.used ?? null)
    },
  }
}

/** Speaks for a wallet from now on, or for none. */
function speakFor(stable: StableProvider, next: UsedWallet | null): void {
  const was = stable.used
  stable.used = next
  was?.stop()
  if (next) next.start()
  else if (was) {
    stable.emit('accountsChanged', [])
    stable.emit('disconnect', new ProviderRpcError(4900, 'The wallet was disconnected.'))
  }
}

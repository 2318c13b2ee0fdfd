import type { ChainAdapter, ChainAdapterDefinition, Connection } from '@foyer/core/adapter'
import { type DiscoveredWallet, discoverWallets, external } from './discovery.ts'
import type { ExternalConnector } from './external.ts'
import { createStableProvider } from './provider.ts'

export type { EIP1193Provider } from './eip1193.ts'
export { ProviderRpcError } from './eip1193.ts'
export type { ExternalConnector } from './external.ts'

/**
 * EVM chains: finds browser wallets by EIP-6963 and as `window.ethereum`, speaks EIP-1193 with them,
 * and reads native balances.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { base, mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 *
 * createFoyer({ projectId: 'shop', networks: [mainnet, base], adapters: [evm()] })
 */
export function evm({
  connectors = [],
}: {
  /** Wallets that the application brings along; each is a row of its own. */
  connectors?: readonly ExternalConnector[]
} = {}): ChainAdapterDefinition {
  return {
    name: 'evm',
    namespace: 'eip155',
    attach: (host): ChainAdapter => {
      const { platform, rpcUrls, readThroughBackend } = host
      const { clock, http, window } = platform
      const discovery = discoverWallets(window)
      for (const given of connectors) discovery.admit(external(given))
      // Whoever never connects never fetches this.
      let code: typeof import('./connection.ts') | undefined
      const load = async () => {
        code ??= await import('./connection.ts')
        return code
      }
      let used: { connection: Connection; wallet: DiscoveredWallet } | null = null
      const owners = new WeakMap<Connection, DiscoveredWallet>()
      const own = (connection: Connection, wallet: DiscoveredWallet | undefined) => {
        if (wallet) owners.set(connection, wallet)
        return connection
      }
      const stable = createStableProvider((error) => platform.reportToDeveloper(String(error)))
      let lastId = 0
      return {
        provider: stable.provider,
        connectors: () => discovery.wallets().map(({ connector }) => connector),
        subscribe: discovery.subscribe,
        discover: discovery.request,
        // What it speaks is agreed by the contract.
        admit: (wallet) => discovery.admit(wallet as DiscoveredWallet),
        async connect({ connectorId, signal, onAlreadyPending }) {
          const wallet = discovery.find(connectorId)
          const { connectWallet } = code ?? (await load())
          return own(
            await connectWallet({
              ...{ wallet, connectorId, signal, onAlreadyPending },
              after: clock.after,
            }),
            wallet,
          )
        },
        async resume({ connectorId, signal }) {
          const { resumeWallet, waitForWallet } = await load()
          const wallet = await waitForWallet({ discovery, connectorId, signal })
          await wallet.expected?.({ signal })
          const connection = await resumeWallet({ wallet, after: clock.after })
          return connection && own(connection, wallet)
        },
        async unlocked(parameters) {
          const { waitForAccounts } = await load()
          await waitForAccounts({ discovery, ...parameters })
        },
        async prepare() {
          await load()
        },
        use(connection) {
          const wallet = connection && owners.get(connection)
          used = connection && wallet ? { connection, wallet } : null
          // A connection is made by that code, so it is here.
          stable.use(
            (used &&
              code?.connectedWallet({
                connection: used.connection,
                wallet: used.wallet.provider,
                ...{ emit: stable.emit, nextId: () => ++lastId, host },
              })) ??
              null,
          )
        },
        async getBalance({ address, network, signal }) {
          const { readBalance } = await import('./balance.ts')
          return readBalance({
            http,
            urls: rpcUrls(network),
            readThroughBackend,
            wallet: used?.wallet.provider ?? null,
            address,
            network,
            signal,
          })
        },
        detach() {
          stable.use(null)
          discovery.stop()
        },
      }
    },
  }
}

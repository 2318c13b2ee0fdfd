import type { ChainAdapter, ChainAdapterDefinition } from '@foyer/core/adapter'
import { type DiscoveredWallet, discoverWallets, external } from './discovery.ts'
import type { ExternalConnector } from './external.ts'
import { createStableProvider } from './provider.ts'
import type { WalletConnections } from './walletConnections.ts'

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
  /** Wallets of the application's own; each is a row of its own. */
  connectors?: readonly ExternalConnector[]
} = {}): ChainAdapterDefinition {
  return {
    name: 'Ethereum',
    logo: 'eip155:1',
    namespace: 'eip155',
    attach: (host): ChainAdapter => {
      const { platform } = host
      const discovery = discoverWallets(platform.window, host.alert)
      for (const given of connectors) discovery.addRemoteWallet(external(given))
      const stable = createStableProvider((error) => platform.reportToDeveloper(String(error)))
      let wallets: WalletConnections | undefined
      const load = async () => {
        const { createWalletConnections } = await import('./walletConnections.ts')
        wallets ??= createWalletConnections({ host, discovery, stable })
        return wallets
      }
      return {
        provider: stable.provider,
        connectors: discovery.connectors,
        subscribe: discovery.subscribe,
        discover: discovery.request,
        // What it speaks is agreed by the contract.
        addRemoteWallet: (wallet) => discovery.addRemoteWallet(wallet as DiscoveredWallet),
        connect: async (parameters) => (wallets ?? (await load())).connect(parameters),
        resume: async (parameters) => (await load()).resume(parameters),
        unlocked: async (parameters) => (await load()).unlocked(parameters),
        async prepare() {
          await load()
        },
        // A connection is made by that code, so it is here.
        use: (connection) => wallets?.use(connection),
        getBalance: async (parameters) => (await load()).getBalance(parameters),
        detach() {
          wallets?.use(null)
          discovery.stop()
        },
      }
    },
  }
}

import { type ChainAdapter, type ChainAdapterDefinition, createAdapter } from '@foyer/core/adapter'
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
      return createAdapter({
        provider: stable.provider,
        discovery,
        // What it speaks is agreed by the contract.
        listed: (wallet) => wallet as DiscoveredWallet,
        async load() {
          const { createWalletConnections } = await import('./walletConnections.ts')
          return createWalletConnections({ host, discovery, stable })
        },
        getBalance: async (parameters, load) => (await load()).getBalance(parameters),
      })
    },
  }
}

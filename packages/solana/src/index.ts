import type { ChainAdapter, ChainAdapterDefinition } from '@foyer/core/adapter'
import { discoverWallets } from './discovery.ts'
import { createStandardProvider } from './standardProvider.ts'
import type { WalletConnections } from './walletConnections.ts'

/**
 * Solana: finds browser wallets by the Wallet Standard, connects them, and checks whatever they sign.
 * Balances and transfers of SOL, SPL tokens and Token-2022 are read from nodes and from the backend.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { solana as mainnet } from '@foyer/core/networks'
 * import { solana } from '@foyer/solana'
 *
 * createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [solana()] })
 */
export function solana(): ChainAdapterDefinition {
  return {
    name: 'Solana',
    namespace: 'solana',
    backendReads: ['balances'],
    logo: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    attach(host): ChainAdapter {
      const { platform } = host
      const discovery = discoverWallets(platform.window)
      const stable = createStandardProvider((error) => platform.reportToDeveloper(String(error)))
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
        addRemoteWallet(wallet) {
          // A prototype, so that its connector is read anew: a remote wallet's name comes late.
          const remote = { kind: 'remote', target: wallet.provider } as const
          return discovery.addRemoteWallet(Object.assign(Object.create(wallet), remote))
        },
        connect: async (parameters) => (wallets ?? (await load())).connect(parameters),
        resume: async (parameters) => (await load()).resume(parameters),
        unlocked: async (parameters) => (await load()).unlocked(parameters),
        async prepare() {
          await load()
        },
        // A connection is made by that code, so it is here.
        use: (connection) => wallets?.use(connection),
        async getBalance(parameters) {
          const { readBalance } = await import('./balance.ts')
          return readBalance({ ...parameters, host })
        },
        detach() {
          stable.use(null)
          discovery.stop()
        },
      }
    },
  }
}

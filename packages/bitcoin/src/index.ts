import {
  balanceUnavailable,
  type ChainAdapter,
  type ChainAdapterDefinition,
} from '@foyer/core/adapter'
import { discoverWallets } from './discovery.ts'
import { createStandardProvider } from './standardProvider.ts'
import type { WalletConnections } from './walletConnections.ts'

/**
 * Bitcoin: finds browser wallets by the Wallet Standard and in `window.btc_providers`, connects their
 * payment and ordinals accounts, and checks whatever they sign. No balance is read.
 *
 * @example
 * import { bitcoin } from '@foyer/bitcoin'
 * import { createFoyer } from '@foyer/core'
 * import { bitcoin as mainnet } from '@foyer/core/networks'
 *
 * createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [bitcoin()] })
 */
export function bitcoin(): ChainAdapterDefinition {
  return {
    name: 'Bitcoin',
    namespace: 'bip122',
    backendReads: [],
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
        accountType: 'payment',
        connectors: discovery.connectors,
        subscribe: discovery.subscribe,
        discover: discovery.request,
        addRemoteWallet(wallet) {
          // A prototype, so that its connector is read anew: a remote wallet's name comes late.
          const remote = { protocol: 'remote', target: wallet.provider as object } as const
          return discovery.addRemoteWallet(Object.assign(Object.create(wallet), remote))
        },
        connect: async (parameters) => (wallets ?? (await load())).connect(parameters),
        resume: async (parameters) => (await load()).resume(parameters),
        unlocked: async (parameters) => (await load()).unlocked(parameters),
        async prepare() {
          await (await load()).prepare()
        },
        // A connection is made by that code, so it is here.
        use: (connection) => wallets?.use(connection),
        async getBalance() {
          throw balanceUnavailable('none is read')
        },
        detach() {
          stable.use(null)
          discovery.stop()
        },
      }
    },
  }
}

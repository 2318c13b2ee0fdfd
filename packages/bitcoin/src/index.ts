import {
  balanceUnavailable,
  type ChainAdapter,
  type ChainAdapterDefinition,
  createAdapter,
} from '@foyer/core/adapter'
import { discoverWallets } from './discovery.ts'
import { createBitcoinProvider } from './standardProvider.ts'

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
      const stable = createBitcoinProvider((error) => platform.reportToDeveloper(String(error)))
      return createAdapter({
        provider: stable.provider,
        accountType: 'payment',
        discovery,
        // A prototype, so that its connector is read anew: a remote wallet's name comes late.
        listed: (wallet) =>
          Object.assign(Object.create(wallet), { protocol: 'remote', target: wallet.provider }),
        async load() {
          const { createWalletConnections } = await import('./walletConnections.ts')
          return createWalletConnections({ host, discovery, stable })
        },
        async getBalance() {
          throw balanceUnavailable('none is read')
        },
      })
    },
  }
}

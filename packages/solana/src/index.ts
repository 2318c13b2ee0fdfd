import { type ChainAdapter, type ChainAdapterDefinition, createAdapter } from '@foyer/core/adapter'
import { discoverWallets } from './discovery.ts'
import { createSolanaProvider } from './standardProvider.ts'

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
      const stable = createSolanaProvider((error) => platform.reportToDeveloper(String(error)))
      return createAdapter({
        provider: stable.provider,
        discovery,
        // A prototype, so that its connector is read anew: a remote wallet's name comes late.
        listed: (wallet) =>
          Object.assign(Object.create(wallet), { kind: 'remote', target: wallet.provider }),
        async load() {
          const { createWalletConnections } = await import('./walletConnections.ts')
          return createWalletConnections({ host, discovery, stable })
        },
        async getBalance(parameters) {
          const { readBalance } = await import('./balance.ts')
          return readBalance({ ...parameters, host })
        },
      })
    },
  }
}

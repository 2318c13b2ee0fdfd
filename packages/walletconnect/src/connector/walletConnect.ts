import type { RemoteWalletsModule } from '@foyer/core/adapter'
import type { RemoteConnectorLoader } from '@foyer/core/remote'

/**
 * WalletConnect as a remote connector of a client: wallets on other devices and in other applications.
 * Its code is fetched when a user wants one of them, or was connected with one before.
 *
 * @param load loads what speaks the protocol; give it to replace that in a test
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 * import { walletConnect } from '@foyer/walletconnect'
 *
 * createFoyer(
 *   {
 *     projectId: 'shop',
 *     networks: [mainnet],
 *     adapters: [evm()],
 *     backend: 'https://foyer.example',
 *   },
 *   { remoteConnectors: [walletConnect()] },
 * )
 */
export function walletConnect(
  load: () => Promise<RemoteWalletsModule> = () => import('../openRemoteWallets.ts'),
): RemoteConnectorLoader {
  return {
    id: 'walletConnect',
    async load(host) {
      const [{ createWalletConnect }, { openRemoteWallets }] = await Promise.all([
        import('./createWalletConnect.ts'),
        load(),
      ])
      return createWalletConnect({ ...host, openRemoteWallets })
    },
  }
}

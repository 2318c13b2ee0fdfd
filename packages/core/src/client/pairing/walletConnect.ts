import type { PairedWalletsDoor } from '../../adapter/PairedWallets.ts'
import type { RemoteConnectorLoader } from '../contract/RemoteConnector.ts'

export type { WalletConnect } from './createWalletConnect.ts'

/**
 * WalletConnect as a remote connector of a client: wallets on other devices and in other applications.
 *
 * @param load loads what speaks the protocol, `@foyer/walletconnect`
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { walletConnect } from '@foyer/core/walletconnect'
 * import { evm } from '@foyer/evm'
 *
 * createFoyer(
 *   {
 *     projectId: 'shop',
 *     networks: [mainnet],
 *     adapters: [evm()],
 *     backend: 'https://foyer.example',
 *   },
 *   { remoteConnectors: [walletConnect(() => import('@foyer/walletconnect'))] },
 * )
 */
export function walletConnect(load: () => Promise<PairedWalletsDoor>): RemoteConnectorLoader {
  return {
    id: 'walletConnect',
    async load(host) {
      const [{ createWalletConnect }, door] = await Promise.all([
        import('./createWalletConnect.ts'),
        load(),
      ])
      return createWalletConnect({ ...host, door })
    },
  }
}

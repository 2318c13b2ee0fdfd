import type { RemoteConnectorLoader } from '@foyer/core/remote'

/**
 * The wallet without a wallet as a remote connector of a client. Its code is fetched when a user signs in by e-mail, or
 * was signed in before; `backend.secureSite` names the frame, and without it there is none.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { embedded } from '@foyer/embedded'
 * import { evm } from '@foyer/evm'
 *
 * createFoyer(
 *   {
 *     projectId: 'shop',
 *     networks: [mainnet],
 *     adapters: [evm()],
 *     backend: { blockchain: 'https://foyer.example', secureSite: 'https://wallet.shop.example' },
 *   },
 *   { remoteConnectors: [embedded()] },
 * )
 */
export function embedded(): RemoteConnectorLoader {
  return {
    id: 'embedded',
    async load(host) {
      const { createEmbedded } = await import('./createEmbedded.ts')
      return createEmbedded(host)
    },
  }
}

import {
  createFoyer as createClient,
  type Foyer,
  type FoyerDoors,
  type FoyerOptions,
} from '@foyer/core'
import { addClient } from './clients.ts'

/**
 * Makes a client that opens the modal, and gives it to every element of the page that has none of its own. Call it once;
 * elements that stand in the page already wait for it. The modal's code is fetched at the first open, or when a user
 * points at an element.
 *
 * @throws `options/networks-missing`, `options/siwx-and-siwe`
 * @example
 * import { mainnet } from '@foyer/core/networks'
 * import { createFoyer } from '@foyer/elements'
 * import { evm } from '@foyer/evm'
 *
 * createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 * document.body.innerHTML = '<foyer-button></foyer-button>'
 */
export function createFoyer(
  options: FoyerOptions,
  doors: Pick<FoyerDoors, 'platform'> = {},
): Foyer {
  const foyer = createClient(options, {
    ...doors,
    // By name: a bundler would otherwise keep every export of the package, and an object for them all.
    async loadModal(client) {
      const { loadModal } = await import('@foyer/modal')
      return loadModal(client)
    },
    remoteConnectors: [
      {
        id: 'walletConnect',
        async load(host) {
          const { walletConnect } = await import('@foyer/walletconnect')
          return walletConnect().load(host)
        },
      },
      {
        id: 'embedded',
        async load(host) {
          const { embedded } = await import('@foyer/embedded')
          return embedded().load(host)
        },
      },
    ],
  })
  addClient(foyer)
  return foyer
}

import {
  createFoyer as createClient,
  type Foyer,
  type FoyerDoors,
  type FoyerOptions,
} from '@foyer/core'

/**
 * Makes a client that opens the modal. Call it once, outside of components; the modal's code is
 * fetched at the first open, or when a user points at a Foyer button; what speaks with wallets on
 * other devices when one is wanted.
 *
 * Tests give a `platform` of their own, such as `createFakePlatform()` of `@foyer/testing`.
 *
 * @throws `options/networks-missing`, `options/siwx-and-siwe`
 * @example
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 * import { createFoyer } from '@foyer/react'
 *
 * export const foyer = createFoyer({
 *   projectId: 'shop',
 *   networks: [mainnet],
 *   adapters: [evm()],
 * })
 */
export function createFoyer(
  options: FoyerOptions,
  doors: Pick<FoyerDoors, 'platform'> = {},
): Foyer {
  return createClient(options, {
    ...doors,
    // By name: a bundler would otherwise keep every export of the package, and an object for them all.
    async loadModal(foyer) {
      const { loadModal } = await import('@foyer/modal')
      return loadModal(foyer)
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
}

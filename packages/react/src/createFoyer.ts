import { createFoyer as createClient, type Foyer, type FoyerOptions } from '@foyer/core'

/**
 * Makes a client that opens the modal. Call it once, outside of components; the modal's code is
 * fetched at the first open, or when somebody points at a Foyer button; what speaks with wallets on
 * other devices when one is wanted.
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
export function createFoyer(options: FoyerOptions): Foyer {
  return createClient(options, {
    loadModal: () => import('@foyer/modal'),
    loadWalletConnect: () => import('@foyer/walletconnect'),
  })
}

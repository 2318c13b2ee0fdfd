/**
 * The smart account of a wallet without a wallet, without any view. It needs `@foyer/embedded`, and a server that takes
 * operations (`BUNDLER_KEYS` or `BUNDLER_URLS`).
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 * @packageDocumentation
 */
import { perClient } from './client/perClient.ts'
import { createSmartAccount } from './flows/smart-account/createSmartAccount.ts'

export type {
  SmartAccountFlow,
  SmartAccountState,
} from './flows/smart-account/createSmartAccount.ts'

/**
 * The smart account of a client's user: where it is, whether it is there already, and whether it comes first.
 *
 * @example
 * import type { Foyer } from '@foyer/core'
 * import { getSmartAccount } from '@foyer/core/smart-accounts'
 *
 * export async function useOwnKey(foyer: Foyer) {
 *   const { store, prefer } = getSmartAccount(foyer)
 *   if (store.getState().address) await prefer('eoa')
 * }
 */
export const getSmartAccount = perClient(createSmartAccount)

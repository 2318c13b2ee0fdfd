/**
 * The smart account of a wallet without a wallet, without any view. It needs `@foyer/embedded`, and a server that takes
 * operations (`BUNDLER_KEYS` or `BUNDLER_URLS`).
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 * @packageDocumentation
 */
import { perClient } from './client/perClient.ts'
import { createPermissions } from './flows/permissions/createPermissions.ts'
import { createSmartAccount } from './flows/smart-account/createSmartAccount.ts'

export type {
  GrantedPermission,
  PermissionRequest,
  PermissionsFlow,
  PermissionsState,
} from './flows/permissions/createPermissions.ts'
export type {
  SmartAccountFlow,
  SmartAccountState,
} from './flows/smart-account/createSmartAccount.ts'
export type {
  SessionAllowance,
  SessionCalls,
  SessionFunction,
  SessionPermission,
} from './resources/sessions.ts'

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

/**
 * Permissions of a client's account: contracts enforce what they allow, its user sees and takes them back. They need
 * `features.smartSessions`, and a server.
 *
 * @example
 * import type { Foyer } from '@foyer/core'
 * import { getPermissions } from '@foyer/core/smart-accounts'
 *
 * // 0.01 ETH a day, for 30 days.
 * export async function allow(foyer: Foyer, to: `0x${string}`) {
 *   const timestamp = Math.floor(Date.now() / 1_000) + 30 * 86_400
 *   return getPermissions(foyer).grant({
 *     chainId: '0x2105',
 *     to,
 *     permission: {
 *       type: 'native-token-periodic',
 *       data: { periodAmount: '0x2386f26fc10000', periodDuration: 86_400 },
 *     },
 *     rules: [{ type: 'expiry', data: { timestamp } }],
 *   })
 * }
 */
export const getPermissions = perClient(createPermissions)

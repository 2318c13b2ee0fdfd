import { ProviderRpcError } from '../eip1193.ts'

/** What a page asked for, or a wallet granted, that is no permission to take. */
export class PermissionUnfit extends Error {}

/** JSON-RPC: the page asked in a way that nobody can grant. */
export const invalidRequest = (message: string) => new ProviderRpcError(-32_602, message)

/** JSON-RPC: the wallet granted something else, and the page does not get it. */
export const unfitAnswer = (reason: string) =>
  new ProviderRpcError(
    -32_603,
    `The wallet granted something else than was asked for: ${reason} The application does not get it. ` +
      'Revoke it in the wallet, and ask again.',
  )

/** EIP-1193: the wallet has no such method. */
export const unsupportedByWallet = (name: string, method: string) =>
  new ProviderRpcError(
    4200,
    `${name} does not know ${method}. Connect a wallet that has permissions (ERC-7715), or ask for each transaction.`,
  )

/** EIP-1193: the application has not asked for this. */
export const notEnabled = () =>
  new ProviderRpcError(4200, 'Permissions are off. Set `features: { smartSessions: true }`.')

import { type EIP1193Provider, ProviderRpcError } from '@foyer/evm'
import { isElsewhere } from './isElsewhere.ts'

type Request = Parameters<EIP1193Provider['request']>[0]

/** In the place of the check of permissions: libraries disconnect by this method, and nothing else of it is here. */
export async function askPermission(
  request: Request,
  { wallet }: { wallet: Pick<EIP1193Provider, 'request'> },
): Promise<unknown> {
  if (request.method === 'wallet_revokePermissions')
    return wallet.request({ ...request, params: [{ eth_accounts: {} }] })
  throw new ProviderRpcError(4200, isElsewhere('permissions'))
}

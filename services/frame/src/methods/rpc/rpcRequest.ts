import type { Address } from 'viem'
import { createNode } from '../../approve/chain.ts'
import { callNotAllowed, notConnected, notThisAccount } from '../../channel/failures.ts'
import type { Wallet } from '../../keys/createWallet.ts'
import { isApprovable } from '../../policy.ts'
import type { RpcCall, RpcContext, Signer } from './RpcCall.ts'

/**
 * Answers what needs its user: reads it, shows it, and signs what was shown. Nothing of the request is read again after
 * it was shown.
 */
export async function rpcRequest(
  call: RpcCall,
  {
    server,
    projectId,
    applicationName,
    keptSmartAccount,
    wallet,
    ...rest
  }: Omit<RpcContext, 'node' | 'account' | 'wallet'> & {
    wallet: Wallet
    server: string
    projectId: string | undefined
    applicationName: string | undefined
    /** What the server says that a passkey gave to the key. */
    keptSmartAccount: string | undefined
  },
): Promise<unknown> {
  const { method, chainId } = call
  const [namespace = ''] = chainId.split(':')
  if (!isApprovable(namespace, method)) throw callNotAllowed()
  const addresses = await wallet.addresses()
  if (!addresses) throw notConnected()
  const context = {
    ...rest,
    wallet: { use: (work) => wallet.use(addresses.eip155, work) } satisfies Signer,
    account: addresses[namespace],
    node: createNode({ server, projectId, chainId }),
  }
  if (namespace === 'eip155') {
    if (call.address.toLowerCase() !== addresses.eip155.toLowerCase()) {
      const [{ smartAccountRequest }, { accountInUse, smartAddressOf }] = await Promise.all([
        import('./smartAccountRequest.ts'),
        import('../../smart-account/accountInUse.ts'),
      ])
      const owner = addresses.eip155 as Address
      const address = smartAddressOf(owner, keptSmartAccount)
      if (call.address.toLowerCase() !== address.toLowerCase()) throw notThisAccount()
      const { node } = context
      const { signal } = rest
      const smartAccount = await accountInUse({ owner, kept: keptSmartAccount, node, signal })
      const at = { server, projectId, chainId }
      return smartAccountRequest(call, {
        ...context,
        ...{ server, projectId, applicationName, smartAccount },
        bundler: createNode({ ...at, path: 'bundler' }),
        paymaster: (url) =>
          createNode({
            ...at,
            path: 'paymaster',
            // Its own is asked without a way round.
            ...(!url.startsWith(`${server}/v1/paymaster?`) && { paymasterUrl: url }),
          }),
      })
    }
    const { evmRequest } = await import('./evmRequest.ts')
    return evmRequest(call, context)
  }
  const { solanaRequest } = await import('./solanaRequest.ts')
  return solanaRequest(call, context)
}

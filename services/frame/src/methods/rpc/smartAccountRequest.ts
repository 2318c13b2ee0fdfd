import type { Call, NodeRequest } from '@foyer/transactions'
import { decodeCalls, operationTypedData } from '@foyer/transactions/smart-accounts'
import { type Hex, isHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex, serializeErc6492Signature } from 'viem/utils'
import type { Described } from '../../approve/Approval.ts'
import { callNotAllowed, invalidParams, notThisAccount } from '../../channel/failures.ts'
import type { SmartAccountInUse } from '../../smart-account/accountInUse.ts'
import { approveOperation, sendOperation } from '../../smart-account/operations.ts'
import { feeOf, isDeployed, prepareOperation } from '../../smart-account/prepareOperation.ts'
import { type Batch, readBatch, readCall } from '../../smart-account/readCalls.ts'
import { refuseOwnCalls } from '../../smart-account/refuseOwnCalls.ts'
import { evmRequest } from './evmRequest.ts'
import type { RpcCall, RpcContext } from './RpcCall.ts'

/**
 * What EVM applications ask of the account that is a contract. An operation is answered with its hash: the page that asked waits
 * for it.
 */
export async function smartAccountRequest(
  call: RpcCall,
  context: RpcContext & {
    readonly smartAccount: SmartAccountInUse
    readonly server: string
    readonly projectId: string | undefined
    /** As the page calls itself. */
    readonly applicationName: string | undefined
    readonly bundler: NodeRequest
    /** Who pays, by their address. */
    paymaster(url: string): NodeRequest
  },
): Promise<unknown> {
  const { wallet, node, bundler, paymaster, smartAccount, signal } = context
  const { address, creation } = smartAccount
  const chainId = Number(call.chainId.slice('eip155:'.length))
  const [first] = Array.isArray(call.params) ? (call.params as unknown[]) : []
  const { from, sender } = Object(first) as { from?: unknown; sender?: unknown }
  for (const said of [from, sender])
    if (said !== undefined && String(said).toLowerCase() !== address.toLowerCase())
      throw notThisAccount()

  const send = async (
    calls: readonly Call[],
    {
      payer = null,
      nonce = null,
      known = null,
    }: Partial<Omit<Batch, 'calls'>> & {
      /** What it is, where that is known better than by its bytes. */
      known?: Described | null
    } = {},
  ) => {
    const operation = await approveOperation(
      calls,
      { ...context, chainId },
      { known, nonce, payer: typeof payer === 'string' ? paymaster(payer) : payer },
    )
    const signature = await wallet.use(({ eip155 }) =>
      privateKeyToAccount(bytesToHex(eip155)).signTypedData(
        operationTypedData(operation, { chainId }),
      ),
    )
    return sendOperation({ ...operation, signature }, { ...context, chainId })
  }
  const ofPage = (calls: readonly Call[]): readonly Call[] => {
    refuseOwnCalls(calls, address)
    return calls
  }

  switch (call.method) {
    case 'personal_sign':
    case 'eth_signTypedData_v4': {
      const signature = (await evmRequest(call, { ...context, account: address })) as Hex
      if (!creation || (await isDeployed(address, node, signal))) return signature
      const { factory, factoryData } = creation
      return serializeErc6492Signature({ address: factory, data: factoryData, signature })
    }
    case 'eth_sendTransaction':
      return { userOperation: await send(ofPage([readCall(first)])) }
    case 'foyer_feeOfCalls': {
      const { calls } = readBatch(call.params, chainId)
      const operation = await prepareOperation({
        ...{ calls, account: smartAccount, chainId, node, bundler, signal, paymaster: null },
      })
      return `0x${feeOf(operation).toString(16)}`
    }
    case 'wallet_sendCalls': {
      const { calls, ...wishes } = readBatch(call.params, chainId)
      return { id: await send(ofPage(calls), wishes) }
    }
    case 'wallet_requestExecutionPermissions': {
      const { grantPermissions } = await import('./permissions.ts')
      return grantPermissions(call, context)
    }
    case 'wallet_revokeExecutionPermission': {
      const { revokePermission } = await import('./permissions.ts')
      return {
        userOperation: await revokePermission(call, {
          ...context,
          send: (calls, known) => send(calls, { known }),
        }),
      }
    }
    case 'eth_sendUserOperation': {
      // What it asks for counts; how it is sent is the wallet's matter.
      const { callData } = Object(first) as { callData?: unknown }
      const calls = isHex(callData) && callData.length < 200_000 ? decodeCalls(callData) : null
      if (!calls) throw invalidParams('`callData` is no call of this account that can be shown.')
      return send(
        ofPage(calls.map((one) => readCall({ ...one, value: `0x${one.value.toString(16)}` }))),
      )
    }
  }
  throw callNotAllowed()
}

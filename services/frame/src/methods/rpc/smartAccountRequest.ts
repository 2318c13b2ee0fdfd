import type { Call, NodeRequest } from '@foyer/transactions'
import {
  decodeCalls,
  hybridAccountOf,
  operationTypedData,
} from '@foyer/transactions/smart-accounts'
import { getAddress, type Hex, isHex } from 'viem'
import {
  entryPoint07Address,
  formatUserOperationRequest,
  getUserOperationHash,
} from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex, serializeErc6492Signature } from 'viem/utils'
import type { Described } from '../../approve/Approval.ts'
import { describeCalls } from '../../approve/describeEvm.ts'
import { callNotAllowed, invalidParams, notThisAccount, Refusal } from '../../channel/failures.ts'
import {
  feeOf,
  isDeployed,
  missingFunds,
  prepareOperation,
} from '../../smart-account/prepareOperation.ts'
import { readBatch, readCall } from '../../smart-account/readCalls.ts'
import { evmRequest } from './evmRequest.ts'
import type { RpcCall, RpcContext } from './RpcCall.ts'

/**
 * What EVM applications ask of the account that is a contract. An operation is answered with its hash: the page that asked waits
 * for it.
 */
export async function smartAccountRequest(
  call: RpcCall,
  context: RpcContext & {
    readonly server: string
    readonly projectId: string | undefined
    /** As the page calls itself. */
    readonly applicationName: string | undefined
    readonly bundler: NodeRequest
    /** Who pays, by their address. */
    paymaster(url: string): NodeRequest
  },
): Promise<unknown> {
  const { wallet, approve, origin, account, node, bundler, paymaster, words, signal } = context
  const owner = getAddress(account)
  const { address, factory, factoryData } = hybridAccountOf(owner)
  const chainId = Number(call.chainId.slice('eip155:'.length))
  const [first] = Array.isArray(call.params) ? (call.params as unknown[]) : []
  const { from, sender } = Object(first) as { from?: unknown; sender?: unknown }
  for (const said of [from, sender])
    if (said !== undefined && String(said).toLowerCase() !== address.toLowerCase())
      throw notThisAccount()

  const send = async (
    calls: readonly Call[],
    paymasterUrl: string | null = null,
    /** What it is, where that is known better than by its bytes. */
    known: Described | null = null,
  ) => {
    const payer = paymasterUrl === null ? null : paymaster(paymasterUrl)
    const operation = await prepareOperation({
      ...{ calls, owner, chainId, node, bundler, signal, paymaster: payer },
    })
    const read = await describeCalls({
      ...{ calls, chainId, from: address, node, words, signal },
      feeAtMost: payer ? null : feeOf(operation),
      heldBackWei: payer ? 0n : await missingFunds(operation, node, signal),
    })
    const fee = read.facts.filter(({ name }) => name === words.facts.feeAtMost)
    const { facts, ...described } = known ? { ...known, facts: [...known.facts, ...fee] } : read
    const isNew = operation.factory !== undefined
    await approve({
      ...{ origin, chainId: call.chainId, account: address },
      ...described,
      facts: [
        ...facts,
        ...(isNew ? [{ name: words.facts.smartAccount, value: words.facts.createdNow }] : []),
      ],
    })
    const signature = await wallet.use(({ eip155 }) =>
      privateKeyToAccount(bytesToHex(eip155)).signTypedData(
        operationTypedData(operation, { chainId }),
      ),
    )
    const signed = { ...operation, signature }
    const params = [formatUserOperationRequest(signed), entryPoint07Address]
    await bundler({ method: 'eth_sendUserOperation', params }, { signal }).catch(
      (error: unknown) => {
        // Without an answer it may be on its way. Told that it failed, its user would send it twice.
        if (Object(error) instanceof Refusal && !('data' in Object(error))) return
        throw error
      },
    )
    return getUserOperationHash({
      ...{ chainId, entryPointAddress: entryPoint07Address, entryPointVersion: '0.7' },
      userOperation: signed,
    })
  }

  switch (call.method) {
    case 'personal_sign':
    case 'eth_signTypedData_v4': {
      const signature = (await evmRequest(call, { ...context, account: address })) as Hex
      return (await isDeployed(address, node, signal))
        ? signature
        : serializeErc6492Signature({ address: factory, data: factoryData, signature })
    }
    case 'eth_sendTransaction':
      return { userOperation: await send([readCall(first)]) }
    case 'foyer_feeOfCalls': {
      const { calls } = readBatch(call.params, chainId)
      const operation = await prepareOperation({
        ...{ calls, owner, chainId, node, bundler, signal, paymaster: null },
      })
      return `0x${feeOf(operation).toString(16)}`
    }
    case 'wallet_sendCalls': {
      const { calls, paymasterUrl } = readBatch(call.params, chainId)
      return { id: await send(calls, paymasterUrl) }
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
          send: (calls, known) => send(calls, null, known),
        }),
      }
    }
    case 'eth_sendUserOperation': {
      // What it asks for counts; how it is sent is the wallet's matter.
      const { callData } = Object(first) as { callData?: unknown }
      const calls = isHex(callData) && callData.length < 200_000 ? decodeCalls(callData) : null
      if (!calls) throw invalidParams('`callData` is no call of this account that can be shown.')
      return send(calls.map((one) => readCall({ ...one, value: `0x${one.value.toString(16)}` })))
    }
  }
  throw callNotAllowed()
}

import type { Call, NodeRequest } from '@foyer/transactions'
import { encodeCalls, stubSignature } from '@foyer/transactions/smart-accounts'
import { type Address, bytesToHex, type Hex, hexToBigInt, isAddress, isHex } from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  formatUserOperationRequest,
  type UserOperation,
} from 'viem/account-abstraction'
import { encodeFunctionData } from 'viem/utils'
import { Refusal } from '../channel/failures.ts'
import type { SmartAccountInUse } from './accountInUse.ts'

/** What it takes may be more in the next block. */
const gasMarginPercent = 110n
const longestPaymasterData = 8_194

/** An operation, whole: what is shown of it is what is signed. */
export type PreparedOperation = UserOperation<'0.7'>

/** A contract that pays, with all that it wants to be told: nobody has to be asked. */
export type StaticPaymaster = Required<
  Pick<
    PreparedOperation,
    'paymaster' | 'paymasterData' | 'paymasterVerificationGasLimit' | 'paymasterPostOpGasLimit'
  >
>

/** Whether an account is there already. */
export async function isDeployed(address: Address, node: NodeRequest, signal: AbortSignal) {
  const code = await node({ method: 'eth_getCode', params: [address, 'latest'] }, { signal })
  return isHex(code) && code.length > 2
}

/**
 * Makes one operation of calls, of which all are done or none, with gas as the bundler measures it. Frozen.
 *
 * @param parameters.stub what its gas is measured with; absent: a signature of a key
 * @param parameters.paymaster who pays; `null`: the account itself
 * @param parameters.nonce absent or `null`: any that is free
 * @throws Refusal when the network would refuse it, in its words
 */
export async function prepareOperation({
  calls,
  account: { address: sender, creation },
  chainId,
  node,
  bundler,
  paymaster,
  nonce,
  stub = stubSignature,
  signal,
}: {
  calls: readonly Call[]
  account: SmartAccountInUse
  /** Of EIP-155. */
  chainId: number
  node: NodeRequest
  bundler: NodeRequest
  paymaster: NodeRequest | StaticPaymaster | null
  nonce?: bigint | null
  stub?: Hex
  signal: AbortSignal
}): Promise<PreparedOperation> {
  const ask = (method: string, params: readonly unknown[] = []) =>
    node({ method, params }, { signal })
  const [isThere, tip, block] = await Promise.all([
    isDeployed(sender, node, signal),
    ask('eth_maxPriorityFeePerGas').catch(() => '0x3b9aca00'),
    ask('eth_getBlockByNumber', ['latest', false]),
  ])
  const maxPriorityFeePerGas = quantity(tip)
  const baseFee = quantity((Object(block) as { baseFeePerGas?: unknown }).baseFeePerGas ?? '0x0')
  const draft: PreparedOperation = {
    ...{ sender, nonce: nonce ?? freshNonce(), callData: encodeCalls(calls), signature: stub },
    ...(!isThere && creation),
    ...{ callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n },
    ...{ maxFeePerGas: baseFee * 2n + maxPriorityFeePerGas, maxPriorityFeePerGas },
  }
  const pay = async (method: string, operation: PreparedOperation) => {
    if (typeof paymaster !== 'function') return { ...paymaster }
    const request = formatUserOperationRequest(operation)
    const params = [request, entryPoint07Address, `0x${chainId.toString(16)}`, {}]
    return readPaymaster(await paymaster({ method, params }, { signal }))
  }
  const promised = { ...draft, ...(await pay('pm_getPaymasterStubData', draft)) }
  const measured = Object(
    await bundler(
      {
        method: 'eth_estimateUserOperationGas',
        params: [formatUserOperationRequest(promised), entryPoint07Address],
      },
      { signal },
    ),
  ) as Record<string, unknown>
  const withMargin = (name: string) => (quantity(measured[name]) * gasMarginPercent) / 100n
  const sized: PreparedOperation = {
    ...promised,
    callGasLimit: withMargin('callGasLimit'),
    verificationGasLimit: withMargin('verificationGasLimit'),
    preVerificationGas: withMargin('preVerificationGas'),
    ...(typeof paymaster === 'function' && {
      paymasterVerificationGasLimit: withMargin('paymasterVerificationGasLimit'),
      paymasterPostOpGasLimit: withMargin('paymasterPostOpGasLimit'),
    }),
  }
  return Object.freeze({ ...sized, ...(await pay('pm_getPaymasterData', sized)) })
}

/** All the gas that it may take, in wei. */
export const feeOf = (operation: PreparedOperation): bigint =>
  operation.maxFeePerGas *
  (operation.callGasLimit +
    operation.verificationGasLimit +
    operation.preVerificationGas +
    (operation.paymasterVerificationGasLimit ?? 0n) +
    (operation.paymasterPostOpGasLimit ?? 0n))

/** What the account itself has to pay before its calls are done: the EntryPoint has what earlier ones left. 0 where nobody can tell. */
export async function missingFunds(
  operation: PreparedOperation,
  node: NodeRequest,
  signal: AbortSignal,
): Promise<bigint> {
  const data = encodeFunctionData({
    ...{ abi: entryPoint07Abi, functionName: 'balanceOf', args: [operation.sender] },
  })
  const call = [{ to: entryPoint07Address, data }, 'latest']
  const answer = await node({ method: 'eth_call', params: call }, { signal }).catch(() => null)
  signal.throwIfAborted()
  if (!isHex(answer) || answer.length !== 66) return 0n
  const [fee, deposit] = [feeOf(operation), BigInt(answer)]
  return fee > deposit ? fee - deposit : 0n
}

/** A line of its own, so that no operation waits for another one. */
const freshNonce = () => hexToBigInt(bytesToHex(crypto.getRandomValues(new Uint8Array(20)))) << 64n

/** Whether it can be one who pays. With the address of nobody the account itself pays, and would be told that it does not. */
export const isPaymaster = (value: unknown): value is Address =>
  typeof value === 'string' && isAddress(value, { strict: false }) && BigInt(value) !== 0n

/** Whether it is whole bytes, and not too many. */
export const isPaymasterData = (value: unknown): value is Hex =>
  isHex(value) && value.length % 2 === 0 && value.length <= longestPaymasterData

/** @see https://eips.ethereum.org/EIPS/eip-7677 */
function readPaymaster(answer: unknown): Partial<PreparedOperation> {
  const given = Object(answer) as Record<string, unknown>
  const { paymaster, paymasterData = '0x' } = given
  if (!isPaymaster(paymaster) || !isPaymasterData(paymasterData))
    throw new Refusal(-32_000, 'Who offers to pay for this does not pay. Nothing was sent.')
  const limit = (name: 'paymasterVerificationGasLimit' | 'paymasterPostOpGasLimit') =>
    given[name] === undefined ? {} : { [name]: quantity(given[name]) }
  return {
    ...{ paymaster, paymasterData },
    ...limit('paymasterVerificationGasLimit'),
    ...limit('paymasterPostOpGasLimit'),
  }
}

function quantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]{1,32}$/i.test(value)) return BigInt(value)
  throw new Refusal(-32_000, 'The network gave an answer that cannot be read. Try again.')
}

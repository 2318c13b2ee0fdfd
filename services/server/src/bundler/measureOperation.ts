import {
  type Address,
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  numberToHex,
  type PublicClient,
  type StateOverride,
} from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { operationProbe } from './contracts.generated.ts'
import { executionReverts, refusedByEntryPoint } from './errors.ts'
import { hashOf, type Operation, packed } from './Operation.ts'
import { readRefusal, revertData } from './tryOperations.ts'

/** Where the EntryPoint's own code is while the probe stands in its place. */
const original: Address = '0x0FffF00000000000000000000000000000000e57'
/** What the EntryPoint calls factories from: the first contract that it made. */
const creator = getContractAddress({ from: entryPoint07Address, nonce: 1n })
/** Of one step, while it is measured. */
const stepGas = 10_000_000n
const probeGas = 24_000_000n
/** Of what was measured: storage may be cold, and a sixty-fourth is kept back at each depth. */
const marginPercent = 130n
/** For a signature that is checked otherwise than the one that stands for it. */
const verificationMargin = 15_000n

/** What an operation has to set, in units of gas. */
export interface OperationGas {
  readonly preVerificationGas: bigint
  readonly verificationGasLimit: bigint
  readonly callGasLimit: bigint
  readonly paymasterVerificationGasLimit?: bigint
  readonly paymasterPostOpGasLimit?: bigint
}

/** Takes every operation, and does nothing for it: all that is left is what the EntryPoint itself costs. */
const acceptingCode: Hex = '0x60205ff3'

/**
 * Runs an operation step by step on the state of now, and measures it. Its signature may stand for another one.
 *
 * @throws OperationRefused when a step fails: as the EntryPoint calls it, or with what the calls were refused with
 */
export async function measureOperation(
  operation: Operation,
  client: PublicClient,
): Promise<OperationGas> {
  const [code, balance, preVerificationGas] = await Promise.all([
    client.getCode({ address: entryPoint07Address }),
    client.getBalance({ address: operation.sender }),
    measureBefore(operation, client),
  ])
  // Who pays for itself sends it along; how much makes no difference.
  const missing = operation.paymaster ? 0n : 1n
  const { data = '0x' } = await client
    .call({
      to: entryPoint07Address,
      gas: probeGas,
      data: encodeFunctionData({
        ...{ abi: operationProbe.abi, functionName: 'probe' },
        args: [packed(operation), hashOf(operation, client), creator, missing, stepGas],
      }),
      stateOverride: [
        { address: entryPoint07Address, code: operationProbe.runtimeBytecode },
        { address: original, code: code ?? '0x' },
        { address: operation.sender, balance: balance + missing },
      ] as StateOverride,
    })
    .catch((error: unknown) => {
      // Each step has its bound, so it was the steps together that had none left.
      if (revertData(error) !== null) throw refusedByEntryPoint('AA95 out of gas')
      throw error
    })
  const [creation, numbering, validation, sponsoring, execution, settling] = decodeFunctionResult({
    ...{ abi: operationProbe.abi, functionName: 'probe', data },
  })
  if (operation.factory && creation.gas > 0n && !creation.succeeded)
    throw refusedByEntryPoint('AA13 initCode failed or OOG')
  if (!validation.succeeded) throw refusedByEntryPoint('AA23 reverted')
  // An account that is not there succeeds at everything.
  if (validation.data.length < 66) throw refusedByEntryPoint('AA20 account not deployed')
  if (operation.paymaster && !sponsoring.succeeded) throw refusedByEntryPoint('AA33 reverted')
  if (!execution.succeeded) throw executionReverts(execution.data)
  const withMargin = (gas: bigint) => (gas * marginPercent) / 100n
  return {
    preVerificationGas: (preVerificationGas * 105n) / 100n,
    verificationGasLimit:
      withMargin(creation.gas + numbering.gas + validation.gas) + verificationMargin,
    callGasLimit: withMargin(execution.gas),
    ...(operation.paymaster && {
      paymasterVerificationGasLimit: withMargin(sponsoring.gas) + verificationMargin,
      paymasterPostOpGasLimit: withMargin(settling.gas),
    }),
  }
}

/**
 * What a transaction costs that carries this operation alone, but for what the operation does: its bytes, and what the
 * EntryPoint does for it. The chain itself measures it, as what bytes and transactions cost changes with its forks.
 */
export async function measureBefore(operation: Operation, client: PublicClient): Promise<bigint> {
  const { sender, nonce, initCode, callData, paymasterAndData, signature } = packed(operation)
  // Whatever would run is carried as bytes that do nothing.
  const bare = {
    ...{ sender, nonce, initCode: '0x' as const, callData: concat([initCode, callData]) },
    // What its check may take is not held back, what its calls may take is.
    accountGasLimits: concat([
      numberToHex(1_000_000n, { size: 16 }),
      numberToHex(1_000n, { size: 16 }),
    ]),
    ...{ preVerificationGas: 0n, gasFees: numberToHex(0n, { size: 32 }) },
    ...{ paymasterAndData: '0x' as const, signature: concat([paymasterAndData, signature]) },
  }
  const estimate = (to: Address, data: Hex, stateOverride?: StateOverride) =>
    client
      .estimateGas({ account: original, to, data, ...(stateOverride && { stateOverride }) })
      .catch((error: unknown) => {
        const refusal = revertData(error)
        throw refusal === null ? error : refusedByEntryPoint(readRefusal(refusal).reason)
      })
  // Its number is part of the check, which the operation has a limit of its own for.
  const numbering = encodeFunctionData({
    ...{ abi: entryPoint07Abi, functionName: 'incrementNonce', args: [nonce >> 64n] },
  })
  const [whole, numbered, unnumbered] = await Promise.all([
    estimate(
      entryPoint07Address,
      encodeFunctionData({
        ...{ abi: entryPoint07Abi, functionName: 'handleOps', args: [[bare], original] },
      }),
      [{ address: sender, code: acceptingCode }],
    ),
    estimate(entryPoint07Address, numbering),
    estimate(original, numbering),
  ])
  return whole - (numbered - unnumbered)
}

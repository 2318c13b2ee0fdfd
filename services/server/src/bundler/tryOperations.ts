import {
  type Address,
  BaseError,
  decodeErrorResult,
  encodeFunctionData,
  type Hex,
  isHex,
  numberToHex,
  type PublicClient,
} from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { gasOf, type Operation, packed } from './Operation.ts'

/** Which operation the EntryPoint refuses, and why, such as `AA24 signature error`. */
export interface Refused {
  readonly index: number
  readonly reason: string
}

/** @param beneficiary who is paid */
export const bundleData = (operations: readonly Operation[], beneficiary: Address): Hex =>
  encodeFunctionData({
    ...{ abi: entryPoint07Abi, functionName: 'handleOps' },
    args: [operations.map(packed), beneficiary],
  })

/**
 * The gas of a transaction with these operations: the EntryPoint keeps a sixty-fourth of it back from each call, and
 * refuses (`AA95`) what could run out.
 */
export const bundleGas = (operations: readonly Operation[]): bigint =>
  operations.reduce(
    (sum, operation) => sum + operation.preVerificationGas + (gasOf(operation) * 66n) / 63n,
    50_000n,
  )

/**
 * Runs operations as the EntryPoint would, one after the other.
 *
 * @returns the first that is refused; `null` when each is taken, whatever its calls do
 * @throws what the client throws when no node answers
 */
export async function tryOperations(
  operations: readonly Operation[],
  { client, bundler }: { client: PublicClient; bundler: Address },
): Promise<Refused | null> {
  try {
    await client.request({
      method: 'eth_call',
      params: [
        {
          from: bundler,
          to: entryPoint07Address,
          data: bundleData(operations, bundler),
          gas: numberToHex(bundleGas(operations)),
        },
        'latest',
      ],
    })
    return null
  } catch (error) {
    const data = revertData(error)
    if (data === null) throw error
    return readRefusal(data)
  }
}

/** What the EntryPoint reverted with. */
export function readRefusal(data: Hex): Refused {
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: entryPoint07Abi, data })
    if (errorName === 'FailedOp' || errorName === 'FailedOpWithRevert')
      return { index: Number(args[0]), reason: String(args[1]).slice(0, 200) }
  } catch {
    // Of somebody else's making.
  }
  return { index: 0, reason: 'AA23 reverted' }
}

/** The bytes that a call was refused with; `null` when no node answered. */
export function revertData(error: unknown): Hex | null {
  if (!(error instanceof BaseError)) return null
  const found = error.walk((cause) => isHex(dataOf(cause)))
  const data = found ? dataOf(found) : null
  if (isHex(data)) return data
  // Refused without a word, as by running out of gas.
  return error.walk((cause) => (cause as { code?: unknown }).code === 3) ? '0x' : null
}

/** Where nodes put it: as it is, or in an object. */
function dataOf(cause: unknown): unknown {
  const { data } = Object(cause) as { data?: unknown }
  return typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data
}

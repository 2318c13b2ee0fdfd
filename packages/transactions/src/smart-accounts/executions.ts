import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  size,
  slice,
} from 'viem'
import type { Call } from '../Call.ts'
import { accountAbi } from './contracts.ts'

/** One call, or several of which all are done or none. @see https://eips.ethereum.org/EIPS/eip-7579 */
const single: Hex = `0x${'00'.repeat(32)}`
const batch: Hex = `0x01${'00'.repeat(31)}`

const executions = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const

/** What a smart account is called with, so that it makes these calls: all of them, or none. */
export function encodeCalls(calls: readonly Call[]): Hex {
  const [first] = calls
  if (!first) throw new RangeError('There is nothing to call')
  const execute = (mode: Hex, data: Hex) =>
    encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [mode, data] })
  if (calls.length === 1)
    return execute(
      single,
      encodePacked(
        ['address', 'uint256', 'bytes'],
        [targetOf(first), first.value ?? 0n, first.data ?? '0x'],
      ),
    )
  const all = calls.map((call) => ({
    ...{ target: targetOf(call), value: call.value ?? 0n, callData: call.data ?? '0x' },
  }))
  return execute(batch, encodeAbiParameters(executions, [all]))
}

/**
 * The calls that a smart account is asked to make.
 *
 * @returns `null` for anything else than what `encodeCalls` writes
 */
export function decodeCalls(data: Hex): readonly Call[] | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: accountAbi, data })
    if (functionName !== 'execute') return null
    const [mode, given] = args
    const calls = mode === single ? [readSingle(given)] : mode === batch ? readBatch(given) : []
    return calls.length > 0 && encodeCalls(calls) === data.toLowerCase() ? calls : null
  } catch {
    return null
  }
}

function readSingle(data: Hex): Call {
  const value = slice(data, 20, 52)
  return {
    ...{ to: slice(data, 0, 20), value: BigInt(value) },
    data: size(data) > 52 ? slice(data, 52) : '0x',
  }
}

function readBatch(data: Hex): readonly Call[] {
  const [all] = decodeAbiParameters(executions, data)
  return all.map(({ target, value, callData }) => ({ to: target, value, data: callData }))
}

function targetOf({ to }: Call) {
  if (!to) throw new RangeError('A smart account makes no contracts by itself; call a factory')
  return to
}

/** As long as a signature and readable as one, of nobody: what an operation carries while its gas is measured. */
export const stubSignature: Hex = `0x${'f'.repeat(31)}0${'0'.repeat(32)}7${'a'.repeat(63)}1c`

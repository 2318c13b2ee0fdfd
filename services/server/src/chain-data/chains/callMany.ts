import { AppError } from '@foyer/core/primitives'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Chain } from './Chain.ts'

/** A read of a contract. */
export interface Call {
  readonly to: string
  readonly data: Hex
}

/** So many reads go into one; nodes limit how much gas a read may burn. */
const callsOfOne = 200
/** A contract that burns everything must not take its neighbours along. */
const singlesAtOnce = 8

const multicall = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call3[] calls) payable returns (Result[] returnData)',
])

/**
 * Reads contracts, many at once where the chain has Multicall3. A read that the contract refuses, and
 * one of an address without code, gives `null`, whatever the others give.
 *
 * @throws what the chain's `rpc` throws when no node answers
 */
export async function callMany({
  chain,
  calls,
  signal,
}: {
  chain: Pick<Chain, 'rpc' | 'multicall3'>
  calls: readonly Call[]
  signal?: AbortSignal | undefined
}): Promise<(Hex | null)[]> {
  const results: (Hex | null)[] = []
  for (let start = 0; start < calls.length; start += callsOfOne) {
    const part = calls.slice(start, start + callsOfOne)
    const together = part.length > 1 ? await callTogether({ chain, calls: part, signal }) : null
    results.push(...(together ?? (await callSingly({ chain, calls: part, signal }))))
  }
  return results
}

/** `null` when it cannot be done: there is no Multicall3, or a contract among them breaks it. */
async function callTogether({
  chain,
  calls,
  signal,
}: {
  chain: Pick<Chain, 'rpc' | 'multicall3'>
  calls: readonly Call[]
  signal: AbortSignal | undefined
}): Promise<(Hex | null)[] | null> {
  if (chain.multicall3 === null) return null
  const data = encodeFunctionData({
    abi: multicall,
    args: [
      calls.map(({ to, data }) => ({ target: to as Hex, allowFailure: true, callData: data })),
    ],
  })
  const answer = await call({ chain, to: chain.multicall3, data, signal })
  if (answer === null) return null
  try {
    const results = decodeFunctionResult({
      abi: multicall,
      functionName: 'aggregate3',
      data: answer,
    })
    if (results.length !== calls.length) return null
    return results.map(({ success, returnData }) =>
      success && returnData !== '0x' ? returnData : null,
    )
  } catch {
    // Something else is at that address.
    return null
  }
}

async function callSingly({
  chain,
  calls,
  signal,
}: {
  chain: Pick<Chain, 'rpc'>
  calls: readonly Call[]
  signal: AbortSignal | undefined
}): Promise<(Hex | null)[]> {
  const results: (Hex | null)[] = []
  for (let start = 0; start < calls.length; start += singlesAtOnce) {
    const part = calls.slice(start, start + singlesAtOnce)
    results.push(...(await Promise.all(part.map((each) => call({ chain, ...each, signal })))))
  }
  return results
}

async function call({
  chain: { rpc },
  to,
  data,
  signal,
}: {
  chain: Pick<Chain, 'rpc'>
  to: string
  data: Hex
  signal: AbortSignal | undefined
}): Promise<Hex | null> {
  if (!rpc) return null
  try {
    const answer = await rpc.request({
      method: 'eth_call',
      params: [{ to, data }, 'latest'],
      signal,
    })
    return typeof answer === 'string' && /^0x([0-9a-f]{2})+$/i.test(answer) ? (answer as Hex) : null
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') return null
    throw error
  }
}

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
const singlesAtOnce = 8
/** Contracts that burn all they are given, one after another, must not keep the others' answer back. */
const singlesBudgetMs = 4_000
/** Of many reads in one: what nodes compute in well under a second, and no node refuses. */
const gasTogether = '0x17d7840'
/** Of one read: contracts that need more than 5 million cost a node too much for an answer to a view. */
const gasOfOne = '0x4c4b40'

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
    const found = together ?? part.map(() => failed)
    // One that burns all the gas takes its neighbours along: those that failed are asked apart.
    const apart = [...found.keys()].filter((index) => found[index] === failed)
    const answers = await callSingly({
      chain,
      calls: apart.map((index) => part[index] as Call),
      signal,
    })
    const byIndex = new Map(apart.map((index, place) => [index, answers[place] ?? null]))
    results.push(
      ...found.map((answer, index) => (answer === failed ? (byIndex.get(index) ?? null) : answer)),
    )
  }
  return results
}

/** It reverted, for whatever reason, or was never run. */
const failed = Symbol('failed')

/** `null` when it cannot be done: there is no Multicall3, or the contracts together are too much. */
async function callTogether({
  chain,
  calls,
  signal,
}: {
  chain: Pick<Chain, 'rpc' | 'multicall3'>
  calls: readonly Call[]
  signal: AbortSignal | undefined
}): Promise<(Hex | null | typeof failed)[] | null> {
  if (chain.multicall3 === null) return null
  const data = encodeFunctionData({
    abi: multicall,
    args: [
      calls.map(({ to, data }) => ({ target: to as Hex, allowFailure: true, callData: data })),
    ],
  })
  const answer = await call({
    ...{ chain, to: chain.multicall3, data, gas: gasTogether, signal },
  }).catch((error) => {
    signal?.throwIfAborted()
    // A node that is away fails for each of them, too, and that is said then.
    if (error instanceof AppError && error.kind === 'unavailable') return null
    throw error
  })
  if (answer === null) return null
  try {
    const results = decodeFunctionResult({
      abi: multicall,
      functionName: 'aggregate3',
      data: answer,
    })
    if (results.length !== calls.length) return null
    return results.map(({ success, returnData }) =>
      success ? (returnData === '0x' ? null : returnData) : failed,
    )
  } catch {
    // Something else is at that address.
    return null
  }
}

/** One that no node answers, or not in time, is `null` as long as another one is answered. */
async function callSingly({
  chain,
  calls,
  signal,
}: {
  chain: Pick<Chain, 'rpc'>
  calls: readonly Call[]
  signal: AbortSignal | undefined
}): Promise<(Hex | null)[]> {
  const settled: PromiseSettledResult<Hex | null>[] = []
  const endsAtMs = performance.now() + singlesBudgetMs
  for (
    let start = 0;
    start < calls.length && performance.now() < endsAtMs;
    start += singlesAtOnce
  ) {
    const part = calls.slice(start, start + singlesAtOnce)
    const asked = part.map((each) => call({ chain, ...each, gas: gasOfOne, signal }))
    settled.push(...(await Promise.allSettled(asked)))
    signal?.throwIfAborted()
    const [first] = settled
    // No node answers: nobody waits for the others to say so.
    if (first?.status === 'rejected' && settled.every(({ status }) => status === 'rejected'))
      throw first.reason
  }
  return calls.map((_, index) => {
    const one = settled[index]
    return one?.status === 'fulfilled' ? one.value : null
  })
}

async function call({
  chain: { rpc },
  to,
  data,
  gas,
  signal,
}: {
  chain: Pick<Chain, 'rpc'>
  to: string
  data: Hex
  gas: Hex
  signal: AbortSignal | undefined
}): Promise<Hex | null> {
  if (!rpc) return null
  try {
    const answer = await rpc.request({
      method: 'eth_call',
      params: [{ to, data, gas }, 'latest'],
      signal,
    })
    return typeof answer === 'string' && /^0x([0-9a-f]{2})+$/i.test(answer) ? (answer as Hex) : null
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') return null
    throw error
  }
}

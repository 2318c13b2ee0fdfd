import { AppError } from '@foyer/core/primitives'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Chain } from './Chain.ts'
import type { RefusingContracts } from './createRefusingContracts.ts'

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

/** What a contract answered, `null` when it refused, `undefined` when that is not known. */
type CallAnswer = Hex | null | undefined

/**
 * Reads contracts, many at once where the chain has Multicall3. A read that the contract refuses, and
 * one of an address without code, gives `null`, whatever the others give; what was not known in time is
 * `undefined`.
 *
 * @param parameters.refusing contracts that refused lately are not asked, and those that do are added
 * @throws what the chain's `rpc` throws when no node answers
 */
export async function callMany({
  chain,
  calls,
  signal,
  refusing,
}: {
  chain: Pick<Chain, 'rpc' | 'multicall3'>
  calls: readonly Call[]
  signal?: AbortSignal | undefined
  refusing?: RefusingContracts | undefined
}): Promise<CallAnswer[]> {
  const answers: (CallAnswer | typeof failed)[] = calls.map(() => null)
  const asked = [...calls.keys()].filter((index) => !refusing?.has((calls[index] as Call).to))
  await Promise.all(
    partsOf(asked).map(async (part) => {
      const each = part.map((index) => calls[index] as Call)
      const found = part.length > 1 ? await callTogether({ chain, calls: each, signal }) : null
      for (const [place, index] of part.entries()) answers[index] = found ? found[place] : failed
    }),
  )
  // One that burns all the gas takes its neighbours along: those that failed are asked apart.
  const apart = asked.filter((index) => answers[index] === failed)
  const known = await callSingly({
    chain,
    calls: apart.map((index) => calls[index] as Call),
    isSomethingKnown: apart.length < asked.length,
    signal,
  })
  for (const [place, index] of apart.entries()) {
    answers[index] = known[place]
    if (known[place] === null) refusing?.add((calls[index] as Call).to)
  }
  return answers as CallAnswer[]
}

function partsOf(indexes: readonly number[]): number[][] {
  const parts: number[][] = []
  for (let start = 0; start < indexes.length; start += callsOfOne)
    parts.push(indexes.slice(start, start + callsOfOne))
  return parts
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

/** One that no node answers, or not in time, is `undefined` as long as another one is answered. */
async function callSingly({
  chain,
  calls,
  isSomethingKnown,
  signal,
}: {
  chain: Pick<Chain, 'rpc'>
  calls: readonly Call[]
  /** Others were answered, and their answers are worth having whatever becomes of these. */
  isSomethingKnown: boolean
  signal: AbortSignal | undefined
}): Promise<CallAnswer[]> {
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
    const [first] = settled
    const isAnswered = settled.some(({ status }) => status === 'fulfilled')
    if (first?.status === 'rejected' && !isAnswered) {
      // No node answers: nobody waits for the others to say so.
      if (!isSomethingKnown) throw first.reason
      break
    }
    if (signal?.aborted) break
  }
  return calls.map((_, index) => {
    const one = settled[index]
    return one?.status === 'fulfilled' ? one.value : undefined
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

import { AppError } from '@foyer/core/primitives'
import type { RpcAnswer, RpcCall } from '@foyer/protocol'
import { keccak256 } from 'viem'
import type { ChainRpc } from './Chain.ts'
import type { CallerPlaces } from './createCallerPlaces.ts'
import { type RpcError, RpcFailure } from './errors.ts'
import { boundedParameters, isCostly, judgeCall, judgeLogRange } from './visitorCalls.ts'

/** A block with its receipts is smaller; a browser would choke on more. */
const maxAnswerLength = 4_000_000

/**
 * Answers one call of a visitor: refuses what is not reading, and what asks for too much.
 *
 * It never throws for what a node or a visitor did: that is an error in the answer.
 *
 * @throws the reason of `signal`
 */
export async function answerVisitor({
  namespace,
  visitors,
  caller,
  places,
  call: { id, method, params = [] },
  signal,
}: {
  /** Of the chain that is asked. */
  namespace: string
  visitors: ChainRpc
  /** Who asks, as rate limits count it. */
  caller: string
  places: CallerPlaces
  call: RpcCall
  signal: AbortSignal
}): Promise<RpcAnswer> {
  const refuse = (error: RpcError): RpcAnswer => ({ jsonrpc: '2.0', id, error })
  const judgement = judgeCall(method, params, namespace)
  if (judgement.status === 'refused') return refuse(notAllowed)
  if (judgement.status === 'invalid') return refuse({ code: -32602, message: judgement.problem })
  // Ours are not the visitor's, and a node may hold some.
  if (method === 'eth_accounts') return { jsonrpc: '2.0', id, result: [] }

  const ask = (method: string, params: readonly unknown[]) => {
    if (!isCostly(method)) return visitors.request({ method, params, signal })
    const work = () => visitors.request({ method, params, signal, isAskersRisk: true })
    return places.run({ caller, signal, work })
  }
  try {
    if (method === 'eth_getLogs') {
      const problem = await judgeLogRange(params, async () =>
        BigInt((await ask('eth_blockNumber', [])) as string),
      )
      if (problem !== null) return refuse({ code: -32602, message: problem })
    }
    const result = await ask(method, boundedParameters(method, params))
    // Of what was checked to be short there is no need to know how long it is.
    const isLong = typeof result === 'object' && JSON.stringify(result).length > maxAnswerLength
    if (isLong) return refuse({ code: -32005, message: 'The answer is too long. Ask for less.' })
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof RpcFailure) {
      const [raw] = params
      return method === 'eth_sendRawTransaction' && isKnownAlready(error.error)
        ? { jsonrpc: '2.0', id, result: keccak256(raw as `0x${string}`) }
        : refuse(error.error)
    }
    if (error instanceof AppError && error.kind === 'unavailable') {
      return refuse({ code: -32002, message: error.message })
    }
    throw error
  }
}

const notAllowed: RpcError = { code: -32601, message: 'Requested RPC call is not allowed' }

/**
 * The transaction is in: a node that took it and did not answer in time was the first to be asked.
 * Its hash is what it would have answered.
 */
function isKnownAlready({ message }: RpcError): boolean {
  return /already known|already imported|known transaction/i.test(message)
}

import type { Agent } from 'node:http'
import { AppError } from '@foyer/core/primitives'
import { sendRequest } from '../../platform/outgoing/sendRequest.ts'
import { nodeAnswerInvalid, type RpcError, RpcFailure } from './errors.ts'
import { rpcAnswers } from './rpcAnswers.ts'

/** One JSON-RPC server. */
export interface Node {
  /** Its host, for the log: the rest of its address may hold keys. */
  readonly host: string
  /**
   * @throws RpcFailure when it answers with an error
   * @throws `chains/invalid-answer` when what it sends is none, or none to this question
   * @throws what the network throws
   */
  ask(call: { method: string; params: readonly unknown[]; signal: AbortSignal }): Promise<unknown>
}

/** Blocks with all their transactions reach some MB. */
const maxBytes = 16_000_000

/** Speaks JSON-RPC over HTTP with one address. */
export function createNode({ url, agent }: { url: string; agent: Agent }): Node {
  const address = new URL(url)
  let lastId = 0
  return {
    host: address.host,
    async ask({ method, params, signal }) {
      lastId += 1
      const id = lastId
      const { status, bytes } = await sendRequest({
        url: address,
        json: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
        accept: 'application/json',
        maxBytes,
        signal,
        agent,
      })
      const answer = readAnswer(bytes, status)
      // Nodes that cannot read a request answer to nobody.
      const isOurs = answer.id === id || (answer.id === null && answer.error !== undefined)
      if (!isOurs) throw nodeAnswerInvalid('it answers another request')
      if (answer.error !== undefined && answer.error !== null) {
        throw new RpcFailure(readError(answer.error, status))
      }
      if (status < 200 || status > 299) throw nodeAnswerInvalid(`its status is ${status}`)
      if (answer.result === undefined) throw nodeAnswerInvalid('it has no result')
      if (rpcAnswers.get(method)?.(answer.result) === false) {
        throw nodeAnswerInvalid(`it is not what ${method} answers`)
      }
      return answer.result
    },
  }
}

interface Answer {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

function readAnswer(bytes: Uint8Array, status: number): Answer {
  let answer: unknown
  try {
    answer = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw nodeAnswerInvalid(`it is no JSON, and its status is ${status}`)
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw nodeAnswerInvalid('it is no JSON-RPC')
  }
  return answer
}

/** Long enough for a reason, too short for a page. */
const maxMessageLength = 1_000

function readError(error: unknown, status: number): RpcError {
  const { code, message, data } = (typeof error === 'object' ? error : {}) as Partial<RpcError>
  // An overloaded node says so in many ways, and is not asked again for a while.
  if (status === 429 || status >= 500) throw nodeAnswerInvalid(`its status is ${status}`)
  if (!Number.isSafeInteger(code) || typeof message !== 'string') {
    throw nodeAnswerInvalid('its error has no code or message')
  }
  return {
    code: code as number,
    message: message.slice(0, maxMessageLength),
    ...(data !== undefined && data !== null && { data }),
  }
}

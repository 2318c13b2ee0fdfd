import * as Envelope from '../crypto/Envelope.ts'
import type { PublishParameters } from '../relay/Relay.ts'
import * as JsonRpc from './JsonRpc.ts'
import { type Method, type MethodRule, methods } from './methods.ts'

/** A message that is ready for the relay; nobody but the holder of the key can read it. */
export type Sealed = Omit<PublishParameters, 'signal'>

/** Longer ones are not opened: relays bring none. */
const longestEnvelope = 1024 * 1024

/**
 * Seals a question to the other side, with the lifetime and tag that the protocol gives it.
 *
 * @example
 * import { askMessage, createIds, type SessionKeys } from '@foyer/walletconnect/protocol'
 *
 * const nextId = createIds({ now: Date.now })
 *
 * function ping(session: SessionKeys) {
 *   return askMessage({ ...session, id: nextId(), method: 'wc_sessionPing', params: {} })
 * }
 */
export function ask({
  topic,
  symKey,
  id,
  method,
  params,
}: {
  topic: string
  symKey: string
  id: number
  method: Method
  params: unknown
}): Sealed {
  const { ttlSeconds, tag, prompt }: MethodRule = methods[method]
  const message = Envelope.seal({
    symKey,
    text: JSON.stringify({ id, jsonrpc: '2.0', method, params }),
  })
  return { topic, message, ttlSeconds, tag, prompt: prompt ?? false }
}

/**
 * Seals an answer to a question of the other side. A refusal has a tag of its own where the protocol
 * gives it one.
 *
 * @example
 * import { answerMessage, type Request, type SessionKeys } from '@foyer/walletconnect/protocol'
 *
 * function sign(session: SessionKeys, request: Request, signature: string) {
 *   const response = { id: request.id, result: signature }
 *   return answerMessage({ ...session, method: 'wc_sessionRequest', response })
 * }
 */
export function answer({
  topic,
  symKey,
  method,
  response,
  textId,
  senderPublicKey,
}: {
  topic: string
  symKey: string
  method: Method
  response: JsonRpc.Response
  /** As the question wrote its id, when that was a text. */
  textId?: string | undefined
  /** For a first answer, from which the other side derives the key. */
  senderPublicKey?: string
}): Sealed {
  const { ttlSeconds, tag, refusalTag = tag + 1 }: MethodRule = methods[method]
  const message = Envelope.seal({
    symKey,
    text: JSON.stringify({ jsonrpc: '2.0', ...response, ...(textId && { id: textId }) }),
    ...(senderPublicKey !== undefined && { senderPublicKey }),
  })
  return {
    topic,
    message,
    ttlSeconds,
    tag: 'error' in response ? refusalTag : tag + 1,
    prompt: false,
  }
}

/**
 * What is under the seal; `null` when it was not sealed with this key, is too long, or is no JSON-RPC.
 *
 * @example
 * import { isRequest, openMessage, type SessionKeys } from '@foyer/walletconnect/protocol'
 *
 * function methodOf(session: SessionKeys, message: string) {
 *   const payload = openMessage({ symKey: session.symKey, message })
 *   return payload && isRequest(payload) ? payload.method : null
 * }
 */
export function open({
  symKey,
  message,
}: {
  symKey: string
  message: string
}): JsonRpc.Request | JsonRpc.Response | null {
  if (message.length > longestEnvelope) return null
  const text = Envelope.open({ symKey, envelope: message })
  return text === null ? null : JsonRpc.parse(text)
}

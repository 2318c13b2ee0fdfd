import type { Platform } from '@foyer/core/adapter'

/** A question, or news, of one side to the other. */
export interface Request {
  /** Negative for a text that is no number. It tells messages apart, and says nothing of their order. */
  readonly id: number
  /** As it was written, when that is a text: the answer repeats it. */
  readonly textId?: string
  readonly method: string
  readonly params: unknown
}

/** An error as the other side words it. */
export interface Fault {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** An answer, by the id of its question; `undefined` when the wallet gave no result. */
export type Response =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: Fault }

const longestMessage = 500

/** Reads a text that was under a seal. `null` for anything but JSON-RPC 2.0. */
export function parse(text: string): Request | Response | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Sealed by a holder of the key, and still nonsense.
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { id, jsonrpc, method, params, result, error } = value as Record<string, unknown>
  if (jsonrpc !== '2.0') return null
  const isAnswer = method === undefined || (error !== undefined && error !== null)
  const known = isAnswer ? readExactId(id) : readId(id)
  if (known === null) return null
  if (error !== undefined && error !== null) return { id: known, error: readFault(error) }
  if (method === undefined) return { id: known, result }
  if (typeof method !== 'string' || method.length > 128) return null
  return { id: known, method, params, ...(typeof id === 'string' && { textId: id }) }
}

const longestId = 128

/**
 * Some wallets write ids as text. Longer digits than a number can hold count by their first ones, which
 * are the time; any other text by a number that stands for it.
 */
const readId = (value: unknown): number | null =>
  typeof value === 'string' && /^\d{1,24}$/.test(value)
    ? asId(Number(value.slice(0, 16)))
    : readExactId(value)

/** Ours are numbers, which a wallet may repeat as text. No other text stands for one of ours. */
function readExactId(value: unknown): number | null {
  if (typeof value !== 'string') return asId(value)
  if (/^[1-9]\d{0,15}$/.test(value)) return asId(Number(value))
  return value === '' || value.length > longestId ? null : -1 - hashOf(value)
}

const asId = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : null

/** 47 bits. A sender that makes two texts collide has its own second message ignored. */
function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) % 2 ** 47
  return hash
}

/**
 * Whether it wants an answer, rather than being one.
 *
 * @example
 * import { isRequest } from '@foyer/walletconnect/protocol'
 *
 * isRequest({ id: 1, result: true }) // false
 */
export function isRequest(payload: Request | Response): payload is Request {
  return 'method' in payload
}

function readFault(value: unknown): Fault {
  const { code, message, data } = (
    typeof value === 'object' && value !== null ? value : { message: value }
  ) as Record<string, unknown>
  return {
    code: typeof code === 'number' && Number.isSafeInteger(code) ? code : -32_000,
    message: typeof message === 'string' ? message.slice(0, longestMessage) : '',
    ...(data !== undefined && { data }),
  }
}

/**
 * Makes ids that grow, and that another tab does not make: the time in microseconds, the last three
 * digits at random.
 *
 * @param clock milliseconds since 1970
 * @example
 * import { createIds } from '@foyer/walletconnect/protocol'
 *
 * const nextId = createIds({ now: Date.now })
 * nextId() < nextId() // true
 */
export function createIds(clock: Pick<Platform['clock'], 'now'>): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, clock.now() * 1_000 + Math.floor(Math.random() * 1_000))
    return last
  }
}

import type { Platform } from '@foyer/core/adapter'

/** A question, or news, of one side to the other. */
export interface Request {
  readonly id: number
  readonly method: string
  readonly params: unknown
}

/** An error as the other side words it. */
export interface Fault {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** An answer, by the id of its question. */
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
    // Sealed by whoever has the key, and still nonsense.
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { id, jsonrpc, method, params, result, error } = value as Record<string, unknown>
  if (jsonrpc !== '2.0' || !Number.isSafeInteger(id) || (id as number) <= 0) return null
  const known = id as number
  if (typeof method === 'string') return method.length <= 128 ? { id: known, method, params } : null
  if (error !== undefined && error !== null) return { id: known, error: readFault(error) }
  return result === undefined ? null : { id: known, result }
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

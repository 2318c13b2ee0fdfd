/** What a client sent: a call, or its answer to a message that was delivered. */
export type Frame =
  /** The id as it is written in JSON, so that it can be repeated untouched. */
  | {
      readonly kind: 'call'
      readonly id: string
      readonly method: string
      readonly params: unknown
    }
  | { readonly kind: 'answer'; readonly id: number; readonly isAccepted: boolean }
  | { readonly kind: 'unreadable'; readonly id: string; readonly code: -32700 | -32600 }

/** Longer ones are no ids. */
const maxIdLength = 128

/**
 * Reads a frame of JSON-RPC 2.0. Never throws.
 *
 * @example
 * readFrame('{"id":1737387645000123456,"jsonrpc":"2.0","method":"irn_subscribe","params":{}}')
 * // { kind: 'call', id: '1737387645000123456', method: 'irn_subscribe', params: {} }
 */
export function readFrame(text: string): Frame {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    // The sender is told, with the id that JSON-RPC has for this.
    return { kind: 'unreadable', id: 'null', code: -32700 }
  }
  if (typeof frame !== 'object' || frame === null)
    return { kind: 'unreadable', id: 'null', code: -32600 }
  const { id, method, params, result, error } = frame as Record<string, unknown>
  if (method === undefined && (result !== undefined || error !== undefined))
    // Anything else may refuse to become a number: `{"toString":0}` throws.
    return {
      kind: 'answer',
      id: typeof id === 'number' || typeof id === 'string' ? Number(id) : Number.NaN,
      isAccepted: result === true,
    }
  const idText = textOfId(text, id)
  return typeof method === 'string' && idText !== null
    ? { kind: 'call', id: idText, method, params }
    : { kind: 'unreadable', id: idText ?? 'null', code: -32600 }
}

function textOfId(text: string, id: unknown): string | null {
  if (typeof id === 'string') return id.length <= maxIdLength ? JSON.stringify(id) : null
  if (typeof id !== 'number') return null
  // JSON.parse rounds numbers above 2^53, and clients count in them.
  const written = Number.isSafeInteger(id) ? `${id}` : findMember(text, 'id')
  return written !== null && written.length <= maxIdLength ? written : null
}

/**
 * How the value of a member of the outermost object is written.
 *
 * @param text known to be JSON; the value known to be a number
 */
function findMember(text: string, name: string): string | null {
  let found: string | null = null
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]
    if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
    else if (letter === '"') {
      const end = endOfString(text, index)
      const written = text.slice(index, end)
      index = end - 1
      const [, value] = depth === 1 ? (afterKey(text, end) ?? []) : []
      // The last one counts, as it does for JSON.parse.
      if (value !== undefined && JSON.parse(written) === name) found = value
    }
  }
  return found
}

/** Where the string that begins here is over. */
function endOfString(text: string, start: number): number {
  let index = start + 1
  while (text[index] !== '"') index += text[index] === '\\' ? 2 : 1
  return index + 1
}

function afterKey(text: string, end: number): RegExpExecArray | null {
  const number = /\s*:\s*(-?\d[\d.eE+-]*)/y
  number.lastIndex = end
  return number.exec(text)
}

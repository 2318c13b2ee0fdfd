import type { Rpc } from './Rpc.ts'

/** More than the code of any contract, and far less than what a hostile one may answer. */
const maxBytes = 1_048_576

/**
 * Asks nodes over HTTP, the first that answers. It reads 1 MB of an answer at most.
 *
 * @example
 * import { jsonRpc, verifySignature } from '@foyer/siwx/verify'
 *
 * const rpc = jsonRpc('https://ethereum.example')
 * const isSigned = (address: string, message: string, signature: string) =>
 *   verifySignature({ chainId: 'eip155:1', address, message, signature, rpc })
 */
export function jsonRpc(...urls: readonly string[]): Rpc {
  return async (call) => {
    let failure: unknown = new Error('No node was named.')
    for (const url of urls) {
      try {
        return await ask(url, call)
      } catch (error) {
        // A node that ran the call has answered; the next one would say the same.
        if (error instanceof RpcError || call.signal?.aborted) throw error
        failure = error
      }
    }
    throw failure
  }
}

/** What a node answered in place of a result. */
class RpcError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * @contacts rpc — whether a contract account signed (`eth_getCode`, `eth_call`) — when an application
 * verifies a signature, which is for its server — what the application hands to `jsonRpc`
 */
async function ask(url: string, { method, params, signal }: Parameters<Rpc>[0]): Promise<unknown> {
  // biome-ignore lint/style/noRestrictedGlobals: servers verify, too, and have no platform
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    ...(signal && { signal }),
  })
  const body: unknown = JSON.parse(await readText(answer))
  const { id, result, error } = (body ?? {}) as {
    id?: unknown
    result?: unknown
    error?: { code?: unknown; message?: unknown }
  }
  if (typeof error?.code === 'number') throw new RpcError(error.code, `${error.message}`)
  if (!answer.ok || id !== 1 || result === undefined)
    throw new Error(`The node answered ${answer.status}.`)
  return result
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = answer.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new Error(`The node answered more than ${maxBytes} bytes.`)
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

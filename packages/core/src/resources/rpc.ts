import type { RpcCall } from '@foyer/protocol'
import type { AskedNetwork, Backend } from './Backend.ts'
import { answerUnreadable, requestRefused } from './errors.ts'
import { own } from './wire.ts'

/** One read of a chain. */
export interface RpcRead {
  readonly network: AskedNetwork
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal
}

/** The node's own words and code, as the caller of a wallet would get them. */
function nodeRefused(error: unknown): Error {
  const message = own(error, 'message')
  return Object.assign(new Error(typeof message === 'string' ? message : 'The node refused.'), {
    code: own(error, 'code'),
    data: own(error, 'data'),
  })
}

/** The caller has a deadline of its own, and must have time left for another source. */
const timeoutMs = 4_000
/** A node that failed is left in peace this long; other sources answer meanwhile. */
const backOffMs = 30_000

export function createRpc(backend: Backend) {
  const { clock } = backend
  const failedElapsedMs = new Map<string, number>()
  let lastId = 0

  return async ({
    network,
    method,
    params,
    signal,
  }: RpcRead): Promise<{ result: unknown } | null> => {
    const { caipNetworkId } = network
    const failedMs = failedElapsedMs.get(caipNetworkId) ?? -Infinity
    if (clock.elapsed() - failedMs < backOffMs) return null
    if (!(await backend.serves({ network, signal }))) return null
    lastId += 1
    const id = lastId
    let refusal: { readonly error: unknown }
    try {
      const { status, statusText, json } = await backend.post({
        path: '/v1/rpc',
        query: { chainId: caipNetworkId },
        body: { jsonrpc: '2.0', id, method, params: [...params] } satisfies RpcCall,
        signal,
        timeoutMs,
      })
      if (status < 200 || status > 299) throw requestRefused({ status, statusText, reasons: [] })
      const result = own(json, 'result')
      // An answer to another question says nothing about this one.
      const error = own(json, 'error')
      if (own(json, 'id') !== id || (result === undefined && !error))
        throw answerUnreadable('/v1/rpc')
      failedElapsedMs.delete(caipNetworkId)
      if (result !== undefined) return { result }
      refusal = { error }
    } catch (error) {
      signal.throwIfAborted()
      failedElapsedMs.set(caipNetworkId, clock.elapsed())
      throw error
    }
    // The node is well and said no, such as a contract that reverts.
    throw nodeRefused(refusal.error)
  }
}

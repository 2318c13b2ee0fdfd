import type { NodeRequest } from '@foyer/transactions'
import { Refusal } from '../channel/failures.ts'

const timeoutMs = 10_000
/** Of EIP-1193. */
const noNode = 4901

/** Asks a chain through the Foyer server: no page and no third party learns what a user is about to sign. */
export function createNode({
  server,
  projectId,
  chainId,
  path = 'rpc',
  paymasterUrl,
}: {
  server: string
  projectId: string | undefined
  /** CAIP-2. */
  chainId: string
  /** A bundler is asked as nodes are, and so is who pays. */
  path?: 'rpc' | 'bundler' | 'paymaster'
  /** Of somebody else than the server: it asks them. */
  paymasterUrl?: string
}): NodeRequest {
  const query = new URLSearchParams({
    chainId,
    ...(projectId && { projectId }),
    ...(paymasterUrl && { url: paymasterUrl }),
  })
  return async ({ method, params }, { signal }) => {
    const answer = await fetch(`${server}/v1/${path}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      credentials: 'omit',
    }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw new Refusal(-32_000, `The network does not answer. ${String(error).slice(0, 100)}`)
    })
    if (answer.status === 404)
      throw new Refusal(noNode, 'The wallet has no node of this network. Use another network.')
    const { result, error } = (await answer.json()) as {
      result?: unknown
      error?: { code?: number; message?: string }
    }
    if (error)
      throw Object.assign(new Refusal(error.code ?? -32_000, `${error.message ?? 'refused'}`), {
        data: error,
      })
    return result
  }
}

/** Of this server: no node answered it. One may have taken what it was given before it fell silent. */
const nobodyAnswered = -32_002

/**
 * Hands over what is signed. Without an answer it may be on its way: told that it failed, or was declined, its user would
 * send it twice. So from here on nothing stops it, and only who refuses it says that it was not sent.
 *
 * @throws what it was refused with
 */
export async function handOver(
  node: NodeRequest,
  call: Parameters<NodeRequest>[0],
  { signal }: { signal: AbortSignal },
): Promise<void> {
  signal.throwIfAborted()
  await node(call, { signal: new AbortController().signal }).catch((error: unknown) => {
    const { code, data } = Object(error) as { code?: unknown; data?: unknown }
    const isRefused = data !== undefined && code !== nobodyAnswered
    if (isRefused || code === noNode) throw error
  })
}

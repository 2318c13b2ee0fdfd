import type { RpcAnswer, RpcCall } from '@foyer/protocol'
import type { Bundler } from '../../bundler/Bundler.ts'
import { OperationRefused } from '../../bundler/errors.ts'

/** Never throws for what was asked: that is an error in the answer. */
export async function answerBundler(
  bundler: Bundler,
  { id, method, params = [] }: RpcCall,
  signal: AbortSignal,
): Promise<RpcAnswer> {
  try {
    return { jsonrpc: '2.0', id, result: await bundler.request({ method, params, signal }) }
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error
    const { code, message, data } = error
    return {
      jsonrpc: '2.0',
      id,
      error: { code, message: message.slice(0, 300), ...(data !== undefined && { data }) },
    }
  }
}

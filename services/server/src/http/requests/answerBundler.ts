import type { RpcAnswer, RpcCall } from '@foyer/protocol'
import type { Bundler } from '../../bundler/Bundler.ts'
import { OperationRefused } from '../../bundler/errors.ts'
import type { CallerPlaces } from '../../chain-data/chains/createCallerPlaces.ts'

/**
 * Never throws for what was asked: that is an error in the answer.
 *
 * @param parameters.caller who asks, as rate limits count it
 */
export async function answerBundler(
  bundler: Bundler,
  {
    call: { id, method, params = [] },
    caller,
    places,
    signal,
  }: { call: RpcCall; caller: string; places: CallerPlaces; signal: AbortSignal },
): Promise<RpcAnswer> {
  try {
    // To measure an operation or to try it is as much for a node as any call that is costly.
    const work = () => bundler.request({ method, params, signal })
    return { jsonrpc: '2.0', id, result: await places.run({ caller, signal, work }) }
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

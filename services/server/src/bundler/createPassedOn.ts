import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { createNode } from '../chain-data/chains/createNode.ts'
import { RpcFailure } from '../chain-data/chains/errors.ts'
import type { Outgoing } from '../platform/outgoing/Outgoing.ts'
import { type Bundler, bundlerMethods } from './Bundler.ts'
import { OperationRefused } from './errors.ts'

const timeoutMs = 10_000

/** Passes operations on to a bundler of somebody else. */
export function createPassedOn({
  chainId,
  url,
  outgoing,
}: {
  /** CAIP-2. */
  chainId: string
  url: string
  outgoing: Outgoing
}): Bundler {
  const agent = url.startsWith('https:') ? new HttpsAgent() : new HttpAgent()
  const node = createNode({ url, agent })
  // An operation that was handed in twice would be refused the second time.
  const asking = outgoing.resilient({
    ...{ name: `bundler ${chainId} ${node.host}`, timeoutMs, retries: 0 },
  })
  return {
    async request({ method, params }) {
      if (!(bundlerMethods as readonly string[]).includes(method))
        throw new OperationRefused(-32_601, 'Requested RPC call is not allowed')
      const answer = await asking.run(async (signal) => {
        try {
          return { result: await node.ask({ method, params, signal }) }
        } catch (error) {
          // It answered, so nothing is wrong with it.
          if (error instanceof RpcFailure) return { refused: error.error }
          throw error
        }
      })
      if ('refused' in answer) {
        const { code, message, data } = answer.refused
        throw new OperationRefused(code, message, data)
      }
      return answer.result
    },
  }
}

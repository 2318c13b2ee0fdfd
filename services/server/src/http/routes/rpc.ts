import { type RpcCall, RpcQuery, RpcRequest, RpcResponse } from '@foyer/protocol'
import { answerVisitor } from '../../chain-data/chains/answerVisitor.ts'
import { createCallerPlaces } from '../../chain-data/chains/createCallerPlaces.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { clientNetwork } from '../access/clientNetwork.ts'
import { failures } from '../answers/failures.ts'
import { answerBundler } from '../requests/answerBundler.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** The largest transaction that nodes take, as hexadecimal digits. */
const maxBodyBytes = 288 * 1_024

/** Passes what anybody may ask on to the operator's nodes. */
export function rpc(
  app: App,
  { chains, bundlers }: Pick<ServerDependencies, 'chains' | 'bundlers'>,
) {
  const places = createCallerPlaces()
  app.post(
    '/v1/rpc',
    {
      config: { limit: 'rpc' },
      bodyLimit: maxBodyBytes,
      schema: {
        tags: ['Chains'],
        summary: 'Ask a chain',
        description:
          'JSON-RPC 2.0: one call, or up to 20, of methods that read, and those that hand in what is ' +
          'signed already (eth_sendRawTransaction, sendTransaction of Solana). ' +
          'Whatever becomes of a call stands in its answer, with status 200: error -32601 for a ' +
          'method that is not allowed, -32602 for parameters that cannot be meant, -32005 when the ' +
          'answer is too long, -32002 while no node answers, and those of the nodes.',
        querystring: RpcQuery,
        body: RpcRequest,
        response: { 200: RpcResponse, ...failures(400, 404, 413, 415) },
      },
    },
    async (request, reply) => {
      const { body } = request
      const chain = chains.find(request.query.chainId)
      const visitors = chain?.visitors
      if (!chain || !visitors) {
        throw new HttpFailure(
          404,
          'This server has no node for this chain. /v1/supported-chains lists those it has.',
        )
      }
      const leaving = new AbortController()
      reply.raw.once('close', () => leaving.abort())
      const caller = clientNetwork(request.ip)
      const bundler = bundlers.find(request.query.chainId)
      const answer = (call: RpcCall) =>
        // Nodes know nothing of operations that wait here.
        bundler && isRead(call.method)
          ? answerBundler(bundler, { call, caller, places, signal: leaving.signal })
          : answerVisitor({
              namespace: chain.namespace,
              visitors,
              caller,
              places,
              call,
              signal: leaving.signal,
            })
      return reply
        .header('cache-control', 'no-store')
        .send(Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body))
    },
  )
}

/** Of a bundler, what nobody has to sign for. */
const isRead = (method: string) => /UserOperation|EntryPoints/.test(method) && !/send/.test(method)

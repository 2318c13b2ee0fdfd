import { BundlerQuery, type RpcCall, RpcRequest, RpcResponse } from '@foyer/protocol'
import type { Bundler } from '../../bundler/Bundler.ts'
import { createCallerPlaces } from '../../chain-data/chains/createCallerPlaces.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { clientNetwork } from '../access/clientNetwork.ts'
import { failures } from '../answers/failures.ts'
import { answerBundler } from '../requests/answerBundler.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** The largest operation, as hexadecimal digits, and what JSON adds. */
const maxBodyBytes = 192 * 1_024

/** Takes operations of smart accounts, and pays for them. */
export function bundler(app: App, { bundlers }: Pick<ServerDependencies, 'bundlers'>) {
  const add = ({
    path,
    summary,
    description,
    missing,
    find,
  }: {
    path: string
    summary: string
    description: string
    missing: string
    find: (caipNetworkId: string, url: string | undefined) => Bundler | null
  }) => {
    const places = createCallerPlaces()
    app.post(
      path,
      {
        config: { limit: 'rpc' },
        bodyLimit: maxBodyBytes,
        schema: {
          ...{ tags: ['Chains'], summary, description },
          querystring: BundlerQuery,
          body: RpcRequest,
          response: { 200: RpcResponse, ...failures(400, 404, 413, 415, 503) },
        },
      },
      async (request, reply) => {
        const { body } = request
        const found = find(request.query.chainId, request.query.url)
        if (!found) throw new HttpFailure(404, missing)
        const leaving = new AbortController()
        reply.raw.once('close', () => leaving.abort())
        const asking = { caller: clientNetwork(request.ip), places, signal: leaving.signal }
        const answer = (call: RpcCall) => answerBundler(found, { call, ...asking })
        return reply
          .header('cache-control', 'no-store')
          .send(Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body))
      },
    )
  }
  add({
    path: '/v1/bundler',
    summary: 'Hand in an operation of a smart account',
    description:
      'JSON-RPC 2.0 of ERC-7769 for EntryPoint 0.7: eth_chainId, eth_supportedEntryPoints, ' +
      'eth_estimateUserOperationGas, eth_sendUserOperation, eth_getUserOperationByHash, ' +
      'eth_getUserOperationReceipt. What is refused stands in the answer, with status 200 and a code: -32602 for ' +
      'what cannot be meant, -32500 to -32508 with the AA code of the EntryPoint, -32521 when the calls revert, -32005 ' +
      'while too many wait.',
    missing:
      'This server takes no operations of smart accounts on this chain. BUNDLER_KEYS and BUNDLER_URLS name those it does.',
    find: (chainId) => bundlers.find(chainId),
  })
  add({
    path: '/v1/paymaster',
    summary: 'Have an operation paid for',
    description:
      'JSON-RPC 2.0 of ERC-7677: pm_getPaymasterStubData and pm_getPaymasterData, for EntryPoint 0.7. With `url`, ' +
      'somebody else is asked, as the page wants.',
    missing: 'This server pays for no operations on this chain. SPONSORS names those it does.',
    find: (chainId, url) =>
      url === undefined ? bundlers.findSponsor(chainId) : bundlers.sponsorAt(url),
  })
}

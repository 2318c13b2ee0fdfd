import { ChainQuery, GasPrice } from '@foyer/protocol'
import { readGasPrice } from '../../chain-data/chains/readGasPrice.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** About a block of a fast chain. An older price would be a wrong one, so none is kept for bad times. */
const freshMs = 3_000

/** Says what a unit of gas costs. */
export function gasPrice(
  app: App,
  { chains, outgoing }: Pick<ServerDependencies, 'chains' | 'outgoing'>,
) {
  const cache = outgoing.cache<GasPrice>({
    name: 'gas-price',
    freshMs,
    staleMs: freshMs,
    maxEntries: 1_000,
  })
  app.get(
    '/v1/convert/gas-price',
    {
      schema: {
        tags: ['Convert'],
        summary: 'What gas costs',
        description: 'Wei for one unit, from the base fee and what the last ten blocks were given.',
        querystring: ChainQuery,
        response: { 200: GasPrice, ...failures(400, 404, 503) },
      },
    },
    async (request, reply) => {
      const { chainId } = request.query
      const client = chains.find(chainId)?.client
      if (!client) {
        throw new HttpFailure(
          404,
          'This server has no node for this chain. /v1/supported-chains lists those it has.',
        )
      }
      const { value } = await cache.get(chainId, () => readGasPrice(client))
      return reply.header('cache-control', 'public, max-age=3').send(value)
    },
  )
}

import { ClientQuery, SupportedChains } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Lists the chains that this server has nodes for. */
export function supportedChains(app: App, { chains }: Pick<ServerDependencies, 'chains'>) {
  app.get(
    '/v1/supported-chains',
    {
      schema: {
        tags: ['Chains'],
        summary: 'List chains',
        description: 'Those that can be asked over HTTP. None is asked over WebSocket yet.',
        querystring: ClientQuery,
        response: { 200: SupportedChains, ...failures(400) },
      },
    },
    async (_request, reply) => {
      const readable = chains.list().filter(({ rpc }) => rpc !== null)
      return reply
        .header('cache-control', 'public, max-age=60, stale-while-revalidate=3600')
        .send({ http: readable.map(({ caipNetworkId }) => caipNetworkId), ws: [] })
    },
  )
}

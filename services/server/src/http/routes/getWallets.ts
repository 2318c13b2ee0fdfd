import { WalletsPage, WalletsQuery } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { sendPrepared } from '../answers/sendPrepared.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Lists wallets, a page at a time. */
export function getWallets(app: App, { catalogue }: Pick<ServerDependencies, 'catalogue'>) {
  app.get(
    '/getWallets',
    {
      schema: {
        tags: ['Wallets'],
        summary: 'List wallets',
        description:
          'Every condition that is given must hold. Ids nobody has give nothing; a page beyond the ' +
          'end is empty. Nobody certified the wallets that come with the server: `badge_type` finds those ' +
          'that an operator imported with one.',
        querystring: WalletsQuery,
        response: { 200: WalletsPage, ...failures(400) },
      },
    },
    (request, reply) => {
      sendPrepared({
        request,
        reply,
        prepared: catalogue.page(request.query),
        cacheControl: 'public, max-age=300, stale-while-revalidate=3600',
      })
    },
  )
}

import { BalanceParams, BalanceQuery, Balances } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { readAccount } from '../requests/readAccount.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** What an account has. */
export function accountBalance(app: App, { balances }: Pick<ServerDependencies, 'balances'>) {
  app.get(
    '/v1/account/:account/balance',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'What an account has',
        description:
          'Known for 30 s, or until the account does something on a chain that this server reads; ' +
          '`forceUpdate` asks the chain, every two seconds at most. While a chain is away, what was ' +
          'known is sent with its age in seconds in the header `x-foyer-stale`; chains of which ' +
          'not everything is known stand in `x-foyer-missing-chains`.',
        params: BalanceParams,
        querystring: BalanceQuery,
        response: { 200: Balances, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const { account, chainId } = readAccount(request.params.account, request.query.chainId)
      const isForced = request.query.forceUpdate
      const known = await balances.read({ account, chainId, isForced })
      reply.header('cache-control', 'no-store')
      if (known.staleMs !== null) {
        reply.header('x-foyer-stale', `${Math.ceil(known.staleMs / 1_000)}`)
      }
      if (known.missingChainIds.length > 0) {
        reply.header('x-foyer-missing-chains', known.missingChainIds.join(','))
      }
      const baseUrl = request.publicUrl
      return reply.send({
        balances: known.balances.map((each) =>
          each.iconUrl === '' ? each : { ...each, iconUrl: baseUrl + each.iconUrl },
        ),
      })
    },
  )
}

import { BalanceParams, Recipients, RecipientsQuery } from '@foyer/protocol'
import { createRecipients } from '../../chain-data/history/createRecipients.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { readAccount } from '../requests/readAccount.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Whom an account paid, so that an address that passes for one of them is found out. */
export function accountRecipients(app: App, { history }: Pick<ServerDependencies, 'history'>) {
  const recipients = createRecipients({ history })
  app.get(
    '/v1/account/:account/recipients',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Whom an account paid',
        description:
          'Those to whom the account itself sent something of worth, the newest first, 200 at most, over all ' +
          'networks with a history unless `chainIds` names some. What others sent in its name is left out. ' +
          '`whole` says that nobody is missing. No history of Solana is kept, so nobody is told there.',
        params: BalanceParams,
        querystring: RecipientsQuery,
        response: { 200: Recipients, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const { account, chainId } = readAccount(request.params.account, undefined)
      const asked = request.query.chainIds?.split(',') ?? (chainId === null ? null : [chainId])
      reply.header('cache-control', 'no-store')
      if (!account.startsWith('0x')) return reply.send({ recipients: [], whole: false })
      const leaving = new AbortController()
      reply.raw.once('close', () => leaving.abort())
      const { recipients: found, whole } = await recipients.read({
        ...{ account, chainIds: asked, signal: leaving.signal },
      })
      return reply.send({ recipients: [...found], whole })
    },
  )
}

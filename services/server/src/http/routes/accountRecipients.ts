import { Recipients, RecipientsParams, RecipientsQuery } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { readAccount } from '../requests/readAccount.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Whom an account paid, so that an address that passes for one of them is found out. */
export function accountRecipients(
  app: App,
  { recipients }: Pick<ServerDependencies, 'recipients'>,
) {
  app.get(
    '/v1/account/:account/recipients',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Whom an account paid',
        description:
          'Those to whom the account itself sent something of worth, the newest first, 200 at most, over all ' +
          'networks with a history unless `chainIds` names some. What others sent in its name is left out. ' +
          '`whole` says that nobody is missing. On Solana a node tells, on Bitcoin an explorer (`ESPLORA_URLS`).',
        params: RecipientsParams,
        querystring: RecipientsQuery,
        response: { 200: Recipients, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const { account, chainId } = readAccount(request.params.account, undefined)
      const asked = request.query.chainIds?.split(',') ?? (chainId === null ? null : [chainId])
      reply.header('cache-control', 'no-store')
      const leaving = new AbortController()
      reply.raw.once('close', () => leaving.abort())
      const { recipients: found, whole } = await recipients.read({
        ...{ account, chainIds: asked, signal: leaving.signal },
      })
      return reply.send({ recipients: [...found], whole })
    },
  )
}

import { AppError } from '@foyer/core/primitives'
import { AccountParams, HistoryPage, HistoryQuery } from '@foyer/protocol'
import type { FastifyReply } from 'fastify'
import { createPageCache } from '../../platform/cache/createPageCache.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { readAccount } from '../requests/readAccount.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** A page whose account did nothing since is sent again without asking anybody. */
const knownMs = 5 * 60_000
/** Names and images of collectibles may be on their way still. */
const knownWithCollectiblesMs = 10_000

/** A page as it travels. */
interface KnownPage {
  readonly version: string
  readonly untilMs: number
  readonly body: Uint8Array
}

/** What an account did, newest first. */
export function accountHistory(
  app: App,
  { history, onramp: selling }: Pick<ServerDependencies, 'history' | 'onramp'>,
) {
  const pages = createPageCache<KnownPage>()
  app.get(
    '/v1/account/:account/history',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'What an account did',
        description:
          'Newest first, 50 at a time; `next` is the cursor of the page after it. Chains whose ' +
          'history is away, or that nobody reads, stand in the header `x-foyer-missing-chains`. What a ' +
          'seller of this server delivered is a `buy`; `onramp` leaves nothing else of a page.',
        params: AccountParams,
        querystring: HistoryQuery,
        response: { 200: HistoryPage, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const { cursor, onramp } = request.query
      const { account, chainId } = readAccount(request.params.account, request.query.chainId)
      reply.header('cache-control', 'no-store')
      const baseUrl = request.publicUrl
      const key = JSON.stringify([baseUrl, account, chainId, cursor, onramp])
      // Before reading: what happens meanwhile makes what was read out of date.
      const version = history.version?.({ account, chainId }) ?? null
      const known = version === null ? undefined : pages.get(key)
      if (known?.version === version && known.untilMs > performance.now()) {
        return sendJson(reply, known.body)
      }
      const leaving = new AbortController()
      reply.raw.once('close', () => leaving.abort())
      const { transactions, next, missingChainIds } = await history
        .read({ account, chainId, cursor: cursor || null, signal: leaving.signal })
        .catch((error: unknown) => {
          const isTheirs = error instanceof AppError && error.code === 'history/invalid-cursor'
          throw isTheirs ? new HttpFailure(400, error.message) : error
        })
      if (missingChainIds.length > 0) {
        reply.header('x-foyer-missing-chains', missingChainIds.join(','))
      }
      const payouts = (await selling?.payouts(account)) ?? new Map<string, string>()
      const data = transactions
        .filter(({ metadata }) => !onramp || payouts.get(metadata.hash.toLowerCase()) === onramp)
        .map((each) => withImages(asPurchase(each, payouts), baseUrl))
      const body = Buffer.from(JSON.stringify(HistoryPage.parse({ data, next })))
      if (version !== null && missingChainIds.length === 0) {
        const hasCollectibles = data.some(({ transfers }) => transfers?.some(isCollectible))
        const untilMs = performance.now() + (hasCollectibles ? knownWithCollectiblesMs : knownMs)
        pages.set(key, { version, untilMs, body }, body.length)
      }
      return sendJson(reply, body)
    },
  )
}

function sendJson(reply: FastifyReply, body: Uint8Array) {
  return reply.type('application/json; charset=utf-8').send(body)
}

type Transaction = HistoryPage['data'][number]

/** What a seller delivered was bought, whatever the chain knows of it. */
function asPurchase(transaction: Transaction, payouts: ReadonlyMap<string, string>): Transaction {
  const { metadata } = transaction
  return payouts.has(metadata.hash.toLowerCase())
    ? { ...transaction, metadata: { ...metadata, operationType: 'buy' } }
    : transaction
}

type Transfer = NonNullable<Transaction['transfers']>[number]

const isCollectible = (transfer: Transfer) => transfer.nft_info !== undefined

/** Our own images stand on the server by whatever name the client knows it. */
function withImages(transaction: Transaction, baseUrl: string): Transaction {
  return {
    ...transaction,
    transfers: transaction.transfers?.map((each) => withImage(each, baseUrl)) ?? null,
  }
}

function withImage(transfer: Transfer, baseUrl: string): Transfer {
  const { fungible_info: money, nft_info: nft } = transfer
  if (money?.icon?.url.startsWith('/')) {
    return { ...transfer, fungible_info: { ...money, icon: { url: baseUrl + money.icon.url } } }
  }
  const preview = nft?.content?.preview
  return nft && preview?.url.startsWith('/')
    ? { ...transfer, nft_info: { ...nft, content: { preview: { url: baseUrl + preview.url } } } }
    : transfer
}

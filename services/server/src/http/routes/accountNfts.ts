import { AppError } from '@foyer/core/primitives'
import { AccountParams, type Nft, NftsPage, NftsQuery } from '@foyer/protocol'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { readAccount } from '../requests/readAccount.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** What collectibles an account has. */
export function accountNfts(app: App, { nfts }: Pick<ServerDependencies, 'nfts'>) {
  app.get(
    '/v1/account/:account/nfts',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'What collectibles an account has',
        description:
          'ERC-721 and ERC-1155, about 50 at a time, those that the account dealt with itself ' +
          'first; `next` is the cursor of the page after it. Names and images that lie elsewhere ' +
          'may come a moment later. While a chain is away, what was known is sent with its age in ' +
          'seconds in the header `x-foyer-stale`; chains of which nothing is known stand in ' +
          '`x-foyer-missing-chains`.',
        params: AccountParams,
        querystring: NftsQuery,
        response: { 200: NftsPage, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const { account, chainId } = readAccount(request.params.account, request.query.chainId)
      reply.header('cache-control', 'no-store')
      const known = await nfts
        .read({ account, chainId, cursor: request.query.cursor || null })
        .catch((error: unknown) => {
          const isTheirs = error instanceof AppError && error.code === 'nfts/invalid-cursor'
          throw isTheirs ? new HttpFailure(400, error.message) : error
        })
      if (known.staleMs !== null) {
        reply.header('x-foyer-stale', `${Math.ceil(known.staleMs / 1_000)}`)
      }
      if (known.missingChainIds.length > 0) {
        reply.header('x-foyer-missing-chains', known.missingChainIds.join(','))
      }
      const baseUrl = request.publicUrl
      return reply.send({
        data: known.nfts.map((each) => withImage(each, baseUrl)),
        next: known.next,
      })
    },
  )
}

/** Our own images stand on the server by whatever name the client knows it. */
function withImage(nft: Nft, baseUrl: string): Nft {
  const preview = nft.content?.preview
  return preview ? { ...nft, content: { preview: { url: baseUrl + preview.url } } } : nft
}

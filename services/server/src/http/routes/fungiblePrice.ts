import { ClientQuery, type Fungible, FungiblePriceRequest, FungiblePrices } from '@foyer/protocol'
import { parseTokenId } from '../../chain-data/prices/TokenId.ts'
import { createIcons } from '../../chain-data/tokens/createIcons.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Says what tokens are worth. */
export function fungiblePrice(
  app: App,
  { markets: { prices, tokens }, art }: Pick<ServerDependencies, 'markets' | 'art'>,
) {
  const icons = createIcons(art)
  const describe = async (id: string): Promise<Omit<Fungible, 'price' | 'isStale'> | null> => {
    const token = parseTokenId(id)
    const facts = token && (await tokens.facts(id))
    if (!facts) return null
    const { name, symbol } = facts
    const address = token.isNative ? null : token.address
    const iconUrl = icons.find({ chainId: token.caipNetworkId, address }) ?? ''
    return { address: id, name, symbol, iconUrl }
  }
  app.post(
    '/v1/fungible/price',
    {
      schema: {
        tags: ['Prices'],
        summary: 'What tokens are worth',
        description:
          'In the order of the request. Tokens whose price or name is not known are left out; what ' +
          'could not be read anew is marked as stale.',
        querystring: ClientQuery,
        body: FungiblePriceRequest,
        response: { 200: FungiblePrices, ...failures(400, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const ids = [...new Set(request.body.addresses)]
      // Together, so that what is slow is waited for once.
      const [found, described] = await Promise.all([
        prices.priceUsd(ids),
        Promise.allSettled(ids.map(describe)),
      ])
      const fungibles = ids.flatMap((id, index): Fungible[] => {
        const priced = found.get(id)
        const facts = described[index]
        if (!priced || facts?.status !== 'fulfilled' || !facts.value) return []
        const { iconUrl, ...fungible } = facts.value
        return [
          {
            ...fungible,
            iconUrl: iconUrl && request.publicUrl + iconUrl,
            price: priced.priceUsd,
            isStale: priced.isStale,
          },
        ]
      })
      return reply.header('cache-control', 'no-store').send({ fungibles })
    },
  )
}

import { ClientQuery, type Fungible, FungiblePriceRequest, FungiblePrices } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { createIcons } from '../balances/createIcons.ts'
import { parseTokenId } from '../prices/TokenId.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Says what tokens are worth. */
export function fungiblePrice(
  app: App,
  { markets: { prices, tokens }, art }: Pick<ServerDependencies, 'markets' | 'art'>,
) {
  const icons = createIcons(art)
  const describe = async (address: string, price: number, isStale: boolean) => {
    const token = parseTokenId(address)
    const facts = token && (await tokens.facts(address))
    if (!facts) return null
    const { name, symbol } = facts
    const chainId = token.caipNetworkId
    const iconUrl = icons.find({ chainId, address: token.isNative ? null : token.address }) ?? ''
    return { address, name, symbol, iconUrl, price, isStale } satisfies Fungible
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
      const found = await prices.priceUsd([...new Set(request.body.addresses)])
      const fungibles = await Promise.all(
        [...found].map(
          ([address, priced]) => priced && describe(address, priced.priceUsd, priced.isStale),
        ),
      )
      return reply
        .header('cache-control', 'no-store')
        .send({ fungibles: fungibles.filter((fungible) => fungible !== null) })
    },
  )
}

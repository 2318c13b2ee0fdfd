import { Balances, ConvertTokens, FungiblePrices } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { createMarkets } from '../../trading/swaps/createMarkets.ts'

const chainId = 'eip155:1'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const id = `${chainId}:${native}`
const host = 'attacker.example'
/** As `Balances` has it: the image is a path on this server. */
const ether = {
  ...{ name: 'Ether', symbol: 'ETH', chainId, value: 2, price: 2, isSpam: false },
  quantity: { decimals: '18', numeric: '1' },
  iconUrl: '/public/getTokenImage/eip155-1-native',
}

async function start(environment: Record<string, string> = {}) {
  const chains = createFakeChain()
  const log = createLog({ level: 'silent' })
  const markets = createMarkets({
    ...{ settings: readSettings({}), chains, log },
    outgoing: createOutgoing(),
  })
  const usdc = {
    address: token,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    hasPermit: true,
  } as const
  const { app } = await createTestServer({
    environment,
    chains,
    balances: {
      read: async () => ({ balances: [ether], staleMs: null, missingChainIds: [] }),
    },
    imageIds: ['eip155-1-native', `eip155-1-${token.toLowerCase()}`],
    markets: {
      ...markets,
      prices: { priceUsd: async () => new Map([[id, { priceUsd: 2, isStale: false }]]) } as never,
      swaps: { ...markets.swaps, tokens: async () => [usdc] },
    },
  })
  const headers = { host, 'content-type': 'application/json' }
  const tokens = await app.inject({ url: `/v1/convert/tokens?chainId=${chainId}`, headers })
  const prices = await app.inject({
    method: 'POST',
    url: '/v1/fungible/price',
    headers,
    payload: JSON.stringify({ currency: 'usd', addresses: [id] }),
  })
  const balances = await app.inject({ url: `/v1/account/${chainId}:${native}/balance`, headers })
  return [
    Balances.parse(balances.json()).balances[0]?.iconUrl,
    ConvertTokens.parse(tokens.json()).tokens[0]?.logoUri,
    FungiblePrices.parse(prices.json()).fungibles[0]?.iconUrl,
  ]
}

test('behavior: addresses of icons begin with PUBLIC_URL, whatever host a request names', async () => {
  for (const icon of await start({ PUBLIC_URL: 'https://foyer.example/api/' }))
    expect(icon).toMatch(/^https:\/\/foyer\.example\/api\/public\/getTokenImage\/eip155-1-/)
})

test('behavior: without PUBLIC_URL they begin with the address that the request came in at', async () => {
  for (const icon of await start())
    expect(icon).toMatch(/^http:\/\/localhost:80\/public\/getTokenImage\/eip155-1-/)
})

import { type Nft, NftsPage } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'
import { invalidCursor } from '../../chain-data/nfts/errors.ts'
import type { Nfts } from '../../chain-data/nfts/Nfts.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const nft: Nft = {
  contract: `eip155:1:${address}`,
  tokenId: '7',
  standard: 'ERC721',
  name: 'Door #7',
  collection: 'Doors',
  amount: '1',
  content: { preview: { url: '/public/getRemoteImage/a' } },
  flags: { is_spam: false },
}

async function prepare(environment: Record<string, string> = {}) {
  const asked: Parameters<Nfts['read']>[0][] = []
  const { app } = await createTestServer({
    environment,
    nfts: {
      async read(query) {
        asked.push(query)
        if (query.cursor === 'foreign') throw invalidCursor()
        return {
          nfts: [nft, { ...nft, content: null }],
          next: 'abc',
          staleMs: 4_200,
          missingChainIds: ['eip155:10'],
        }
      },
    },
  })
  return { app, asked }
}

test('behavior: images stand at this server, whatever a client calls it, and what is old or missing is said', async () => {
  const { app, asked } = await prepare({ TRUSTED_PROXIES: 'loopback' })
  const answer = await app.inject({
    url: `/v1/account/eip155:1:${address}/nfts?cursor=abc`,
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'foyer.example' },
  })
  expect(answer.statusCode).toBe(200)
  const page = NftsPage.parse(answer.json())
  expect(page).toEqual({
    data: [
      { ...nft, content: { preview: { url: 'http://localhost:80/public/getRemoteImage/a' } } },
      { ...nft, content: null },
    ],
    next: 'abc',
  })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-foyer-stale': '5',
    'x-foyer-missing-chains': 'eip155:10',
  })
  expect(asked).toEqual([{ account: address.toLowerCase(), chainId: 'eip155:1', cursor: 'abc' }])
})

test('error: what names no account, no chain, two chains or a foreign page', async () => {
  const { app, asked } = await prepare()
  for (const path of [
    '0x12/nfts',
    'alice.eth/nfts',
    `${address}/nfts?chainId=1`,
    `eip155:1:${address}/nfts?chainId=eip155:10`,
    `${address}/nfts?cursor=foreign`,
    `${address}/nfts?cursor=%2e%2e%2f`,
  ]) {
    const answer = await app.inject(`/v1/account/${path}`)
    expect(answer.statusCode, path).toBe(400)
  }
  expect(asked.map(({ cursor }) => cursor)).toEqual(['foreign'])
})

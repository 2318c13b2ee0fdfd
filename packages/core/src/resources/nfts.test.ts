import { createFakePlatform, type FakeAnswer } from '@foyer/testing'
import { expect, test } from 'vitest'
import { requestUrl } from '../client/backend/backend.ts'
import { createResources } from './createResources.ts'

const baseUrl = 'https://foyer.example'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const path = `/v1/account/${account}/nfts`
const contract = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const on = {
  network: { caipNetworkId: 'eip155:1', testnet: false },
  signal: new AbortController().signal,
}
const door = {
  contract,
  tokenId: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  standard: 'ERC721',
  name: 'Door',
  collection: 'Doors',
  amount: '1',
  content: { preview: { url: `${baseUrl}/public/getRemoteImage/a` } },
  flags: { is_spam: false },
}

/** As two chain families say of themselves. */
const readsOn = ({ caipNetworkId }: { caipNetworkId: string }) =>
  caipNetworkId.startsWith('solana:') ? (['balances'] as const) : undefined

/** Resources on a server that serves mainnet, and answers so. */
function setUp(answer: FakeAnswer = { json: { data: [door], next: 'abc' } }) {
  const { http, clock } = createFakePlatform()
  http.answer(`${baseUrl}/v1/supported-chains`, { json: { http: ['eip155:1', 'solana:main'] } })
  http.answer(`${baseUrl}${path}`, answer)
  const { nfts } = createResources({
    ...{ http, clock, projectId: 'shop', readsOn },
    url: (path, query = {}) => requestUrl({ baseUrl, path, projectId: 'shop', query }),
  })
  const asked = () => http.requests.filter(({ url }) => url.includes('/nfts'))
  return { clock, nfts, asked }
}

const read = async (data: unknown, cursor?: string, next: unknown = null) => {
  const { nfts } = setUp({ json: { data, next } })
  return (await nfts({ ...on, account, cursor })).value
}

test('behavior: collectibles are exact, asked for page by page, and kept for 30 s', async () => {
  const { clock, nfts, asked } = setUp()
  const { status, value } = await nfts({ ...on, account })
  expect([status, value]).toEqual([
    'ready',
    {
      nfts: [
        {
          contract,
          tokenId: 2n ** 256n - 1n,
          standard: 'ERC721',
          name: 'Door',
          collection: 'Doors',
          amount: 1n,
          previewUrl: `${baseUrl}/public/getRemoteImage/a`,
          isSpam: false,
        },
      ],
      next: 'abc',
      missingChainIds: [],
    },
  ])
  const query = Object.fromEntries(new URL(asked()[0]?.url ?? '').searchParams)
  expect(query).toMatchObject({ projectId: 'shop', st: 'foyer', chainId: 'eip155:1' })
  await clock.advance(29_999)
  await nfts({ ...on, account })
  expect(asked()).toHaveLength(1)
  await nfts({ ...on, account, cursor: 'abc' })
  expect(asked().at(-1)?.url).toContain('cursor=abc')
  await nfts({ ...on, account, force: true })
  expect(asked()).toHaveLength(3)
})

test('behavior: a network that is not served, or of another family, is not asked about', async () => {
  const { nfts, asked } = setUp()
  for (const caipNetworkId of ['eip155:8453', 'solana:main']) {
    const network = { caipNetworkId, testnet: false }
    expect(await nfts({ ...on, network, account })).toMatchObject({
      status: 'unsupported',
      value: { nfts: [], next: null, missingChainIds: [] },
    })
  }
  expect(asked()).toEqual([])
})

test.each<[string, object]>([
  ['of another chain', { contract: contract.replace(':1:', ':137:') }],
  ['whose contract is none', { contract: 'eip155:1:0x12' }],
  ['with a number for an id', { tokenId: 7 }],
  ['with an id below nothing', { tokenId: '-1' }],
  ['with an id of more than 256 bits', { tokenId: `${2n ** 256n}` }],
  ['of which there is nothing', { amount: '0' }],
  ['of which there is half', { amount: '0.5' }],
  ['of a kind nobody knows', { standard: '__proto__' }],
  ['without any name', { name: '\u202e\u200b', collection: '' }],
])('error: a collectible %s is left out, and hides no other', async (_, change) => {
  const other = { ...door, tokenId: '2' }
  expect((await read([{ ...door, ...change }, null, other, other])).nfts).toHaveLength(1)
})

test('behavior: what thirdParties wrote is made safe, and nothing of theirs is contacted', async () => {
  const rows = [
    'https://tracker.example/pixel.png',
    'http://foyer.example/a',
    'ipfs://bafy',
    'data:text/html,<script>',
    'javascript:alert(1)',
    { url: `${baseUrl}/a` },
  ].map((url, index) => ({
    ...door,
    tokenId: `${index}`,
    name: 'Visit\u202e evil.com\n',
    content: { preview: { url } },
    flags: { is_spam: true },
  }))
  const { nfts } = await read(rows)
  expect(nfts).toHaveLength(rows.length)
  for (const { name, previewUrl, isSpam } of nfts) {
    expect([name, previewUrl, isSpam]).toEqual(['Visit evil.com', null, true])
  }
  expect((await read([{ ...door, content: null }])).nfts[0]?.previewUrl).toBeNull()
})

test('error: a page that leads to itself is the last', async () => {
  expect((await read([], 'abc', 'abc')).next).toBeNull()
})

test.each<[string, FakeAnswer]>([
  ['null', { json: null }],
  ['rows that are no list', { json: { data: { length: 5 } } }],
  ['an error', { status: 500 }],
])('error: %s is no answer', async (_, answer) => {
  await expect(setUp(answer).nfts({ ...on, account })).rejects.toMatchObject({
    code: 'resources/unavailable',
  })
})

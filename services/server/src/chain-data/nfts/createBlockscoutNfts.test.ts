import { expect, test } from 'vitest'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { createExplorer } from '../explorers/createExplorer.ts'
import { createBlockscoutNfts } from './createBlockscoutNfts.ts'

const account = `0x${'a'.repeat(40)}`
const contract = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const signal = AbortSignal.timeout(10_000)

/** As the explorer's documentation has it, with more fields than we read. */
const itemOf = (id: string, more: Record<string, unknown> = {}) => ({
  is_unique: true,
  id,
  owner: null,
  token: { address_hash: contract, name: 'Doors\u202E', symbol: 'D', type: 'ERC-721' },
  token_type: 'ERC-721',
  value: '1',
  image_url: `https://art.example/${id}.png`,
  animation_url: 'https://art.example/film.mp4',
  metadata: { name: `Door\u0000 ${id}`, tags: ['poap'], year: 2023 },
  ...more,
})

function sourceOf(pages: readonly unknown[]) {
  const asked: string[] = []
  const claimed: string[] = []
  const outgoing = {
    ...createOutgoing(),
    async fetchConfigured(url: string) {
      const bytes = Buffer.from(JSON.stringify(pages[asked.length] ?? {}))
      asked.push(url.replace(/^.*\/addresses\/0xa+/, ''))
      return { url, status: 200, contentType: 'application/json', bytes }
    },
  }
  const source = createBlockscoutNfts({
    explorer: createExplorer({ chainId: 'eip155:10', url: 'https://explorer.example', outgoing }),
    icons: { find: () => null },
    images: {
      async claim(addresses) {
        claimed.push(...addresses)
        return new Map(
          addresses
            .filter((address) => address.startsWith('https:'))
            .map((address) => [address, address.replaceAll(/\W/g, '-')]),
        )
      },
    },
  })
  return { source, asked, claimed }
}

test('behavior: what an explorer says an account has, told as our own, page after page', async () => {
  const { source, asked } = sourceOf([
    {
      items: [
        itemOf('1'),
        itemOf('22', { token_type: 'ERC-1155', value: '5', metadata: null, image_url: null }),
      ],
      next_page_params: { items_count: 50, token_id: '22', token_type: 'ERC-1155', odd: { a: 1 } },
    },
    { items: [itemOf('3')], next_page_params: null },
  ])
  const page = await source.read({ account, after: null, limit: 50, signal })
  expect(page.nfts).toEqual([
    {
      contract: `eip155:10:${contract}`,
      tokenId: '1',
      standard: 'ERC721',
      name: 'Door 1',
      collection: 'Doors',
      amount: '1',
      content: { preview: { url: '/public/getRemoteImage/https---art-example-1-png' } },
      flags: { is_spam: false },
    },
    expect.objectContaining({
      standard: 'ERC1155',
      name: 'Doors #22',
      amount: '5',
      content: null,
    }),
  ])
  const rest = await source.read({ account, after: page.next, limit: 50, signal })
  expect([rest.nfts.length, rest.next]).toEqual([1, null])
  expect(asked).toEqual([
    '/nft?type=ERC-721%2CERC-1155',
    '/nft?type=ERC-721%2CERC-1155&items_count=50&token_id=22&token_type=ERC-1155',
  ])
})

test('behavior: bait is flagged and its image left alone; other kinds are left out', async () => {
  const { source, claimed } = sourceOf([
    {
      items: [
        itemOf('1', { metadata: { name: 'Claim at evil.com' } }),
        itemOf('2', { token_type: 'ERC-404' }),
        itemOf('3', { value: '0' }),
        itemOf('4', { image_url: 'http://192.168.0.1/a.png', metadata: { name: { a: 1 } } }),
      ],
      next_page_params: null,
    },
  ])
  const { nfts } = await source.read({ account, after: null, limit: 50, signal })
  expect(nfts.map(({ name, content, flags }) => [name, content, flags.is_spam])).toEqual([
    ['Claim at evil.com', null, true],
    ['Doors #4', null, false],
  ])
  expect(claimed).toEqual(['http://192.168.0.1/a.png'])
})

test('error: an explorer that answers something else is away, and no place leads elsewhere', async () => {
  for (const page of [null, [], { items: {} }, { items: [itemOf('0x1')] }, { items: [null] }]) {
    const { source } = sourceOf([page, page])
    await expect(source.read({ account, after: null, limit: 50, signal })).rejects.toMatchObject({
      kind: 'unavailable',
    })
  }
  const { source, asked } = sourceOf([])
  for (const after of ['../../a', 'a#b', 'a b', '?', `a${'a'.repeat(1_000)}`]) {
    await expect(source.read({ account, after, limit: 50, signal })).rejects.toMatchObject({
      code: 'nfts/invalid-place',
    })
  }
  expect(asked).toEqual([])
})

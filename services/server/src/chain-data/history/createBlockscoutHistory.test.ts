import { expect, test } from 'vitest'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import { createExplorer } from '../explorers/createExplorer.ts'
import { createBlockscoutHistory } from './createBlockscoutHistory.ts'
import { createHistory } from './createHistory.ts'

const account = `0x${'a'.repeat(40)}`
const other = `0x${'B'.repeat(40)}`
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}`

/** As the explorer's documentation has it, with more fields than we read. */
const transactionOf = (block: number, more: Record<string, unknown> = {}) => ({
  hash: hashOf(block),
  timestamp: new Date(block * 12_000).toISOString().replace('Z', '000Z'),
  block_number: block,
  status: 'ok',
  from: { hash: account, is_contract: false, name: null },
  to: { hash: other },
  nonce: block,
  value: '1500000000000000000',
  raw_input: '0x',
  method: null,
  token_transfers: null,
  transaction_types: ['coin_transfer'],
  ...more,
})

const transferOf = (block: number, more: Record<string, unknown> = {}) => ({
  transaction_hash: hashOf(block),
  block_number: block,
  log_index: 3,
  from: { hash: other },
  to: { hash: account },
  token: { address_hash: other, name: 'A\u202Eb', symbol: 'AB', type: 'ERC-20', decimals: '6' },
  total: { value: '2500000', decimals: '6' },
  type: 'token_transfer',
  ...more,
})

const internalOf = (block: number, more: Record<string, unknown> = {}) => ({
  transaction_hash: hashOf(block),
  block_number: block,
  index: 2,
  timestamp: new Date(block * 12_000).toISOString(),
  type: 'call',
  from: { hash: other },
  to: { hash: account },
  value: '250000000000000000',
  success: true,
  error: null,
  ...more,
})

/** An explorer that hands out fifty at a time, by block as the real one does. */
function explorerOf({
  transactions,
  transfers,
  internal = [],
}: {
  transactions: ReturnType<typeof transactionOf>[]
  transfers: ReturnType<typeof transferOf>[]
  internal?: ReturnType<typeof internalOf>[]
}) {
  const asked: string[] = []
  const claimed: string[] = []
  const list = (items: readonly { block_number: number }[], url: URL) => {
    const before = Number(url.searchParams.get('block_number') ?? Number.MAX_SAFE_INTEGER)
    const rest = items
      .filter(({ block_number }) => block_number < before)
      .sort((a, b) => b.block_number - a.block_number)
    const page = rest.slice(0, 50)
    const last = page.at(-1)
    return {
      items: page,
      next_page_params:
        rest.length > 50 && last
          ? { block_number: last.block_number, index: 0, items_count: 50 }
          : null,
    }
  }
  const outgoing: Pick<Outgoing, 'resilient' | 'cache' | 'fetchConfigured'> = {
    ...createOutgoing(),
    async fetchConfigured(address) {
      asked.push(address)
      const url = new URL(address)
      const body = url.pathname.endsWith(`${account}/transactions`)
        ? list(transactions, url)
        : url.pathname.endsWith('/token-transfers')
          ? list(transfers, url)
          : url.pathname.endsWith('/internal-transactions')
            ? list(internal, url)
            : transactionOf(Number(url.pathname.slice(-64).replace(/^0*/, '0x')), {
                from: { hash: other },
                to: { hash: other },
                value: '0',
              })
      const bytes = Buffer.from(JSON.stringify(body))
      return { url: address, status: 200, contentType: 'application/json', bytes }
    },
  }
  const history = createHistory([
    createBlockscoutHistory({
      explorer: createExplorer({
        chainId: 'eip155:10',
        url: 'https://explorer.example',
        outgoing,
      }),
      images: {
        async claim(addresses) {
          claimed.push(...addresses)
          return new Map(addresses.map((address) => [address, 'a'.repeat(64)]))
        },
      },
      chains: {
        find: () => ({ nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }) as never,
      },
      icons: { find: () => null },
      outgoing,
    }),
  ])
  const signal = AbortSignal.timeout(10_000)
  return {
    asked,
    claimed,
    read: (cursor: string | null) => history.read({ account, chainId: null, cursor, signal }),
  }
}

test('behavior: what an explorer says of an account, told as our own', async () => {
  const { read } = explorerOf({
    transactions: [transactionOf(7), transactionOf(5, { status: 'error' })],
    transfers: [transferOf(6)],
  })
  const { transactions, next } = await read(null)
  expect(next).toBeNull()
  expect(
    transactions.map(({ metadata, transfers }) => [
      metadata.operationType,
      metadata.status,
      metadata.nonce,
      transfers?.map(({ direction, quantity, fungible_info }) => [
        direction,
        quantity.numeric,
        fungible_info?.name,
      ]),
    ]),
  ).toEqual([
    ['send', 'confirmed', 7, [['out', '1.5', 'Ether']]],
    ['receive', 'confirmed', 6, [['in', '2.5', 'Ab']]],
    ['execute', 'failed', 5, []],
  ])
})

test('behavior: a collectible has its name and its image from here, and bait has none', async () => {
  const collectible = (name: string, image: string | null) => ({
    token: { address_hash: other, name: 'Doors', symbol: 'D', type: 'ERC-721', decimals: null },
    total: {
      token_id: '123456789',
      token_instance: { id: '123456789', image_url: image, metadata: { name } },
    },
  })
  const { read, claimed } = explorerOf({
    transactions: [],
    transfers: [
      transferOf(9, collectible('Door\u202E 7', 'https://art.example/7.png')),
      transferOf(8, collectible('', null)),
      transferOf(7, collectible('Claim at evil.com', 'https://tracker.example/7.png')),
    ],
  })
  const { transactions } = await read(null)
  expect(transactions.flatMap(({ transfers }) => transfers)).toEqual([
    {
      direction: 'in',
      ...{ from: expect.any(String), to: expect.any(String) },
      quantity: { numeric: '1' },
      nft_info: {
        name: 'Door 7',
        content: { preview: { url: `/public/getRemoteImage/${'a'.repeat(64)}` } },
        flags: { is_spam: false },
      },
    },
    expect.objectContaining({
      nft_info: { name: 'Doors #1234…6789', content: null, flags: { is_spam: false } },
    }),
    expect.objectContaining({
      nft_info: { name: 'Claim at evil.com', content: null, flags: { is_spam: true } },
    }),
  ])
  expect(claimed).toEqual(['https://art.example/7.png'])
})

test('behavior: two long lists become one history, every transaction once', async () => {
  const { read } = explorerOf({
    transactions: Array.from({ length: 130 }, (_, index) => transactionOf(1_000 + 3 * index)),
    transfers: Array.from({ length: 170 }, (_, index) => transferOf(900 + 4 * index)),
  })
  const seen: string[] = []
  for (let cursor: string | null = null, pages = 0; pages < 20; pages++) {
    const page = await read(cursor)
    seen.push(...page.transactions.map(({ metadata }) => metadata.hash))
    if (page.next === null) break
    cursor = page.next
  }
  const blocks = new Set([
    ...Array.from({ length: 130 }, (_, index) => 1_000 + 3 * index),
    ...Array.from({ length: 170 }, (_, index) => 900 + 4 * index),
  ])
  expect(seen).toEqual([...blocks].sort((a, b) => b - a).map(hashOf))
})

test('error: an explorer that answers something else is away', async () => {
  const { read } = explorerOf({
    transactions: [transactionOf(7, { value: '1e309' })],
    transfers: [],
  })
  await expect(read(null)).rejects.toMatchObject({ kind: 'unavailable' })
})

test('behavior: a transaction that waits for its block takes nothing of the history away', async () => {
  const pending = transactionOf(9, { timestamp: null, block_number: null, status: null })
  const { read } = explorerOf({ transactions: [pending, transactionOf(7)], transfers: [] })
  expect((await read(null)).transactions).toHaveLength(1)
  const { read: readOnly } = explorerOf({ transactions: [pending], transfers: [] })
  expect((await readOnly(null)).transactions).toEqual([])
})

test('behavior: what contracts send of the own coin is told, within whatever transaction', async () => {
  const { read } = explorerOf({
    transactions: [transactionOf(9, { value: '0', raw_input: '0x38ed1739' })],
    transfers: [transferOf(9, { from: { hash: account }, to: { hash: other } })],
    internal: [
      // A router that pays out for tokens.
      internalOf(9),
      // A wallet of several owners, in somebody else's transaction.
      internalOf(8),
      // Nothing came of these.
      internalOf(7, { success: false, error: 'Reverted' }),
      internalOf(6, { value: '0' }),
    ],
  })
  const { transactions } = await read(null)
  expect(
    transactions.map(({ metadata, transfers }) => [
      metadata.operationType,
      transfers?.map(({ direction, quantity, fungible_info }) => [
        direction,
        quantity.numeric,
        fungible_info?.symbol,
      ]),
    ]),
  ).toEqual([
    [
      'trade',
      [
        ['in', '0.25', 'ETH'],
        ['out', '2.5', 'AB'],
      ],
    ],
    ['receive', [['in', '0.25', 'ETH']]],
  ])
})

import type { HistoryTransaction } from '@foyer/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const transaction = (nonce: number, isCollectible = false): HistoryTransaction => ({
  id: `eip155:1:0x${nonce}`,
  metadata: {
    operationType: 'send',
    hash: `0x${nonce}`,
    chain: 'eip155:1',
    minedAt: '2026-01-01T00:00:00.000Z',
    sentFrom: account,
    sentTo: account,
    status: 'confirmed',
    nonce,
  },
  transfers: [
    {
      direction: 'out',
      ...{ from: account, to: account },
      quantity: { numeric: '1' },
      ...(isCollectible
        ? { nft_info: { name: 'Door 1', content: null, flags: { is_spam: false } } }
        : {
            fungible_info: {
              name: 'Coin',
              symbol: 'C',
              icon: { url: '/public/getTokenImage/c' },
              flags: { is_spam: false },
            },
          }),
    },
  ],
})

/** A server whose histories say how often they were read, and which are whose. */
async function createHistoryServer({ isCollectible = false } = {}) {
  const state = {
    version: '1' as string | null,
    reads: 0,
    missingChainIds: [] as string[],
    meanwhile: () => {},
  }
  const { app } = await createTestServer({
    environment: { LOG_LEVEL: 'silent' },
    history: {
      version: () => state.version,
      async read() {
        const transactions = [transaction(++state.reads, isCollectible)]
        state.meanwhile()
        return { transactions, next: null, missingChainIds: state.missingChainIds }
      },
    },
  })
  const read = async ({ query = 'chainId=eip155:1', host = 'one.example' } = {}) => {
    const url = `/v1/account/${account}/history?${query}`
    const answer = await app.inject({ url, headers: { host } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    return answer.json().data[0]
  }
  const nonce = async (of?: { query?: string; host?: string }) => (await read(of)).metadata.nonce
  return { state, read, nonce }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('behavior: a page is sent again until its account does something', async () => {
  const { state, nonce } = await createHistoryServer()
  expect([await nonce(), await nonce()]).toEqual([1, 1])
  state.version = '2'
  expect([await nonce(), await nonce()]).toEqual([2, 2])
  vi.advanceTimersByTime(5 * 60_000)
  expect(await nonce()).toBe(3)
})

test('behavior: another page or chain is another answer, another name of the server is not', async () => {
  const { read, nonce } = await createHistoryServer()
  const asked = [{}, { query: 'chainId=eip155:2' }, { query: 'cursor=a' }]
  for (const [index, each] of asked.entries()) expect(await nonce(each)).toBe(index + 1)
  expect(await nonce({ host: 'two.example' })).toBe(1)
  for (const host of ['one.example', 'two.example']) {
    const [{ fungible_info }] = (await read({ host })).transfers
    expect(fungible_info.icon.url).toBe('http://localhost:80/public/getTokenImage/c')
  }
})

test('behavior: nothing is kept that nobody watches, or that lacks a chain', async () => {
  const { state, nonce } = await createHistoryServer()
  state.version = null
  expect([await nonce(), await nonce()]).toEqual([1, 2])
  state.version = '1'
  state.missingChainIds = ['eip155:10']
  expect([await nonce(), await nonce()]).toEqual([3, 4])
})

test('behavior: what happens while a page is read makes it out of date', async () => {
  const { state, nonce } = await createHistoryServer()
  state.meanwhile = () => {
    state.version = '2'
  }
  expect([await nonce(), await nonce(), await nonce()]).toEqual([1, 2, 2])
})

test('behavior: collectibles whose names are on their way are asked for again soon', async () => {
  const { nonce } = await createHistoryServer({ isCollectible: true })
  expect([await nonce(), await nonce()]).toEqual([1, 1])
  vi.advanceTimersByTime(10_000)
  expect(await nonce()).toBe(2)
})

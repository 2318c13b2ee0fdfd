import { Network } from '@foyer/core'
import { createFakePlatform } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { readBalance } from './balance.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const network = Network.from({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
const one = 'https://one.example'
const two = 'https://two.example'

function setUp({
  urls = [one, two],
  backend = (async () => null) as () => Promise<{ result: unknown } | null>,
  wallet = null as null | (() => Promise<unknown>),
} = {}) {
  const { http, clock } = createFakePlatform()
  const request = vi.fn(wallet ?? (async () => null))
  const readThroughBackend = vi.fn(backend)
  const leaving = new AbortController()
  return {
    readThroughBackend,
    http,
    clock,
    request,
    leaving,
    asked: () => http.requests.map(({ url }) => url),
    run: () =>
      readBalance({
        http,
        options: { customRpcUrls: { [network.caipNetworkId]: urls } },
        readThroughBackend,
        wallet: wallet && { request },
        address,
        network,
        signal: leaving.signal,
      }),
  }
}

test('behavior: the first node answers and no other is asked', async () => {
  const { http, run } = setUp()
  http.answer(one, { json: { jsonrpc: '2.0', id: 1, result: '0xde0b6b3a7640000' } })
  expect(await run()).toEqual({ atomic: 10n ** 18n, decimals: 18, symbol: 'ETH' })
  expect(
    http.requests.map(({ url, method, body }) => ({ url, method, body })),
  ).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "id": 1,
          "jsonrpc": "2.0",
          "method": "eth_getBalance",
          "params": [
            "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
            "latest",
          ],
        },
        "method": "POST",
        "url": "https://one.example",
      },
    ]
  `)
})

test.each<[string, Parameters<ReturnType<typeof createFakePlatform>['http']['answer']>[1]]>([
  ['is out of reach', new TypeError('Failed to fetch')],
  ['answers with an HTTP error', { status: 503 }],
  ['answers with a page of HTML', { json: undefined }],
  ['answers with an RPC error', { json: { id: 1, error: { code: -32000, message: 'busy' } } }],
  ['answers another request', { json: { id: 2, result: '0x5' } }],
  ['answers null', { json: { id: 1, result: null } }],
  ['answers with a number', { json: { id: 1, result: 1 } }],
  ['answers with decimal text', { json: { id: 1, result: '1000' } }],
  ['answers with nothing after 0x', { json: { id: 1, result: '0x' } }],
  ['answers with more than 256 bits', { json: { id: 1, result: `0x1${'0'.repeat(64)}` } }],
  ['answers with a negative quantity', { json: { id: 1, result: '-0x1' } }],
])('behavior: a node that %s makes room for the next', async (_what, answer) => {
  const { http, run, asked } = setUp()
  http.answer(one, answer)
  http.answer(two, { json: { id: 1, result: '0x2' } })
  expect((await run()).atomic).toBe(2n)
  expect(asked()).toEqual([one, two])
})

test('behavior: a node that is silent for 5 s makes room for the next', async () => {
  const { http, clock, run } = setUp()
  http.answer(one, 'hang')
  http.answer(two, { json: { id: 1, result: '0x2' } })
  const reading = run()
  await clock.advance(5_000)
  expect((await reading).atomic).toBe(2n)
})

test('error: when no node answers the balance is unavailable, and the wallet is not asked', async () => {
  const { http, run, request } = setUp({ wallet: async () => '0x1' })
  http.answer(/./, { status: 500 })
  await expect(run()).rejects.toMatchObject({
    code: 'balance/unavailable',
    message: 'Token Balance Unavailable',
  })
  expect(request).not.toHaveBeenCalled()
})

test('behavior: without a node the connected wallet is asked', async () => {
  const { run, request, asked } = setUp({ urls: [], wallet: async () => '0x3' })
  expect((await run()).atomic).toBe(3n)
  expect(request).toHaveBeenCalledWith({ method: 'eth_getBalance', params: [address, 'latest'] })
  expect(asked()).toEqual([])
})

test.each<[string, (() => Promise<unknown>) | null]>([
  ['fails', () => Promise.reject({ code: 4200 })],
  ['answers with garbage', async () => ({})],
  ['is missing', null],
])('error: without a node and with a wallet that %s there is no balance', async (_what, wallet) => {
  await expect(setUp({ urls: [], wallet }).run()).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
})

test('behavior: a caller who left asks no further node', async () => {
  const { http, leaving, run, asked } = setUp()
  http.answer(one, 'hang')
  const reading = run()
  leaving.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
  expect(asked()).toEqual([one])
})

test('behavior: without a node the backend is asked, and the wallet is left in peace', async () => {
  const { run, readThroughBackend, request } = setUp({
    urls: [],
    backend: async () => ({ result: '0x5' }),
    wallet: async () => '0x3',
  })
  expect((await run()).atomic).toBe(5n)
  expect(readThroughBackend).toHaveBeenCalledWith(
    expect.objectContaining({ network, method: 'eth_getBalance', params: [address, 'latest'] }),
  )
  expect(request).not.toHaveBeenCalled()
})

test.each<[string, () => Promise<{ result: unknown } | null>]>([
  ['does not serve the network', async () => null],
  ['is out of reach', () => Promise.reject(new Error('no'))],
  ['answers with a number', async () => ({ result: 5 })],
  ['answers with decimal text', async () => ({ result: '5' })],
  ['answers with more than 256 bits', async () => ({ result: `0x1${'0'.repeat(64)}` })],
  ['answers with an object', async () => ({ result: { toString: () => '0x5' } })],
])('behavior: a backend that %s makes room for the wallet', async (_what, backend) => {
  const { run } = setUp({ urls: [], backend, wallet: async () => '0x3' })
  expect((await run()).atomic).toBe(3n)
})

test('behavior: a host that names a node keeps the backend out of it', async () => {
  const { http, run, readThroughBackend } = setUp({ backend: async () => ({ result: '0x5' }) })
  http.answer(/./, { status: 500 })
  await expect(run()).rejects.toMatchObject({ code: 'balance/unavailable' })
  expect(readThroughBackend).not.toHaveBeenCalled()
})

test('behavior: a caller who left while the backend was asked does not ask the wallet', async () => {
  const { leaving, run, request } = setUp({
    urls: [],
    backend: async () => {
      leaving.abort(new Error('left'))
      throw leaving.signal.reason
    },
    wallet: async () => '0x3',
  })
  await expect(run()).rejects.toThrow('left')
  expect(request).not.toHaveBeenCalled()
})

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { createPrices } from './createPrices.ts'
import { llamaPrices } from './llamaPrices.ts'
import { nativeEvmAddress } from './TokenId.ts'

const addressOf = (digit: string) => `0x${digit.repeat(40)}`
const nowSeconds = Math.floor(Date.now() / 1_000)
const ids = [nativeEvmAddress, ...'1234567'.split('').map(addressOf)].map(
  (address) => `eip155:1:${address}`,
)

/** Prices from a list that answers as told. */
async function open(listener: RequestListener) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(decodeURIComponent(request.url ?? ''))
    listener(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const outgoing = createOutgoing()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sources = [llamaPrices({ url, outgoing })]
  return { prices: createPrices({ sources, outgoing, log: { warn() {} } }), paths }
}

const json =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
  }

test('behavior: takes what is a price of now, and nothing else', async () => {
  const coin = { symbol: 'X', decimals: 18, price: 5, timestamp: nowSeconds, confidence: 0.99 }
  const { prices, paths } = await open(
    json({
      coins: {
        'ethereum:0x0000000000000000000000000000000000000000': { ...coin, price: 2_500.5 },
        [`ethereum:${addressOf('1')}`]: coin,
        [`ethereum:${addressOf('2')}`]: { ...coin, price: '5' },
        [`ethereum:${addressOf('3')}`]: { ...coin, price: -5 },
        [`ethereum:${addressOf('4')}`]: { ...coin, timestamp: nowSeconds - 7_200 },
        [`ethereum:${addressOf('5')}`]: { ...coin, confidence: 0.2 },
        [`ethereum:${addressOf('6')}`]: null,
        [`ethereum:${addressOf('8')}`]: { ...coin, price: 66 },
        __proto__: coin,
      },
    }),
  )
  const found = await prices.priceUsd([...ids, 'eip155:31337:0x'.padEnd(55, '1')])
  expect([...found.values()].map((priced) => priced?.priceUsd ?? null)).toEqual([
    2_500.5,
    5,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(paths).toHaveLength(1)
  expect(paths[0]).toMatch(/^\/prices\/current\/ethereum:0x0{40},ethereum:0x1{40},/)
})

test('behavior: Solana, where capitals count', async () => {
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const { prices } = await open(
    json({ coins: { [`solana:${mint}`]: { price: 1, timestamp: nowSeconds } } }),
  )
  const id = `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${mint}`
  expect((await prices.priceUsd([id])).get(id)).toEqual({ priceUsd: 1, isStale: false })
})

const failures: [string, RequestListener][] = [
  ['hangs', () => {}],
  ['breaks off', (request) => request.socket.destroy()],
  ['fails', (_request, response) => response.writeHead(500).end()],
  ['limits', (_request, response) => response.writeHead(429).end()],
  ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  ['answers a page', (_request, response) => response.end('<html>')],
  [
    'answers broken JSON',
    (_request, response) => response.setHeader('content-type', 'application/json').end('{"coins":'),
  ],
  ['answers another shape', json([])],
  [
    'answers without end',
    (_request, response) => {
      response.setHeader('content-type', 'application/json')
      for (let part = 0; part < 20; part++) response.write(' '.repeat(64_000))
    },
  ],
  [
    'answers a byte at a time',
    (_request, response) => {
      response.setHeader('content-type', 'application/json')
      const timer = setInterval(() => response.write(' '), 100)
      response.on('close', () => clearInterval(timer))
    },
  ],
]

test.each(failures)('error: a list that %s costs less than 3 s', async (_name, listener) => {
  let isBroken = false
  const { prices } = await open((request, response) => {
    if (isBroken) listener(request, response)
    else {
      json({ coins: { [`ethereum:${addressOf('1')}`]: { price: 5, timestamp: nowSeconds } } })(
        request,
        response,
      )
    }
  })
  const [, known = '', unknown = ''] = ids
  await prices.priceUsd([known])
  isBroken = true
  const startedAtMs = performance.now()
  expect(await prices.priceUsd([known, unknown])).toEqual(
    new Map([
      [known, { priceUsd: 5, isStale: false }],
      [unknown, null],
    ]),
  )
  expect(performance.now() - startedAtMs).toBeLessThan(3_000)
})

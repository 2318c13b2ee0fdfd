import {
  ConvertAllowance,
  ConvertApprove,
  ConvertQuotes,
  ConvertTokens,
  ConvertTransaction,
  Failure,
  FungiblePrices,
} from '@foyer/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import { RpcFailure } from '../../chain-data/chains/errors.ts'

const router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const dollar = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const word = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const hex = (value: bigint) => value.toString(16).padStart(64, '0')

/** What contracts of third parties answer: numbers, addresses, lists and texts that claim any length. */
const returned = fc.oneof(
  fc.constantFrom(
    '0x',
    `0x${hex(0n)}`,
    `0x${hex(1n)}`,
    `0x${hex(18n)}`,
    `0x${hex(BigInt(dollar))}`,
  ),
  fc.array(word, { maxLength: 6 }).map((words) => `0x${words.map(hex).join('')}`),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
  fc.tuple(word, word).map(([amount, out]) => `0x${[32n, 2n, amount, out].map(hex).join('')}`),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => {
    const bytes = Buffer.from(text)
    return `0x${hex(32n)}${hex(BigInt(bytes.length))}${bytes.toString('hex').padEnd(128, '0')}`
  }),
)

const answer = fc.oneof(
  { weight: 6, arbitrary: returned },
  fc
    .constantFrom(3, -32000, -32603)
    .map((code) => new RpcFailure({ code, message: 'execution reverted' })),
)

const address = fc.oneof(
  fc.constantFrom(native, dollar, router, `0x${'0'.repeat(40)}`, native.toUpperCase(), 'x', ''),
  fc.uint8Array({ minLength: 20, maxLength: 20 }).map((b) => `0x${Buffer.from(b).toString('hex')}`),
  fc.string({ unit: 'binary', maxLength: 50 }),
)
const token = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(`eip155:1:${native}`, `eip155:1:${dollar}`) },
  { weight: 3, arbitrary: address.map((text) => `eip155:1:${text}`) },
  address.map((text) => `eip155:2:${text}`),
  address,
  fc.constantFrom(
    'solana:1:1',
    '__proto__',
    'eip155:1',
    ':::',
    `eip155:${'9'.repeat(40)}:${native}`,
  ),
)
const amount = fc.oneof(
  fc.constantFrom('1', '1000000'),
  fc.bigInt({ min: 0n, max: 2n ** 260n }).map(String),
  fc.constantFrom('-1', '1e9', '0x10', '1.5', '', ' 1', 'NaN'),
)
const slippage = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(1, 0.5, '1', undefined) },
  fc.double(),
  fc.constantFrom<unknown>('1', '50.01', '1e1', -1, null, 'x', '0.001'),
)

const request = fc.record({
  from: token,
  to: token,
  user: fc.oneof(fc.constant(router), address),
  amount,
  slippage,
  tried: fc.boolean(),
})

const honest = {
  ...{ from: `eip155:1:${dollar}`, to: `eip155:1:${native}`, user: router },
  ...{ amount: '1000000', slippage: 1, tried: false },
}
const amountsOut = `0x${[32n, 2n, 1_000_000n, 5n * 10n ** 14n].map(hex).join('')}`

test('behavior: whatever third parties and their contracts say, the answer is one that was promised', async () => {
  const seen = new Set<string>()
  let answers: (string | RpcFailure)[] = []
  let next = 0
  const say = () => {
    const said = answers[next++ % answers.length]
    if (said instanceof RpcFailure) throw said
    return said
  }
  const { app } = await createTestServer({
    environment: {
      LOG_LEVEL: 'silent',
      RATE_LIMIT_LISTS: '0',
      RATE_LIMIT_RPC: '0',
      DEXES: `eip155:1=${router};stables=${dollar};minimumUsd=0`,
    },
    chains: createFakeChain({
      eth_call: say,
      eth_estimateGas: () => {
        const said = say()
        return said === '0x' ? '0x5208' : `0x${(BigInt(said ?? 0) % 2n ** 64n).toString(16)}`
      },
      eth_getBlockByNumber: { number: '0x1', timestamp: '0x1', transactions: [] },
    }),
  })
  await fc.assert(
    fc.asyncProperty(
      request,
      fc.array(answer, { minLength: 1, maxLength: 8 }),
      async ({ from, to, user, amount, slippage, tried }, said) => {
        answers = said
        next = 0
        const get = (path: string, query: Record<string, string>) =>
          app.inject({ url: `/v1/convert/${path}`, query })
        const results = {
          quotes: [ConvertQuotes, await get('quotes', { from, to, amount, userAddress: user })],
          allowance: [
            ConvertAllowance,
            await get('allowance', { tokenAddress: from, userAddress: user }),
          ],
          approve: [ConvertApprove, await get('build-approve', { from, to, userAddress: user })],
          tokens: [ConvertTokens, await get('tokens', { chainId: from.slice(0, 8) })],
          build: [
            ConvertTransaction,
            await app.inject({
              method: 'POST',
              url: '/v1/convert/build-transaction',
              payload: {
                ...{ from, to, amount, userAddress: user, eip155: { slippage } },
                disableEstimate: !tried,
              },
            }),
          ],
          price: [
            FungiblePrices,
            await app.inject({
              method: 'POST',
              url: '/v1/fungible/price',
              payload: { currency: 'usd', addresses: [from, to] },
            }),
          ],
        } as const
        for (const [name, [schema, { statusCode, body }]] of Object.entries(results)) {
          seen.add(`${name} ${statusCode}`)
          // Contracts that are none, where the router should be, are the only outage here.
          expect([200, 400, 503], `${name} ${body}`).toContain(statusCode)
          if (statusCode === 200) schema.parse(JSON.parse(body))
          else Failure.parse(JSON.parse(body))
        }
      },
    ),
    // What ends well is rare among them, so that one such is always tried.
    { numRuns: endurance({ few: 75, all: 400 }), examples: [[honest, [amountsOut]]] },
  )
  for (const name of ['quotes', 'allowance', 'approve', 'tokens', 'build', 'price']) {
    expect([...seen].join()).toContain(`${name} 200`)
  }
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aggregatorContracts } from '@foyer/transactions'
import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { createFakeChain } from '../../../../test/createFakeChain.ts'
import { createTestServer } from '../../../../test/createTestServer.ts'

const me = getAddress('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')
const thief = getAddress(`0x${'7'.repeat(40)}`)
const dollar = getAddress('0xdac17f958d2ee523a2206206994597c13d831ec7')
const native = getAddress(`0x${'e'.repeat(40)}`)
const id = (token: string) => `eip155:1:${token}`

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Asked {
  readonly url: URL
  readonly body: Record<string, unknown>
}
type Answer = { status?: number; json: unknown } | 'hang'

/** An aggregator, by the shapes that it publishes. */
async function createAggregator(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const call = {
      url: new URL(request.url ?? '', 'http://aggregator.test'),
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    }
    asked.push(call)
    const given = answer(call)
    if (given === 'hang') return
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof given.json === 'string' ? given.json : JSON.stringify(given.json))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

// Written by hand from what they publish, apart from the reader that is tried here.
const kyberAbi = parseAbi([
  'function swapSimpleMode(address caller, (address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes) desc, bytes data, bytes clientData)',
  'function swap((address,address,bytes,(address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes),bytes) execution) payable',
])
const lifiAbi = parseAbi([
  'function swapTokensSingleV3ERC20ToNative(bytes32, string, string, address, uint256, (address,address,address,address,uint256,bytes,bool))',
  'function swapTokensSingleV3NativeToERC20(bytes32, string, string, address, uint256, (address,address,address,address,uint256,bytes,bool)) payable',
])

interface Offer {
  brings: bigint
  least?: bigint
  to?: Address
  receiver?: Address
  value?: bigint
}

function kyberswap({ brings, least, to, receiver = me, value }: Offer) {
  return ({ url, body }: Asked): Answer => {
    if (url.pathname.endsWith('/routes'))
      return {
        json: {
          ...{ code: 0, message: 'successfully' },
          data: {
            routeSummary: {
              ...{ tokenIn: url.searchParams.get('tokenIn'), gas: '253000', route: [[]] },
              ...{ tokenOut: url.searchParams.get('tokenOut'), amountOut: `${brings}` },
              amountIn: url.searchParams.get('amountIn'),
            },
            routerAddress: aggregatorContracts.kyberswap,
          },
        },
      }
    const summary = body.routeSummary as Record<string, string>
    const { tokenIn, tokenOut, amountIn } = summary as Record<string, Hex>
    const slippage = BigInt(body.slippageTolerance as number)
    const desc = [
      ...([tokenIn, tokenOut, [], [], [], [], receiver, BigInt(amountIn ?? 0)] as const),
      ...([least ?? (brings * (10_000n - slippage)) / 10_000n, 0n, '0x'] as const),
    ] as never
    const isNative = tokenIn === native
    const data = isNative
      ? encodeFunctionData({
          ...{ abi: kyberAbi, functionName: 'swap', args: [[thief, thief, '0x', desc, '0x']] },
        })
      : encodeFunctionData({
          ...{ abi: kyberAbi, functionName: 'swapSimpleMode', args: [thief, desc, '0x12', '0x'] },
        })
    return {
      json: {
        ...{ code: 0, message: 'successfully' },
        data: {
          ...{ amountIn, amountOut: `${brings}`, gas: '253000', data },
          routerAddress: to ?? aggregatorContracts.kyberswap,
          transactionValue: `${value ?? (isNative ? BigInt(amountIn ?? 0) : 0n)}`,
        },
      },
    }
  }
}

function lifi({ brings, least, to, receiver, value }: Offer) {
  return ({ url }: Asked): Answer => {
    const asked = Object.fromEntries(url.searchParams) as Record<string, Hex>
    if (url.pathname === '/v1/tokens')
      return {
        json: {
          tokens: {
            1: [
              { address: dollar, symbol: 'LIE', decimals: 2, chainId: 1, name: 'Lie' },
              { address: zeroAddress, symbol: 'ETH', decimals: 18, chainId: 1, name: 'ETH' },
            ],
          },
        },
      }
    const slippage = BigInt(Math.round(Number(asked.slippage) * 10_000))
    const amount = BigInt(asked.fromAmount ?? 0)
    const isNative = asked.fromToken === zeroAddress
    const part = [thief, thief, asked.fromToken, asked.toToken, amount, '0x12', true] as never
    const args = [
      ...([`0x${'ab'.repeat(32)}`, 'foyer', '', receiver ?? asked.fromAddress ?? me] as const),
      ...([least ?? (brings * (10_000n - slippage)) / 10_000n, part] as const),
    ] as const
    const functionName = isNative
      ? 'swapTokensSingleV3NativeToERC20'
      : 'swapTokensSingleV3ERC20ToNative'
    return {
      json: {
        estimate: { toAmount: `${brings}`, approvalAddress: aggregatorContracts.lifi },
        transactionRequest: {
          ...{ to: to ?? aggregatorContracts.lifi, chainId: 1, gasLimit: '0x3dc20' },
          value: `0x${(value ?? (isNative ? amount : 0n)).toString(16)}`,
          data: encodeFunctionData({ abi: lifiAbi, functionName, args }),
        },
      },
    }
  }
}

async function start(answers: { lifi: (asked: Asked) => Answer; kyberswap: typeof answers.lifi }) {
  const [one, other] = await Promise.all([
    createAggregator(answers.lifi),
    createAggregator(answers.kyberswap),
  ])
  const { app } = await createTestServer({
    environment: {
      ...{ LOG_LEVEL: 'silent', RATE_LIMIT_LISTS: '0', RATE_LIMIT_RPC: '0' },
      ...{ SWAP_SOURCES: 'lifi, kyberswap', LIFI_API_URL: one.url, KYBERSWAP_API_URL: other.url },
      LIFI_API_KEY: 'key-of-tests',
    },
    chains: createFakeChain({
      eth_call: ([{ data }]: [{ data: string }]) =>
        // An allowance of 5; a token that tells its decimals, and no name.
        data.startsWith('0xdd62ed3e')
          ? `0x${'5'.padStart(64, '0')}`
          : data.startsWith('0x313ce567')
            ? `0x${'6'.padStart(64, '0')}`
            : `0x${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${Buffer.from('USDT').toString('hex').padEnd(64, '0')}`,
      eth_estimateGas: '0x30d40',
    }),
  })
  const ask = async (path: string, query: Record<string, string>) => {
    const answer = await app.inject({ url: `/v1/convert/${path}`, query })
    return { status: answer.statusCode, json: answer.json() }
  }
  const pair = (isBuying: boolean) =>
    isBuying ? { from: id(native), to: id(dollar) } : { from: id(dollar), to: id(native) }
  return {
    ...{ ask, lifi: one, kyberswap: other },
    quotes: (amount = '1000', isBuying = false) =>
      ask('quotes', { ...pair(isBuying), amount, userAddress: me }),
    async build({ isBuying = false, ...more }: { isBuying?: boolean; spender?: string } = {}) {
      const answer = await app.inject({
        ...{ method: 'POST', url: '/v1/convert/build-transaction' },
        payload: {
          ...{ ...pair(isBuying), amount: '1000', userAddress: me, disableEstimate: true },
          ...more,
        },
      })
      return { status: answer.statusCode, json: answer.json() }
    },
  }
}

describe('aggregators', () => {
  test.each([false, true])(
    'behavior: the one that brings more is used, paying in ETH: %s',
    async (isBuying) => {
      const both = await start({
        lifi: lifi({ brings: 900n }),
        kyberswap: kyberswap({ brings: 1_000n }),
      })
      const { json } = await both.quotes('1000', isBuying)
      expect(
        json.quotes.map((one: { id: string; toAmount: string }) => [one.id, one.toAmount]),
      ).toEqual([
        ['kyberswap', '1000'],
        ['lifi', '900'],
      ])
      expect((await both.build({ isBuying })).json).toMatchObject({
        ...{ toAmount: '1000', minimumToAmount: '990' },
        tx: {
          ...{ from: me, to: aggregatorContracts.kyberswap, amount: isBuying ? '1000' : '0' },
          eip155: { gas: '253000' },
        },
      })
      const { lifi: exchange } = aggregatorContracts
      // What may take the token already is used, though the other brings more.
      expect((await both.build({ isBuying, spender: exchange })).json).toMatchObject({
        ...{ toAmount: '900', minimumToAmount: '891', tx: { to: exchange } },
      })
      expect((await both.build({ spender: thief })).status).toBe(400)
      expect(
        both.kyberswap.asked.find(({ url }) => url.pathname.endsWith('/build'))?.body,
      ).toMatchObject({
        ...{ sender: me, recipient: me, slippageTolerance: 100 },
      })
    },
  )

  test('behavior: approvals go to the exchange that swaps, and to no other', async () => {
    const both = await start({ lifi: lifi({ brings: 9n }), kyberswap: kyberswap({ brings: 9n }) })
    const token = { tokenAddress: id(dollar), userAddress: me }
    expect((await both.ask('allowance', token)).json).toEqual({ allowance: '5' })
    const pair = { from: id(dollar), to: id(native), userAddress: me, amount: '7' }
    for (const spender of Object.values(aggregatorContracts)) {
      expect((await both.ask('allowance', { ...token, spender })).json).toEqual({ allowance: '5' })
      const { json } = await both.ask('build-approve', { ...pair, spender })
      expect(json.tx.data).toContain(spender.slice(2).toLowerCase())
    }
    expect((await both.ask('allowance', { ...token, spender: thief })).status).toBe(400)
    expect((await both.ask('build-approve', { ...pair, spender: thief })).status).toBe(400)
  })

  test('behavior: names and decimals are those of the chain, whatever a list says', async () => {
    const both = await start({ lifi: lifi({ brings: 9n }), kyberswap: kyberswap({ brings: 9n }) })
    const { json } = await both.ask('tokens', { chainId: 'eip155:1' })
    expect(
      json.tokens.map(({ symbol, decimals }: { symbol: string; decimals: number }) => [
        ...[symbol, decimals],
      ]),
    ).toEqual([
      ['ETH', 18],
      ['USDT', 6],
    ])
  })

  test('behavior: less is promised where the bytes warrant less', async () => {
    const both = await start({
      lifi: lifi({ brings: 2_000n, least: 99n }),
      kyberswap: () => ({ status: 400, json: { code: 4008, message: 'route not found' } }),
    })
    expect((await both.build()).json).toMatchObject({ toAmount: '101', minimumToAmount: '99' })
  })

  test.each<[string, Answer]>([
    ['an outage', { status: 503, json: {} }],
    ['no way there', { status: 404, json: { message: 'No available quotes' } }],
    ['text that is no JSON', { json: 'quote' }],
    ['another shape', { json: { estimate: { toAmount: -1 }, data: { routeSummary: [] } } }],
    ['a figure that is none', { json: { data: { routeSummary: { amountOut: '1e9' } } } }],
    ['nothing', 'hang'],
  ])('error: %s of one takes the other not along', async (_, answer) => {
    const offer = { brings: 900n }
    const one = await start({ lifi: lifi(offer), kyberswap: () => answer })
    expect((await one.quotes()).json.quotes).toMatchObject([{ id: 'lifi' }])
    expect((await one.build()).json.tx.to).toBe(aggregatorContracts.lifi)
    const other = await start({ lifi: () => answer, kyberswap: kyberswap(offer) })
    expect((await other.quotes()).json.quotes).toMatchObject([{ id: 'kyberswap' }])
    expect((await other.build()).json.tx.to).toBe(aggregatorContracts.kyberswap)
  })

  test.each<[string, Omit<Offer, 'brings'>]>([
    ['another receiver', { receiver: thief }],
    ['another contract', { to: thief }],
    ['money that goes along', { value: 1n }],
    ['nothing at least', { least: 0n }],
  ])('error: a proposal with %s is no answer', async (_, lie) => {
    const liar = { brings: 1_000_000n, ...lie }
    const [one, other] = await Promise.all([
      start({ lifi: lifi({ brings: 9n }), kyberswap: kyberswap(liar) }),
      start({ lifi: lifi(liar), kyberswap: kyberswap({ brings: 9n }) }),
    ])
    expect((await one.build()).json).toMatchObject({ toAmount: '9' })
    expect((await other.build()).json).toMatchObject({ toAmount: '9' })
    const alone = await one.build({ spender: aggregatorContracts.kyberswap })
    expect([alone.status, alone.json.message ?? alone.json.error]).toEqual([
      400,
      expect.stringContaining('something else than this swap'),
    ])
  })
})

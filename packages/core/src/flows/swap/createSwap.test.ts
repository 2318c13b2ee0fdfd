import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { withActions } from '../../../test/withActions.ts'
import type { CallSimulation, ContractCall } from '../../adapter/ContractCall.ts'
import { walletDeclined } from '../../adapter/errors.ts'
import type { TransferOutcome } from '../../adapter/Transfer.ts'
import { decimalsDiffer, decimalsUnread } from '../../adapter/TransferError.ts'
import { createFoyer } from '../../client/createFoyer.ts'
import { getSwap } from '../../swap.ts'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const rpcUrl = 'http://127.0.0.1:1/rpc'
const backend = 'http://127.0.0.1:2'
const chainId = 'eip155:1'

const abi = parseAbi([
  'function swapExactTokensForTokens(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
  'function approve(address spender, uint256 amount)',
])

type Reply = { json?: object; status?: number; afterMs?: number } | 'hang' | Error

async function setUp(how: { decimals?: number; price?: number | null } = {}) {
  const platform = createFakePlatform()
  const { clock, http } = platform
  const world = {
    /** By amount, in the order of the questions. */
    quotes: [] as string[],
    quote: (amount: bigint): Reply => ({ json: quoteOf(amount, amount * 2n) }),
    allowance: 0n,
    isReset: false,
    brings: (amount: bigint) => amount * 2n,
    simulation: null as CallSimulation | null,
    outcome: { status: 'confirmed', differences: [], seen: null } as TransferOutcome,
    sent: [] as ContractCall[],
    batches: [] as (readonly ContractCall[])[],
    /** Which exchange each question is about, in their order. */
    spenders: [] as [string, unknown][],
    decimals: 2,
    /** What contracts say of themselves, where it is not what the list says; an error when nobody can say. */
    counts: null as ((token: string) => Error | null) | null,
    price: 1 as number | null,
    atomicBatch: false,
    /** What the wallet has against a batch. */
    refusal: null as Error | null,
    ...how,
  }
  const quoteOf = (amount: bigint, toAmount: bigint) => ({
    quotes: [
      {
        ...{ id: 'one', fromAmount: `${amount}`, toAmount: `${toAmount}` },
        ...{ fromAccount: `${chainId}:${dai}`, toAccount: `${chainId}:${usdc}` },
      },
    ],
  })
  const tx = (to: string, data: string, rest: object) => ({
    ...{ from: me, to, data, eip155: { gas: '150000', gasPrice: '1' }, ...rest },
  })
  http.answer(rpcUrl, { json: { jsonrpc: '2.0', id: 1, result: '0x3e8' } })
  http.answer(backend, ({ url, body }) => {
    const { searchParams, pathname } = new URL(url)
    const amount = BigInt(searchParams.get('amount') ?? 0)
    const question = pathname.slice(pathname.lastIndexOf('/') + 1)
    const { spender = searchParams.get('spender') } = (body ?? {}) as { spender?: string }
    if (/allowance|build/.test(question)) world.spenders.push([question, spender])
    if (pathname.includes('supported-chains')) return { json: { http: [chainId], ws: [] } }
    if (pathname.endsWith('/tokens')) {
      const row = (symbol: string, address: string) => ({
        ...{ symbol, name: symbol, address: `${chainId}:${address}`, logoUri: '' },
        decimals: address === usdc ? world.decimals : 2,
      })
      return { json: { tokens: [row('ETH', native), row('DAI', dai), row('USDC', usdc)] } }
    }
    if (pathname.endsWith('/gas-price')) return { json: { standard: '1', fast: '1', instant: '1' } }
    if (pathname.endsWith('/balance')) {
      const row = { symbol: 'DAI', name: 'DAI', chainId, address: `${chainId}:${dai}` }
      const quantity = { decimals: '2', numeric: '1000' }
      const { price } = world
      return { json: { balances: [{ ...row, price, value: 1000, quantity, iconUrl: '' }] } }
    }
    if (pathname.endsWith('/quotes')) {
      world.quotes.push(`${amount}`)
      return world.quote(amount)
    }
    if (pathname.endsWith('/allowance')) return { json: { allowance: `${world.allowance}` } }
    if (pathname.endsWith('/build-approve')) {
      const args = [router, world.isReset ? 0n : amount] as const
      const data = encodeFunctionData({ abi, functionName: 'approve', args })
      return { json: { tx: tx(dai, data, { value: '0' }), isReset: world.isReset } }
    }
    if (pathname.endsWith('/build-transaction')) {
      const asked = BigInt((body as { amount: string }).amount)
      const least = (world.brings(asked) * 99n) / 100n
      const until = BigInt(Math.floor(clock.now() / 1_000) + 1_200)
      const data = encodeFunctionData({
        ...{ abi, functionName: 'swapExactTokensForTokens' },
        args: [asked, least, [dai, usdc], me, until],
      })
      return {
        json: {
          tx: tx(router, data, { amount: '0' }),
          ...{ toAmount: `${world.brings(asked)}`, minimumToAmount: `${least}` },
        },
      }
    }
    return { status: 500 }
  })
  const wallet = createFakeWallet({
    ...{ id: 'ember', name: 'Ember', accounts: [me], reference: '1' },
  })
  const adapter = withActions(fakeAdapter({ namespace: 'eip155', wallets: [wallet] }), {
    nativeAddress: native,
    capabilities: async () => {
      return {
        ...{ assetDiscovery: false, paymasterService: false, given: {} },
        atomic: world.atomicBatch ? 'supported' : 'unsupported',
      } as const
    },
    calls: {
      estimate: async () => ({ feeAtomic: 5n }),
      async checkDecimals({ address }) {
        const error = world.counts?.(address)
        if (error) throw error
      },
      simulate: async (calls) => {
        const amount = BigInt(`0x${calls.at(-1)?.data.slice(10, 74)}`)
        return (
          world.simulation ?? {
            ...{ status: 'simulated', isWhole: true },
            changes: [
              { token: dai, deltaAtomic: -amount },
              { token: usdc, deltaAtomic: world.brings(amount) },
            ],
          }
        )
      },
      async send(call) {
        world.sent.push(call)
        return `0x${`${world.sent.length}`.repeat(64)}`
      },
      async sendBatch(calls) {
        world.batches.push(calls)
        if (world.refusal) throw world.refusal
        return `0x${'b'.repeat(64)}`
      },
      outcome: async () => world.outcome,
      find: async () => null,
    },
  })
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', backend, adapters: [adapter] },
      networks: [
        {
          ...{ id: 1, name: 'Ethereum', chainNamespace: 'eip155' },
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: [rpcUrl] } },
        },
      ],
    },
    { platform },
  )
  await clock.advance(0)
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  const swap = getSwap(foyer)
  swap.start({ fromToken: 'DAI', toToken: 'USDC' })
  /** Code that loads takes its own time. */
  const settle = async () => {
    for (let round = 0; round < 20; round++) await clock.advance(0)
  }
  await expect
    .poll(async () => {
      await settle()
      return swap.store.getState().get?.symbol
    })
    .toBe('USDC')
  return { swap, clock, world, settle, quoteOf, state: swap.store.getState, foyer }
}

test('behavior: an amount is asked for 300 ms after the last key, and a late answer changes nothing', async () => {
  const { swap, clock, world, settle, quoteOf, state } = await setUp()
  world.quote = (amount) => ({
    json: quoteOf(amount, amount * 2n),
    afterMs: amount === 100n ? 2_000 : 10,
  })
  for (const text of ['1', '12', '1']) {
    swap.writeAmount(text)
    await clock.advance(100)
  }
  expect([world.quotes, state().quote.status]).toEqual([[], 'reading'])
  await clock.advance(200)
  await settle()
  expect(world.quotes).toEqual(['100'])
  swap.writeAmount('3')
  await clock.advance(320)
  await settle()
  expect(state().quote).toEqual({ status: 'ready', toAtomic: 600n })
  // The answer to the first question comes now.
  await clock.advance(3_000)
  await settle()
  expect([world.quotes, state().quote]).toEqual([
    ['100', '300'],
    { status: 'ready', toAtomic: 600n },
  ])
})

test.each<[string, (amount: bigint) => Reply, string]>([
  ['refuses', () => ({ status: 503 }), 'failed'],
  ['hangs', () => 'hang', 'failed'],
  ['answers garbage', () => ({ json: { quotes: [{ toAmount: '-5' }] } }), 'noRoute'],
  ['has no way there', () => ({ json: { quotes: [] } }), 'noRoute'],
  ['gives nothing for it', (amount) => ({ json: zero(amount) }), 'noRoute'],
])(
  'error: an exchange that %s is said, and the next question is asked',
  async (_, reply, status) => {
    const { swap, clock, world, settle, quoteOf, state } = await setUp()
    world.quote = reply
    swap.writeAmount('1')
    await clock.advance(300)
    await settle()
    await clock.advance(20_000)
    await settle()
    expect(state().quote.status).toBe(status)
    await swap.preview()
    expect(state().status).toBe('editing')
    world.quote = (amount) => ({ json: quoteOf(amount, amount * 2n) })
    // A backend that failed is left alone for half a minute.
    await clock.advance(30_000)
    swap.refreshQuote()
    await clock.advance(0)
    await settle()
    expect(state().quote).toEqual({ status: 'ready', toAtomic: 200n })
  },
)

function zero(amount: bigint) {
  const one = { id: 'one', fromAmount: `${amount}`, toAmount: '0' }
  return {
    quotes: [{ ...one, fromAccount: `${chainId}:${dai}`, toAccount: `${chainId}:${usdc}` }],
  }
}

async function reviewed(
  how: (world: Awaited<ReturnType<typeof setUp>>['world']) => void = () => {},
) {
  const flow = await setUp()
  const { swap, clock, settle, world } = flow
  how(world)
  swap.writeAmount('1')
  await clock.advance(300)
  await settle()
  const isReviewed = swap.preview()
  await expect
    .poll(async () => {
      await settle()
      const { status, notice } = swap.store.getState()
      return status !== 'editing' || notice !== null
    })
    .toBe(true)
  await isReviewed
  return flow
}

test('behavior: reset, approval and swap follow each other once a block has each', async () => {
  const { swap, clock, settle, world, state } = await reviewed((world) => {
    world.isReset = true
    world.allowance = 5n
  })
  const steps: unknown[] = []
  for (let step = 0; step < 3; step++) {
    steps.push(state().step)
    await swap.confirm()
    await expect
      .poll(async () => {
        await clock.advance(1_000)
        await settle()
        const { status, isPreparing, outcome } = state()
        return (status === 'reviewing' && !isPreparing) || outcome !== null
      })
      .toBe(true)
  }
  expect(steps).toEqual(['reset', 'approve', 'swap'])
  expect(state()).toMatchObject({ status: 'sent', outcome: { status: 'confirmed' } })
  const amounts = world.sent.map(({ data }) => BigInt(`0x${data.slice(74, 138)}`))
  // The exchange that may take the token is asked again, though another one may bring more by then.
  expect(world.spenders).toEqual([
    ...[
      ['build-transaction', null],
      ['allowance', router],
      ['build-approve', router],
    ],
    ...[
      ['build-transaction', router],
      ['build-transaction', router],
    ],
  ])
  // Nothing, then exactly the amount; of the swap that word is the least that arrives.
  expect([world.sent.map(({ to }) => to), amounts]).toEqual([
    [dai, dai, router],
    [0n, 100n, 198n],
  ])
})

test('behavior: a token without decimals arrives whole, and none needs a price', async () => {
  const { swap, clock, settle, state } = await setUp({ decimals: 0, price: null })
  expect(state()).toMatchObject({ pay: { priceUsd: null }, get: { decimals: 0, priceUsd: null } })
  swap.writeAmount('٠٫٠٣')
  await clock.advance(300)
  await settle()
  expect(state()).toMatchObject({
    ...{ amountAtomic: 3n, quote: { status: 'ready', toAtomic: 6n }, button: 'reviewSwap' },
  })
  // In money nobody knows how much that is: nothing is written then, rather than another amount.
  swap.chooseUnit('dollars')
  expect(state()).toMatchObject({ unit: 'token', amountText: '', amountAtomic: null })
  // Now it is what is paid, and has no parts.
  swap.switchTokens()
  swap.writeAmount('1.5')
  expect(state()).toMatchObject({ pay: { decimals: 0 }, amountAtomic: null })
})

test.each<[string, CallSimulation, string]>([
  ['fails', { status: 'reverts', reason: null }, 'The network says that it would fail.'],
  ['brings nothing', changesOf([dai, -100n]), 'It brings less than it says.'],
  ['takes more', changesOf([dai, -101n], [usdc, 200n]), 'It takes more than the swap.'],
  [
    'takes something else',
    changesOf([dai, -100n], [usdc, 200n], [null, -1n]),
    'It takes something else, too.',
  ],
])(
  'error: a swap that %s on the chain is never asked of the wallet',
  async (_, simulation, reason) => {
    const { swap, world, state } = await reviewed((world) => {
      world.simulation = simulation
    })
    expect(state()).toMatchObject({
      ...{ status: 'editing', notice: { kind: 'refused', error: { message: reason } } },
    })
    await swap.confirm()
    expect(world.sent).toEqual([])
  },
)

test.each<[string, Error, object]>([
  [
    'counts in other units than the list says',
    decimalsDiffer({ shown: 2, onChain: 18 }),
    { kind: 'refused', error: { message: 'A token counts in other units than are shown.' } },
  ],
  [
    'does not say in which units it counts',
    decimalsUnread(null),
    { kind: 'failed', error: { code: 'swap/failed' } },
  ],
])('error: a token that %s is neither paid nor bought', async (_, thrown, notice) => {
  for (const token of [dai, usdc]) {
    const { swap, world, state } = await reviewed((world) => {
      world.counts = (address) => (address === token ? thrown : null)
    })
    expect(state()).toMatchObject({ status: 'editing', notice })
    await swap.confirm()
    expect(world.sent).toEqual([])
  }
})

function changesOf(...changes: readonly (readonly [string | null, bigint])[]): CallSimulation {
  return {
    ...{ status: 'simulated', isWhole: true },
    changes: changes.map(([token, deltaAtomic]) => ({ token, deltaAtomic })),
  }
}

test('behavior: a node that cannot try it is no obstacle, and it is said', async () => {
  const { state } = await reviewed((world) => {
    world.simulation = { status: 'notSimulated' }
  })
  expect(state()).toMatchObject({ status: 'reviewing', isTried: false })
})

test('error: a price that fell while the transaction was built leads back to the form', async () => {
  const { state } = await reviewed((world) => {
    world.brings = (amount) => (amount * 190n) / 100n
  })
  expect(state()).toMatchObject({
    ...{ status: 'editing', notice: { error: { code: 'swap/price-moved' } } },
  })
})

test('error: what was sent is something else: the alarm stays until it was read, whatever is begun', async () => {
  const { swap, clock, settle, state } = await reviewed((world) => {
    world.allowance = 1_000n
    const difference = { part: 'recipient', confirmed: router, sent: me } as const
    world.outcome = { status: 'confirmed', differences: [difference], seen: null }
  })
  await swap.confirm()
  await expect
    .poll(async () => {
      await clock.advance(1_000)
      await settle()
      return state().outcome?.differences?.length
    })
    .toBe(1)
  swap.start({ fromToken: 'ETH' })
  expect(state()).toMatchObject({ status: 'sent', outcome: { differences: [{}] } })
  swap.acknowledge()
  expect(state().status).toBe('editing')
})

test('error: the network in use is another one: nothing of before is confirmed', async () => {
  const { swap, foyer, world, state } = await reviewed()
  await foyer.disconnect()
  expect(state()).toMatchObject({ status: 'editing', pay: null, amountText: '' })
  await swap.confirm()
  expect(world.sent).toEqual([])
})

test('a wallet that does all or nothing is asked once, for the approval and the swap', async () => {
  const { swap, clock, world, settle, state } = await setUp()
  world.atomicBatch = true
  swap.start({ fromToken: 'DAI', toToken: 'USDC' })
  await expect
    .poll(async () => {
      await settle()
      return state().get?.symbol
    })
    .toBe('USDC')
  world.isReset = true
  swap.writeAmount('1')
  await clock.advance(300)
  await settle()
  await swap.preview()
  expect(state()).toMatchObject({
    status: 'reviewing',
    step: 'batch',
    notice: { kind: 'feeUnread' },
  })
  await swap.confirm()
  await settle()
  const [calls = []] = world.batches
  expect(calls.map(({ to, data }) => [to, data.slice(0, 10), data.slice(74, 138)])).toEqual([
    // To nothing, then exactly the amount, then the swap.
    [dai, '0x095ea7b3', '0'.repeat(64)],
    [dai, '0x095ea7b3', 100n.toString(16).padStart(64, '0')],
    [router, '0x38ed1739', expect.any(String)],
  ])
  expect(world.sent).toEqual([])
  expect(state()).toMatchObject({ status: 'sent', hash: `0x${'b'.repeat(64)}` })
})

test('a refused upgrade of the account is a refusal, and the next press asks one after the other', async () => {
  const { swap, clock, world, settle, state } = await setUp()
  world.atomicBatch = true
  world.refusal = walletDeclined(Object.assign(new Error('No upgrade'), { code: 5750 }))
  swap.start({ fromToken: 'DAI', toToken: 'USDC' })
  await expect
    .poll(async () => {
      await settle()
      return state().get?.symbol
    })
    .toBe('USDC')
  swap.writeAmount('1')
  await clock.advance(300)
  await settle()
  await swap.preview()
  await swap.confirm()
  await settle()
  expect(state()).toMatchObject({
    status: 'reviewing',
    notice: { kind: 'declined' },
    step: 'batch',
  })
  await swap.confirm()
  await settle()
  expect(state()).toMatchObject({ status: 'reviewing', step: 'approve' })
  expect(world.batches).toHaveLength(1)
  await swap.confirm()
  expect(world.sent).toHaveLength(1)
})

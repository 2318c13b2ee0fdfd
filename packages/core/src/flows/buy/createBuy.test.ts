import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { getBuy } from '../../buy.ts'
import { createFoyer } from '../../client/createFoyer.ts'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const backend = 'https://foyer.example'
const chainId = 'eip155:1'

type Reply = { json?: object; status?: number; afterMs?: number } | 'hang'

async function setUp() {
  const platform = createFakePlatform()
  const { clock, http } = platform
  const quoteOf = (amount: string, currency: string, gives = '0.02') => ({
    json: {
      ...{ quoteId: 'q', coinbaseFee: { amount: '1', currency } },
      ...{ networkFee: { amount: '0', currency }, paymentSubtotal: { amount: '49', currency } },
      paymentTotal: { amount, currency },
      purchaseAmount: { amount: gives, currency: 'ETH' },
    },
  })
  const world = {
    options: {} as Reply,
    quote: (body: { amount: string; paymentCurrency: string; provider: string }): Reply =>
      quoteOf(body.amount, body.paymentCurrency),
    page: {
      json: { url: 'https://pay.coinbase.com/buy?sessionToken=abc', purchaseId: 'p'.repeat(32) },
    } as Reply,
    purchase: 'begun',
    asked: [] as { path: string; body: Record<string, unknown> }[],
  }
  const limit = (id: string, max: string) => ({ id, min: '10.00', max })
  world.options = {
    json: {
      providers: ['coinbase', 'meld'].map((id) => ({ id, name: id, fee_min: '1', fee_max: '2' })),
      paymentCurrencies: [
        { id: 'USD', payment_method_limits: [limit('card', '100.00'), limit('bank', '500.00')] },
        { id: 'EUR', payment_method_limits: [limit('card', '100.00')] },
      ],
      purchaseCurrencies: [
        {
          ...{ id: 'eth', name: 'Ether', symbol: 'ETH' },
          networks: [
            { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '' },
            { name: 'ethereum', display_name: 'E', chain_id: '1', contract_address: '' },
          ],
        },
        {
          ...{ id: 'sol', name: 'Solana', symbol: 'SOL' },
          networks: [{ name: 'solana', display_name: 'S', chain_id: '5', contract_address: '' }],
        },
      ],
    },
  }
  http.answer(backend, ({ url, body }) => {
    const { pathname } = new URL(url)
    if (pathname.includes('supported-chains')) return { json: { http: [chainId], ws: [] } }
    world.asked.push({ path: pathname, body: (body ?? {}) as Record<string, unknown> })
    if (pathname.endsWith('/onramp/options')) return world.options
    if (pathname.endsWith('/onramp/quote')) return world.quote(body as never)
    if (pathname.endsWith('/onrampurl')) return world.page
    if (pathname.includes('/purchases/'))
      return {
        json: {
          ...{ id: 'p'.repeat(32), provider: 'coinbase', status: world.purchase, hash: '0x12' },
          ...{ address: me, chainId, purchase: { amount: '0.019', currency: 'ETH' }, reason: null },
        },
      }
    return { status: 500 }
  })
  const wallet = createFakeWallet({
    ...{ id: 'ember', name: 'Ember', accounts: [me], reference: '1', knownReferences: ['8453'] },
  })
  const network = (id: number, name: string) => ({
    ...{ id, name, chainNamespace: 'eip155' },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  })
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', backend },
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
      networks: [network(1, 'Ethereum'), network(8453, 'Base')],
    },
    { platform },
  )
  await clock.advance(0)
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  const buy = getBuy(foyer)
  /** Code that loads takes its own time. */
  const settle = async () => {
    for (let round = 0; round < 20; round++) await clock.advance(0)
  }
  const form = () => {
    const state = buy.store.getState()
    if (state.status !== 'choosing') throw new Error(state.status)
    return state
  }
  const until = (read: () => unknown, value: unknown) =>
    expect
      .poll(async () => {
        await settle()
        return read()
      })
      .toEqual(value)
  const ready = async (amount = '50') => {
    buy.start()
    await until(() => form().offer, 'ready')
    buy.writeAmount(amount)
    await clock.advance(300)
    await until(() => form().quotes.coinbase?.status, 'ready')
  }
  const page = () => ({ show: vi.fn(), close: vi.fn() })
  return { buy, world, clock, foyer, settle, form, until, ready, page, quoteOf }
}

const posts = (asked: readonly { path: string }[]) =>
  asked.filter(({ path }) => path.endsWith('/onrampurl'))

test('a purchase begins once, whatever is pressed, on the page of who sells, and ends in the account', async () => {
  const { buy, world, ready, page, settle, until } = await setUp()
  await ready('50,00')
  const opened = page()
  const open = vi.fn(() => opened)
  for (let press = 0; press < 10; press++) buy.begin('coinbase', open)
  expect(open).toHaveBeenCalledTimes(1)
  await until(() => buy.store.getState().status, 'waiting')
  expect(opened.show.mock.calls).toEqual([['https://pay.coinbase.com/buy?sessionToken=abc']])
  expect(posts(world.asked)).toEqual([
    {
      path: '/v1/generators/onrampurl',
      body: expect.objectContaining({
        destinationWallets: [{ address: me, blockchains: ['ethereum'], assets: ['eth'] }],
        ...{ provider: 'coinbase', purchaseCurrency: 'eth', paymentCurrency: 'USD' },
        presetFiatAmount: '50.00',
      }),
    },
  ])
  await buy.refresh()
  expect(buy.store.getState()).toMatchObject({ status: 'waiting', isPaid: false, isBlocked: false })
  world.purchase = 'paid'
  await buy.refresh()
  expect(buy.store.getState()).toMatchObject({ status: 'waiting', isPaid: true })
  world.purchase = 'delivered'
  await buy.refresh()
  await settle()
  expect(buy.store.getState()).toMatchObject({
    ...{ status: 'delivered', amount: '0.019', hash: '0x12' },
  })
})

test.each([
  ['https://evil.example/pay', 'evil.example'],
  ['https://pay.coinbase.com.evil.example/', 'pay.coinbase.com.evil.example'],
  ['https://evilmeld.io/', 'evilmeld.io'],
  // Of another one who sells.
  ['https://widget.meld.io/', 'widget.meld.io'],
])('error: %s is not opened', async (url, host) => {
  const { buy, world, ready, page, form, until } = await setUp()
  await ready()
  world.page = { json: { url, purchaseId: 'p'.repeat(32) } }
  const opened = page()
  buy.begin('coinbase', () => opened)
  await until(() => form().notice, { kind: 'foreignPage', host })
  expect(opened.show).not.toHaveBeenCalled()
  expect(opened.close).toHaveBeenCalledTimes(1)
})

test.each<[string, Reply]>([
  ['a script', { json: { url: 'javascript:alert(1)' } }],
  ['plain http of another host', { json: { url: 'http://pay.coinbase.com/' } }],
  ['nothing', { json: {} }],
  ['an error', { status: 503 }],
  ['silence', 'hang'],
])(
  'error: for %s in place of a page the empty one is closed, and it can be tried again',
  async (_, reply) => {
    const { buy, clock, world, ready, page, form, settle } = await setUp()
    await ready()
    const before = world.page
    world.page = reply
    const opened = page()
    buy.begin('coinbase', () => opened)
    await settle()
    await clock.advance(15_000)
    await expect
      .poll(async () => {
        await settle()
        return buy.store.getState().status
      })
      .toBe('choosing')
    expect(form().notice).toMatchObject({ kind: 'failed' })
    expect(opened.close).toHaveBeenCalledTimes(1)
    world.page = before
    buy.begin('coinbase', () => null)
    await expect
      .poll(async () => {
        await settle()
        return buy.store.getState()
      })
      .toMatchObject({ status: 'waiting', isBlocked: true })
  },
)

test('where nobody can be asked what is sold, samples stand there and nothing can be bought', async () => {
  const { buy, world, form, until, settle } = await setUp()
  world.options = { status: 500 }
  buy.start()
  await until(() => form().offer, 'sample')
  expect(form().currencies.map(({ id, limits }) => [id, ...limits.map(({ max }) => max)])).toEqual([
    ['USD', '7500.00', '25000.00'],
    ['EUR', '7500.00', '25000.00'],
  ])
  buy.writeAmount('100')
  expect(form().quotes['']).toMatchObject({ status: 'sample', quote: { fee: { amount: '2.00' } } })
  buy.begin('', () => null)
  await settle()
  expect(form().status).toBe('choosing')
  expect(posts(world.asked)).toEqual([])
})

test('one who sells and hangs, refuses or lies holds nobody else up, and cannot be bought from', async () => {
  const { buy, world, clock, form, until, ready, quoteOf } = await setUp()
  const answers: Record<string, Reply> = {
    garbage: { json: { quoteId: 7 } },
    lie: quoteOf('5', 'USD', '100'),
    refusal: { status: 400 },
    silence: 'hang',
  }
  for (const answer of Object.values(answers)) {
    world.quote = ({ amount, paymentCurrency, provider }) =>
      provider === 'meld' ? answer : quoteOf(amount, paymentCurrency)
    await ready()
    await clock.advance(15_000)
    await until(() => form().quotes.meld?.status, 'sample')
    buy.begin('meld', () => null)
    expect(form().quotes.coinbase?.status).toBe('ready')
  }
})

test('a quote that comes late changes nothing', async () => {
  const { buy, world, clock, form, until, ready, quoteOf, settle } = await setUp()
  await ready()
  world.quote = ({ amount, paymentCurrency }) =>
    amount === '60'
      ? { ...quoteOf('60', paymentCurrency, '6'), afterMs: 5_000 }
      : quoteOf(amount, paymentCurrency, '7')
  buy.writeAmount('60')
  await clock.advance(300)
  await settle()
  buy.writeAmount('70')
  await clock.advance(300)
  await until(() => form().quotes.coinbase?.status, 'ready')
  await clock.advance(6_000)
  await settle()
  expect(form().quotes.coinbase).toMatchObject({
    quote: { total: { amount: '70' }, purchase: { amount: '7' } },
  })
})

test.each([
  ['', 'noAmount'],
  ['0', 'badAmount'],
  ['abc', 'badAmount'],
  ['1e3', 'badAmount'],
  ['10.123', 'badAmount'],
  ['1,000', 'badAmount'],
  ['9.99', 'tooLittle'],
  ['500.01', 'tooMuch'],
  ['9999999999', 'badAmount'],
])('error: "%s" is %s', async (text, kind) => {
  const { buy, form, until } = await setUp()
  buy.start()
  await until(() => form().offer, 'ready')
  buy.writeAmount(text)
  expect(form().problem?.kind).toBe(kind)
})

test('nothing is asked before it begins, and another network is sold other things', async () => {
  const { buy, world, foyer, form, until, settle } = await setUp()
  await settle()
  expect(world.asked).toEqual([])
  buy.start()
  await until(() => form().asset?.onrampNetwork, 'ethereum')
  expect(form().assets.map(({ id }) => id)).toEqual(['eth'])
  await foyer.switchNetwork('eip155:8453')
  await until(() => form().offer, 'unsupported')
})

import { createFakePlatform, type FakeAnswer } from '@foyer/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { requestUrl } from '../client/backend/backend.ts'
import { createResources } from './createResources.ts'

const baseUrl = 'https://foyer.example'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other = 'eip155:1:0xdAC17F958D2ee523a2206206994597C13D831ec7'
const mainnet = { caipNetworkId: 'eip155:1', testnet: false }
const base = { caipNetworkId: 'eip155:8453', testnet: false }
const chainsPath = '/v1/supported-chains'

/** As two chain families say of themselves. */
const readsOn = ({ caipNetworkId }: { caipNetworkId: string }) =>
  caipNetworkId.startsWith('solana:')
    ? (['balances'] as const)
    : caipNetworkId.startsWith('bip122:')
      ? []
      : undefined

/** Resources on a server that serves mainnet and Solana, and answers `routes`. */
function setUp(routes: Record<string, FakeAnswer> = {}) {
  const { http, clock } = createFakePlatform()
  const answer = (path: string, given: FakeAnswer) => http.answer(`${baseUrl}${path}`, given)
  answer(chainsPath, { json: { http: ['eip155:1', 'solana:main'], ws: ['eip155:1'] } })
  for (const [path, given] of Object.entries(routes)) answer(path, given)
  const resources = createResources({
    http,
    clock,
    projectId: 'shop',
    readsOn,
    url: (path, query = {}) => requestUrl({ baseUrl, path, projectId: 'shop', query }),
  })
  const paths = () => http.requests.map(({ url }) => new URL(url).pathname)
  return {
    http,
    clock,
    answer,
    resources,
    paths,
    asked: (path: string) => paths().filter((asked) => asked === path).length,
    last: () => {
      const { url, method, body } = http.requests.at(-1) ?? { url: baseUrl }
      return { query: Object.fromEntries(new URL(url).searchParams), method, body }
    },
  }
}

const signal = new AbortController().signal
const on = { network: mainnet, signal }

const balancePath = `/v1/account/${account}/balance`
const historyPath = `/v1/account/${account}/history`
const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 6000,
  price: 3000,
  quantity: { decimals: '18', numeric: '2.000000000000000001' },
  iconUrl: `${baseUrl}/public/getTokenImage/eth`,
  isSpam: false,
}
const dollar = {
  ...ether,
  name: 'USD Coin',
  symbol: 'USDC',
  address: token,
  value: 1.5,
  price: 1,
  quantity: { decimals: '6', numeric: '1.5' },
  iconUrl: '',
}
const transaction = {
  id: 'eip155:1:0xaa',
  metadata: {
    operationType: 'send',
    hash: '0xaa',
    chain: 'eip155:1',
    minedAt: '2026-01-01T00:00:00.000Z',
    sentFrom: account,
    sentTo: '',
    status: 'confirmed',
    nonce: 4,
  },
  transfers: null,
}

afterEach(() => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

describe('supported networks', () => {
  test('behavior: the list is asked once in 5 min, and every GET says who asks', async () => {
    const { clock, resources, asked, last } = setUp()
    await resources.supportedChains({ signal })
    expect(last().query).toMatchObject({
      projectId: 'shop',
      st: 'foyer',
      sv: expect.stringMatching(/^js-/),
    })
    await clock.advance(299_999)
    expect((await resources.supportedChains({ signal })).value).toEqual({
      chains: ['eip155:1', 'solana:main'],
      socketChains: ['eip155:1'],
    })
    expect(asked(chainsPath)).toBe(1)
    await clock.advance(1)
    await resources.supportedChains({ signal })
    expect(asked(chainsPath)).toBe(2)
  })

  test('behavior: history and names of other chain families are told to be missing, and never asked about', async () => {
    const { resources, paths } = setUp()
    const there = { network: { ...base, caipNetworkId: 'solana:main' }, signal }
    const account = '4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'
    const history = await resources.history({ ...there, account })
    const identity = await resources.identity({ ...there, address: account })
    expect([history.status, history.value.transactions, identity.status, identity.value]).toEqual([
      ...['unsupported', [], 'unsupported'],
      { name: null, avatar: null },
    ])
    expect(paths()).toEqual([])
  })

  test('behavior: a network that is not served is answered with nothing, and never asked about', async () => {
    const { resources, paths } = setUp()
    const there = { network: base, signal }
    const pair = { ...there, from: token, to: other, userAddress: account }
    const { swaps, profile, onramp, sessions } = resources
    expect([
      (await resources.identity({ ...there, address: account })).value,
      (await resources.balances({ ...there, account, forceUpdate: true })).value.tokens,
      (await resources.history({ ...there, account })).value,
      (await resources.prices({ ...there, addresses: [token] })).value,
      (
        await resources.prices({
          ...there,
          addresses: ['eip155:8453:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
        })
      ).status,
      await swaps.tokens(there),
      await swaps.quotes({ ...pair, amountAtomic: 1n }),
      await swaps.allowance({ ...there, tokenAddress: token, userAddress: account }),
      await swaps.gasPrice(there),
      await swaps.buildApprove(pair),
      await swaps.buildTransaction({ ...pair, amountAtomic: 1n }),
      (await profile.account({ ...there, name: 'anna.foyer.id' })).value,
      (await profile.reverse({ ...there, address: account })).value,
      (await profile.suggestions({ ...there, name: 'anna' })).value,
      await profile.register({
        ...there,
        coinType: 60,
        address: account,
        message: '',
        signature: '',
      }),
      (await onramp.options(there)).value.purchaseCurrencies,
      await onramp.quote({
        ...there,
        purchaseCurrency: 'ETH',
        paymentCurrency: 'EUR',
        amount: '1',
      }),
      await onramp.page({ ...there, destinationWallets: [] }),
      await sessions.list({ ...there, address: account }),
      await sessions.revoke({ ...there, address: account, pci: 'a', signature: '' }),
      await resources.rpc({ ...there, method: 'eth_blockNumber', params: [] }),
    ]).toMatchInlineSnapshot(`
      [
        {
          "avatar": null,
          "name": null,
        },
        [],
        {
          "missingChainIds": [],
          "next": null,
          "transactions": [],
        },
        [],
        "unsupported",
        [],
        [],
        null,
        null,
        null,
        null,
        null,
        [],
        [],
        false,
        [],
        null,
        null,
        null,
        false,
        null,
      ]
    `)
    expect(new Set(paths())).toEqual(new Set([chainsPath]))
  })

  test('behavior: without the list nothing else is asked, and the list is left alone for 30 s', async () => {
    const { clock, answer, resources, paths } = setUp({
      [chainsPath]: { status: 503, statusText: 'Busy' },
    })
    const ask = (retry = false) => resources.identity({ ...on, address: account, retry })
    await expect(ask()).rejects.toMatchObject({
      code: 'resources/unavailable',
      message: '503 Busy',
    })
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(resources.rpc({ ...on, method: 'eth_blockNumber', params: [] })).rejects.toThrow()
    expect(paths()).toEqual([chainsPath])
    answer(chainsPath, { json: { http: ['eip155:1'] } })
    answer('/v1/identity', { json: { name: 'Anna', avatar: null } })
    expect((await ask(true)).value.name).toBe('Anna')
    await clock.advance(30_000)
  })

  test.each<[string, unknown]>([
    ['HTML', undefined],
    ['null', null],
    ['a list', []],
    ['a number for a list', { http: 1 }],
  ])('error: %s is no list', async (_, json) => {
    const { resources } = setUp({ [chainsPath]: { json } })
    await expect(resources.supportedChains({ signal })).rejects.toMatchObject({
      code: 'resources/unavailable',
    })
  })

  test('behavior: what is no chain in the list is left out', async () => {
    const json = { http: ['eip155:1', 1, null, 'eip155:1:0x', '__proto__', 'eip155:', {}], ws: 'x' }
    const { resources } = setUp({ [chainsPath]: { json } })
    expect((await resources.supportedChains({ signal })).value).toEqual({
      chains: ['eip155:1'],
      socketChains: [],
    })
  })
})

describe('balances', () => {
  const read = async (rows: unknown) => {
    const { resources } = setUp({ [balancePath]: { json: { balances: rows } } })
    return (await resources.balances({ ...on, account })).value.tokens
  }

  test('behavior: are exact, and carry what every request carries', async () => {
    const { resources, last } = setUp({ [balancePath]: { json: { balances: [ether, dollar] } } })
    const { status, value } = await resources.balances({ ...on, account })
    expect(status).toBe('ready')
    expect(value.missingChainIds).toEqual([])
    expect(value.tokens).toEqual([
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:1',
        address: null,
        atomic: 2000000000000000001n,
        decimals: 18,
        valueUsd: 6000,
        priceUsd: 3000,
        iconUrl: `${baseUrl}/public/getTokenImage/eth`,
        isSpam: false,
      },
      expect.objectContaining({ address: token, atomic: 1_500_000n, decimals: 6, iconUrl: null }),
    ])
    expect(last().query).toMatchObject({ projectId: 'shop', st: 'foyer', chainId: 'eip155:1' })
    expect(last().query).not.toHaveProperty('forceUpdate')
  })

  test('behavior: are kept for 30 s, and forced by a user', async () => {
    const { clock, resources, asked, last } = setUp({ [balancePath]: { json: { balances: [] } } })
    const ask = (forceUpdate = false) => resources.balances({ ...on, account, forceUpdate })
    await ask()
    await clock.advance(29_999)
    await ask()
    expect(asked(balancePath)).toBe(1)
    await ask(true)
    expect([asked(balancePath), last().query.forceUpdate]).toEqual([2, 'true'])
    await clock.advance(30_000)
    await ask()
    expect(asked(balancePath)).toBe(3)
  })

  test('behavior: after a failure nobody asks for 30 s but a user, and what is known stays', async () => {
    const { clock, answer, resources, asked } = setUp({
      [balancePath]: { json: { balances: [ether] } },
    })
    const ask = (forceUpdate = false) => resources.balances({ ...on, account, forceUpdate })
    await ask()
    await clock.advance(30_000)
    answer(balancePath, { status: 502 })
    expect(await ask()).toMatchObject({
      status: 'stale',
      value: { tokens: [{ symbol: 'ETH' }] },
      error: { code: 'resources/unavailable', context: { status: 502 } },
    })
    await clock.advance(29_999)
    await ask()
    expect(asked(balancePath)).toBe(2)
    await ask(true)
    expect(asked(balancePath)).toBe(3)
  })

  test('behavior: testnets and other chain families are worth nothing and not asked', async () => {
    const { resources, paths } = setUp()
    for (const network of [
      { caipNetworkId: 'eip155:1', testnet: true },
      { caipNetworkId: 'bip122:000000000019d6689c085ae165831e93', testnet: false },
    ])
      expect(await resources.balances({ network, signal, account })).toMatchObject({
        status: 'unsupported',
        value: { tokens: [], missingChainIds: [] },
      })
    expect(paths()).toEqual([])
  })

  test.each<[string, string[]]>([
    ['eip155:1', ['eip155:1']],
    ['eip155:1,solana:main', ['eip155:1', 'solana:main']],
    [' eip155:1 , eip155:1', ['eip155:1']],
    ['', []],
    ['eip155:1,<b>,__proto__,eip155:,1', ['eip155:1']],
    [Array.from({ length: 5_000 }, (_, n) => `x${n}`).join(), []],
  ])('behavior: chains that the server could not read are told, case %#', async (header, ids) => {
    const headers = { 'x-foyer-missing-chains': header }
    const { clock, answer, resources } = setUp({
      [balancePath]: { json: { balances: [ether] }, headers },
    })
    const ask = () => resources.balances({ ...on, account })
    expect(await ask()).toMatchObject({
      status: 'ready',
      value: { tokens: [{ symbol: 'ETH' }], missingChainIds: ids },
    })
    answer(balancePath, { json: { balances: [ether] } })
    await clock.advance(30_000)
    expect((await ask()).value.missingChainIds).toEqual([])
  })

  test.each<[string, object]>([
    ['no decimals', { quantity: { decimals: '0', numeric: '5' } }],
    ['255 decimals', { quantity: { decimals: '255', numeric: '5' } }],
    ['-1 decimals', { quantity: { decimals: -1, numeric: '5' } }],
    ['broken decimals', { quantity: { decimals: 1.5, numeric: '5' } }],
    ['decimals that are no number', { quantity: { decimals: 'NaN', numeric: '5' } }],
    ['an amount as a number', { quantity: { decimals: '18', numeric: 5 } }],
    ['an amount with an exponent', { quantity: { decimals: '18', numeric: '1e308' } }],
    ['a negative amount', { quantity: { decimals: '18', numeric: '-1' } }],
    ['an amount that is NaN', { quantity: { decimals: '18', numeric: 'NaN' } }],
    ['more places than decimals', { quantity: { decimals: '2', numeric: '0.001' } }],
    ['more than 256 bits', { quantity: { decimals: '18', numeric: '9'.repeat(70) } }],
    ['no amount', { quantity: undefined }],
    ['a null amount', { quantity: null }],
    ['another chain', { chainId: 'eip155:137' }],
    ['an address on another chain', { address: token.replace(':1:', ':137:') }],
    ['an address that is none', { address: 'eip155:1:0x1234' }],
    ['an empty address', { address: '' }],
    ['no symbol', { symbol: '\u202e\u200b' }],
    ['a symbol that is no text', { symbol: { toString: () => 'ETH' } }],
  ])('error: a row with %s is left out, and hides no other', async (_, change) => {
    expect((await read([{ ...ether, ...change }, dollar])).map(({ symbol }) => symbol)).toEqual([
      'USDC',
    ])
  })

  test.each([1e308, -1, Number.NaN, Number.POSITIVE_INFINITY, '3000', null, undefined, {}, true])(
    'error: %s is no price, and nobody’s value',
    async (price) => {
      const [row] = await read([{ ...ether, price, value: price }])
      expect([row?.priceUsd, row?.valueUsd, row?.atomic]).toEqual([
        null,
        null,
        2000000000000000001n,
      ])
    },
  )

  test('behavior: names of third parties are made safe, and their images not fetched', async () => {
    const [row] = await read([
      {
        ...ether,
        name: 'Visit\u202e evil.com\n',
        symbol: 'W'.repeat(500),
        iconUrl: 'https://tracker.example/pixel.png',
        isSpam: true,
      },
    ])
    expect(row).toMatchObject({ name: 'Visit evil.com', iconUrl: null, isSpam: true })
    expect([...(row?.symbol ?? '')]).toHaveLength(25)
  })

  test('behavior: prototype keys are data of nobody', async () => {
    const hostile =
      '{"balances":[{"__proto__":{"polluted":1,"symbol":"X","name":"X"}},{"constructor":{}}]}'
    const { resources } = setUp({ [balancePath]: { json: JSON.parse(hostile) } })
    expect((await resources.balances({ ...on, account })).value.tokens).toEqual([])
  })

  test('behavior: what a row does not hold itself is not in it', async () => {
    expect(await read([Object.create(ether), { ...dollar }])).toHaveLength(1)
  })

  test('behavior: a token counts once', async () => {
    const twice = { ...dollar, address: token.toLowerCase() }
    expect(await read([dollar, twice, ether, ether])).toHaveLength(2)
  })

  test.each<[string, FakeAnswer]>([
    ['HTML', { json: undefined }],
    ['null', { json: null }],
    ['a text', { json: 'balances' }],
    ['rows that are no list', { json: { balances: { length: 5 } } }],
    ['an error', { status: 500 }],
    ['nothing', new TypeError('Failed to fetch')],
  ])('error: %s is no answer', async (_, given) => {
    const { resources } = setUp({ [balancePath]: given })
    await expect(resources.balances({ ...on, account })).rejects.toMatchObject({
      code: 'resources/unavailable',
      kind: 'unavailable',
    })
  })

  test('error: a server that hangs is given up after 10 s', async () => {
    const { clock, resources } = setUp({ [balancePath]: 'hang' })
    const asking = resources.balances({ ...on, account }).catch((error: unknown) => error)
    await clock.advance(9_999)
    await clock.advance(1)
    expect(await asking).toMatchObject({ code: 'resources/unavailable' })
    expect(clock.pending()).toBe(0)
  })

  test('behavior: a caller that leaves ends the request', async () => {
    const { clock, http, resources } = setUp({ [balancePath]: 'hang' })
    const leaving = new AbortController()
    const asking = resources.balances({ network: mainnet, signal: leaving.signal, account })
    asking.catch(() => {})
    await clock.advance(0)
    leaving.abort(new Error('left'))
    await expect(asking).rejects.toThrow('left')
    expect(http.requests.at(-1)?.signal.aborted).toBe(true)
    expect(clock.pending()).toBe(0)
  })
})

describe('history', () => {
  const read = async (answer: unknown, cursor?: string) => {
    const { resources } = setUp({ [historyPath]: { json: answer } })
    return (await resources.history({ ...on, account, cursor })).value
  }
  const nft = (isSpam: boolean) => ({
    direction: 'in',
    quantity: { numeric: '1' },
    nft_info: {
      name: 'Ape',
      content: { preview: { url: 'ipfs://x' } },
      flags: { is_spam: isSpam },
    },
  })

  test('behavior: is read page by page, for this chain, and kept for 15 s', async () => {
    const { clock, resources, asked, last } = setUp({
      [historyPath]: { json: { data: [transaction], next: 'abc' } },
    })
    const ask = (cursor?: string) => resources.history({ ...on, account, cursor })
    expect((await ask()).value).toEqual({
      transactions: [
        {
          id: 'eip155:1:0xaa',
          operationType: 'send',
          hash: '0xaa',
          chain: 'eip155:1',
          minedAtMs: Date.UTC(2026, 0, 1),
          sentFrom: account,
          sentTo: null,
          status: 'confirmed',
          nonce: 4,
          transfers: [],
        },
      ],
      next: 'abc',
      missingChainIds: [],
    })
    expect(last().query).toMatchObject({ chainId: 'eip155:1', st: 'foyer' })
    await clock.advance(14_999)
    await ask()
    expect(asked(historyPath)).toBe(1)
    await ask('abc')
    expect([asked(historyPath), last().query.cursor]).toEqual([2, 'abc'])
    await clock.advance(1)
    await ask()
    expect(asked(historyPath)).toBe(3)
  })

  test('behavior: spam is what has transfers that are all flagged', async () => {
    const row = (id: string, transfers: unknown) => ({ ...transaction, id, transfers })
    const { transactions } = await read({
      data: [
        row('spam', [nft(true), nft(true)]),
        row('half', [nft(true), nft(false)]),
        row('unreadable', [nft(true), { direction: 'up' }]),
        row('approval', []),
        row('nothing', null),
      ],
      next: null,
    })
    expect(transactions.map(({ id }) => id)).toEqual(['half', 'unreadable', 'approval', 'nothing'])
    expect(transactions[0]?.transfers[1]?.nft).toEqual({
      name: 'Ape',
      previewUrl: null,
      isSpam: false,
    })
  })

  test.each<[string, object]>([
    ['of another chain', { chain: 'eip155:137' }],
    ['of an unknown kind', { operationType: '__proto__' }],
    ['without a hash', { hash: undefined }],
    ['with an unknown status', { status: 'ok' }],
    ['without a sender', { sentFrom: { length: 1 } }],
  ])('error: a transaction %s is left out', async (_, change) => {
    const metadata = { ...transaction.metadata, ...change }
    const data = [{ ...transaction, id: 'bad', metadata }, null, 5, [], transaction, transaction]
    expect((await read({ data, next: 5 })).transactions.map(({ id }) => id)).toEqual([
      'eip155:1:0xaa',
    ])
  })

  test('error: a moment, a number or an amount that is none is never shown', async () => {
    const metadata = { ...transaction.metadata, minedAt: 'yesterday', nonce: 1e308 }
    const transfers = [{ direction: 'in', quantity: { numeric: 'NaN' } }]
    const { transactions } = await read({ data: [{ ...transaction, metadata, transfers }] })
    expect(transactions[0]).toMatchObject({ minedAtMs: null, nonce: null, transfers: [] })
  })

  test('error: a page that leads to itself is the last', async () => {
    expect((await read({ data: [], next: 'abc' }, 'abc')).next).toBeNull()
  })
})

describe('prices', () => {
  const path = '/v1/fungible/price'
  const coin = { address: token, name: 'USD Coin', symbol: 'USDC', iconUrl: '', price: 1.0001 }

  test('behavior: are asked in one POST, kept for 15 s, for what was asked alone', async () => {
    const { clock, resources, asked, last } = setUp({
      [path]: {
        json: {
          fungibles: [
            { ...coin, address: token.toLowerCase() },
            { ...coin, address: other },
          ],
        },
      },
    })
    const ask = (addresses: string[]) => resources.prices({ ...on, addresses })
    expect((await ask([token, token, 'eip155:137:0x0', 'x'])).value).toEqual([
      {
        address: token,
        name: 'USD Coin',
        symbol: 'USDC',
        priceUsd: 1.0001,
        isStale: false,
        iconUrl: null,
      },
    ])
    expect(last()).toMatchObject({
      method: 'POST',
      body: { currency: 'usd', addresses: [token], projectId: 'shop' },
    })
    await clock.advance(14_999)
    await ask([token])
    expect(asked(path)).toBe(1)
    await clock.advance(1)
    await ask([token])
    expect(asked(path)).toBe(2)
  })

  test.each([1e308, -1, '1', null, Number.NaN])('error: %s is no price', async (price) => {
    const { resources } = setUp({ [path]: { json: { fungibles: [{ ...coin, price }] } } })
    expect((await resources.prices({ ...on, addresses: [token] })).value[0]?.priceUsd).toBeNull()
  })
})

describe('names', () => {
  test('behavior: an identity is kept for 5 min, its image only from the backend', async () => {
    const { clock, resources, asked } = setUp({
      '/v1/identity': { json: { name: 'anna\u202e.eth', avatar: 'https://evil.example/a.png' } },
    })
    const ask = () => resources.identity({ ...on, address: account })
    expect((await ask()).value).toEqual({ name: 'anna.eth', avatar: null })
    await clock.advance(299_999)
    await ask()
    expect(asked(`/v1/identity/${account}`)).toBe(1)
    await clock.advance(1)
    await ask()
    expect(asked(`/v1/identity/${account}`)).toBe(2)
  })

  test('behavior: an address leads nowhere else', async () => {
    const { resources, paths } = setUp({ '/v1/identity': { json: { name: null, avatar: null } } })
    await resources.identity({ ...on, address: '../../admin?x=1#' })
    expect(paths().at(-1)).toBe('/v1/identity/..%2F..%2Fadmin%3Fx%3D1%23')
  })

  test('behavior: a profile is read, and a name nobody has is no failure', async () => {
    const json = {
      name: 'anna.foyer.id',
      registered_at: '2026-01-01T00:00:00Z',
      updated_at: 'soon',
      addresses: JSON.parse(
        `{"60":{"address":"${account}","created":""},"__proto__":{"address":"${account}"},"x":1}`,
      ),
      attributes: [{ avatar: 'javascript:alert(1)', bio: 'Hello' }],
    }
    const { answer, resources } = setUp({ '/v1/profile/account/anna.foyer.id': { json } })
    const ask = (name: string) => resources.profile.account({ ...on, name })
    expect((await ask('anna.foyer.id')).value).toEqual({
      name: 'anna.foyer.id',
      registeredAtMs: Date.UTC(2026, 0, 1),
      updatedAtMs: null,
      addresses: new Map([[60, account]]),
      avatar: null,
      bio: 'Hello',
    })
    answer('/v1/profile/account/nobody', { status: 404 })
    expect((await ask('nobody')).value).toBeNull()
  })

  test('error: a name that would have to be cleaned is another name', async () => {
    const row = { name: 'аnna\u200b.foyer.id', registered: false }
    const { resources } = setUp({
      '/v1/profile/suggestions': { json: { suggestions: [row, { name: 'ok', registered: 'no' }] } },
    })
    expect((await resources.profile.suggestions({ ...on, name: 'anna' })).value).toEqual([])
  })

  test('error: why a name was refused is told', async () => {
    const reasons = [{ name: 'name', description: 'It is taken.' }, { name: 1 }]
    const { resources } = setUp({
      '/v1/profile/account': {
        status: 409,
        statusText: 'Conflict',
        json: { status: 'FAILED', reasons },
      },
    })
    await expect(
      resources.profile.register({
        ...on,
        coinType: 60,
        address: account,
        message: '{}',
        signature: '0x',
      }),
    ).rejects.toMatchObject({
      message: '409 Conflict',
      context: { status: 409, reasons: [{ name: 'name', description: 'It is taken.' }] },
    })
  })
})

describe('swaps', () => {
  const pair = { ...on, from: token, to: other, userAddress: account }
  const quote = { id: 'a>b', fromAmount: '5', fromAccount: token, toAmount: '7', toAccount: other }
  const tx = {
    from: account,
    to: other.split(':')[2],
    data: '0xabcd',
    amount: '0',
    value: '0',
    eip155: { gas: '21000', gasPrice: '1' },
  }

  test('behavior: quotes are exact, asked anew each time, and for what was asked', async () => {
    const { resources, asked, last } = setUp({
      '/v1/convert/quotes': {
        json: { quotes: [quote, { ...quote, fromAmount: '6' }, { ...quote, toAccount: token }] },
      },
    })
    const ask = () => resources.swaps.quotes({ ...pair, amountAtomic: 5n })
    expect(await ask()).toEqual([
      { id: 'a>b', fromAtomic: 5n, from: token, toAtomic: 7n, to: other },
    ])
    expect(last().query).toMatchObject({ amount: '5', from: token, to: other, st: 'foyer' })
    await ask()
    expect(asked('/v1/convert/quotes')).toBe(2)
  })

  test.each(['1e3', '-1', '0x5', '1.5', 5, null, '9'.repeat(78)])(
    'error: %s is no allowance',
    async (allowance) => {
      const { resources } = setUp({ '/v1/convert/allowance': { json: { allowance } } })
      await expect(
        resources.swaps.allowance({ ...on, tokenAddress: token, userAddress: account }),
      ).rejects.toMatchObject({ code: 'resources/unavailable' })
    },
  )

  test('behavior: a transaction is whole, and paid by the account that asked', async () => {
    const { resources } = setUp({
      '/v1/convert/build-transaction': { json: { tx, toAmount: '7', minimumToAmount: '6' } },
      '/v1/convert/build-approve': { json: { tx, isReset: true } },
      '/v1/convert/gas-price': { json: { standard: '1', fast: '2', instant: '3' } },
    })
    const transaction = {
      from: account,
      to: tx.to,
      data: '0xabcd',
      valueWei: 0n,
      gas: 21000n,
      gasPriceWei: 1n,
    }
    expect(await resources.swaps.buildTransaction({ ...pair, amountAtomic: 5n })).toEqual({
      transaction,
      toAtomic: 7n,
      minimumToAtomic: 6n,
      expiresAtMs: null,
    })
    expect(await resources.swaps.buildApprove(pair)).toEqual({ transaction, isReset: true })
    expect(await resources.swaps.gasPrice(on)).toEqual({
      standardWei: 1n,
      fastWei: 2n,
      instantWei: 3n,
    })
  })

  test.each<[string, object]>([
    ['of another account', { from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
    ['to another chain', { to: 'eip155:137:0xdAC17F958D2ee523a2206206994597C13D831ec7' }],
    ['with half a byte', { data: '0xabc' }],
    ['without gas', { eip155: {} }],
    ['with a number for money', { amount: 0 }],
  ])('error: a transaction %s is refused', async (_, change) => {
    const { resources } = setUp({
      '/v1/convert/build-transaction': { json: { tx: { ...tx, ...change } } },
    })
    await expect(
      resources.swaps.buildTransaction({ ...pair, amountAtomic: 5n }),
    ).rejects.toMatchObject({ code: 'resources/unavailable' })
  })
})

describe('purchases', () => {
  test.each<[string, string | null]>([
    ['https://pay.example/x', 'https://pay.example/x'],
    [`${baseUrl}/onramp`, `${baseUrl}/onramp`],
    ['http://pay.example/x', null],
    ['javascript:alert(1)', null],
    ['//pay.example', null],
  ])('behavior: %s leads to %s', async (url, expected) => {
    const { resources } = setUp({ '/v1/generators/onrampurl': { json: { url } } })
    const asking = resources.onramp.page({ ...on, destinationWallets: [{ address: account }] })
    if (expected) expect(await asking).toEqual({ url: expected, purchaseId: null })
    else await expect(asking).rejects.toMatchObject({ code: 'resources/unavailable' })
  })

  test('error: a quote with a figure that is none is no quote', async () => {
    const money = { amount: '1.5', currency: 'EUR' }
    const quote = {
      quoteId: 'q',
      coinbaseFee: money,
      networkFee: money,
      paymentSubtotal: money,
      paymentTotal: money,
      purchaseAmount: money,
    }
    const { answer, resources } = setUp({
      '/v1/onramp/quote': { json: { ...quote, sandbox: true } },
    })
    const ask = () =>
      resources.onramp.quote({
        ...on,
        purchaseCurrency: 'ETH',
        paymentCurrency: 'EUR',
        amount: '9',
      })
    expect(await ask()).toMatchObject({ total: money, isSandbox: true })
    for (const amount of ['1e308', 'NaN', '-1', 1.5, null]) {
      answer('/v1/onramp/quote', { json: { ...quote, paymentTotal: { amount, currency: 'EUR' } } })
      await expect(ask()).rejects.toMatchObject({ code: 'resources/unavailable' })
    }
  })
})

describe('chain reads', () => {
  const read = { ...on, method: 'eth_getBalance', params: [account, 'latest'] }
  const echo = (result: unknown) => (request: { body?: unknown }) => ({
    json: { jsonrpc: '2.0', id: (request.body as { id: number }).id, result },
  })

  test('behavior: go through the backend, with the id of the question', async () => {
    const { http, resources, last } = setUp()
    http.answer(`${baseUrl}/v1/rpc`, echo('0x1'))
    expect(await resources.rpc(read)).toEqual({ result: '0x1' })
    expect(last()).toMatchObject({
      method: 'POST',
      query: { chainId: 'eip155:1', projectId: 'shop', st: 'foyer' },
      body: { jsonrpc: '2.0', method: 'eth_getBalance', params: [account, 'latest'] },
    })
  })

  test('behavior: null is an answer, such as of a transaction that waits', async () => {
    const { answer, resources } = setUp()
    answer('/v1/rpc', { json: { jsonrpc: '2.0', id: 1, result: null } })
    expect(await resources.rpc(read)).toEqual({ result: null })
  })

  test('error: what the node refuses is refused in its words, and the backend is well', async () => {
    const { answer, resources } = setUp()
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    answer('/v1/rpc', { json: { jsonrpc: '2.0', id: 1, error } })
    await expect(resources.rpc(read)).rejects.toMatchObject(error)
    answer('/v1/rpc', { json: { jsonrpc: '2.0', id: 2, result: '0x1' } })
    expect(await resources.rpc(read)).toEqual({ result: '0x1' })
  })

  test.each<[string, FakeAnswer]>([
    ['the id of another question', { json: { jsonrpc: '2.0', id: 99, result: '0x1' } }],
    ['neither answer nor error', { json: { jsonrpc: '2.0', id: 1 } }],
    ['HTML', { json: undefined }],
    ['too many requests', { status: 429 }],
    ['nothing', new TypeError('Failed to fetch')],
  ])('error: after %s the backend is left alone for 30 s', async (_, given) => {
    const { http, clock, answer, resources, asked } = setUp()
    answer('/v1/rpc', given)
    await expect(resources.rpc(read)).rejects.toMatchObject({ code: 'resources/unavailable' })
    http.answer(`${baseUrl}/v1/rpc`, echo('0x2'))
    await clock.advance(29_999)
    expect(await resources.rpc(read)).toBeNull()
    expect(asked('/v1/rpc')).toBe(1)
    clock.set(3_600_000)
    expect(await resources.rpc(read)).toBeNull()
    clock.set(-7_200_000)
    expect(await resources.rpc(read)).toBeNull()
    expect(asked('/v1/rpc')).toBe(1)
    await clock.advance(1)
    expect(await resources.rpc(read)).toEqual({ result: '0x2' })
  })

  test('behavior: a backend that hangs leaves time for the next source', async () => {
    const { clock, resources } = setUp({ '/v1/rpc': 'hang' })
    const asking = resources.rpc(read).catch((error: unknown) => error)
    await clock.advance(4_000)
    expect(await asking).toMatchObject({ code: 'resources/unavailable' })
  })
})

test('behavior: no more than two requests are on their way at once', async () => {
  const { http, clock, resources } = setUp({ '/v1/account': 'hang' })
  await resources.supportedChains({ signal })
  let most = 0
  const ends = Array.from({ length: 6 }, (_, index) => {
    const leaving = new AbortController()
    resources
      .history({ network: mainnet, signal: leaving.signal, account, cursor: `${index}` })
      .catch(() => {})
    return leaving
  })
  await clock.advance(0)
  for (const leaving of ends) {
    most = Math.max(
      most,
      http.requests.filter(({ url, signal }) => url.includes('history') && !signal.aborted).length,
    )
    leaving.abort()
    await clock.advance(0)
  }
  expect(most).toBe(2)
})

describe('assets that a wallet lists', () => {
  const asset = {
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    balance: '0x16e360',
    type: 'ERC20',
    metadata: {
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      price: 1,
      iconUrl: 'https://x.example',
    },
  }
  const read = (value: unknown) => setUp().resources.readWalletAssets(value)

  test('behavior: are read by chain', async () => {
    expect(await read({ '0x1': [asset] })).toEqual({
      'eip155:1': [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          chainId: 'eip155:1',
          address: token,
          atomic: 1_500_000n,
          decimals: 6,
          priceUsd: 1,
          valueUsd: 1.5,
          // The wallet's own lies on a third party's host.
          iconUrl: expect.stringMatching(
            /^https:\/\/foyer\.example\/public\/getTokenImage\/eip155-1-0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48\?/,
          ),
          isSpam: false,
        },
      ],
    })
  })

  test.each<[string, object]>([
    ['an address that is no text', { address: 5 }],
    ['a balance that is no text', { balance: 5n }],
    ['another type', { type: 'ERC721' }],
    ['no metadata', { metadata: undefined }],
    ['no name', { metadata: { ...asset.metadata, name: undefined } }],
    ['a symbol that is no text', { metadata: { ...asset.metadata, symbol: 1 } }],
    ['decimals as text', { metadata: { ...asset.metadata, decimals: '18' } }],
    ['a price as text', { metadata: { ...asset.metadata, price: '1' } }],
    ['no icon', { metadata: { ...asset.metadata, iconUrl: null } }],
  ])('error: one asset with %s, and none is accepted', async (_, change) => {
    expect(await read({ 'eip155:1': [asset, { ...asset, ...change }] })).toBeNull()
  })

  test('error: figures that are none are unknown, low quality is left out', async () => {
    const { metadata } = asset
    const [only, ...others] =
      (
        await read({
          'eip155:1': [
            { ...asset, metadata: { ...metadata, price: 1e308 } },
            { ...asset, metadata: { ...metadata, decimals: 0 } },
            { ...asset, metadata: { ...metadata, decimals: 255 } },
            { ...asset, balance: '-0x1' },
            { ...asset, balance: '1500000' },
          ],
        })
      )?.['eip155:1'] ?? []
    expect([only?.priceUsd, only?.valueUsd, others]).toEqual([null, null, []])
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', [asset]],
    ['a chain that is none', { mainnet: [asset] }],
    ['assets that are no list', { '0x1': asset }],
    ['prototype keys', JSON.parse('{"__proto__":[]}')],
    [
      'a getter that throws',
      {
        get '0x1'() {
          throw new Error('no')
        },
      },
    ],
  ])('error: %s is not accepted', async (_, value) => {
    expect(await read(value)).toBeNull()
  })
})

describe('a server in trouble', () => {
  const accountOf = (n: number) => `0x${n.toString(16).padStart(40, '0')}`
  /** A user with many accounts looks at one after another, twice a second. */
  async function lookAround(
    { resources, clock }: ReturnType<typeof setUp>,
    { seconds, retry = false }: { seconds: number; retry?: boolean },
  ) {
    const outcomes: boolean[] = []
    for (let half = 0; half < seconds * 2; half++) {
      const asking = resources
        .identity({ ...on, address: accountOf(half + 1), retry })
        .then(({ status }) => status === 'ready')
        .catch(() => false)
      await clock.advance(500)
      outcomes.push(await asking)
    }
    return outcomes
  }
  const down = new TypeError('Failed to fetch')
  const identity = { json: { name: 'Anna', avatar: null } }

  test('behavior: an outage costs five requests a minute at most, whatever is looked at', async () => {
    const server = setUp({ '/v1/identity': identity })
    await server.resources.supportedChains({ signal })
    server.answer('/v1', down)
    const before = server.paths().length
    await lookAround(server, { seconds: 60 })
    const asked = server.paths().length - before
    expect(asked).toBeGreaterThan(2)
    expect(asked).toBeLessThanOrEqual(5)
    const later = server.paths().length
    await lookAround(server, { seconds: 60 })
    expect(server.paths().length - later).toBeLessThanOrEqual(5)

    server.answer('/v1/identity', identity)
    const seen = await lookAround(server, { seconds: 35 })
    expect(seen.at(-1)).toBe(true)
  })

  test('behavior: a user who asks again does not wait for that', async () => {
    const server = setUp({ '/v1/identity': identity })
    await server.resources.supportedChains({ signal })
    server.answer('/v1/identity', down)
    const question = { ...on, address: account }
    await expect(server.resources.identity(question)).rejects.toThrow()
    server.answer('/v1/identity', identity)
    await expect(server.resources.identity({ ...on, address: accountOf(1) })).rejects.toMatchObject(
      { code: 'resources/unavailable', kind: 'unavailable' },
    )
    expect((await server.resources.identity({ ...question, retry: true })).value.name).toBe('Anna')
    // It is back, and everybody may ask.
    expect((await server.resources.identity({ ...on, address: accountOf(2) })).status).toBe('ready')
  })

  test('behavior: too many questions wait as long as the server says, for every caller', async () => {
    const server = setUp({ '/v1/identity': { status: 429, headers: { 'retry-after': '45' } } })
    await server.resources.supportedChains({ signal })
    await lookAround(server, { seconds: 1 })
    expect(server.asked(`/v1/identity/${accountOf(1)}`)).toBe(1)
    const before = server.paths().length
    server.answer('/v1/identity', identity)
    await lookAround(server, { seconds: 43, retry: true })
    expect(server.paths().length).toBe(before)
    expect((await lookAround(server, { seconds: 3 })).at(-1)).toBe(true)
  })

  test('behavior: 503 leaves other questions alone, and the same one for as long as it says', async () => {
    const server = setUp({
      [balancePath]: { status: 503, headers: { 'retry-after': '50' } },
      '/v1/identity': identity,
    })
    const ask = () => server.resources.balances({ ...on, account })
    await expect(ask()).rejects.toThrow('503')
    expect((await server.resources.identity({ ...on, address: account })).status).toBe('ready')
    await server.clock.advance(49_000)
    await expect(ask()).rejects.toThrow('503')
    expect(server.asked(balancePath)).toBe(1)
    await server.clock.advance(1_000)
    await expect(ask()).rejects.toThrow('503')
    expect(server.asked(balancePath)).toBe(2)
  })
})

describe('images of networks', () => {
  const png = 'data:image/png;base64,AA=='
  const path = '/public/getAssetImage/eip155-7'
  const question = { caipNetworkId: 'eip155:7', signal }

  test('behavior: are asked for once, as data, and one that is absent once as well', async () => {
    const { resources, asked } = setUp({
      [path]: { image: png },
      '/public/getAssetImage/eip155-8': { status: 404 },
    })
    const absent = { ...question, caipNetworkId: 'eip155:8' }
    for (let time = 0; time < 2; time++) {
      expect(await resources.networkImage(question)).toBe(png)
      expect(await resources.networkImage(absent)).toBeNull()
    }
    expect([asked(path), asked('/public/getAssetImage/eip155-8')]).toEqual([1, 1])
  })

  test('behavior: the image of a currency is asked for by its code, once', async () => {
    const euro = '/public/getCurrencyImage/EUR'
    const { resources, asked } = setUp({ [euro]: { image: png } })
    const { signal } = question
    for (let time = 0; time < 2; time++)
      expect(await resources.currencyImage({ currency: 'EUR', signal })).toBe(png)
    expect(asked(euro)).toBe(1)
  })

  test('error: a server in trouble is asked again later', async () => {
    const { resources, answer, clock } = setUp({ [path]: { status: 503 } })
    await expect(resources.networkImage(question)).rejects.toMatchObject({
      code: 'resources/unavailable',
    })
    answer(path, { image: png })
    await clock.advance(30_000)
    expect(await resources.networkImage(question)).toBe(png)
  })
})

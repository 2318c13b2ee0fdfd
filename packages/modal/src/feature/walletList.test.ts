import { createFoyer, type FoyerOptions } from '@foyer/core'
import { base, mainnet } from '@foyer/core/networks'
import {
  createFakePlatform,
  createFakeWallet,
  type FakeAnswer,
  type FakePlatform,
  fakeAdapter,
} from '@foyer/testing'
import { describe, expect, test, vi } from 'vitest'
import { findNamedWallet, listWallets } from './browseWallets.ts'
import { loadCustomWallets } from './customWallets.ts'
import { createWalletList, methodsInOrder } from './walletList.ts'

const backend = 'https://foyer.example/api'
const row = (id: string, more: object = {}) => ({
  id,
  name: `Wallet ${id}`,
  supports_wc: true,
  ...more,
})
/** A server with these wallets, which reads the parameters it is given. */
const catalogueOf =
  (ids: readonly string[], more: { afterMs?: number; rows?: Record<string, object> } = {}) =>
  ({ url }: { url: string }): FakeAnswer => {
    const { searchParams } = new URL(url)
    const list = (name: string) => searchParams.get(name)?.split(',')
    const found = ids.filter(
      (id) =>
        list('include')?.includes(id) !== false &&
        !list('exclude')?.includes(id) &&
        id.includes(searchParams.get('search') ?? ''),
    )
    const entries = Number(searchParams.get('entries'))
    const start = (Number(searchParams.get('page')) - 1) * entries
    const { afterMs = 0, rows = {} } = more
    return {
      afterMs,
      json: {
        data: found.slice(start, start + entries).map((id) => row(id, rows[id])),
        count: found.length,
      },
    }
  }
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function setUp({
  options = {},
  installed = ['Acorn'],
  platform = createFakePlatform(),
  answer = catalogueOf(letters),
  device = 'desktop',
}: {
  device?: 'desktop' | 'mobile'
  options?: Partial<FoyerOptions>
  installed?: readonly string[]
  platform?: FakePlatform
  answer?: FakeAnswer | ((request: { url: string }) => FakeAnswer)
} = {}) {
  platform.http.answer(`${backend}/getWallets`, answer)
  const wallets = installed.map((name) =>
    createFakeWallet({ id: name.toLowerCase(), name, accounts: ['0xa'], reference: '1' }),
  )
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, base],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets })],
      backend: { wallets: backend },
      ...options,
    },
    { platform },
  )
  const list = createWalletList(foyer, { device, pageUrl: 'https://shop.example/' })
  const { http, clock } = platform
  const settle = async (ms = 0) => {
    await vi.dynamicImportSettled()
    await clock.advance(ms)
  }
  return {
    ...{ foyer, list, http, clock, platform, settle },
    async open() {
      list.start()
      await settle()
    },
    rows: () => list.store.getState().rows.map(({ name }) => name),
    places: () => list.store.getState().places.map((place) => place?.name ?? null),
    /** Parameters of the requests for listings, without those that never change. */
    asked: () =>
      http.requests
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => pathname === '/api/getWallets')
        .map(({ searchParams }) => {
          const { projectId, st, sv, chains, ...rest } = Object.fromEntries(searchParams)
          expect([projectId, st, chains]).toEqual(['shop', 'foyer', 'eip155:1,eip155:8453'])
          expect(sv).toMatch(/^js-\d/)
          return rest
        }),
  }
}

describe('what is asked', () => {
  test('behavior: nothing before the list is shown; then featured and recommended', async () => {
    const { list, open, asked, settle, rows } = setUp({
      options: { featuredWalletIds: ['c', 'a'], excludeWalletIds: ['b'] },
    })
    await settle()
    expect(asked()).toEqual([])
    await open()
    expect(asked()).toEqual([
      { page: '1', entries: '1', include: 'b' },
      { page: '1', entries: '4', exclude: 'c,a,b' },
      { page: '1', entries: '2', include: 'c,a' },
    ])
    // Four, less the two that are featured and the one that is installed.
    expect(rows()).toEqual(['Acorn', 'Wallet c', 'Wallet a', 'Wallet d'])
    expect(list.store.getState().count).toBe(7)
    list.start()
    await settle()
    expect(asked()).toHaveLength(3)
  })

  test('behavior: a phone shows no number of all wallets, as it lists fewer than the catalogue', async () => {
    const { list, open, settle } = setUp({ device: 'mobile' })
    await open()
    await settle(2_000)
    const { sample, count } = list.store.getState()
    expect(sample).not.toEqual([])
    expect(count).toBeNull()
  })

  test('behavior: custom wallets are on the first page, and counted on every one', async () => {
    const ids = Array.from({ length: 41 }, (_, index) => `w${index}`)
    const { list, settle } = setUp({
      options: { customWallets: [{ id: 'own', name: 'Own' }] },
      answer: catalogueOf(ids),
    })
    await loadCustomWallets({ customWallets: [{ id: 'own', name: 'Own' }] })
    const signal = new AbortController().signal
    const pages = [1, 2].map((page) => listWallets(list, { page, search: '', signal }))
    await settle()
    const [first, second] = await Promise.all(pages)
    expect([first?.wallets[0]?.id, first?.wallets.length]).toEqual(['own', 41])
    expect(second?.wallets.map(({ id }) => id)).toEqual(['w40'])
    expect([first?.count, second?.count]).toEqual([42, 42])
  })

  test('behavior: all wallets, a page, a search', async () => {
    const { list, asked, settle } = setUp({ options: { excludeWalletIds: ['b'] } })
    const signal = new AbortController().signal
    const found = listWallets(list, { page: 2, search: '', signal })
    const searched = listWallets(list, { page: 1, search: `  ${'g'.repeat(200)} `, signal })
    await settle()
    await Promise.all([found, searched])
    expect(asked()).toEqual([
      { page: '2', entries: '40', exclude: 'b' },
      { page: '1', entries: '100', search: 'g'.repeat(128), exclude: 'b' },
    ])
  })

  test('behavior: where only some are offered, only those are asked for', async () => {
    const { list, open, asked, settle } = setUp({
      options: { includeWalletIds: ['a', 'b'], featuredWalletIds: ['a', 'c'] },
    })
    await open()
    const signal = new AbortController().signal
    void listWallets(list, { page: 1, search: '', signal })
    void listWallets(list, { page: 1, search: 'b', signal })
    await settle()
    expect(asked()).toEqual([
      { page: '1', entries: '4', include: 'a,b', exclude: 'a' },
      { page: '1', entries: '1', include: 'a' },
      { page: '1', entries: '40', include: 'a,b' },
      { page: '1', entries: '100', search: 'b', include: 'a,b' },
    ])
  })

  test('behavior: recent wallets are asked for unless they are installed', async () => {
    const platform = createFakePlatform()
    platform.storage.set('@foyer/recent', '{"version":1,"wallets":["acorn","h"]}')
    const { open, asked, rows } = setUp({ platform })
    await open()
    expect(asked()).toEqual([
      { page: '1', entries: '4' },
      { page: '1', entries: '1', include: 'h' },
    ])
    expect(rows().slice(0, 2)).toEqual(['Acorn', 'Wallet h'])
  })

  test.each<[string, Partial<FoyerOptions>]>([
    ['no backend', { backend: undefined }],
    ['no service for wallets', { backend: { analytics: backend } }],
    ['no project id', { projectId: undefined }],
    ['an address that is none', { backend: 'foyer.example' }],
    ['an address with a user name', { backend: 'https://me:secret@foyer.example' }],
  ])('behavior: with %s the built-in list serves and nobody is asked', async (_, options) => {
    const { open, http, rows, settle } = setUp({ options })
    await open()
    await settle()
    expect(http.requests).toEqual([])
    expect(rows()).toEqual(['Acorn', 'MetaMask', 'Trust Wallet', 'Rainbow'])
  })
})

describe('while the server thinks', () => {
  test('behavior: installed wallets are there at once, and nothing that is there moves', async () => {
    const { list, settle, places } = setUp({
      answer: catalogueOf(letters, { afterMs: 5_000 }),
      options: { featuredWalletIds: ['c'], customWallets: [{ id: 'own', name: 'Own' }] },
    })
    await loadCustomWallets({ customWallets: [{ id: 'own', name: 'Own' }] })
    list.start()
    const before = ['Acorn', null, 'Own', null]
    expect(places()).toEqual(before)
    await settle(4_999)
    expect(places()).toEqual(before)
    expect(list.store.getState().rows.map(({ name }) => name)).toEqual(['Acorn', 'Own'])
    await settle(1)
    expect(places()).toEqual(['Acorn', 'Wallet c', 'Own', 'Wallet a'])
  })

  test('behavior: a server that is down or blocked leaves browser wallets and built-in ones, and is asked when the list is shown again', async () => {
    const { list, open, http, places, settle, asked } = setUp({
      answer: new TypeError('Failed to fetch'),
      options: { featuredWalletIds: ['c'] },
    })
    await open()
    await settle()
    expect(places()).toEqual(['Acorn', 'MetaMask', 'Trust Wallet', 'Rainbow'])
    expect(list.store.getState().count).toBeNull()
    await settle(60_000)
    expect(asked()).toHaveLength(2)
    http.answer(`${backend}/getWallets`, catalogueOf(letters))
    await open()
    expect(places()).toEqual(['Acorn', 'Wallet c', 'Wallet a', 'Wallet b'])
  })

  test('behavior: one part that fails does not take the other with it', async () => {
    const answer = catalogueOf(letters)
    const { open, rows } = setUp({
      answer: (request) =>
        request.url.includes('include=') ? { status: 500, json: null } : answer(request),
      options: { featuredWalletIds: ['c'] },
    })
    await open()
    expect(rows()).toEqual(['Acorn', 'Wallet a', 'Wallet b', 'Wallet d'])
  })

  test('behavior: garbage leaves nothing of itself', async () => {
    const { list, open, places } = setUp({
      answer: {
        json: { data: [null, {}, { id: 5, name: {} }, row('a', { name: '' })], count: NaN },
      },
    })
    await open()
    expect([places(), list.store.getState().count]).toEqual([['Acorn'], 0])
  })

  test('behavior: shown twice while the answer is on its way, it is asked once', async () => {
    const { list, settle, asked } = setUp({ answer: 'hang' })
    list.start()
    list.start()
    await settle()
    expect(asked()).toHaveLength(1)
  })
})

describe('excluded wallets', () => {
  const hidden = { rows: { b: { name: 'Acorn' } } }

  test('behavior: discovered ones wait for their names, and are asked for once', async () => {
    const { list, settle, asked, rows } = setUp({
      options: { excludeWalletIds: ['b'] },
      installed: ['Acorn', 'Birch'],
      answer: catalogueOf(letters, { afterMs: 1_000, ...hidden }),
    })
    list.start()
    await settle(999)
    expect([rows(), list.store.getState().waiting]).toEqual([[], true])
    await settle(1)
    expect(rows()).toEqual(['Birch', 'Wallet a', 'Wallet c', 'Wallet d'])
    expect(list.store.getState().waiting).toBe(false)
    list.start()
    await settle(60_000)
    expect(asked().filter(({ include }) => include === 'b')).toHaveLength(1)
  })

  test('behavior: they wait no longer than 2 s, and a late answer still counts', async () => {
    const { list, settle, rows } = setUp({
      options: { excludeWalletIds: ['b'] },
      answer: catalogueOf(letters, { afterMs: 5_000, ...hidden }),
    })
    list.start()
    await settle(1_999)
    expect(rows()).toEqual([])
    await settle(1)
    expect(rows()).toEqual(['Acorn'])
    await settle(3_000)
    expect(rows()).toEqual(['Wallet a', 'Wallet c', 'Wallet d', 'Wallet e'])
  })

  test('behavior: an answer that failed is asked for at the next opening, without a second wait', async () => {
    const { open, list, http, rows, settle } = setUp({
      options: { excludeWalletIds: ['b'] },
      answer: { status: 503 },
    })
    await open()
    // The built-in wallets stand in for the server's.
    expect(rows()).toEqual(['Acorn', 'MetaMask', 'Trust Wallet', 'Rainbow'])
    http.answer(`${backend}/getWallets`, catalogueOf(letters, hidden))
    list.start()
    expect(rows()).toContain('Acorn')
    await settle()
    expect(rows()).not.toContain('Acorn')
  })
})

test('error: options that are no lists count as absent', async () => {
  const wrong = { featuredWalletIds: 'a', includeWalletIds: 5, excludeWalletIds: {} }
  const { open, asked, rows } = setUp({ options: wrong as unknown as Partial<FoyerOptions> })
  await open()
  expect(asked()).toEqual([{ page: '1', entries: '4' }])
  expect(rows()).toEqual(['Acorn', 'Wallet a', 'Wallet b', 'Wallet c'])
})

test('behavior: `includeWalletIds` never hides an installed wallet', async () => {
  const { open, list, rows, settle } = setUp({
    installed: ['Wallet h'],
    options: { includeWalletIds: ['a'] },
  })
  await open()
  expect(rows()).toContain('Wallet h')
  const found = Promise.all([findNamedWallet(list, 'h'), findNamedWallet(list, 'g')])
  await settle()
  expect(await found).toEqual([expect.objectContaining({ id: 'h' }), null])
})

test.each<[string, object, boolean]>([
  ['an empty order of groups', { connectorTypeOrder: [] }, false],
  ['an order of unknown groups', { connectorTypeOrder: ['nonsense'] }, false],
  ['an order of groups that is no list', { connectorTypeOrder: 'injected' }, true],
  ['an empty order of ways to connect', { connectMethodsOrder: [] }, false],
  ['ways to connect without wallets', { connectMethodsOrder: ['email', 'nonsense'] }, false],
  ['ways to connect with wallets', { connectMethodsOrder: ['nonsense', 'wallet'] }, true],
])('behavior: %s: wallets are listed: %s', async (_what, features, isListed) => {
  const { open, rows } = setUp({ options: { features } as Partial<FoyerOptions> })
  await open()
  expect(rows().length > 0).toBe(isListed)
})

test.each([
  [undefined, ['wallet', 'email', 'passkey']],
  [
    ['email', 'wallet'],
    ['email', 'wallet'],
  ],
  [['passkey'], ['passkey']],
  ['email', ['wallet', 'email', 'passkey']],
  // Nothing of it is there: the view says that no wallet is offered.
  [['social'], ['wallet']],
])('behavior: the order %j of ways to connect shows %j', (connectMethodsOrder, shown) => {
  const lent = [
    { id: 'email', panel: 'EmailForm' },
    { id: 'passkey', panel: 'PasskeyButton' },
  ]
  const features = { connectMethodsOrder } as FoyerOptions['features']
  const methods = methodsInOrder({ networks: [], features } as FoyerOptions, lent, true)
  expect(methods.map(({ id }) => id)).toEqual(shown)
})

describe('options that change', () => {
  test('behavior: the newest counts, and a late answer to older ones changes nothing', async () => {
    const slow = catalogueOf(letters, { afterMs: 1_000 })
    const quick = catalogueOf(letters, { afterMs: 10 })
    const { foyer, list, settle, rows, places, http } = setUp({
      options: { featuredWalletIds: ['a'] },
      answer: (request) => (request.url.includes('include=a&') ? slow(request) : quick(request)),
    })
    list.start()
    await settle(5)
    foyer.updateOptions({ featuredWalletIds: ['h'] })
    await settle(5)
    // What was asked before has ended by now, and leaves the new places as they are.
    expect(places()).toEqual(['Acorn', null, null, null])
    await settle(5)
    const after = ['Acorn', 'Wallet h', 'Wallet a', 'Wallet b']
    expect(rows()).toEqual(after)
    expect(http.requests.filter(({ signal }) => signal.aborted)).toHaveLength(2)
    await settle(5_000)
    expect(rows()).toEqual(after)
  })

  test('behavior: what is asked already is not asked again', async () => {
    const { foyer, open, asked, settle } = setUp({ options: { featuredWalletIds: ['a'] } })
    await open()
    foyer.updateOptions({ themeMode: 'dark' })
    await settle()
    expect(asked()).toHaveLength(2)
  })

  test('behavior: what is no longer excluded comes back', async () => {
    const { foyer, open, rows, settle } = setUp({
      options: { excludeWalletIds: ['b'] },
      answer: catalogueOf(letters, { rows: { b: { name: 'Acorn' } } }),
    })
    await open()
    expect(rows()).not.toContain('Acorn')
    foyer.updateOptions({ excludeWalletIds: [] })
    await settle()
    expect(rows()).toContain('Acorn')
  })
})

describe('included ids that the catalogue does not have', () => {
  const alertsOf = ({ foyer }: ReturnType<typeof setUp>) =>
    foyer.internals.alerts.getState().filter(({ code }) => code === 'OPTION_INCLUDE_WALLET_IDS')

  test('error: none of them is said to the developer, once and by name', async () => {
    const shop = setUp({ options: { includeWalletIds: ['metamask', 'y'] } })
    await shop.open()
    await shop.open()
    expect(alertsOf(shop).map(({ message }) => message)).toEqual([
      'The option `includeWalletIds` leaves nothing of the catalogue, which has none of "metamask", "y" for these networks. Give ids that it lists, or leave the option out.',
    ])
  })

  test('error: of many ids ten are named', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `none-${index}`)
    const shop = setUp({ options: { includeWalletIds: ids } })
    await shop.open()
    expect(alertsOf(shop)[0]?.message).toContain('"none-9", … for')
  })

  test.each<[string, Parameters<typeof setUp>[0]]>([
    ['one is there', { options: { includeWalletIds: ['a', 'z'] } }],
    ['one is featured', { options: { includeWalletIds: ['a', 'z'], featuredWalletIds: ['a'] } }],
    ['all are excluded', { options: { includeWalletIds: ['z'], excludeWalletIds: ['z'] } }],
    ['none is named', { options: { includeWalletIds: [] }, answer: catalogueOf([]) }],
    ['the server fails', { options: { includeWalletIds: ['z'] }, answer: { status: 500 } }],
  ])('behavior: nothing is said when %s', async (_, parameters) => {
    const shop = setUp(parameters)
    await shop.open()
    await shop.settle(60_000)
    expect(alertsOf(shop)).toEqual([])
  })
})

describe('images', () => {
  const rows = Object.fromEntries(letters.map((id) => [id, { image_id: id }]))
  const many = Array.from({ length: 45 }, (_, index) => `w${index}`)
  const withImages = Object.fromEntries(many.map((id) => [id, { image_id: id }]))
  const imagesOf = ({ http }: ReturnType<typeof setUp>) =>
    http.requests.filter(({ url }) => url.includes('/getWalletImage/'))

  test('behavior: the first twenty of a page are asked for at once', async () => {
    const it = setUp({ answer: catalogueOf(many, { rows: withImages }) })
    it.http.answer(`${backend}/getWalletImage`, { image: 'data:image/png;base64,AA==' })
    void listWallets(it.list, { page: 1, search: '', signal: new AbortController().signal })
    await it.settle()
    await it.settle()
    expect(imagesOf(it).map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual(
      many.slice(0, 20),
    )
    expect(it.list.images.get('w19')).toBe('data:image/png;base64,AA==')
  })

  test('behavior: another search and another view abandon them', async () => {
    const it = setUp({ answer: catalogueOf(letters, { rows }) })
    it.http.answer(`${backend}/getWalletImage`, 'hang')
    const signal = new AbortController().signal
    const aborted = () => imagesOf(it).map((request) => request.signal.aborted)
    it.list.start()
    void listWallets(it.list, { page: 1, search: '', signal })
    await it.settle()
    expect(aborted()).toEqual([false, false, false, false])
    void listWallets(it.list, { page: 1, search: 'h', signal })
    await it.settle()
    expect(aborted()).toEqual([true, true, true, true, false])
    await it.foyer.open()
    await it.settle()
    expect(aborted()).toEqual([true, true, true, true, true])
  })
})

test('behavior: a list that is stopped ends everything it asked', async () => {
  const { list, settle, http, clock } = setUp({
    options: { featuredWalletIds: ['a'], excludeWalletIds: ['b'] },
    answer: 'hang',
  })
  list.start()
  await settle()
  expect(http.requests).toHaveLength(3)
  list.stop()
  await settle()
  expect(http.requests.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  expect(clock.pending()).toBe(0)
})

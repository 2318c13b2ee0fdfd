import {
  createFakeWindow,
  createScriptedWallet,
  type ScriptedWalletParameters,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { discoverWallets } from './discovery.ts'

const wallet = (parameters: Partial<ScriptedWalletParameters> = {}) =>
  createScriptedWallet({ name: 'Acorn', rdns: 'dev.foyer.acorn', uuid: 'acorn', ...parameters })
const announce = (page: EventTarget, detail: unknown) =>
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

function setUp(prepare: (page: ReturnType<typeof createFakeWindow>) => void = () => {}) {
  const page = createFakeWindow()
  prepare(page)
  const discovery = discoverWallets(page)
  const received = vi.fn()
  discovery.subscribe(received)
  return {
    page,
    discovery,
    received,
    ids: () => discovery.wallets().map(({ connector }) => connector.id),
  }
}

test('behavior: a wallet that was there before is found at once', () => {
  const acorn = wallet({ icon: ' data:image/png;base64,AA== ' })
  const { discovery, page } = setUp((page) => void acorn.announce(page))
  expect(discovery.wallets().map(({ connector }) => connector)).toMatchInlineSnapshot(`
    [
      {
        "chain": "eip155",
        "id": "dev.foyer.acorn",
        "imageUrl": "data:image/png;base64,AA==",
        "name": "Acorn",
        "rdns": "dev.foyer.acorn",
        "type": "ANNOUNCED",
      },
    ]
  `)
  expect(discovery.find('dev.foyer.acorn')?.provider).toBe(acorn.provider)
  expect(page.listenerCount()).toBe(3)
})

test('behavior: a wallet that comes later is found when it says so', () => {
  const { page, received, ids } = setUp()
  expect(ids()).toEqual([])
  wallet().announceLate(page)
  expect([ids(), received.mock.calls.length]).toEqual([['dev.foyer.acorn'], 1])
})

test('behavior: looking again asks the page, and an answer that is known changes nothing', () => {
  const { page, discovery, received, ids } = setUp()
  const stop = wallet().announce(page)
  discovery.request()
  expect([ids(), received.mock.calls.length]).toEqual([['dev.foyer.acorn'], 1])
  stop()
})

test.each<[string, Partial<ScriptedWalletParameters>]>([
  ['rdns', { uuid: 'other' }],
  ['uuid', { rdns: 'dev.foyer.other' }],
])('behavior: nobody takes over a row by announcing its %s again', (_what, claim) => {
  const acorn = wallet()
  const { page, discovery, ids } = setUp((page) => void acorn.announce(page))
  acorn.announceLate(page)
  wallet({ name: 'Thief', ...claim }).announceLate(page)
  expect(ids()).toEqual(['dev.foyer.acorn'])
  expect(discovery.find('dev.foyer.acorn')?.provider).toBe(acorn.provider)
})

test('behavior: one provider has one row', () => {
  const acorn = wallet()
  const { page, ids } = setUp((page) => void acorn.announce(page))
  announce(page, {
    info: { uuid: 'second', rdns: 'dev.foyer.second', name: 'Second', icon: '' },
    provider: acorn.provider,
  })
  expect(ids()).toEqual(['dev.foyer.acorn'])
})

test.each([
  ['passes everything on', {}],
  [
    'binds what it passes on',
    {
      get(target: object, name: string) {
        const value = (target as Record<string, unknown>)[name]
        return typeof value === 'function' ? value.bind(target) : value
      },
    },
  ],
])('behavior: a Proxy that %s is the wallet that it is around', (_, handler) => {
  const acorn = wallet()
  // As every EventEmitter has it.
  Object.assign(acorn.provider, { _events: {} })
  const around = new Proxy(acorn.provider, handler)
  const { page, discovery, ids } = setUp((page) => {
    Object.assign(page, { ethereum: around })
    acorn.announce(page)
  })
  expect(ids()).toEqual(['dev.foyer.acorn'])
  announce(page, {
    info: { uuid: 'second', rdns: 'dev.foyer.second', name: 'Second', icon: '' },
    provider: around,
  })
  expect(ids()).toEqual(['dev.foyer.acorn'])
  expect(discovery.find('dev.foyer.acorn')?.provider).toBe(acorn.provider)
})

test('behavior: two wallets of the same make, and one whose getters throw, are wallets of their own', () => {
  const acorn = wallet()
  const hostile = Object.defineProperty({ request: async () => null }, '_events', {
    get() {
      throw new Error('hostile')
    },
  })
  const { page, ids } = setUp((page) => void acorn.announce(page))
  announce(page, {
    info: { uuid: 'second', rdns: 'dev.foyer.second', name: 'Second', icon: '' },
    provider: hostile,
  })
  wallet({ rdns: 'dev.foyer.third', uuid: 'third' }).announceLate(page)
  expect(ids()).toEqual(['dev.foyer.acorn', 'dev.foyer.second', 'dev.foyer.third'])
})

test('behavior: what a wallet rewrites after it announced itself is not looked at', () => {
  const acorn = wallet({ frozen: false })
  const { discovery } = setUp((page) => void acorn.announce(page))
  Object.assign(acorn.detail.info, { name: 'Other', rdns: 'other', icon: 'javascript:' })
  Object.assign(acorn.detail, { provider: null })
  const [found] = discovery.wallets()
  expect([found?.connector.name, found?.connector.id, found?.provider]).toEqual([
    'Acorn',
    'dev.foyer.acorn',
    acorn.provider,
  ])
  expect(Object.isFrozen(found?.connector)).toBe(true)
})

const info = { uuid: 'u', rdns: 'dev.foyer.u', name: 'U', icon: '' }
const provider = { request: async () => null }
const throwing = (key: string, target: object) =>
  Object.defineProperty({ ...target }, key, {
    get() {
      throw new Error('trap')
    },
  })

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'wallet'],
  ['no info', { provider }],
  ['no provider', { info }],
  ['a provider that cannot be asked', { info, provider: {} }],
  ['no uuid', { info: { ...info, uuid: undefined }, provider }],
  ['an rdns that is no text', { info: { ...info, rdns: 7 }, provider }],
  ['an rdns of nothing visible', { info: { ...info, rdns: '\u200B\n' }, provider }],
  ['the name that we gave to window.ethereum', { info: { ...info, rdns: 'injected' }, provider }],
  ['a getter that throws for info', throwing('info', { provider })],
  ['a getter that throws for the name', { info: throwing('name', info), provider }],
  ['a getter that throws for request', { info, provider: throwing('request', {}) }],
])('error: an announcement with %s belongs to nobody', (_what, detail) => {
  const { page, ids, received } = setUp()
  expect(() => announce(page, detail)).not.toThrow()
  page.dispatchEvent(new Event('eip6963:announceProvider'))
  expect([ids(), received.mock.calls]).toEqual([[], []])
})

test('behavior: names are cleaned and bounded, an oversized icon is left out', () => {
  const { page, discovery } = setUp()
  announce(page, {
    info: {
      ...info,
      name: `Meta\u202EksaM\n${'x'.repeat(10_000)}`,
      icon: `data:${'x'.repeat(500_000)}`,
    },
    provider,
  })
  announce(page, {
    info: { uuid: 'v', rdns: 'dev.foyer.v', name: { toString: () => 'no text' }, icon: 7 },
    provider: { ...provider, request: async () => null },
  })
  expect(
    discovery.wallets().map(({ connector }) => [connector.name.length, connector.imageUrl]),
  ).toEqual([
    [65, null],
    ['dev.foyer.v'.length, null],
  ])
})

test('behavior: ten thousand announcements leave a bounded list', () => {
  const { page, ids, received } = setUp()
  for (let index = 0; index < 10_000; index++)
    announce(page, {
      info: { uuid: `u${index}`, rdns: `dev.foyer.w${index}`, name: 'W', icon: '' },
      provider: { ...provider, request: async () => null },
    })
  expect(ids().length).toBe(64)
  expect(received.mock.calls.length).toBe(64)
})

test('behavior: window.ethereum is a wallet of its own unless it announced itself', () => {
  const acorn = wallet()
  const { page, discovery, ids, received } = setUp((page) => acorn.installAsEthereum(page))
  expect(discovery.wallets().map(({ connector }) => connector)).toMatchInlineSnapshot(`
    [
      {
        "chain": "eip155",
        "id": "injected",
        "imageUrl": null,
        "name": "Browser Wallet",
        "rdns": null,
        "type": "INJECTED",
      },
    ]
  `)
  const birch = wallet({ rdns: 'dev.foyer.birch', uuid: 'birch' })
  birch.announceLate(page)
  expect(ids()).toEqual(['dev.foyer.birch', 'injected'])
  acorn.announceLate(page)
  expect(ids()).toEqual(['dev.foyer.birch', 'dev.foyer.acorn'])
  expect(received).toHaveBeenCalledTimes(2)
})

test('behavior: a wallet that puts itself into window.ethereum late says so', () => {
  const { page, ids } = setUp()
  wallet().installAsEthereum(page)
  expect(ids()).toEqual([])
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(ids()).toEqual(['injected'])
})

test.each<[string, (page: object) => void]>([
  ['is no wallet', (page) => Object.assign(page, { ethereum: { request: 'no function' } })],
  [
    'throws when it is looked at',
    (page) =>
      Object.defineProperty(page, 'ethereum', {
        get() {
          throw new Error('trap')
        },
      }),
  ],
])('error: a window.ethereum that %s is left out', (_what, prepare) => {
  expect(setUp(prepare).ids()).toEqual([])
})

test('behavior: without a window there are no wallets', () => {
  const discovery = discoverWallets(null)
  discovery.request()
  discovery.stop()
  expect(discovery.wallets()).toEqual([])
})

test('behavior: a stopped discovery hears nothing and holds nothing', () => {
  const { page, discovery, received, ids } = setUp()
  discovery.stop()
  wallet().announceLate(page)
  expect([page.listenerCount(), ids(), received.mock.calls]).toEqual([0, [], []])
})

test('behavior: a second wallet of one rdns is told to the developer, an echo of the first is not', () => {
  const page = createFakeWindow()
  const alert = vi.fn()
  const discovery = discoverWallets(page, alert)
  wallet().announce(page)
  discovery.request()
  expect(alert).not.toHaveBeenCalled()
  wallet({ uuid: 'imposter' }).announce(page)
  expect(alert.mock.calls).toEqual([
    [
      {
        code: 'WALLETS_SHARE_RDNS',
        message:
          'Two wallets announce themselves as dev.foyer.acorn. The first one is used: turn the other off.',
      },
    ],
  ])
  expect(discovery.wallets()).toHaveLength(1)
})

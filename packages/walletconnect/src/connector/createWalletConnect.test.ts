import type { ConnectOptions, FoyerOptions, NetworkInput } from '@foyer/core'
import { createFoyer } from '@foyer/core'
import type { Foyer } from '@foyer/core/client'
import { mainnet } from '@foyer/core/networks'
import type { RelayLoss, WalletOffer } from '@foyer/core/remote'
import {
  createFakePlatform,
  createFakeStorage,
  createFakeWallet,
  createScriptedRemoteWallets,
  type FakePlatform,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { walletConnect } from './walletConnect.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solana: NetworkInput = {
  id: 'main',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

const remoteOf = ({ internals }: Foyer) => internals.remotes.get('walletConnect')?.()

/** A client of two chain families, both served by one wallet on another device. */
async function setUp({
  options = {},
  connected = false,
  expected = false,
  permits = connected || expected,
  platform = createFakePlatform(),
  families = ['eip155', 'solana'],
}: {
  options?: Partial<FoyerOptions>
  connected?: boolean
  expected?: boolean
  /** Whether the EVM side shows its accounts without being asked. */
  permits?: boolean
  platform?: FakePlatform
  families?: readonly string[]
} = {}) {
  const evmSide = createFakeWallet({
    id: 'pocket-evm',
    name: 'Pocket',
    accounts: [account],
    reference: '1',
    permitted: permits,
  })
  const solanaSide = createFakeWallet({
    id: 'pocket-solana',
    name: 'Pocket',
    accounts: ['4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'],
    reference: 'main',
    permitted: true,
  })
  const remote = createScriptedRemoteWallets({
    providers: { eip155: evmSide, solana: solanaSide },
    connected,
    expected,
    now: platform.clock.now,
  })
  const loadWalletConnect = vi.fn(async () => remote.code)
  const foyer = createFoyer(
    {
      projectId: 'shop',
      backend: 'https://foyer.example/api/',
      networks: [mainnet, solana],
      adapters: families.map((namespace) => fakeAdapter({ namespace, wallets: [] })),
      ...options,
    },
    { platform, remoteConnectors: [walletConnect(loadWalletConnect)] },
  )
  const events: [event: string, properties: object][] = []
  foyer.onEvent((event) => {
    if (event.type === 'track') events.push([event.event, event.properties])
  })
  const settle = async () => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(0)
  }
  await settle()
  const statuses = () =>
    Object.fromEntries(
      Object.values(foyer.getState().chains).map(({ namespace, status, connector }) => [
        namespace,
        connector ? `${status} ${connector.id} ${connector.name}` : status,
      ]),
    )
  const connect = (more: Partial<ConnectOptions> = {}) =>
    foyer.connect({ connector: 'walletConnect', ...more })
  return { platform, remote, loadWalletConnect, foyer, events, settle, statuses, connect, evmSide }
}

const both = {
  eip155: 'connected walletConnect Pocket',
  solana: 'connected walletConnect Pocket',
}
const neither = { eip155: 'disconnected', solana: 'disconnected' }

test('behavior: nothing is loaded before the user acts', async () => {
  const { loadWalletConnect, remote } = await setUp()
  expect([loadWalletConnect.mock.calls, remote.hosts]).toEqual([[], []])
})

test.each<[string, FoyerOptions['backend'], string]>([
  ['one address', 'https://foyer.example/api/', 'wss://foyer.example/api/relay'],
  ['one address without TLS', 'http://127.0.0.1:5110', 'ws://127.0.0.1:5110/relay'],
  ['an address of its own', { relay: 'wss://relay.example/v1/' }, 'wss://relay.example/v1/'],
  ['a web address of its own', { relay: 'https://relay.example/v1' }, 'wss://relay.example/v1'],
])('behavior: %s leads to the relay', async (_what, backend, url) => {
  const { foyer, remote } = await setUp({ options: { backend } })
  await remoteOf(foyer)
  expect(remote.hosts[0]?.relayUrl).toBe(url)
})

test('behavior: how far the relay reaches is asked once, on demand', async () => {
  const { foyer, platform } = await setUp()
  platform.http.answer(/\/relay\/reach/, { json: { reach: 'network' } })
  const link = (await remoteOf(foyer))?.link
  expect(platform.http.requests).toEqual([])
  expect([await link?.reach(), await link?.reach()]).toEqual(['network', 'network'])
  expect(platform.http.requests).toHaveLength(1)
})

test.each<[string, Partial<FoyerOptions>]>([
  ['without a backend', { backend: undefined }],
  ['with a backend that has no relay', { backend: { wallets: 'https://foyer.example' } }],
  ['without a project id', { projectId: undefined }],
  ['with an address that is none', { backend: { relay: 'ftp://relay.example' } }],
  ['turned off', { enableWalletConnect: false }],
])('error: %s there are no remote wallets', async (_what, options) => {
  const { foyer, connect } = await setUp({ options })
  expect((await remoteOf(foyer)) ?? null).toBe(null)
  await expect(connect()).rejects.toMatchObject({ code: 'connection/no-relay' })
})

test('error: code that does not arrive is said, and asked for again', async () => {
  const { foyer, loadWalletConnect } = await setUp()
  loadWalletConnect.mockRejectedValueOnce(new Error('offline'))
  const load = () => remoteOf(foyer)
  await expect(load()).rejects.toMatchObject({ code: 'connection/code-unavailable' })
  expect(await load()).toBeTruthy()
})

test('behavior: the wallet learns who asks, for which networks, the active one first', async () => {
  const { foyer, remote } = await setUp({
    options: {
      networks: [mainnet, solana],
      defaultNetwork: solana,
      metadata: { name: 'Shop', url: 'https://shop.example' },
    },
  })
  await remoteOf(foyer)
  const [host] = remote.hosts
  expect({
    metadata: host?.metadata,
    projectId: host?.projectId,
    key: host?.storageKey('walletconnect'),
    networks: host?.networks().map(({ caipNetworkId }) => caipNetworkId),
  }).toEqual({
    metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
    projectId: 'shop',
    key: '@foyer/walletconnect',
    networks: ['solana:main', 'eip155:1'],
  })
})

test.each([
  ['https://shop.example', []],
  ['https://shop.example/start', []],
  ['https://shop-example.com', ['METADATA_URL_NOT_PAGE']],
  ['shop', ['METADATA_URL_NOT_PAGE']],
])('behavior: with metadata.url %s wallets are told the origin of the page', async (url, codes) => {
  vi.stubGlobal('document', {
    title: 'Shop',
    location: { origin: 'https://shop.example' },
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  const { foyer, remote } = await setUp({
    options: { metadata: { url, icons: ['https://cdn.example/icon.png'] } },
  })
  const alerts: string[] = []
  foyer.onEvent((event) => {
    if (event.type === 'alert') alerts.push(event.code)
  })
  await remoteOf(foyer)
  vi.unstubAllGlobals()
  expect(remote.hosts[0]?.metadata).toMatchObject({
    url: 'https://shop.example',
    icons: ['https://cdn.example/icon.png'],
  })
  expect(alerts).toEqual(codes)
})

test('behavior: an approval connects every family of the session, and is remembered', async () => {
  const { remote, connect, settle, statuses, platform, events } = await setUp()
  const links: string[] = []
  const connecting = connect({
    onLink: (uri) => void links.push(uri.slice(0, 67)),
    method: () => 'qrcode',
  })
  await settle()
  expect([remote.holds, remote.waiting, statuses()]).toEqual([
    1,
    1,
    { eip155: 'connecting', solana: 'disconnected' },
  ])
  remote.approve()
  await connecting
  await settle()
  expect(statuses()).toEqual(both)
  expect(links).toEqual([`wc:${'1'.padStart(64, '0')}`])
  expect(remote.holds).toBe(0)
  expect(events).toContainEqual(['CONNECT_SUCCESS', { name: 'Pocket', method: 'qrcode' }])
  expect(JSON.parse(platform.storage.kept.get('@foyer/connections') ?? '')).toEqual({
    version: 2,
    connections: [
      { namespace: 'eip155', connectorId: 'walletConnect', mark: expect.any(String) },
      { namespace: 'solana', connectorId: 'walletConnect', mark: expect.any(String) },
    ],
    ended: [],
  })
})

test('behavior: a wallet without the active family is connected on what it has', async () => {
  const { remote, connect, settle, statuses, foyer, events } = await setUp()
  const connecting = connect({ method: () => 'qrcode' })
  await settle()
  remote.approve(['solana'])
  await connecting
  await settle()
  expect(statuses()).toEqual({ ...neither, solana: both.solana })
  expect(foyer.getState().activeNamespace).toBe('solana')
  expect([remote.holds, remote.waiting]).toEqual([0, 0])
  expect(events.map(([event]) => event)).toEqual(['MODAL_CREATED', 'CONNECT_SUCCESS'])
})

test('error: a wallet that shows only what the page cannot serve is said', async () => {
  const { remote, connect, settle, statuses } = await setUp()
  const refused = expect(connect()).rejects.toMatchObject({
    code: 'wallet/other-family',
    message:
      'This wallet shares no account of this kind of network. Choose another network or wallet.',
  })
  await settle()
  remote.approve(['bip122'])
  await refused
  expect([statuses(), remote.waiting]).toEqual([neither, 0])
})

test('behavior: a refusal is tracked as one, and leaves nothing behind', async () => {
  const { remote, connect, settle, statuses, events } = await setUp()
  const connecting = connect()
  const refused = expect(connecting).rejects.toMatchObject({ code: 'wallet/declined' })
  await settle()
  remote.reject()
  await refused
  expect([statuses(), remote.holds, remote.waiting]).toEqual([neither, 0, 0])
  expect(events).toContainEqual(['USER_REJECTED', expect.objectContaining({})])
})

test('behavior: an attempt that is abandoned tells the wallet side', async () => {
  const { remote, connect, settle, statuses } = await setUp()
  const leaving = new AbortController()
  const connecting = connect({ signal: leaving.signal })
  const abandoned = expect(connecting).rejects.toMatchObject({ code: 'connection/abandoned' })
  await settle()
  leaving.abort()
  await abandoned
  expect([remote.waiting, remote.holds, statuses()]).toEqual([0, 0, neither])
})

test.each(['eip155', 'solana'])(
  'behavior: leaving %s ends what shares its session, and asks the wallet once',
  async (namespace) => {
    const { remote, connect, settle, statuses, foyer, events, platform } = await setUp()
    const connecting = connect()
    await settle()
    remote.approve()
    await connecting
    await settle()
    await foyer.disconnect(namespace)
    expect(statuses()).toEqual(neither)
    expect(events.filter(([event]) => event === 'DISCONNECT_SUCCESS')).toHaveLength(1)
    expect(platform.storage.kept.has('@foyer/connections')).toBe(false)
  },
)

test('behavior: the next visit resumes every family without asking', async () => {
  const platform = createFakePlatform()
  platform.storage.set(
    '@foyer/connections',
    JSON.stringify({
      version: 1,
      connections: [
        { namespace: 'eip155', connectorId: 'walletConnect' },
        { namespace: 'solana', connectorId: 'walletConnect' },
      ],
    }),
  )
  const { statuses, remote, settle, evmSide } = await setUp({ platform, connected: true })
  await settle()
  expect([statuses(), remote.holds]).toEqual([both, 0])
  expect(evmSide.requests.map(({ method }) => method)).not.toContain('connect')
})

test('behavior: a wallet that was left for connects the page that comes back', async () => {
  const first = await setUp()
  const connecting = first.connect().catch(() => {})
  await first.settle()
  const { platform } = first
  ;(await remoteOf(first.foyer))?.link?.chooseLink('pocket://')
  expect(platform.storage.kept.get('@foyer/expected')).toBe('eip155@walletConnect')
  // The phone throws the page away; nothing of it runs any more.
  const kept = createFakePlatform({ storage: platform.storage })
  const second = await setUp({ platform: kept, expected: true })
  await second.settle()
  expect([second.statuses(), second.remote.waiting]).toEqual([
    { eip155: 'connecting', solana: 'disconnected' },
    1,
  ])
  second.remote.approve()
  await second.settle()
  await second.settle()
  expect(second.statuses()).toEqual(both)
  expect(second.events).toContainEqual(['CONNECT_SUCCESS', { name: 'Pocket', method: 'mobile' }])
  expect([...kept.storage.kept.keys()]).toEqual(['@foyer/connections'])
  first.foyer.destroy()
  await connecting
})

test('behavior: a wallet that was left for may come for another family', async () => {
  const platform = createFakePlatform()
  platform.storage.set('@foyer/expected', 'eip155@walletConnect')
  const { statuses, settle, remote, foyer } = await setUp({
    platform,
    expected: true,
    permits: false,
  })
  await settle()
  remote.approve(['solana'])
  await settle()
  await settle()
  expect(statuses()).toEqual({ ...neither, solana: both.solana })
  expect(foyer.getState().activeNamespace).toBe('solana')
  expect([...platform.storage.kept.keys()]).toEqual(['@foyer/connections'])
})

test('behavior: a wallet that was left for and never comes leaves the page as it was', async () => {
  const platform = createFakePlatform()
  platform.storage.set('@foyer/expected', 'eip155@walletConnect')
  const { statuses, settle } = await setUp({ platform, expected: true })
  await settle()
  await platform.clock.advance(5_000)
  expect(statuses()).toEqual(neither)
})

test('behavior: a wallet that was left for connects whenever it approves, without a word meanwhile', async () => {
  const platform = createFakePlatform()
  platform.storage.set('@foyer/expected', 'eip155@walletConnect')
  const { statuses, settle, remote, events } = await setUp({ platform, expected: true })
  await settle()
  await platform.clock.advance(120_000)
  expect([statuses(), remote.waiting]).toEqual([neither, 1])
  remote.approve()
  await settle()
  await settle()
  expect(statuses()).toEqual(both)
  expect(events).toContainEqual(['CONNECT_SUCCESS', { name: 'Pocket', method: 'mobile' }])
})

test('behavior: a page that is reloaded while its code is on screen connects when it is approved', async () => {
  const first = await setUp()
  first.connect().catch(() => {})
  await first.settle()
  // Nothing of the page runs any more.
  const kept = createFakePlatform({ storage: first.platform.storage })
  const second = await setUp({ platform: kept, expected: true })
  expect(second.statuses()).toEqual(neither)
  await second.settle()
  // It is no concern of the user until then.
  expect([second.statuses(), second.remote.waiting]).toEqual([neither, 1])
  second.remote.approve()
  await second.settle()
  await second.settle()
  expect(second.statuses()).toEqual(both)
  expect(second.events).toContainEqual(['CONNECT_SUCCESS', { name: 'Pocket', method: 'qrcode' }])
  expect([...kept.storage.kept.keys()]).toEqual(['@foyer/connections'])
})

/** A platform whose tab keeps what it is told, as browsers do. */
function createTab(storage: FakePlatform['storage']) {
  const platform = createFakePlatform({ storage })
  const { get: getItem, set: setItem, remove: removeItem } = createFakeStorage()
  return {
    ...platform,
    window: Object.assign(platform.window, { sessionStorage: { getItem, setItem, removeItem } }),
  }
}

test('behavior: a wallet that two tabs see arrive is told of once, by the tab that showed the code', async () => {
  const storage = createFakeStorage()
  const first = await setUp({ platform: createTab(storage) })
  const connecting = first.connect()
  await first.settle()
  const second = await setUp({ platform: createTab(storage), expected: true })
  await second.settle()
  second.remote.approve()
  await second.settle()
  expect(second.statuses()).toMatchObject({ eip155: both.eip155 })
  first.remote.approve()
  await connecting
  const told = [first, second].map(({ events }) =>
    events.filter(([event]) => event === 'CONNECT_SUCCESS'),
  )
  expect(told).toEqual([[['CONNECT_SUCCESS', { name: 'Pocket', method: 'browser' }]], []])
})

test('behavior: a tab that is reloaded while its code is on screen tells of the wallet itself', async () => {
  const platform = createTab(createFakeStorage())
  const first = await setUp({ platform })
  first.connect().catch(() => {})
  await first.settle()
  const second = await setUp({ platform, expected: true })
  await second.settle()
  second.remote.approve()
  await second.settle()
  expect(second.events).toContainEqual(['CONNECT_SUCCESS', { name: 'Pocket', method: 'qrcode' }])
})

test('behavior: a code that was left is not waited for by the next page', async () => {
  const { connect, settle, platform } = await setUp()
  const leaving = new AbortController()
  const left = connect({ signal: leaving.signal }).catch(() => {})
  await settle()
  expect(platform.storage.kept.has('@foyer/expected')).toBe(true)
  leaving.abort()
  await left
  expect(platform.storage.kept.size).toBe(0)
})

test('behavior: a refusal ends the waiting for good', async () => {
  const { remote, connect, settle, platform, foyer } = await setUp()
  const refused = expect(connect()).rejects.toMatchObject({ code: 'wallet/declined' })
  await settle()
  ;(await remoteOf(foyer))?.link?.chooseLink('pocket://')
  remote.reject()
  await refused
  expect(platform.storage.kept.size).toBe(0)
})

test('behavior: a remembered session is not waited for where it cannot be', async () => {
  const platform = createFakePlatform()
  platform.storage.set(
    '@foyer/connections',
    JSON.stringify({
      version: 1,
      connections: [{ namespace: 'eip155', connectorId: 'walletConnect' }],
    }),
  )
  const { statuses } = await setUp({ platform, options: { enableWalletConnect: false } })
  expect(statuses()).toEqual(neither)
})

test('behavior: without a chain family the session itself is waited for', async () => {
  const { remote, connect, settle } = await setUp({ families: [] })
  const connecting = connect()
  await settle()
  expect(remote.waiting).toBe(1)
  remote.approve()
  await connecting
})

test('behavior: a relay that refuses us is told to the developer', async () => {
  const { foyer, remote, platform } = await setUp()
  await remoteOf(foyer)
  // It may as well be the page's own doing, such as a missing WebSocket.
  remote.setRelay({ status: 'refused', reason: 'unknown project' })
  expect(platform.reports).toEqual([
    expect.stringContaining('No wallet on another device connects: unknown project.'),
  ])
})

test('behavior: a chain is asked at the node that the application names, else at the backend', async () => {
  const { foyer, remote, platform } = await setUp({
    options: {
      customRpcUrls: {
        'eip155:1': ['https://down.example', 'https://mixed.example', 'https://node.example'],
      },
    },
  })
  await remoteOf(foyer)
  const read = (caipNetworkId: string) =>
    remote.hosts[0]?.read?.({ caipNetworkId, method: 'eth_blockNumber', params: [] })
  platform.http.answer('https://down.example', { status: 502 })
  // It answers another caller's request.
  platform.http.answer('https://mixed.example', { json: { jsonrpc: '2.0', id: 2, result: '0x9' } })
  platform.http.answer('https://node.example', { json: { jsonrpc: '2.0', id: 1, result: '0x1' } })
  expect(await read('eip155:1')).toEqual({ result: '0x1' })
  expect(await read('eip155:424242')).toBe(null)
})

test('error: what a node refuses is refused', async () => {
  const { foyer, remote, platform } = await setUp({
    options: { customRpcUrls: { 'eip155:1': ['https://node.example'] } },
  })
  await remoteOf(foyer)
  const error = { code: -32000, message: 'execution reverted' }
  platform.http.answer('https://node.example', { json: { jsonrpc: '2.0', id: 1, error } })
  const read = remote.hosts[0]?.read?.({
    caipNetworkId: 'eip155:1',
    method: 'eth_call',
    params: [],
  })
  await expect(read).rejects.toMatchObject(error)
})

test('behavior: a client that ends takes its sockets along', async () => {
  const { foyer, remote, settle } = await setUp()
  await remoteOf(foyer)
  foyer.destroy()
  await settle()
  expect(remote.stopped).toBe(true)
})

test('behavior: a wallet is opened within a press, and offered without one', async () => {
  const { foyer, remote, connect, settle, platform } = await setUp()
  const opened: string[] = []
  const activation = { isActive: true }
  Object.assign(platform.window, {
    navigator: { userAgent: 'iPhone', userActivation: activation },
    top: platform.window,
    open: (link: string) => void opened.push(link),
  })
  const connecting = connect()
  await settle()
  remote.approve()
  await connecting
  const offers: WalletOffer[] = []
  foyer.onEvent((event) => event.type === 'openWallet' && offers.push(event))
  const openLink = remote.hosts[0]?.openLink
  const request = { wallet: 'Pocket', over: new AbortController().signal }
  openLink?.('pocket://', request)
  await settle()
  expect([opened, offers]).toEqual([['pocket://'], []])

  activation.isActive = false
  openLink?.('pocket://', request)
  openLink?.('pocket://', { ...request, over: AbortSignal.abort() })
  await settle()
  expect(opened).toEqual(['pocket://'])
  expect(offers).toMatchObject([{ wallet: 'Pocket', over: request.over }])
  offers[0]?.open()
  expect(opened).toEqual(['pocket://', 'pocket://'])
})

test('behavior: an open modal is told of a relay that is away for 5 s, until it is back', async () => {
  const { foyer, remote, connect, settle, platform } = await setUp()
  const losses: RelayLoss[] = []
  foyer.onEvent((event) => event.type === 'relayLost' && losses.push(event))
  const connecting = connect()
  await settle()
  remote.approve()
  await connecting
  const offline = {
    status: 'offline',
    sinceMs: platform.clock.now(),
    nextAttemptAtMs: platform.clock.now() + 1_000,
  } as const
  remote.setRelay(offline)
  await platform.clock.advance(10_000)
  expect(losses).toEqual([])

  await foyer.open()
  await platform.clock.advance(0)
  expect(losses.map(({ isRefused, over }) => [isRefused, over.aborted])).toEqual([[false, false]])
  remote.setRelay({ status: 'connected' })
  expect(losses[0]?.over.aborted).toBe(true)

  remote.setRelay(offline)
  await platform.clock.advance(4_999)
  expect(losses).toHaveLength(1)
  await platform.clock.advance(1)
  expect(losses).toHaveLength(2)
  await foyer.disconnect()
  expect(losses[1]?.over.aborted).toBe(true)
})

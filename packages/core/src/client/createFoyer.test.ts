import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet, sepolia } from '../networks.ts'
import type { Platform } from '../platform/Platform.ts'
import type { NetworkInput } from '../primitives/Network.ts'
import type { Foyer, ModalDoor } from './contract/Foyer.ts'
import type { FoyerDoors } from './contract/FoyerDoors.ts'
import type { FoyerEvent } from './contract/FoyerEvent.ts'
import type { FoyerOptions } from './contract/FoyerOptions.ts'
import { createFoyer } from './createFoyer.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const local: NetworkInput = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://own.example'] } },
}
const solana: NetworkInput = {
  id: 'main',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

/** A client with one wallet of each of two chain families. */
function setUp(options: Partial<FoyerOptions> = {}, doors: FoyerDoors = {}) {
  const platform = createFakePlatform()
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: [account],
    reference: '1',
    knownReferences: ['31337', '11155111'],
  })
  const ember = createFakeWallet({
    id: 'ember',
    name: 'Ember',
    accounts: ['4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'],
    reference: 'main',
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, local, sepolia, solana],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [acorn] }),
        fakeAdapter({ namespace: 'solana', wallets: [ember] }),
      ],
      ...options,
    },
    { platform, ...doors },
  )
  const events: FoyerEvent[] = []
  foyer.onEvent((event) => void events.push(event))
  const connect = (id = 'acorn') => {
    const connector = foyer.internals.connectors.getState().find((known) => known.id === id)
    if (!connector) throw new Error(`No wallet ${id}`)
    return foyer.connect({ connector })
  }
  return { platform, acorn, ember, foyer, events, connect }
}

const namesOf = (events: readonly FoyerEvent[]) =>
  events.map((event) => ('event' in event ? event.event : event.type))

test('error: a client without networks names the option', () => {
  expect(() => createFoyer({ networks: [] })).toThrowErrorMatchingInlineSnapshot(
    `[AppError: The option \`networks\` is empty. Give one of @foyer/core/networks.]`,
  )
  expect(() => createFoyer({} as FoyerOptions)).toThrow(/`networks`/)
})

test('error: sign-in is configured once', () => {
  const both = { networks: [mainnet], siwx: {}, siweConfig: {} } as unknown as FoyerOptions
  expect(() => createFoyer(both)).toThrow(
    expect.objectContaining({
      message: 'Cannot set both `siweConfig` and `siwx` options',
      code: 'options/siwx-and-siwe',
      kind: 'invalid',
    }),
  )
})

test('behavior: a missing project id is told once to the developer and never thrown', async () => {
  const { platform, foyer, events } = setUp({ projectId: undefined })
  await platform.clock.advance(0)
  await foyer.open()
  await foyer.close()
  await foyer.open()
  const alerts = events.filter(({ type }) => type === 'alert')
  expect({ alerts, reports: platform.reports }).toMatchInlineSnapshot(`
    {
      "alerts": [
        {
          "code": "PROJECT_ID_NOT_CONFIGURED",
          "message": "Project ID is not configured. Pass \`projectId\` to createFoyer.",
          "type": "alert",
        },
      ],
      "reports": [
        "PROJECT_ID_NOT_CONFIGURED: Project ID is not configured. Pass \`projectId\` to createFoyer.",
      ],
    }
  `)
  expect(foyer.internals.alerts.getState()).toHaveLength(1)
})

test('behavior: nothing happens outside memory before the first open', async () => {
  const { platform, acorn, events } = setUp()
  await platform.clock.advance(60_000)
  expect({
    timers: platform.clock.pending(),
    writes: platform.storage.writes,
    requests: platform.http.requests,
    asked: acorn.requests,
    events: namesOf(events),
  }).toMatchInlineSnapshot(`
    {
      "asked": [],
      "events": [
        "MODAL_CREATED",
      ],
      "requests": [],
      "timers": 0,
      "writes": [],
    }
  `)
})

test('behavior: on a server nothing is started at all', async () => {
  const platform: Platform = { ...createFakePlatform(), window: null }
  const storage = vi.spyOn(platform.storage, 'get')
  const timers = vi.spyOn(platform.clock, 'after')
  const { foyer, events } = setUp({ projectId: undefined }, { platform })
  await Promise.resolve()
  expect([storage.mock.calls, timers.mock.calls, events]).toEqual([[], [], []])
  expect(foyer.getState().chains.eip155?.status).toBe('disconnected')
})

test('behavior: the state before any connection', () => {
  const { foyer } = setUp({
    networks: [mainnet],
    adapters: [fakeAdapter({ namespace: 'eip155', wallets: [] })],
  })
  expect(JSON.parse(JSON.stringify(foyer.getState()))).toMatchInlineSnapshot(`
    {
      "activeNamespace": "eip155",
      "chains": {
        "eip155": {
          "address": null,
          "addressExplorerUrl": null,
          "allAccounts": [],
          "approvedNetworks": null,
          "balance": null,
          "balanceSymbol": null,
          "caipAddress": null,
          "connections": [],
          "connector": null,
          "currentTab": null,
          "namespace": "eip155",
          "network": {
            "assets": null,
            "blockExplorers": {
              "default": {
                "name": "Etherscan",
                "url": "https://etherscan.io",
              },
            },
            "caipNetworkId": "eip155:1",
            "chainNamespace": "eip155",
            "id": 1,
            "name": "Ethereum",
            "nativeCurrency": {
              "decimals": 18,
              "name": "Ether",
              "symbol": "ETH",
            },
            "rpcUrls": {
              "default": {
                "http": [
                  "https://cloudflare-eth.com",
                ],
              },
            },
            "testnet": false,
          },
          "preferredAccountType": null,
          "profileImage": null,
          "profileName": null,
          "requestedNetworks": [
            {
              "assets": null,
              "blockExplorers": {
                "default": {
                  "name": "Etherscan",
                  "url": "https://etherscan.io",
                },
              },
              "caipNetworkId": "eip155:1",
              "chainNamespace": "eip155",
              "id": 1,
              "name": "Ethereum",
              "nativeCurrency": {
                "decimals": 18,
                "name": "Ether",
                "symbol": "ETH",
              },
              "rpcUrls": {
                "default": {
                  "http": [
                    "https://cloudflare-eth.com",
                  ],
                },
              },
              "testnet": false,
            },
          ],
          "smartAccountDeployed": null,
          "smartAccountEnabledNetworks": null,
          "socialProvider": null,
          "status": "disconnected",
          "supportsAllNetworks": null,
          "tokenBalance": null,
          "user": null,
        },
      },
      "history": [],
      "isSwitchingNamespace": false,
      "loading": false,
      "open": false,
      "send": null,
      "session": null,
      "view": null,
    }
  `)
})

test('behavior: the state once connected and open', async () => {
  const { foyer, connect } = setUp({ defaultNetwork: solana })
  expect(foyer.getState().activeNamespace).toBe('solana')
  await connect()
  await foyer.open()
  const { chains, ...rest } = JSON.parse(JSON.stringify(foyer.getState()))
  const { network, requestedNetworks, ...eip155 } = chains.eip155
  expect({
    rest,
    eip155,
    network: network.name,
    requested: requestedNetworks.length,
  }).toMatchInlineSnapshot(`
    {
      "eip155": {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "addressExplorerUrl": "https://etherscan.io/address/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "allAccounts": [
          {
            "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
            "namespace": "eip155",
            "path": null,
            "publicKey": null,
            "type": "eoa",
          },
        ],
        "approvedNetworks": null,
        "balance": null,
        "balanceSymbol": null,
        "caipAddress": "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "connections": [
          {
            "accounts": [
              {
                "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                "namespace": "eip155",
                "path": null,
                "publicKey": null,
                "type": "eoa",
              },
            ],
            "connector": {
              "id": "acorn",
              "name": "Acorn",
              "type": "ANNOUNCED",
            },
            "id": "acorn",
            "isActive": true,
          },
        ],
        "connector": {
          "id": "acorn",
          "name": "Acorn",
          "type": "ANNOUNCED",
        },
        "currentTab": null,
        "namespace": "eip155",
        "preferredAccountType": "eoa",
        "profileImage": null,
        "profileName": null,
        "smartAccountDeployed": null,
        "smartAccountEnabledNetworks": null,
        "socialProvider": null,
        "status": "connected",
        "supportsAllNetworks": true,
        "tokenBalance": null,
        "user": null,
      },
      "network": "Ethereum",
      "requested": 3,
      "rest": {
        "activeNamespace": "eip155",
        "history": [
          {
            "view": "Account",
          },
        ],
        "isSwitchingNamespace": false,
        "loading": false,
        "open": true,
        "send": null,
        "session": null,
        "view": "Account",
      },
    }
  `)
})

test('behavior: a snapshot of the state is frozen through and through', async () => {
  const { foyer, connect } = setUp()
  await connect()
  await foyer.open()
  const loose: string[] = []
  const look = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if (!Object.isFrozen(value)) loose.push(path)
    for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`)
  }
  look(foyer.getState(), 'state')
  expect(loose).toEqual([])
})

test('behavior: two clients on one page do not know of each other', async () => {
  const platform = createFakePlatform()
  const first = setUp({}, { platform })
  const second = setUp({ storageKey: 'admin' }, { platform })
  await first.connect()
  await second.foyer.open()
  expect([first, second].map(({ foyer }) => foyer.getState().chains.eip155?.status)).toEqual([
    'connected',
    'disconnected',
  ])
  expect([first, second].map(({ foyer }) => foyer.getState().open)).toEqual([false, true])
  await second.connect()
  expect([...platform.storage.kept.keys()]).toEqual([
    '@foyer/connections',
    '@foyer/connections:admin',
  ])
})

test('error: a view that does not exist is refused', async () => {
  const { foyer } = setUp()
  await expect(foyer.open({ view: 'Swap' })).rejects.toMatchObject({
    code: 'navigation/unknown-view',
    kind: 'invalid',
    context: { view: 'Swap' },
  })
  expect([foyer.getState().open, foyer.getState().loading]).toEqual([false, false])
  expect(() => foyer.router.push('Nowhere')).toThrow(/"Nowhere"/)
})

test('error: a namespace without an adapter is refused', async () => {
  const { foyer } = setUp()
  await expect(foyer.open({ namespace: 'bip122' })).rejects.toMatchObject({
    code: 'adapter/not-found',
    message: 'Adapter not found',
  })
  expect(() => foyer.getProvider('bip122')).toThrow('Adapter not found')
  expect(() => foyer.addNetwork('bip122', local)).toThrow('Adapter not found')
  expect(() => foyer.removeNetwork('bip122', 1)).toThrow('Adapter not found')
  expect(() => foyer.removeAdapter('bip122')).toThrow('Adapter not found')
})

test('behavior: opens where it makes sense, and closes', async () => {
  const { platform, foyer, events, connect } = setUp()
  await platform.clock.advance(0)
  expect(await foyer.open()).toBeUndefined()
  expect(foyer.getState()).toMatchObject({
    open: true,
    view: 'Connect',
    history: [{ view: 'Connect' }],
  })
  await connect()
  expect(await foyer.close()).toBe(true)
  expect(foyer.getState()).toMatchObject({ open: false, view: null, history: [] })
  await foyer.open()
  expect(foyer.getState().view).toBe('Account')
  await foyer.open({ namespace: 'solana' })
  expect(foyer.getState()).toMatchObject({
    activeNamespace: 'solana',
    history: [{ view: 'Account' }, { view: 'Connect' }],
  })
  expect(await foyer.close()).toBe(true)
  expect(await foyer.close()).toBe(true)
  expect(
    events.map(
      (event) =>
        event.type === 'track' && [
          event.event,
          'connected' in event.properties ? event.properties.connected : undefined,
        ],
    ),
  ).toMatchInlineSnapshot(`
    [
      [
        "MODAL_CREATED",
        undefined,
      ],
      [
        "MODAL_OPEN",
        false,
      ],
      [
        "CONNECT_SUCCESS",
        undefined,
      ],
      [
        "MODAL_CLOSE",
        true,
      ],
      [
        "MODAL_OPEN",
        true,
      ],
      [
        "MODAL_CLOSE",
        false,
      ],
    ]
  `)
})

test('error: closing while the code of the modal is on its way calls the opening off', async () => {
  let arrive = (_door: ModalDoor) => {}
  const mountModal = vi.fn(() => () => {})
  const { foyer } = setUp(
    {},
    {
      loadModal: () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    },
  )
  const opening = foyer.open()
  expect([foyer.getState().open, foyer.getState().loading]).toEqual([false, true])
  expect(await foyer.close()).toBe(true)
  expect(foyer.getState().loading).toBe(false)
  arrive({ mountModal })
  await expect(opening).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
  expect(foyer.getState().open).toBe(false)
})

test('behavior: pressing twice while the code is on its way opens once', async () => {
  let arrive = () => {}
  const { foyer } = setUp(
    {},
    {
      loadModal: () =>
        new Promise((resolve) => {
          arrive = () =>
            resolve({
              mountModal({ internals: { navigation } }) {
                navigation.rules.set('Connect', {})
                const show = () => {
                  const { stack, shownKey } = navigation.routes.getState()
                  const { key = 0 } = stack.at(-1) ?? {}
                  if (key > shownKey) navigation.shown(key)
                }
                return navigation.routes.subscribe(show)
              },
            })
        }),
    },
  )
  const openings = [foyer.open(), foyer.open()]
  arrive()
  expect(await Promise.all(openings)).toEqual([undefined, undefined])
  expect(foyer.getState()).toMatchObject({
    open: true,
    loading: false,
    history: [{ view: 'Connect' }],
  })
})

/** A door whose modal knows the first view, and tells what became of it. */
function setUpDoor(options: Parameters<typeof setUp>[0] = {}) {
  const mountModal = vi.fn(({ internals }: Foyer) => {
    internals.navigation.rules.set('Connect', {})
    return () => {}
  })
  const loadModal = vi.fn(async () => ({ mountModal }))
  const { foyer, platform } = setUp(options, { loadModal })
  const settled = () => platform.clock.advance(0)
  return { foyer, settled, loadModal, mountModal, routes: foyer.internals.navigation.routes }
}

test('behavior: pointing at a button gets the modal ready, and opens nothing', async () => {
  const { foyer, settled, loadModal, mountModal, routes } = setUpDoor()
  foyer.internals.preload()
  foyer.internals.preload()
  await settled()
  expect([loadModal.mock.calls.length, mountModal.mock.calls]).toEqual([1, [[foyer]]])
  expect(foyer.getState()).toMatchObject({ open: false, loading: false, view: null, history: [] })
  const [expected] = routes.getState().stack
  expect([expected?.view, routes.getState().ahead]).toEqual(['Connect', true])

  void foyer.open()
  // In the same turn as the press: nothing is left to wait for.
  expect(foyer.getState()).toMatchObject({ open: true, loading: false, view: 'Connect' })
  expect(routes.getState()).toMatchObject({ ahead: false, stack: [expected] })
  expect([loadModal.mock.calls.length, mountModal.mock.calls.length]).toEqual([1, 1])
})

test('behavior: what was rendered ahead gives way to what is opened', async () => {
  const { foyer, settled, routes } = setUpDoor()
  foyer.internals.preload()
  await settled()
  const [expected] = routes.getState().stack
  void foyer.open({ view: 'Connect', arguments: { wallet: 'rainbow' } })
  const { stack, ahead } = routes.getState()
  expect([stack.length, stack[0]?.parameters, ahead]).toEqual([1, { wallet: 'rainbow' }, false])
  expect(stack[0]?.key).not.toBe(expected?.key)
  foyer.internals.preload()
  await settled()
  expect(routes.getState()).toMatchObject({ stack, ahead: false })
})

test('behavior: closed again, the first view can be rendered ahead once more', async () => {
  const { foyer, settled, routes } = setUpDoor()
  void foyer.open()
  await settled()
  const { stack } = routes.getState()
  foyer.internals.preload()
  await settled()
  expect(routes.getState()).toMatchObject({ stack, ahead: false })
  await foyer.close()
  foyer.internals.preload()
  await settled()
  const [expected] = routes.getState().stack
  expect([expected?.view, routes.getState().ahead]).toEqual(['Connect', true])
  expect(expected).toBe(stack[0])
  expect(foyer.getState()).toMatchObject({ open: false, view: null, history: [] })
  expect(routes.getState().shownKey).toBeLessThan(expected?.key ?? 0)
})

test.each([{ disableAppend: true }, { enableEmbedded: true }])(
  'behavior: the place that the host made stays empty until the first open: %o',
  async (options) => {
    const { foyer, settled, loadModal, mountModal } = setUpDoor(options)
    foyer.internals.preload()
    await settled()
    expect([loadModal.mock.calls.length, mountModal.mock.calls.length]).toEqual([1, 0])
    void foyer.open().catch(() => {})
    await settled()
    expect(mountModal.mock.calls).toEqual([[foyer]])
  },
)

test('behavior: code that arrives after the client was destroyed mounts nothing', async () => {
  const { foyer, settled, mountModal } = setUpDoor()
  foyer.internals.preload()
  foyer.destroy()
  await settled()
  expect(mountModal).not.toHaveBeenCalled()
})

test('error: what is awaited of a view that was closed before it was on screen is told at once', async () => {
  const { foyer, settled } = setUpDoor()
  await settled()
  const finished = vi.fn(() => new Promise<undefined>(() => {}))
  const { rules } = foyer.internals.navigation
  rules.set('WalletSend', { outcome: finished })
  const sent = foyer.open({ view: 'WalletSend' })
  const plain = foyer.open({ view: 'WalletSend' })
  const refused = [sent, plain].map((it) =>
    expect(it).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' }),
  )
  await settled()
  foyer.internals.navigation.leave()
  await Promise.all(refused)
  expect(finished).not.toHaveBeenCalled()

  // Who only wanted to see a view has lost nothing.
  const seen = foyer.open()
  await settled()
  foyer.internals.navigation.leave()
  await expect(seen).resolves.toBeUndefined()
})

test('error: a destroyed client opens nothing and gets nothing ready', async () => {
  const mountModal = vi.fn(() => () => {})
  const { foyer } = setUp({}, { loadModal: async () => ({ mountModal }) })
  foyer.destroy()
  await foyer.internals.preload()
  await expect(foyer.open()).rejects.toMatchObject({ code: 'modal/closed' })
  expect(mountModal).not.toHaveBeenCalled()
})

test('error: code that did not arrive is asked for again at the next open', async () => {
  const loadModal = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const { foyer } = setUp({}, { loadModal })
  const failure = { code: 'modal/unavailable', kind: 'unavailable' }
  await expect(foyer.open()).rejects.toMatchObject(failure)
  await expect(foyer.open()).rejects.toMatchObject(failure)
  expect(loadModal).toHaveBeenCalledTimes(2)
  expect(foyer.getState().loading).toBe(false)
})

test('behavior: a listener that throws stops neither the others nor the client', async () => {
  const { platform, foyer, connect } = setUp()
  const broken = () => {
    throw new Error('host bug')
  }
  foyer.subscribe(broken)
  foyer.onEvent(broken)
  const received = { states: 0, events: 0 }
  foyer.subscribe(() => void received.states++)
  foyer.onEvent(() => void received.events++)
  await connect()
  await foyer.open()
  expect(foyer.getState()).toMatchObject({
    open: true,
    chains: { eip155: { status: 'connected' } },
  })
  expect(received.states > 0 && received.events > 0).toBe(true)
  expect(platform.reports).toContain('Error: host bug')
})

test('behavior: listeners get the state before and after, and can leave', async () => {
  const { foyer } = setUp()
  const received: [boolean, boolean][] = []
  const stop = foyer.subscribe((state, previous) => void received.push([previous.open, state.open]))
  await foyer.open()
  expect(received.at(-1)).toEqual([false, true])
  stop()
  received.length = 0
  await foyer.close()
  expect(received).toEqual([])
})

test('behavior: events are not replayed to those who come late', async () => {
  const { platform, foyer } = setUp({ projectId: undefined })
  await platform.clock.advance(0)
  const late = vi.fn()
  const stop = foyer.onEvent(late)
  expect(late).not.toHaveBeenCalled()
  stop()
  await foyer.open()
  expect(late).not.toHaveBeenCalled()
})

test('behavior: an event carries the address once there is one', async () => {
  const { platform, foyer, events, connect } = setUp()
  await platform.clock.advance(0)
  await connect()
  await foyer.open()
  expect(events).toMatchInlineSnapshot(`
    [
      {
        "event": "MODAL_CREATED",
        "properties": {},
        "timestamp": 1767225600000,
        "type": "track",
      },
      {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "event": "CONNECT_SUCCESS",
        "properties": {
          "method": "browser",
          "name": "Acorn",
        },
        "timestamp": 1767225600000,
        "type": "track",
      },
      {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "event": "MODAL_OPEN",
        "properties": {
          "connected": true,
        },
        "timestamp": 1767225600000,
        "type": "track",
      },
    ]
  `)
})

test('behavior: a destroyed client holds on to nothing', async () => {
  const { platform, acorn, ember, foyer, connect } = setUp()
  await connect()
  ember.behave('connect', 'hang')
  const hanging = connect('ember').catch(({ code }) => code)
  await foyer.open()
  foyer.destroy()
  expect(await hanging).toBe('connection/abandoned')
  expect({
    open: foyer.getState().open,
    timers: platform.clock.pending(),
    page: platform.window.listenerCount(),
    // The wallet's own page script is not ours: it is told when the fake wallet appears.
    wallets: [acorn.listenerCount(), ember.listenerCount()],
  }).toEqual({ open: false, timers: 0, page: 0, wallets: [0, 0] })
})

test('behavior: a client destroyed at once does not wake up afterwards', async () => {
  const { platform, acorn, foyer, events } = setUp({ projectId: undefined })
  platform.storage.set(
    '@foyer/connections',
    '{"version":1,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
  )
  foyer.destroy()
  await platform.clock.advance(0)
  expect([acorn.requests, platform.clock.pending(), platform.reports, events]).toEqual([
    [],
    0,
    [],
    [],
  ])
})

test('behavior: switches without a wallet in memory, with a wallet in the wallet', async () => {
  const { platform, acorn, foyer, events, connect } = setUp()
  await platform.clock.advance(0)
  await foyer.switchNetwork('eip155:31337')
  await foyer.switchNetwork(local)
  expect(foyer.getState().chains.eip155?.network?.name).toBe('Local')
  await connect()
  // What was chosen before is asked of the wallet by itself.
  await vi.dynamicImportSettled()
  await platform.clock.advance(0)
  expect(foyer.getState().chains.eip155).toMatchObject({
    network: { name: 'Local' },
    caipAddress: `eip155:31337:${account}`,
  })
  expect(acorn.reference).toBe('31337')
  expect(
    events.map((event) => 'event' in event && [event.event, event.properties]),
  ).toMatchInlineSnapshot(`
      [
        [
          "MODAL_CREATED",
          {},
        ],
        [
          "SWITCH_NETWORK",
          {
            "network": "eip155:31337",
          },
        ],
        [
          "CONNECT_SUCCESS",
          {
            "method": "browser",
            "name": "Acorn",
          },
        ],
        [
          "SWITCH_NETWORK",
          {
            "network": "eip155:31337",
          },
        ],
      ]
    `)
})

test('error: a refused switch keeps the network', async () => {
  const { acorn, foyer, connect } = setUp()
  await connect()
  acorn.behave('switchNetwork', 'reject')
  await expect(foyer.switchNetwork(local)).rejects.toMatchObject({ code: 'wallet/declined' })
  expect(foyer.getState().chains.eip155?.network?.name).toBe('Ethereum')
})

test('error: a network that nobody listed is one alert and a rejection', async () => {
  const { platform, foyer, events } = setUp()
  await platform.clock.advance(0)
  const reject = () =>
    expect(foyer.switchNetwork('eip155:56')).rejects.toMatchObject({ code: 'network/not-found' })
  await reject()
  await reject()
  expect(events.filter(({ type }) => type === 'alert')).toHaveLength(1)
})

test('behavior: networks come and go at run time', async () => {
  const { platform, foyer } = setUp({ networks: [mainnet, solana] })
  const names = () => foyer.getState().chains.eip155?.requestedNetworks.map(({ name }) => name)
  foyer.addNetwork('eip155', local)
  foyer.addNetwork('eip155', { ...local, name: 'Local again' })
  expect(names()).toEqual(['Ethereum', 'Local again'])
  foyer.removeNetwork('eip155', 1)
  await platform.clock.advance(0)
  expect(names()).toEqual(['Local again'])
  expect(foyer.getState().chains.eip155?.network?.name).toBe('Local again')
  foyer.removeNetwork('eip155', 31337)
  expect(foyer.getState().chains.eip155?.network).toBeNull()
})

test('behavior: an adapter can be taken away', async () => {
  const { platform, acorn, foyer, connect } = setUp()
  await connect()
  foyer.removeAdapter('eip155')
  await platform.clock.advance(0)
  expect(foyer.getState()).toMatchObject({ activeNamespace: 'solana' })
  expect(Object.keys(foyer.getState().chains)).toEqual(['solana'])
  expect(foyer.internals.connectors.getState().map(({ id }) => id)).toEqual(['ember'])
  expect([acorn.listenerCount(), platform.storage.kept.size]).toEqual([0, 0])
  expect(() => connect('acorn')).toThrow('No wallet acorn')
})

test.each<[string, Partial<FoyerOptions>, NetworkInput, string[]]>([
  ['a preset is never contacted', {}, mainnet, []],
  ['the urls of a host network are used', {}, local, ['https://own.example']],
  [
    'a preset with urls of the host is read there',
    { networks: [{ ...mainnet, rpcUrls: { default: { http: ['https://mine.example'] } } }] },
    mainnet,
    ['https://mine.example'],
  ],
  [
    'customRpcUrls wins over the network',
    { customRpcUrls: { 'eip155:31337': ['https://custom.example', 'https://second.example'] } },
    local,
    ['https://custom.example'],
  ],
  [
    'customRpcUrls makes a preset readable',
    { customRpcUrls: { 'eip155:1': ['https://custom.example'] } },
    mainnet,
    ['https://custom.example'],
  ],
])('behavior: %s', async (_name, options, network, urls) => {
  const { platform, foyer, connect } = setUp(options)
  await connect()
  await foyer.switchNetwork(`eip155:${network.id}`)
  await foyer.internals.balances.refresh('eip155')
  expect(platform.http.requests.map(({ url }) => url)).toEqual(urls)
})

test('behavior: the theme changes at run time', () => {
  const { foyer } = setUp({ themeMode: 'dark' })
  foyer.setTheme({ themeVariables: { '--foyer-accent': 'red' } })
  expect(foyer.internals.theme.getState()).toEqual({
    themeMode: 'dark',
    themeVariables: { '--foyer-accent': 'red' },
  })
})

test('behavior: a theme that leaves something open keeps it', () => {
  const { foyer } = setUp({ themeVariables: { '--foyer-accent': 'red' } })
  foyer.setTheme({ themeMode: 'dark', themeVariables: undefined })
  foyer.setTheme({ themeMode: undefined })
  expect(foyer.internals.theme.getState()).toEqual({
    themeMode: 'dark',
    themeVariables: { '--foyer-accent': 'red' },
  })
})

test('behavior: what listeners change is told after what they heard, to all in one order', async () => {
  const { foyer } = setUp()
  // Their code is here, so that the second switch comes while the first is told.
  await foyer.internals.prepare()
  const received: (string | undefined)[][] = []
  const nameOf = ({ chains }: ReturnType<Foyer['getState']>) => chains.eip155?.network?.name
  foyer.subscribe((state) => {
    if (nameOf(state) === 'Local') void foyer.switchNetwork(sepolia)
  })
  foyer.subscribe((state, previous) => received.push([nameOf(previous), nameOf(state)]))
  await foyer.switchNetwork(local)
  expect(received).toEqual([
    ['Ethereum', 'Local'],
    ['Local', 'Sepolia'],
  ])
})

test('behavior: a listener may leave and listen anew while it is told', async () => {
  const { foyer } = setUp()
  let calls = 0
  let stop = () => {}
  const listen = () => {
    calls += 1
    stop()
    if (calls < 1_000) stop = foyer.subscribe(listen)
  }
  stop = foyer.subscribe(listen)
  await foyer.switchNetwork(local)
  expect(calls).toBe(1)
})

test('behavior: one that listens to events twice leaves twice', async () => {
  const { foyer } = setUp()
  // What is told of the client itself is told by then.
  await foyer.internals.prepare()
  const listener = vi.fn()
  const stops = [foyer.onEvent(listener), foyer.onEvent(listener)]
  stops[0]?.()
  await foyer.switchNetwork(local)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('behavior: who listens for the end of wallets is told by the user alone, once for each namespace', async () => {
  const { acorn, foyer, connect } = setUp()
  const ended: string[] = []
  const stop = foyer.internals.onEnded((namespace) => ended.push(namespace))
  await connect()
  acorn.lock()
  expect(ended).toEqual([])
  await foyer.disconnect('eip155')
  expect(ended).toEqual(['eip155'])
  await foyer.disconnect()
  expect(ended).toEqual(['eip155', 'eip155', 'solana'])
  stop()
  await foyer.disconnect()
  expect(ended).toHaveLength(3)
})

test('behavior: no state between two names a network or a family that is not there', async () => {
  const { platform, foyer, connect } = setUp()
  await connect()
  const holes: unknown[] = []
  foyer.subscribe(({ activeNamespace, chains }) => {
    if (activeNamespace !== null && !chains[activeNamespace]) holes.push(activeNamespace)
    for (const { status, network, requestedNetworks } of Object.values(chains))
      if (status === 'disconnected' && network && !requestedNetworks.includes(network))
        holes.push(network.name)
  })
  await foyer.disconnect()
  foyer.removeNetwork('eip155', 1)
  foyer.removeAdapter('eip155')
  await platform.clock.advance(0)
  expect(holes).toEqual([])
})

test('error: a network that was taken from a connected wallet is one nobody knows', async () => {
  const { acorn, foyer, connect } = setUp({ networks: [mainnet, solana] })
  await connect()
  const network = () => foyer.getState().chains.eip155?.network
  foyer.removeNetwork('eip155', 1)
  expect(network()).toMatchObject({
    caipNetworkId: 'eip155:1',
    name: expect.stringMatching(/unknown|unsupported/i),
  })
  foyer.addNetwork('eip155', local)
  // The wallet did not move, so nobody may say that it did.
  expect(network()?.caipNetworkId).toBe('eip155:1')
  await foyer.switchNetwork(local)
  expect(network()?.name).toBe('Local')
  acorn.behave('switchNetwork', 'reject')
  foyer.addNetwork('eip155', mainnet)
  foyer.removeNetwork('eip155', 31337)
  expect(network()?.caipNetworkId).toBe('eip155:31337')
})

test.each(['hang', { late: 'approve' }] as const)(
  'error: a switch whose wallet was disconnected meanwhile (%j) ends as abandoned',
  async (behaviour) => {
    const { acorn, foyer, connect } = setUp()
    await connect()
    acorn.behave('switchNetwork', behaviour)
    const switching = foyer.switchNetwork(local).catch((error) => error)
    await foyer.disconnect()
    acorn.answerLate()
    expect(await switching).toMatchObject({ code: 'connection/abandoned' })
    expect(foyer.getState().chains.eip155).toMatchObject({
      status: 'disconnected',
      network: { name: 'Ethereum' },
    })
  },
)

test('behavior: a network given twice is one', () => {
  const { foyer } = setUp({ networks: [mainnet, local, { ...mainnet, name: 'Mine' }] })
  const names = () => foyer.getState().chains.eip155?.requestedNetworks.map(({ name }) => name)
  expect(names()).toEqual(['Mine', 'Local'])
  foyer.addNetwork('eip155', mainnet)
  expect(names()).toEqual(['Ethereum', 'Local'])
})

import {
  createFakePlatform,
  createFakeWallet,
  type FakePlatform,
  type FakeWalletParameters,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { base, mainnet, optimism } from '../../networks.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import type { ConnectOptions } from '../contract/ConnectOptions.ts'
import type { FoyerOptions } from '../contract/FoyerOptions.ts'
import { createFoyer } from '../createFoyer.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solana: NetworkInput = {
  id: 'main',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}
const stored = (connectorId: string, namespace = 'eip155') =>
  JSON.stringify({ version: 1, connections: [{ namespace, connectorId }] })

/** A client with two wallets on eip155 and one on solana, started in the next turn. */
async function setUp({
  platform = createFakePlatform(),
  acorn: acornParameters = {},
  ember: emberParameters = {},
  options = {},
}: {
  platform?: FakePlatform
  acorn?: Partial<FakeWalletParameters>
  ember?: Partial<FakeWalletParameters>
  options?: Partial<FoyerOptions>
} = {}) {
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: [first],
    reference: '1',
    ...acornParameters,
  })
  const birch = createFakeWallet({ id: 'birch', name: 'Birch', accounts: [second], reference: '1' })
  const ember = createFakeWallet({
    id: 'ember',
    name: 'Ember',
    accounts: ['4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'],
    reference: 'main',
    ...emberParameters,
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, solana],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [acorn, birch] }),
        fakeAdapter({ namespace: 'solana', wallets: [ember] }),
      ],
      ...options,
    },
    { platform },
  )
  const events: unknown[] = []
  const statuses: (string | undefined)[] = []
  foyer.subscribe(({ chains }, before) => {
    const { status } = chains.eip155 ?? {}
    if (status !== before.chains.eip155?.status) statuses.push(status)
  })
  await vi.dynamicImportSettled()
  await platform.clock.advance(0)
  foyer.onEvent((event) => {
    if (event.type === 'track') events.push([event.event, event.properties])
  })
  const connect = (id: string, more: Omit<ConnectOptions, 'connector'> = {}) => {
    const connector = foyer.internals.connectors.getState().find((known) => known.id === id)
    if (!connector) throw new Error(`No wallet ${id}`)
    return foyer.connect({ connector, ...more })
  }
  return {
    platform,
    acorn,
    birch,
    ember,
    foyer,
    events,
    statuses,
    connect,
    settle: () => platform.clock.advance(0),
    eip155() {
      const { status, caipAddress, connector } = foyer.getState().chains.eip155 ?? {}
      return { status, caipAddress, wallet: connector?.name ?? null }
    },
  }
}

test('behavior: an approval connects, is remembered, and is told once', async () => {
  const { platform, foyer, events, statuses, connect, eip155 } = await setUp()
  await connect('acorn')
  expect({
    eip155: eip155(),
    active: foyer.getState().activeNamespace,
    statuses,
    events,
    kept: [...platform.storage.kept].map(([key, text]) => [
      key,
      text.replace(/"mark":"\w+"/, '"mark":"…"'),
    ]),
    timers: platform.clock.pending(),
  }).toMatchInlineSnapshot(`
    {
      "active": "eip155",
      "eip155": {
        "caipAddress": "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "status": "connected",
        "wallet": "Acorn",
      },
      "events": [
        [
          "CONNECT_SUCCESS",
          {
            "method": "browser",
            "name": "Acorn",
          },
        ],
      ],
      "kept": [
        [
          "@foyer/connections",
          "{"version":2,"connections":[{"namespace":"eip155","connectorId":"acorn","mark":"…"}],"ended":[]}",
        ],
      ],
      "statuses": [
        "connecting",
        "connected",
      ],
      "timers": 0,
    }
  `)
})

test('error: a refusal goes back quietly', async () => {
  const { acorn, events, statuses, connect, eip155, platform } = await setUp()
  acorn.behave('connect', 'reject')
  await expect(connect('acorn')).rejects.toMatchObject({
    code: 'wallet/declined',
    kind: 'declined',
  })
  expect([eip155().status, statuses, platform.storage.writes]).toEqual([
    'disconnected',
    ['connecting', 'disconnected'],
    [],
  ])
  expect(events.map((event) => (event as [string])[0])).toEqual(['USER_REJECTED'])
})

test.each([
  ['the words of the wallet', { message: 'Ledger is locked' }, 'Ledger is locked'],
  ['a sentence when it gave none', {}, 'Unknown error'],
])('error: a failure carries %s', async (_name, thrown, message) => {
  const { acorn, events, connect, eip155 } = await setUp()
  acorn.behave('connect', { throws: thrown })
  await expect(connect('acorn')).rejects.toMatchObject({ code: 'wallet/failed', message })
  expect(eip155().status).toBe('disconnected')
  expect(events).toEqual([['CONNECT_ERROR', { name: 'Acorn', message }]])
})

test('behavior: a silent wallet can be left at once, and its late answer changes nothing', async () => {
  const { platform, acorn, events, statuses, connect, settle, eip155 } = await setUp()
  acorn.behave('connect', { late: 'approve' })
  const leaving = new AbortController()
  const outcome = connect('acorn', { signal: leaving.signal }).catch(({ code }) => code)
  await settle()
  expect(eip155().status).toBe('connecting')
  leaving.abort()
  expect(eip155().status).toBe('disconnected')
  expect(await outcome).toBe('connection/abandoned')
  acorn.answerLate()
  await settle()
  expect([
    eip155().status,
    statuses,
    events,
    platform.storage.writes,
    acorn.listenerCount(),
  ]).toEqual(['disconnected', ['connecting', 'disconnected'], [], [], 1])
})

test('behavior: an attempt abandoned before it began asks nobody', async () => {
  const { acorn, connect, statuses } = await setUp()
  await expect(connect('acorn', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'connection/abandoned',
  })
  expect([acorn.requests, statuses]).toEqual([[], []])
})

test('behavior: a second attempt takes the place of the first', async () => {
  const { acorn, events, statuses, connect, settle, eip155 } = await setUp()
  acorn.behave('connect', { late: 'approve' })
  const outcome = connect('acorn').catch(({ code }) => code)
  await connect('birch')
  expect(await outcome).toBe('connection/abandoned')
  acorn.answerLate()
  await settle()
  expect(eip155()).toEqual({
    status: 'connected',
    caipAddress: `eip155:1:${second}`,
    wallet: 'Birch',
  })
  expect(statuses).toEqual(['connecting', 'connected'])
  expect(events).toEqual([['CONNECT_SUCCESS', { name: 'Birch', method: 'browser' }]])
})

test('behavior: a failed change of wallets keeps the one that is connected', async () => {
  const { acorn, birch, connect, eip155, settle } = await setUp()
  await connect('acorn')
  birch.behave('connect', 'reject')
  await connect('birch').catch(() => {})
  expect(eip155()).toMatchObject({ status: 'connected', wallet: 'Acorn' })
  birch.behave('connect', 'approve')
  await connect('birch')
  acorn.changeAccounts([second])
  acorn.hangUp()
  await settle()
  expect(eip155()).toMatchObject({ status: 'connected', wallet: 'Birch' })
})

test('behavior: a busy wallet says so, and its answer to the earlier prompt connects', async () => {
  const { acorn, connect, settle, eip155 } = await setUp()
  acorn.behave('connect', 'pending')
  const onAlreadyPending = vi.fn()
  const connecting = connect('acorn', { onAlreadyPending })
  await settle()
  expect([onAlreadyPending.mock.calls.length, eip155().status]).toEqual([1, 'connecting'])
  acorn.settlePending()
  await connecting
  expect(eip155().status).toBe('connected')
})

test('behavior: two chain families connect at once, each with its own wallet', async () => {
  const { foyer, acorn, connect, settle } = await setUp()
  acorn.behave('connect', { late: 'approve' })
  const waiting = connect('acorn')
  await connect('ember')
  const view = () => {
    const { activeNamespace, chains } = foyer.getState()
    return [activeNamespace, chains.eip155?.status, chains.solana?.status]
  }
  expect(view()).toEqual(['solana', 'connecting', 'connected'])
  acorn.answerLate()
  await waiting
  expect(view()).toEqual(['eip155', 'connected', 'connected'])
  await foyer.disconnect('solana')
  expect(view()).toEqual(['eip155', 'connected', 'disconnected'])
  await connect('ember')
  await foyer.disconnect()
  await settle()
  expect(view().slice(1)).toEqual(['disconnected', 'disconnected'])
})

test('behavior: follows what the wallet does by itself', async () => {
  const { acorn, foyer, events, connect, settle } = await setUp()
  await connect('acorn')
  events.length = 0
  acorn.changeAccounts([second, first])
  await settle()
  expect(foyer.getState().chains.eip155).toMatchObject({
    address: second,
    caipAddress: `eip155:1:${second}`,
    allAccounts: [{ address: second }, { address: first }],
    balance: null,
  })
  acorn.changeNetwork('10')
  await settle()
  expect(foyer.getState().chains.eip155).toMatchObject({
    status: 'connected',
    caipAddress: `eip155:10:${second}`,
    network: { id: 10, name: 'Unsupported network', caipNetworkId: 'eip155:10' },
  })
  acorn.changeNetwork('1')
  await settle()
  expect(foyer.getState().chains.eip155?.network?.name).toBe('Ethereum')
  expect(events.filter((event) => (event as [string])[0] === 'SWITCH_NETWORK')).toEqual([
    ['SWITCH_NETWORK', { network: 'eip155:10' }],
    ['SWITCH_NETWORK', { network: 'eip155:1' }],
  ])
})

test('behavior: a wallet that hangs up is gone, and not resumed', async () => {
  const { platform, acorn, connect, settle, eip155 } = await setUp()
  await connect('acorn')
  acorn.hangUp()
  await settle()
  expect(eip155()).toEqual({ status: 'disconnected', caipAddress: null, wallet: null })
  expect([platform.storage.kept.size, acorn.listenerCount()]).toEqual([0, 1])
})

test('behavior: without a wallet the network is one of ours again', async () => {
  const { acorn, foyer, connect, settle } = await setUp()
  await connect('acorn')
  acorn.changeNetwork('10')
  await settle()
  await foyer.disconnect()
  expect(foyer.getState().chains.eip155?.network?.name).toBe('Ethereum')
})

const resumable = (value = stored('acorn')) => {
  const platform = createFakePlatform()
  platform.storage.set('@foyer/connections', value)
  return platform
}

test('behavior: the last visit is resumed without a prompt and without an event', async () => {
  const platform = resumable()
  const { acorn, events, statuses, eip155 } = await setUp({ platform, acorn: { permitted: true } })
  expect({
    eip155: eip155(),
    statuses,
    events,
    asked: acorn.requests.map(({ method }) => method),
    timers: platform.clock.pending(),
    writes: platform.storage.writes.length - 1,
  }).toMatchInlineSnapshot(`
    {
      "asked": [
        "accounts",
      ],
      "eip155": {
        "caipAddress": "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "status": "connected",
        "wallet": "Acorn",
      },
      "events": [],
      "statuses": [
        "connecting",
        "connected",
      ],
      "timers": 0,
      "writes": 0,
    }
  `)
})

test('behavior: the only wallet that is resumed is the active one again', async () => {
  const before = await setUp()
  await before.connect('ember')
  const platform = createFakePlatform({ storage: before.platform.storage })
  const { foyer, ember } = await setUp({ platform, ember: { permitted: true } })
  expect([foyer.getState().activeNamespace, ember.requests.length]).toEqual(['solana', 1])
})

test.each<[string, Partial<FakeWalletParameters>, string]>([
  ['a wallet that does not answer', { behaviour: { accounts: 'hang' } }, 'acorn'],
  ['a wallet that is not here', { present: false }, 'acorn'],
  ['a wallet that nobody knows', {}, 'unknown'],
])('behavior: %s is given up after 5 s and tried at the next visit', async (_name, acorn, id) => {
  const platform = resumable(stored(id))
  const { eip155, statuses } = await setUp({ platform, acorn })
  await platform.clock.advance(4_999)
  expect(eip155().status).toBe('connecting')
  await platform.clock.advance(1)
  expect([eip155().status, statuses, platform.clock.pending()]).toEqual([
    'disconnected',
    ['connecting', 'disconnected'],
    0,
  ])
  expect(platform.storage.get('@foyer/connections')).toBe(stored(id))
})

test('behavior: a wallet that comes late is still resumed', async () => {
  const platform = resumable()
  const { acorn, eip155 } = await setUp({ platform, acorn: { present: false, permitted: true } })
  await platform.clock.advance(2_000)
  acorn.appear()
  await platform.clock.advance(0)
  expect(eip155()).toMatchObject({ status: 'connected', wallet: 'Acorn' })
})

test('behavior: a wallet that fails while resuming is no message to anybody', async () => {
  const platform = resumable()
  const { events, eip155 } = await setUp({
    platform,
    acorn: { behaviour: { accounts: { throws: { message: 'Locked' } } } },
  })
  expect([eip155().status, events, platform.reports]).toEqual(['disconnected', [], []])
})

test('behavior: pressing another wallet while resuming takes its place', async () => {
  const platform = resumable()
  const { acorn, connect, eip155 } = await setUp({
    platform,
    acorn: { permitted: true, behaviour: { accounts: { late: 'approve' } } },
  })
  await connect('birch')
  acorn.answerLate()
  await platform.clock.advance(10_000)
  expect(eip155()).toMatchObject({ status: 'connected', wallet: 'Birch' })
})

test('behavior: enableReconnect false leaves the last visit alone', async () => {
  const platform = resumable()
  const { acorn, statuses } = await setUp({
    platform,
    acorn: { permitted: true },
    options: { enableReconnect: false },
  })
  expect([acorn.requests, statuses]).toEqual([[], []])
  expect(platform.storage.get('@foyer/connections')).toBe(stored('acorn'))
})

test('behavior: a stored chain family without an adapter is left alone', async () => {
  const platform = resumable(stored('satoshi', 'bip122'))
  const { statuses } = await setUp({ platform })
  expect([statuses, platform.storage.get('@foyer/connections')]).toEqual([
    [],
    stored('satoshi', 'bip122'),
  ])
})

test('behavior: disconnecting asks the wallet to forget us, and is told once', async () => {
  const { platform, acorn, foyer, events, connect, eip155 } = await setUp()
  await connect('acorn')
  events.length = 0
  await Promise.all([foyer.disconnect(), foyer.disconnect('eip155')])
  await foyer.disconnect()
  expect(eip155()).toEqual({ status: 'disconnected', caipAddress: null, wallet: null })
  expect(acorn.requests.filter(({ method }) => method === 'disconnect')).toHaveLength(1)
  expect(events).toEqual([['DISCONNECT_SUCCESS', { namespace: 'eip155' }]])
  expect([platform.storage.kept.size, platform.clock.pending()]).toEqual([0, 0])
})

test.each([
  ['the first one', undefined, 1],
  ['the default one', base, 8453],
])('behavior: disconnecting leads back to %s of the networks', async (_, defaultNetwork, id) => {
  const { foyer, connect } = await setUp({
    acorn: { reference: '10' },
    options: {
      networks: [mainnet, base, optimism],
      ...(defaultNetwork && { defaultNetwork }),
    },
  })
  await connect('acorn')
  expect(foyer.getState().chains.eip155?.network?.id).toBe(10)
  await foyer.disconnect()
  expect(foyer.getState().chains.eip155?.network?.id).toBe(id)
})

test('behavior: a wallet without such a method is disconnected all the same', async () => {
  const { acorn, foyer, events, connect, eip155 } = await setUp()
  await connect('acorn')
  acorn.behave('disconnect', { throws: { code: 4200 } })
  await foyer.disconnect()
  expect(eip155().status).toBe('disconnected')
  expect(events.at(-1)).toEqual(['DISCONNECT_SUCCESS', { namespace: 'eip155' }])
})

test('behavior: a wallet that fails to forget us is disconnected all the same', async () => {
  const { platform, acorn, foyer, events, connect, eip155 } = await setUp()
  await connect('acorn')
  acorn.behave('disconnect', { throws: { message: 'Out of order' } })
  await foyer.disconnect()
  expect(eip155().status).toBe('disconnected')
  expect(events.at(-1)).toEqual([
    'DISCONNECT_ERROR',
    { namespace: 'eip155', message: 'Out of order' },
  ])
  expect(platform.reports).toEqual([
    'Acorn is disconnected, and did not forget this page: Out of order',
  ])
})

test('behavior: a wallet that never answers is waited for 3 s, disconnected at once', async () => {
  const { platform, acorn, foyer, events, connect, eip155 } = await setUp()
  await connect('acorn')
  events.length = 0
  acorn.behave('disconnect', 'hang')
  const done = vi.fn()
  const leaving = foyer.disconnect().then(done)
  expect(eip155().status).toBe('disconnected')
  await platform.clock.advance(2_999)
  expect(done).not.toHaveBeenCalled()
  await platform.clock.advance(1)
  await leaving
  expect(events).toEqual([
    ['DISCONNECT_ERROR', { namespace: 'eip155', message: 'The wallet did not answer in time.' }],
  ])
})

test('behavior: disconnecting ends an attempt too, and nothing is no error', async () => {
  const { acorn, foyer, events, connect, eip155 } = await setUp()
  await foyer.disconnect()
  await foyer.disconnect('bip122')
  acorn.behave('connect', 'hang')
  const outcome = connect('acorn').catch(({ code }) => code)
  await foyer.disconnect()
  expect([await outcome, eip155().status, events]).toEqual([
    'connection/abandoned',
    'disconnected',
    [],
  ])
})

test('error: a wallet that left the page is not found', async () => {
  const { foyer, connect } = await setUp()
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('No wallets')
  await expect(foyer.connect({ connector: { ...connector, id: 'gone' } })).rejects.toMatchObject({
    code: 'wallet/not-found',
  })
  await expect(
    foyer.connect({ connector: { ...connector, chain: 'bip122' } }),
  ).rejects.toMatchObject({ code: 'adapter/not-found' })
  await connect('acorn')
})

test('behavior: what another tab remembers stays, even if the wallet shows nothing here', async () => {
  const platform = createFakePlatform()
  const { foyer } = await setUp({ platform })
  platform.storage.changeInOtherTab('@foyer/connections', stored('acorn'))
  await vi.waitFor(() => expect(foyer.getState().chains.eip155?.status).toBe('connecting'))
  await vi.waitFor(() => expect(foyer.getState().chains.eip155?.status).toBe('disconnected'))
  expect(platform.storage.kept.get('@foyer/connections')).toBe(stored('acorn'))
  expect(platform.storage.writes).toEqual([])
})

test('behavior: an account and a network that changed while the tab was closed are there at once', async () => {
  const { acorn, eip155, foyer } = await setUp({
    platform: resumable(),
    acorn: {
      permitted: true,
      accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
      reference: '10',
    },
  })
  expect(eip155()).toMatchObject({
    status: 'connected',
    caipAddress: 'eip155:10:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  })
  expect(foyer.getState().chains.eip155?.allAccounts).toHaveLength(1)
  expect(acorn.requests.map(({ method }) => method)).toEqual(['accounts'])
})

test('behavior: an attempt that ends in the moment of the answer connects nothing afterwards', async () => {
  const connectedAfterwards: string[] = []
  for (const how of ['connecting', 'resuming'] as const)
    for (let turns = 0; turns < 20; turns++) {
      const platform = createFakePlatform()
      if (how === 'resuming') platform.storage.set('@foyer/connections', stored('acorn'))
      const { acorn, foyer } = await setUp({
        platform,
        acorn: {
          permitted: how === 'resuming',
          behaviour: { connect: { late: 'approve' }, accounts: { late: 'approve' } },
        },
      })
      const status = () => foyer.getState().chains.eip155?.status
      const [connector] = foyer.getConnectors()
      const outcome =
        how === 'connecting' && connector
          ? foyer.connect({ connector }).catch(() => {})
          : Promise.resolve()
      const asked = how === 'connecting' ? 'connect' : 'accounts'
      await vi.waitFor(() => expect(acorn.requests.at(-1)?.method).toBe(asked))
      acorn.answerLate()
      for (let turn = 0; turn < turns; turn++) await Promise.resolve()
      const left = foyer.disconnect()
      await Promise.all([outcome, left])
      await platform.clock.advance(10_000)
      if (status() !== 'disconnected') connectedAfterwards.push(`${how}, ${turns} turns`)
      foyer.destroy()
    }
  expect(connectedAfterwards).toEqual([])
})

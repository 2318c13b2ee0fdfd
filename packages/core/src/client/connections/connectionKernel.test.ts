import {
  createFakePlatform,
  createFakeWallet,
  createSlowStorage,
  type FakeStorage,
  type FakeWallet,
  fakeAdapter,
} from '@foyer/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NetworkInput } from '../../primitives/Network.ts'
import type { Foyer } from '../contract/Foyer.ts'
import { createFoyer } from '../createFoyer.ts'

/*
 * The connection kernel against a model of what must hold whatever happens: two chain families with two
 * wallets each, two tabs on one storage that sees changes late, wallets that refuse, hang, answer late, lock
 * themselves and hang up, reloads, and users who press everything at once. `connectionKernel.endure.test.ts`
 * runs a million events.
 */

const eventsPerRun = 100
const events = Number(process.env.FOYER_KERNEL_EVENTS ?? 5_000)
const key = '@foyer/connections'
const families = ['eip155', 'solana'] as const
const names = ['acorn', 'birch'] as const
const references = ['1', '2', '9'] as const
const tabCount = 2

const network = (namespace: string, id: string): NetworkInput => ({
  id,
  name: `${namespace} ${id}`,
  chainNamespace: namespace,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
  rpcUrls: { default: { http: [] } },
})

/** Addresses say whose they are, so that one in the wrong place is seen. */
const addressOf = (namespace: string, name: string, index: number) => `${namespace}${name}${index}`

interface World {
  readonly wallets: ReadonlyMap<string, FakeWallet>
  readonly slow: ReturnType<typeof createSlowStorage>
  readonly tabs: Tab[]
}

interface Tab {
  readonly foyer: Foyer
  readonly platform: ReturnType<typeof createFakePlatform>
  /** Its place in the storage. */
  readonly place: number
  /** Attempts of its user that have not ended. */
  readonly attempts: Set<AbortController>
}

const walletKey = (namespace: string, name: string) => `${namespace} ${name}`

function createWorld(): World {
  const wallets = new Map<string, FakeWallet>()
  for (const namespace of families)
    for (const name of names)
      wallets.set(
        walletKey(namespace, name),
        createFakeWallet({
          id: name,
          name,
          accounts: [addressOf(namespace, name, 0), addressOf(namespace, name, 1)],
          reference: '1',
          knownReferences: ['2'],
        }),
      )
  const world = { wallets, slow: createSlowStorage(), tabs: [] }
  for (let index = 0; index < tabCount; index++) openTab(world, index)
  return world
}

const places = new WeakMap<World, number>()

function openTab(world: World, index: number): void {
  const place = places.get(world) ?? 0
  places.set(world, place + 1)
  const platform = createFakePlatform()
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: families.flatMap((namespace) => [network(namespace, '1'), network(namespace, '2')]),
      adapters: families.map((namespace) =>
        fakeAdapter({
          namespace,
          wallets: names.flatMap((name) => world.wallets.get(walletKey(namespace, name)) ?? []),
        }),
      ),
    },
    { platform: { ...platform, storage: world.slow.tab(key) as FakeStorage } },
  )
  world.tabs[index] = { foyer, platform, place, attempts: new Set() }
}

const event = fc.record({
  act: fc.constantFrom(
    ...['connect', 'connect', 'connect', 'abandon', 'disconnect', 'disconnectOne', 'choose'],
    ...['chooseAccount', 'switchNetwork', 'lock', 'unlock', 'accounts', 'network', 'hangUp'],
    ...['behave', 'behave', 'answerLate', 'reload', 'take', 'show', 'take', 'show', 'wait'],
  ),
  tab: fc.nat(tabCount - 1),
  family: fc.constantFrom(...families),
  wallet: fc.constantFrom(...names),
  pick: fc.nat(11),
})
type Event = typeof event extends fc.Arbitrary<infer value> ? value : never

const behaviours = ['approve', 'reject', 'hang', 'pending', { late: 'approve' }, { late: 'reject' }]
const waitsMs = [0, 50, 1_000, 5_000]

/** Does one thing. Nothing is awaited but time itself, so that events meet each other half-way. */
async function happen(world: World, { act, tab: index, family, wallet: name, pick }: Event) {
  const tab = world.tabs[index] as Tab
  const wallet = world.wallets.get(walletKey(family, name)) as FakeWallet
  const { foyer, attempts } = tab
  const { connections = [] } = foyer.getState().chains[family] ?? {}
  const quietly = (promise: Promise<unknown>) => void promise.catch(() => {})
  switch (act) {
    case 'connect': {
      const connector = foyer
        .getConnectors()
        .find(({ id, chain }) => id === name && chain === family)
      if (!connector) return
      const ends = new AbortController()
      attempts.add(ends)
      quietly(
        foyer
          .connect({
            connector,
            signal: ends.signal,
            keepOthers: pick % 2 === 0,
            keepActive: pick % 3 === 0,
          })
          .finally(() => attempts.delete(ends)),
      )
      return
    }
    case 'abandon':
      for (const ends of attempts) ends.abort()
      return
    case 'disconnect':
      return quietly(foyer.disconnect(pick % 2 === 0 ? family : undefined))
    case 'disconnectOne':
      return quietly(foyer.disconnect(family, name))
    case 'choose':
      return foyer.switchConnection(family, name)
    case 'chooseAccount': {
      const [active] = connections
      const account = active?.accounts[pick % active.accounts.length]
      if (account) foyer.internals.selectAccount(family, account.address)
      return
    }
    case 'switchNetwork':
      return quietly(foyer.switchNetwork(`${family}:${references[pick % 2]}`))
    case 'lock':
      return wallet.lock()
    case 'unlock':
      return wallet.unlock()
    case 'accounts':
      return wallet.changeAccounts([
        addressOf(family, name, pick),
        addressOf(family, name, pick + 1),
      ])
    case 'network':
      return wallet.changeNetwork(references[pick % 3] ?? '1')
    case 'hangUp':
      return wallet.hangUp()
    case 'behave': {
      const actions = ['connect', 'accounts', 'disconnect', 'switchNetwork'] as const
      const action = actions[pick % 4] ?? 'connect'
      const behaviour = behaviours[(pick * 7) % behaviours.length] as 'approve'
      // A page that was refused accounts asks again when it is shown, which is not played here.
      const asks = action === 'accounts' && behaviour !== 'approve'
      return wallet.behave(action, asks ? { late: 'approve' } : behaviour)
    }
    case 'answerLate':
      return wallet.answerLate()
    case 'reload':
      leave(world, tab)
      return openTab(world, index)
    case 'take':
      return void world.slow.take(tab.place)
    case 'show':
      return void world.slow.show(tab.place, key)
    case 'wait':
      return tab.platform.clock.advance(waitsMs[pick % waitsMs.length] ?? 0)
  }
}

function leave(world: World, { foyer, attempts, place }: Tab) {
  for (const ends of attempts) ends.abort()
  foyer.destroy()
  world.slow.close(place)
}

/** What holds at every moment, whatever is under way. */
function checkAlways({ foyer }: Tab) {
  for (const [namespace, chain] of Object.entries(foyer.getState().chains)) {
    const { status, connections, address, connector, allAccounts, caipAddress, network } = chain
    const active = connections.filter(({ isActive }) => isActive)
    const isConnected = status === 'connected'
    if (
      isConnected !== connections.length > 0 ||
      isConnected !== (address !== null) ||
      active.length !== (isConnected ? 1 : 0) ||
      connector?.id !== active[0]?.id ||
      allAccounts !== (active[0]?.accounts ?? allAccounts) ||
      address !== (allAccounts[0]?.address ?? null) ||
      caipAddress !== (isConnected ? `${network?.caipNetworkId}:${address}` : null) ||
      new Set(connections.map(({ id }) => id)).size !== connections.length
    )
      throw new Error(`The state contradicts itself: ${JSON.stringify(chain)}`)
    for (const { id, accounts } of connections)
      for (const account of accounts)
        if (!account.address.startsWith(`${namespace}${id}`))
          throw new Error(`${id} never gave ${account.address} on ${namespace}`)
  }
}

const does = (
  act: Event['act'],
  wallet: Event['wallet'],
  pick: number,
  family: Event['family'] = 'eip155',
): Event => ({ act, tab: 0, family, wallet, pick })

/** What a million random events found once, and `npm test` tries each time. */
const found: readonly Event[][] = [
  // A reloaded page resumes two wallets while its user connects one in the place of both.
  [
    ...[does('connect', 'acorn', 11), does('connect', 'acorn', 0), does('connect', 'acorn', 5)],
    ...[does('connect', 'birch', 4), does('reload', 'acorn', 11), does('show', 'acorn', 6)],
    ...[does('connect', 'acorn', 3), does('connect', 'acorn', 0, 'solana')],
  ],
]

/** One turn of the event loop: promises settle, and code that was loaded before is here. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Every attempt ends, every wallet answers, and all news arrive. */
async function calmDown(world: World) {
  for (const wallet of world.wallets.values()) {
    for (const action of ['connect', 'accounts', 'disconnect', 'switchNetwork'] as const)
      wallet.behave(action, 'approve')
    wallet.answerLate()
  }
  for (const { attempts } of world.tabs) for (const ends of attempts) ends.abort()
  for (let round = 0; round < 4; round++) {
    for (const { platform } of world.tabs) await platform.clock.advance(round < 2 ? 6_000 : 100)
    for (let isMoving = true; isMoving; ) {
      isMoving = false
      for (const { place } of world.tabs)
        while (world.slow.take(place) || world.slow.show(place, key)) isMoving = true
      for (let left = 3; left > 0; left--) await turn()
    }
  }
}

const shownBy = ({ foyer }: Tab) =>
  Object.values(foyer.getState().chains).map(({ namespace, status, connections }) =>
    [namespace, status, ...connections.map(({ id, isActive }) => (isActive ? `*${id}` : id))].join(
      ' ',
    ),
  )

/** What holds once nothing is under way. */
async function checkCalm(world: World) {
  const stored = world.slow.stored() ?? ''
  for (const tab of world.tabs) {
    checkAlways(tab)
    for (const { namespace, status, connections, network } of Object.values(
      tab.foyer.getState().chains,
    )) {
      expect(status, 'no status without an exit').not.toBe('connecting')
      for (const { id, accounts, isActive } of connections) {
        const wallet = world.wallets.get(walletKey(namespace, id)) as FakeWallet
        // The order is the user's own in each tab.
        const given = accounts.map(({ address }) => address).sort()
        expect(given, "the wallet's truth").toEqual(
          ((await wallet.ask('accounts')) as string[]).sort(),
        )
        expect(stored, 'what is connected is remembered').toContain(`"connectorId":"${id}"`)
        if (isActive) expect(network?.caipNetworkId).toBe(`${namespace}:${wallet.reference}`)
      }
    }
  }
  const [first, ...others] = world.tabs.map(shownBy)
  for (const other of others) expect(other, 'tabs agree').toEqual(first)
}

async function checkDisconnected(world: World, pick: number) {
  await world.tabs[pick % tabCount]?.foyer.disconnect()
  await calmDown(world)
  for (const { foyer } of world.tabs)
    for (const [namespace, { status }] of Object.entries(foyer.getState().chains)) {
      expect(status).toBe('disconnected')
      const provider = foyer.getProvider(namespace) as unknown as {
        request(asked: { method: string }): Promise<unknown>
      }
      await expect(provider.request({ method: 'signMessage' })).rejects.toMatchObject({
        code: 4900,
      })
    }
  expect(world.slow.stored()).toBe(null)
}

test(
  `property: ${events} random events leave no state that contradicts itself, the wallets or the other tab`,
  async () => {
    // What is loaded on demand is here, so that a turn of the event loop brings it.
    await Promise.all([
      ...[
        import('./connections.ts'),
        import('./resumeWallet.ts'),
        import('./repairConnections.ts'),
      ],
      ...[import('./waitForTurn.ts'), import('./moveToChosen.ts'), import('./remoteWallets.ts')],
    ])
    const unhandled: unknown[] = []
    const note = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', note)
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.array(event, { minLength: 1, maxLength: 2 * eventsPerRun, size: 'max' }),
          async (all) => {
            const world = createWorld()
            try {
              for (const each of all) {
                await happen(world, each)
                // A few turns: some answers are here by the next event, others are not.
                for (let left = each.pick; left > 0; left--) await Promise.resolve()
                for (const tab of world.tabs) checkAlways(tab)
              }
              await calmDown(world)
              await checkCalm(world)
              await checkDisconnected(world, all.length)
              if (unhandled.length > 0) throw unhandled[0]
            } finally {
              for (const tab of world.tabs) leave(world, tab)
            }
          },
        ),
        {
          examples: found.map((all): [Event[]] => [all]),
          numRuns: Math.max(1, Math.round(events / eventsPerRun)),
          // The bounded part plays the same events each time; a longer one plays others.
          ...(events <= 5_000 && { seed: 20_261_124 }),
        },
      )
    } finally {
      process.off('unhandledRejection', note)
    }
    expect(unhandled).toEqual([])
  },
  Math.max(120_000, events * 60),
)

import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withActions } from '../../../test/withActions.ts'
import { walletDeclined } from '../../adapter/errors.ts'
import { createFoyer } from '../../client/createFoyer.ts'
import { getName } from '../../names.ts'
import type { NameEvent, NameRequest } from './NameState.ts'
import { readLabel } from './readLabel.ts'
import { initial, transition } from './transition.ts'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const backend = 'http://127.0.0.1:2'
const chainId = 'eip155:1'

type Reply = { json?: object; status?: number } | 'hang'

async function setUp() {
  const platform = createFakePlatform()
  const { clock, http } = platform
  const world = {
    asked: [] as string[],
    taken: new Set<string>(),
    /** What registering is answered with. */
    registration: { json: { success: true } } as Reply,
    /** Who has the name, as the server says. */
    owner: null as string | null,
    posted: [] as { message: string; signature: string; address: string; coin_type: number }[],
    signed: [] as unknown[],
    sign: async (): Promise<string> => `0x${'5'.repeat(130)}`,
    identityReads: 0,
  }
  http.answer(backend, ({ url, body }) => {
    const { pathname } = new URL(url)
    const name = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    if (pathname.includes('supported-chains')) return { json: { http: [chainId], ws: [] } }
    if (pathname.includes('/suggestions/')) {
      world.asked.push(name)
      const row = (label: string) => ({
        ...{ name: `${label}.foyer.id`, registered: world.taken.has(`${label}.foyer.id`) },
      })
      return { json: { suggestions: [row(name), row(`${name}-wallet`)] } }
    }
    if (pathname.includes('/identity/')) {
      world.identityReads++
      return { json: { name: world.owner === me ? 'alice.foyer.id' : null, avatar: null } }
    }
    if (pathname.endsWith('/profile/account')) {
      world.posted.push(body as (typeof world.posted)[number])
      return world.registration
    }
    if (pathname.includes('/profile/account/'))
      return world.owner === null
        ? { status: 404, json: {} }
        : {
            json: {
              ...{ name, registered_at: '', updated_at: '', attributes: [] },
              addresses: { 60: { address: world.owner, created: '' } },
            },
          }
    return { status: 500 }
  })
  const wallet = createFakeWallet({
    ...{ id: 'ember', name: 'Ember', accounts: [me, other], reference: '1' },
  })
  const adapter = withActions(fakeAdapter({ namespace: 'eip155', wallets: [wallet] }), {
    coinType: () => 60,
    async signMessage(parameters) {
      world.signed.push(parameters)
      return world.sign()
    },
  })
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', backend, adapters: [adapter] },
      networks: [
        {
          ...{ id: 1, name: 'Ethereum', chainNamespace: 'eip155' },
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
        },
      ],
    },
    { platform },
  )
  await clock.advance(0)
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  const events: string[] = []
  foyer.onEvent((event) => {
    if (event.type === 'track') events.push(event.event)
  })
  const flow = getName(foyer)
  flow.start()
  /** Code that loads takes its own time. */
  const settle = async () => {
    for (let round = 0; round < 20; round++) await clock.advance(0)
  }
  const until = (status: string) =>
    expect
      .poll(async () => {
        await settle()
        return flow.store.getState().status
      })
      .toBe(status)
  const choose = async (text: string) => {
    flow.writeName(text)
    await clock.advance(500)
    await expect
      .poll(async () => {
        await settle()
        const state = flow.store.getState()
        return state.status === 'choosing' && state.search.status
      })
      .toBe('found')
  }
  return { flow, clock, world, foyer, settle, until, choose, events, state: flow.store.getState }
}

test('a name is looked up once its writer rests, signed for exactly, and is what the account is called', async () => {
  const { flow, world, choose, until, state, foyer, events, settle } = await setUp()
  for (const text of ['a', 'al', 'ali', 'alic']) flow.writeName(text)
  await choose(' Alice')
  expect(world.asked).toEqual(['alice'])
  expect(state()).toMatchObject({ status: 'choosing', chosen: 'alice.foyer.id' })
  world.owner = me
  for (let press = 0; press < 10; press++) flow.register()
  await until('registered')
  expect(world.signed).toHaveLength(1)
  const [{ message = '', ...rest } = {}] = world.posted
  expect(world.posted).toHaveLength(1)
  expect(rest).toMatchObject({ address: me, coin_type: 60, signature: `0x${'5'.repeat(130)}` })
  expect(JSON.parse(message)).toEqual({
    ...{ name: 'alice.foyer.id', attributes: {}, timestamp: expect.any(Number) },
  })
  expect(world.signed).toEqual([{ message, account: me }])
  await settle()
  expect(foyer.getState().chains.eip155?.profileName).toBe('alice.foyer.id')
  expect(events).toEqual(['REGISTER_NAME_INITIATED', 'REGISTER_NAME_SUCCESS'])
})

test('what is declined can be asked for again, with a new message', async () => {
  const { flow, clock, world, choose, until, state } = await setUp()
  world.sign = async () => {
    throw walletDeclined(new Error('no'))
  }
  await choose('alice')
  flow.register()
  await until('stopped')
  expect(state()).toMatchObject({ notice: { kind: 'declined' } })
  expect(world.posted).toEqual([])
  world.sign = async () => '0x12'
  await clock.advance(1_000)
  flow.register()
  await until('registered')
  const [first, second] = world.signed as { message: string }[]
  expect(first?.message).not.toBe(second?.message)
})

test('a taken name leads back to the form with the words of the server, and is asked for anew', async () => {
  const { flow, clock, world, choose, until, state, settle } = await setUp()
  await choose('alice')
  const description = 'alice.foyer.id is taken. Choose another name.'
  world.registration = {
    status: 409,
    json: { status: 'FAILED', reasons: [{ name: 'name', description }] },
  }
  world.taken.add('alice.foyer.id')
  world.owner = other
  flow.register()
  await until('choosing')
  expect(state()).toMatchObject({
    notice: { kind: 'refused', reasons: [description] },
    chosen: null,
  })
  await clock.advance(500)
  await settle()
  expect(world.asked).toEqual(['alice', 'alice'])
  expect(state()).toMatchObject({ chosen: null, notice: { kind: 'refused' } })
  flow.chooseName('alice.foyer.id')
  flow.register()
  expect(world.signed).toHaveLength(1)
  flow.chooseName('alice-wallet.foyer.id')
  expect(state()).toMatchObject({ chosen: 'alice-wallet.foyer.id' })
})

test('an answer that was lost is asked for: what is ours is registered', async () => {
  const { flow, world, choose, until, state } = await setUp()
  await choose('alice')
  world.registration = { status: 502 }
  world.owner = me
  flow.register()
  await until('registered')

  const again = await setUp()
  await again.choose('alice')
  again.world.registration = { status: 502 }
  again.flow.register()
  await again.until('stopped')
  expect(again.state()).toMatchObject({ notice: { kind: 'unavailable' } })
  expect(state().status).toBe('registered')
})

test('what a wallet signs for an account that is gone, or after the user went back, is not used', async () => {
  const { flow, world, choose, until, state, foyer, settle } = await setUp()
  let sign = (_: string) => {}
  world.sign = () => new Promise((resolve) => (sign = resolve))
  await choose('alice')
  flow.register()
  await until('signing')
  foyer.internals.selectAccount('eip155', other)
  await until('choosing')
  expect(state()).toMatchObject({ notice: { kind: 'walletChanged' } })
  sign('0x12')
  await settle()
  flow.register()
  await until('signing')
  expect(world.signed.at(-1)).toMatchObject({ account: other })
  flow.edit()
  sign('0x34')
  await settle()
  expect(state().status).toBe('choosing')
  expect(world.posted).toEqual([])
})

test('a wallet that never answers is given up after two minutes', async () => {
  const { flow, clock, world, choose, until, state } = await setUp()
  world.sign = () => new Promise(() => {})
  await choose('alice')
  flow.register()
  await until('signing')
  await clock.advance(120_000)
  expect(state()).toMatchObject({ status: 'stopped', notice: { kind: 'unsigned' } })
})

test.each([
  ['Alice', 'alice'],
  [' alice.foyer.id ', 'alice'],
  ['ａｌｉｃｅ', 'alice'],
  ['а1ice', null],
  ['alice wonder', null],
  ['al_ice', null],
  ['ali\u200dce', null],
  ['аlice', null],
  ['😀😀😀😀', null],
  ['a'.repeat(129), null],
  ['', null],
])('"%s" is read as %s', (text, label) => {
  expect(readLabel(text)).toBe(label)
})

test('property: nothing is signed for but a free name that is on screen', () => {
  const request = (name: string): NameRequest => ({
    ...{ name, coinType: 60, message: '{}', namespace: 'eip155', address: me },
    network: {} as NameRequest['network'],
  })
  const names = fc.constantFrom('alice.foyer.id', 'alice-wallet.foyer.id', 'evil.foyer.id')
  const event = fc.oneof<fc.Arbitrary<NameEvent>[]>(
    fc.record({ type: fc.constant('written' as const), text: fc.constantFrom('alice', 'bob', '') }),
    fc.record({
      type: fc.constant('searched' as const),
      search: fc.record({
        status: fc.constant('found' as const),
        suggestions: fc.array(fc.record({ name: names, registered: fc.boolean() })),
      }),
    }),
    fc.record({ type: fc.constant('chosen' as const), name: names }),
    names.map((name) => ({ type: 'requested' as const, request: request(name) })),
    fc.constantFrom<NameEvent>(
      { type: 'signed', signature: '0x' },
      { type: 'stopped', notice: { kind: 'declined' } },
      { type: 'refused', notice: { kind: 'refused', reasons: [] } },
      { type: 'registered' },
      { type: 'left' },
      { type: 'walletChanged' },
      { type: 'begun' },
    ),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = initial
      for (const event of events) {
        const before = state
        state = transition(state, event)
        if (state.status !== 'signing' || before.status === 'signing') continue
        const wanted =
          before.status === 'choosing'
            ? before.search.status === 'found' &&
              before.search.suggestions.some(
                ({ name, registered }) => name === before.chosen && !registered,
              ) &&
              before.chosen
            : before.status === 'stopped' && before.request.name
        expect(state.request.name).toBe(wanted)
      }
    }),
    { numRuns: 2_000 },
  )
})

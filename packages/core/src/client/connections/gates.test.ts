import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../../networks.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { Arrival, Gate } from '../contract/Gate.ts'
import { createFoyer } from '../createFoyer.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const declined = new AppError('wallet/declined', 'Not signed in.', { kind: 'declined' })

/** A throw-away gate in the test's hands. */
function createGate(id: string, more: Partial<Gate> = {}) {
  const arrivals: Arrival[] = []
  let settle = { pass() {}, refuse(_error: unknown) {} }
  const gate: Gate = {
    id,
    load: async () => ({
      pass(arrival) {
        arrivals.push(arrival)
        return new Promise<void>((pass, refuse) => {
          settle = { pass, refuse }
        })
      },
    }),
    ...more,
  }
  return {
    gate,
    arrivals,
    waits: () => expect.poll(() => arrivals.length).toBe(1),
    pass: () => settle.pass(),
    refuse: (error: unknown) => settle.refuse(error),
  }
}

function setUp(gates: readonly Gate[], { stored = false } = {}) {
  const platform = createFakePlatform()
  if (stored)
    platform.storage.set(
      '@foyer/connections',
      '{"version":2,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [account], reference: '1', permitted: stored },
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
    },
    { platform, gates },
  )
  const events: string[] = []
  foyer.onEvent((event) => {
    if (event.type === 'track') events.push(event.event)
  })
  const connect = async (signal?: AbortSignal) => {
    const [connector] = foyer.getConnectors()
    if (connector) await foyer.connect({ connector, signal })
  }
  /** Outside, and inside the client. */
  const statuses = () => [
    foyer.getState().chains.eip155?.status,
    foyer.internals.store.statusOf('eip155'),
  ]
  const isStored = () => platform.storage.kept.has('@foyer/connections')
  return { foyer, platform, acorn, connect, statuses, events, isStored }
}

test('behavior: a connection passes every gate in order, and is connecting until then', async () => {
  const [first, second] = [createGate('first'), createGate('second')]
  const ignored = createGate('ignored', { concerns: () => false })
  const { connect, statuses, events, isStored } = setUp([first.gate, ignored.gate, second.gate])
  const connecting = connect()
  await first.waits()
  expect([second.arrivals.length, statuses()]).toEqual([0, ['connecting', 'authenticating']])
  first.pass()
  await second.waits()
  expect([statuses(), isStored()]).toEqual([['connecting', 'authenticating'], false])
  expect(events).not.toContain('CONNECT_SUCCESS')
  second.pass()
  await connecting
  expect(statuses()).toEqual(['connected', 'connected'])
  expect([ignored.arrivals, events.at(-1)]).toEqual([[], 'CONNECT_SUCCESS'])
})

test('behavior: a gate that refuses ends the connection as a declined one', async () => {
  const { gate, waits, refuse } = createGate('sign-in')
  const { connect, statuses, events, acorn, isStored } = setUp([gate])
  const refused = expect(connect()).rejects.toBe(declined)
  await waits()
  refuse(declined)
  await refused
  expect([statuses()[0], isStored()]).toEqual(['disconnected', false])
  expect(events).toContain('USER_REJECTED')
  await expect.poll(() => acorn.requests.map(({ method }) => method)).toContain('disconnect')
})

test('behavior: a gate waits with a view, and leaving the view that connects does not end it', async () => {
  const { gate, arrivals, waits, pass } = createGate('sign-in')
  const { foyer, connect, statuses } = setUp([gate])
  foyer.internals.navigation.rules.set('GateView', {})
  const leaving = new AbortController()
  const connecting = connect(leaving.signal)
  await waits()
  await arrivals[0]?.show('GateView')
  expect([foyer.getState().open, foyer.getState().view]).toEqual([true, 'GateView'])
  leaving.abort()
  expect(statuses()).toEqual(['connecting', 'authenticating'])
  pass()
  await connecting
  expect(statuses()).toEqual(['connected', 'connected'])
})

test('behavior: disconnecting ends what waits at a gate, and a late pass changes nothing', async () => {
  const { gate, arrivals, waits, pass } = createGate('sign-in')
  const { foyer, connect, statuses } = setUp([gate])
  const ended = expect(connect()).rejects.toMatchObject({ code: 'connection/abandoned' })
  await waits()
  await foyer.disconnect()
  await ended
  expect(arrivals[0]?.signal.aborted).toBe(true)
  pass()
  await vi.dynamicImportSettled()
  expect(statuses()[0]).toBe('disconnected')
})

test('behavior: a wallet of an earlier visit passes the gates, too, and is forgotten when refused', async () => {
  const { gate, arrivals, waits, refuse } = createGate('sign-in')
  const { platform, statuses, isStored } = setUp([gate], { stored: true })
  await platform.clock.advance(0)
  await waits()
  expect([arrivals[0]?.isResumed, statuses()]).toEqual([true, ['connecting', 'authenticating']])
  await platform.clock.advance(10_000)
  expect(statuses()[0]).toBe('connecting')
  refuse(declined)
  await expect.poll(() => statuses()[0]).toBe('disconnected')
  expect(isStored()).toBe(false)
})

import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet, polygon } from '../networks.ts'
import { createFoyer } from './createFoyer.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A client with one wallet; `stored` plays a return to the page. */
function setUp({ stored = false, hasPage = true, enableReconnect = true } = {}) {
  const fake = createFakePlatform()
  const platform = hasPage ? fake : { ...fake, window: null }
  if (stored)
    platform.storage.set(
      '@foyer/connections',
      '{"version":1,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: [account],
    reference: '1',
    knownReferences: ['137'],
    permitted: stored,
  })
  const adapters = [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })]
  const foyer = createFoyer(
    { projectId: 'shop', networks: [mainnet, polygon], adapters, enableReconnect },
    { platform },
  )
  const connect = async () => {
    const connector = foyer.getConnectors().find(({ name }) => name === 'Acorn')
    if (connector) await foyer.connect({ connector })
  }
  const chain = () => foyer.getState().chains.eip155
  const settle = () => platform.clock.advance(0)
  return { platform, acorn, foyer, connect, chain, settle }
}

test('behavior: a wallet of the public list connects without the modal', async () => {
  const { foyer, connect, chain } = setUp()
  expect(foyer.getConnectors()).toBe(foyer.getConnectors())
  expect(foyer.getConnectors().map(({ id, chain: family }) => [id, family])).toEqual([
    ['acorn', 'eip155'],
  ])
  await connect()
  expect([chain()?.status, chain()?.address, foyer.getState().open]).toEqual([
    'connected',
    account,
    false,
  ])
})

test('behavior: the public list tells of its changes until nobody listens', () => {
  const { foyer } = setUp()
  const listener = vi.fn()
  const stop = foyer.subscribeConnectors(listener)
  foyer.removeAdapter('eip155')
  expect([listener.mock.calls.length, foyer.getConnectors()]).toEqual([1, []])
  stop()
  foyer.internals.discover()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('behavior: an aborted switch is waited for no longer, and a late answer is followed', async () => {
  const { acorn, foyer, connect, chain } = setUp()
  await connect()
  acorn.behave('switchNetwork', 'hang')
  const controller = new AbortController()
  const switching = foyer.switchNetwork(polygon, { signal: controller.signal })
  const outcome = expect(switching).rejects.toMatchObject({ code: 'connection/abandoned' })
  controller.abort()
  await outcome
  expect(chain()?.network?.id).toBe(1)
  acorn.changeNetwork('137')
  expect(chain()?.network?.id).toBe(137)
})

test('behavior: a switch that was aborted before it began asks nobody and changes nothing', async () => {
  const { acorn, foyer, connect, chain } = setUp()
  const options = { signal: AbortSignal.abort() }
  const abandoned = { code: 'connection/abandoned' }
  await expect(foyer.switchNetwork(polygon, options)).rejects.toMatchObject(abandoned)
  await connect()
  await expect(foyer.switchNetwork(polygon, options)).rejects.toMatchObject(abandoned)
  expect(chain()?.network?.id).toBe(1)
  expect(acorn.requests.map(({ method }) => method)).not.toContain('switchNetwork')
})

test('behavior: a stored connection reads as reconnecting, inside only, until it is decided', async () => {
  const { acorn, foyer, chain, settle } = setUp({ stored: true })
  const isReconnecting = () => foyer.internals.store.statusOf('eip155') === 'reconnecting'
  acorn.behave('accounts', { late: 'approve' })
  expect([chain()?.status, isReconnecting()]).toEqual(['disconnected', false])
  await settle()
  expect([chain()?.status, isReconnecting()]).toEqual(['connecting', true])
  // Its code comes in two steps.
  await vi.waitFor(() => expect(acorn.requests).not.toEqual([]))
  acorn.answerLate()
  await settle()
  expect([chain()?.status, isReconnecting()]).toEqual(['connected', false])
})

test('behavior: a user who connects meanwhile is connecting, not reconnecting', async () => {
  const { acorn, foyer, connect, chain, settle } = setUp({ stored: true })
  acorn.behave('accounts', 'hang')
  acorn.behave('connect', 'hang')
  await settle()
  const states = vi.fn()
  foyer.subscribe(states)
  void connect().catch(() => {})
  await settle()
  expect([chain()?.status, foyer.internals.store.statusOf('eip155') === 'reconnecting']).toEqual([
    'connecting',
    false,
  ])
  // Views that show the difference are notified.
  expect(states).toHaveBeenCalled()
})

test.each([{ hasPage: false }, { enableReconnect: false }])(
  'behavior: wallets of an earlier visit come back when they are asked for: %o',
  async (where) => {
    const { acorn, foyer, chain, settle } = setUp({ stored: true, ...where })
    await settle()
    expect([chain()?.status, acorn.requests]).toEqual(['disconnected', []])
    await Promise.all([foyer.reconnect(), foyer.reconnect()])
    expect([chain()?.status, chain()?.address]).toEqual(['connected', account])
    const { length } = acorn.requests
    await foyer.reconnect()
    expect(acorn.requests).toHaveLength(length)
  },
)

test('behavior: reconnecting waits 5 s for a wallet that says nothing, and nobody is prompted', async () => {
  const { platform, acorn, foyer, chain, settle } = setUp({ stored: true })
  acorn.behave('accounts', 'hang')
  await settle()
  const onReconnected = vi.fn()
  void foyer.reconnect().then(onReconnected)
  await vi.waitFor(() => expect(acorn.requests).toHaveLength(1))
  await platform.clock.advance(4_999)
  expect([chain()?.status, onReconnected.mock.calls.length]).toEqual(['connecting', 0])
  await platform.clock.advance(1)
  expect([chain()?.status, onReconnected.mock.calls.length]).toEqual(['disconnected', 1])
  expect(acorn.requests.map(({ method }) => method)).toEqual(['accounts'])
})

test('behavior: without an earlier visit reconnecting asks nobody', async () => {
  const { acorn, foyer } = setUp()
  await foyer.reconnect()
  expect(acorn.requests).toEqual([])
})

import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet, polygon } from '../networks.ts'
import { createFoyer } from './createFoyer.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A client with one wallet; `stored` plays a return to the page. */
function setUp({ stored = false } = {}) {
  const platform = createFakePlatform()
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
    { projectId: 'shop', networks: [mainnet, polygon], adapters },
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

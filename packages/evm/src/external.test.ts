import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { type ExternalConnector, evm } from './index.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** An adapter with one wallet of the application's own. */
function setUp() {
  const scripted = createScriptedWallet({ name: 'Harbour', rdns: 'dev.foyer.harbour' })
  const getProvider = vi.fn<ExternalConnector['getProvider']>(async () => scripted.provider)
  const icon = 'data:image/svg+xml,<svg/>'
  const adapter = evm({
    connectors: [{ id: 'harbour', name: 'Harbour', icon, type: 'EXTERNAL', getProvider }],
  }).attach({
    platform: createFakePlatform(),
    options: {},
    readThroughBackend: async () => null,
    requestChanged() {},
  })
  return { adapter, getProvider, scripted, icon }
}

const { signal } = new AbortController()

test('behavior: it is a row of its own from the start, and nothing is asked of it', () => {
  const { adapter, getProvider, icon } = setUp()
  expect(adapter.connectors()).toEqual([
    {
      ...{ id: 'harbour', type: 'EXTERNAL', name: 'Harbour', rdns: null },
      ...{ imageUrl: icon, chain: 'eip155' },
    },
  ])
  expect(getProvider).not.toHaveBeenCalled()
})

test('behavior: it connects, emits and disconnects through the provider it gives once', async () => {
  const { adapter, getProvider, scripted } = setUp()
  const connection = await adapter.connect({ connectorId: 'harbour', signal })
  expect(connection.accounts).toEqual([{ address: account }])
  const accountsChanged = vi.fn()
  const stop = connection.watch({ accountsChanged, chainChanged() {}, disconnected() {} })
  await Promise.resolve()
  scripted.changeAccounts([account.replace('f39F', 'f39f')])
  expect(accountsChanged).toHaveBeenCalledTimes(1)
  stop()
  expect(getProvider).toHaveBeenCalledTimes(1)
})

test('behavior: it is resumed without a prompt', async () => {
  const { adapter, scripted } = setUp()
  scripted.behave('eth_accounts', { answers: [account] })
  const connection = await adapter.resume({ connectorId: 'harbour', signal })
  expect(connection?.accounts).toEqual([{ address: account }])
  expect(scripted.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts')
})

test('behavior: it is awaited while its account is asked for, and its provider comes once', async () => {
  const { adapter, getProvider, scripted } = setUp()
  const leaving = new AbortController()
  const unlocked = adapter.unlocked({ connectorId: 'harbour', signal: leaving.signal })
  const outcome = expect(unlocked).rejects.toThrow()
  expect(await adapter.resume({ connectorId: 'harbour', signal })).toBeNull()
  expect(getProvider).toHaveBeenCalledTimes(1)
  expect(scripted.listenerCount()).toBe(1)
  leaving.abort(new Error('Over'))
  await outcome
  expect(scripted.listenerCount()).toBe(0)
})

test('error: a provider that cannot be had fails the attempt, and the next one asks again', async () => {
  const { adapter, getProvider } = setUp()
  getProvider.mockRejectedValueOnce(new Error('The kit did not load'))
  await expect(adapter.connect({ connectorId: 'harbour', signal })).rejects.toThrow()
  const connection = await adapter.connect({ connectorId: 'harbour', signal })
  expect(connection.accounts).toEqual([{ address: account }])
})

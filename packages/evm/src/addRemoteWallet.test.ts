import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { evm } from './index.ts'

/** An adapter, and a wallet on another device that was brought to it. */
function setUp() {
  const platform = createFakePlatform()
  const scripted = createScriptedWallet({ name: 'Pocket', rdns: 'dev.foyer.pocket' })
  const adapter = evm().attach({
    platform,
    options: {},
    readThroughBackend: async () => null,
    requestChanged() {},
  })
  const addRemoteWallet = () =>
    adapter.addRemoteWallet?.({
      connector: {
        id: 'walletConnect',
        type: 'WALLET_CONNECT',
        name: 'Pocket',
        imageUrl: null,
        rdns: null,
        chain: 'eip155',
      },
      provider: scripted.provider,
      arrive: async () => {},
    })
  const ids = () => adapter.connectors().map(({ id }) => id)
  return { adapter, addRemoteWallet, ids, scripted }
}

test('behavior: an admitted wallet is listed, connects and is gone when it is taken back', async () => {
  const { adapter, addRemoteWallet, ids } = setUp()
  const changed = vi.fn()
  adapter.subscribe(changed)
  const takeBack = addRemoteWallet()
  expect([ids(), changed.mock.calls.length]).toEqual([['walletConnect'], 1])
  const { signal } = new AbortController()
  const connection = await adapter.connect({ connectorId: 'walletConnect', signal })
  expect(connection.connector.type).toBe('WALLET_CONNECT')
  takeBack?.()
  expect([ids(), changed.mock.calls.length]).toEqual([[], 2])
})

test('behavior: a remembered one is resumed when it comes', async () => {
  const { adapter, addRemoteWallet, scripted } = setUp()
  scripted.behave('eth_accounts', { answers: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })
  const { signal } = new AbortController()
  const resuming = adapter.resume({ connectorId: 'walletConnect', signal })
  addRemoteWallet()
  expect((await resuming)?.accounts).toEqual([
    { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  ])
})

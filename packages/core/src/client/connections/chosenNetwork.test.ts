import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { base, mainnet, optimism } from '../../networks.ts'
import type { FoyerOptions } from '../contract/FoyerOptions.ts'
import { createFoyer } from '../createFoyer.ts'

/** A client whose wallet is on mainnet and knows Base, too. */
async function setUp(options: Partial<FoyerOptions> = {}, permitted = false) {
  const platform = createFakePlatform()
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    reference: '1',
    knownReferences: ['8453'],
    permitted,
  })
  if (permitted)
    platform.storage.set(
      '@foyer/connections',
      '{"version":1,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, base],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
      ...options,
    },
    { platform },
  )
  const settle = async () => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(5_000)
  }
  return {
    acorn,
    foyer,
    settle,
    async connect() {
      const [connector] = foyer.internals.connectors.getState()
      if (!connector) throw new Error('No wallet')
      await foyer.connect({ connector })
      expect(foyer.getState().chains.eip155?.status).toBe('connected')
      await settle()
    },
    network: () => foyer.getState().chains.eip155?.network?.caipNetworkId,
    asked: () => acorn.requests.filter(({ method }) => method === 'switchNetwork').length,
  }
}

test('behavior: a network chosen before connecting is asked of the wallet once', async () => {
  const { foyer, connect, network, asked } = await setUp()
  await foyer.switchNetwork('eip155:8453')
  await connect()
  expect([network(), asked()]).toEqual(['eip155:8453', 1])
  await foyer.disconnect()
  await connect()
  expect(asked()).toBe(1)
})

test('behavior: a refusal keeps the network of the wallet, and nobody asks again', async () => {
  const { acorn, foyer, connect, network, asked, settle } = await setUp()
  acorn.behave('switchNetwork', 'reject')
  await foyer.switchNetwork('eip155:8453')
  await connect()
  expect([network(), asked(), foyer.getState().open]).toEqual(['eip155:1', 1, false])
  acorn.changeNetwork('8453')
  acorn.changeNetwork('1')
  await settle()
  await foyer.disconnect()
  await connect()
  expect([network(), asked()]).toEqual(['eip155:1', 1])
})

test('behavior: a wallet that is there already is not asked', async () => {
  const { foyer, connect, network, asked } = await setUp()
  await foyer.switchNetwork('eip155:8453')
  await foyer.switchNetwork('eip155:1')
  await connect()
  expect([network(), asked()]).toEqual(['eip155:1', 0])
})

test('behavior: a wallet that refused to connect is asked for the network at the next attempt', async () => {
  const { acorn, foyer, connect, network, asked } = await setUp()
  await foyer.switchNetwork('eip155:8453')
  acorn.behave('connect', 'reject')
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/declined' })
  acorn.behave('connect', 'approve')
  await connect()
  expect([network(), asked()]).toEqual(['eip155:8453', 1])
})

test.each([
  ['the default one', { defaultNetwork: base }],
  ['the first one', { networks: [base, mainnet, optimism] }],
])('behavior: %s of the application follows the wallet', async (_name, options) => {
  const { connect, network, asked } = await setUp(options)
  expect(network()).toBe('eip155:8453')
  await connect()
  expect([network(), asked()]).toEqual(['eip155:1', 0])
})

test('behavior: a wallet that is resumed is asked for nothing', async () => {
  const { foyer, acorn, settle, network, asked, connect } = await setUp({}, true)
  await settle()
  acorn.lock()
  await foyer.switchNetwork('eip155:8453')
  acorn.unlock()
  await settle()
  expect([network(), asked()]).toEqual(['eip155:1', 0])
  // What was chosen before the wallet came back is not what the user sees any more.
  await foyer.disconnect()
  await connect()
  expect([network(), asked()]).toEqual(['eip155:1', 0])
})

test('behavior: a network that was taken away is not asked for', async () => {
  const { foyer, connect, asked } = await setUp({ networks: [mainnet, base, optimism] })
  await foyer.switchNetwork('eip155:8453')
  foyer.removeNetwork('eip155', 8453)
  await connect()
  expect(asked()).toBe(0)
})

import {
  createFakePlatform,
  createFakeWallet,
  type FakePlatform,
  type FakeWallet,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../../networks.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import { createFoyer } from '../createFoyer.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other: NetworkInput = {
  id: 'main',
  name: 'Ember chain',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

/** Two wallets of one chain family, and one of another; they outlive the pages that use them. */
function createWallets() {
  const wallet = (name: string, account: string, reference: string) =>
    createFakeWallet({ id: name.toLowerCase(), name, accounts: [account], reference })
  return {
    acorn: wallet('Acorn', first, '1'),
    birch: wallet('Birch', second, '1'),
    ember: wallet('Ember', 'EmberAccount', 'main'),
  }
}

/** A page; a second one with the same platform is the first one after a reload. */
async function openPage(
  { acorn, birch, ember }: Record<'acorn' | 'birch' | 'ember', FakeWallet>,
  { storage } = createFakePlatform(),
) {
  const platform: FakePlatform = createFakePlatform({ storage })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, other],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [acorn, birch] }),
        fakeAdapter({ namespace: 'solana', wallets: [ember] }),
      ],
    },
    { platform },
  )
  const settle = async (ms = 0) => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(ms)
  }
  await settle()
  const chain = (namespace = 'eip155') => foyer.getState().chains[namespace]
  return {
    ...{ foyer, platform, settle, chain },
    async connect(id: string, keepOthers = true) {
      const connector = foyer.getConnectors().find((known) => known.id === id)
      if (connector) await foyer.connect({ connector, keepOthers })
      await settle()
    },
    wallets: () => chain()?.connections.map(({ id, isActive }) => (isActive ? `*${id}` : id)),
    stored: () =>
      JSON.parse(
        platform.storage.get('@foyer/connections') ?? '{"connections":[]}',
      ).connections.map(({ connectorId }: { connectorId: string }) => connectorId),
  }
}

test('behavior: every wallet of a family comes back, and the active one is the same', async () => {
  const wallets = createWallets()
  const before = await openPage(wallets)
  await before.connect('acorn')
  await before.connect('birch')
  before.foyer.switchConnection('eip155', 'acorn')
  before.foyer.destroy()
  const after = await openPage(wallets, before.platform)
  expect([after.wallets(), after.chain()?.address]).toEqual([['*acorn', 'birch'], first])
  // Nobody was prompted.
  expect(wallets.birch.requests.filter(({ method }) => method === 'connect')).toHaveLength(1)
})

test('behavior: the active wallet of a family is used although another one answers before it', async () => {
  const wallets = createWallets()
  const before = await openPage(wallets)
  await before.connect('acorn')
  await before.connect('birch')
  before.foyer.destroy()
  wallets.birch.behave('accounts', { late: 'approve' })
  const after = await openPage(wallets, before.platform)
  expect([after.wallets(), after.chain()?.status]).toEqual([['*acorn'], 'connected'])
  wallets.birch.answerLate()
  await after.settle()
  expect([after.wallets(), after.chain()?.address]).toEqual([['*birch', 'acorn'], second])
  wallets.birch.behave('accounts', 'approve')
  const { request } = after.foyer.getProvider('eip155') as unknown as {
    request(asked: { method: string }): Promise<unknown>
  }
  expect(await request({ method: 'accounts' })).toEqual([second])
})

test('error: a wallet that never answers holds up neither its family nor another', async () => {
  const wallets = createWallets()
  const before = await openPage(wallets)
  for (const id of ['acorn', 'birch', 'ember']) await before.connect(id)
  before.foyer.destroy()
  for (const { behave } of [wallets.acorn, wallets.birch]) behave('accounts', 'hang')
  const after = await openPage(wallets, before.platform)
  expect([after.chain()?.status, after.chain('solana')?.status]).toEqual([
    'connecting',
    'connected',
  ])
  await after.settle(5_000)
  expect([after.chain()?.status, after.stored()]).toEqual([
    'disconnected',
    ['acorn', 'birch', 'ember'],
  ])
})

test('behavior: a locked wallet of several is remembered, and connected when it is unlocked', async () => {
  const wallets = createWallets()
  const before = await openPage(wallets)
  await before.connect('acorn')
  await before.connect('birch')
  before.foyer.destroy()
  wallets.acorn.lock()
  const after = await openPage(wallets, before.platform)
  expect([after.wallets(), after.stored()]).toEqual([['*birch'], ['acorn', 'birch']])
  wallets.acorn.unlock()
  await after.settle(100)
  expect(after.wallets()).toEqual(['*birch', 'acorn'])
})

test('behavior: one wallet that is remembered and not there is disconnected by its id', async () => {
  const wallets = createWallets()
  const before = await openPage(wallets)
  await before.connect('acorn')
  await before.connect('birch')
  before.foyer.destroy()
  wallets.acorn.behave('accounts', 'hang')
  const after = await openPage(wallets, before.platform)
  await after.foyer.disconnect('eip155', 'acorn')
  expect([after.wallets(), after.stored()]).toEqual([['*birch'], ['birch']])
  wallets.acorn.behave('accounts', 'approve')
  wallets.acorn.lock()
  wallets.acorn.unlock()
  await after.settle(100)
  expect(after.wallets()).toEqual(['*birch'])
})

test('behavior: another tab follows what is added, chosen and disconnected', async () => {
  const wallets = createWallets()
  const here = await openPage(wallets)
  const there = await openPage(wallets, here.platform)
  const { storage } = here.platform
  const key = '@foyer/connections'
  const tell = async () => {
    storage.changeInOtherTab(key, storage.get(key))
    for (const { settle } of [here, there]) await settle()
  }
  await here.connect('acorn')
  await here.connect('birch')
  await tell()
  expect(there.wallets()).toEqual(['*birch', 'acorn'])
  here.foyer.switchConnection('eip155', 'acorn')
  await tell()
  expect([there.wallets(), there.chain()?.address]).toEqual([['*acorn', 'birch'], first])
  await there.foyer.disconnect('eip155', 'acorn')
  await tell()
  expect(here.wallets()).toEqual(['*birch'])
  await here.connect('acorn', false)
  await tell()
  expect(there.wallets()).toEqual(['*acorn'])
})

test('behavior: adding a wallet that refuses leaves the others as they are', async () => {
  const wallets = createWallets()
  const page = await openPage(wallets)
  await page.connect('acorn')
  wallets.birch.behave('connect', 'reject')
  await expect(page.connect('birch')).rejects.toMatchObject({ code: 'wallet/declined' })
  expect([page.wallets(), page.stored()]).toEqual([['*acorn'], ['acorn']])
})

test('behavior: a wallet chosen by its id makes its family the active one', async () => {
  const page = await openPage(createWallets())
  await page.connect('acorn')
  await page.connect('ember')
  expect(page.foyer.getState().activeNamespace).toBe('solana')
  page.foyer.switchConnection('eip155', 'acorn')
  expect(page.foyer.getState().activeNamespace).toBe('eip155')
  page.foyer.switchConnection('solana', 'nowhere')
  expect(page.foyer.getState().activeNamespace).toBe('eip155')
})

test('behavior: families that are connected at once leave the active one to the end', async () => {
  const page = await openPage(createWallets())
  const connectors = page.foyer.getConnectors().filter(({ id }) => id !== 'birch')
  await Promise.all(
    connectors.map((connector) => page.foyer.connect({ connector, keepActive: true })),
  )
  expect([page.chain()?.status, page.chain('solana')?.status]).toEqual(['connected', 'connected'])
  expect(page.foyer.getState().activeNamespace).toBe('eip155')
})

test('behavior: with the last wallet of an earlier visit goes what was sent then, and not before', async () => {
  const wallets = createWallets()
  const before = await openPage(wallets)
  for (const id of ['acorn', 'ember']) await before.connect(id)
  before.foyer.destroy()
  before.platform.storage.set('@foyer/sent', 'what an earlier page had under way')
  const after = await openPage(wallets, before.platform)
  await after.foyer.disconnect('solana')
  expect(after.platform.storage.get('@foyer/sent')).not.toBeNull()
  await after.foyer.disconnect('eip155')
  expect(after.platform.storage.get('@foyer/sent')).toBeNull()
})

test('behavior: disconnecting before a wallet answers leaves nothing of what was sent', async () => {
  const wallets = createWallets()
  const before = await openPage(wallets)
  await before.connect('acorn')
  before.foyer.destroy()
  before.platform.storage.set('@foyer/sent', 'what an earlier page had under way')
  wallets.acorn.behave('accounts', 'hang')
  const after = await openPage(wallets, before.platform)
  await after.foyer.disconnect()
  await after.settle()
  expect(after.platform.storage.get('@foyer/sent')).toBeNull()
})

test('behavior: a wallet that is locked has not left, and neither has what it sent', async () => {
  const wallets = createWallets()
  const before = await openPage(wallets)
  await before.connect('acorn')
  before.foyer.destroy()
  before.platform.storage.set('@foyer/sent', 'what an earlier page had under way')
  const after = await openPage(wallets, before.platform)
  wallets.acorn.changeAccounts([])
  await after.settle()
  expect(after.chain()?.status).toBe('disconnected')
  after.foyer.destroy()
  expect(after.platform.storage.get('@foyer/sent')).not.toBeNull()
})

import { createFoyer } from '@foyer/core'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { solana as mainnet, solanaDevnet } from '@foyer/core/networks'
import { createFakePlatform, createScriptedSolanaWallet, type FakeStorage } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { encode } from './base58.ts'
import { solana } from './index.ts'

/*
 * Five tabs of one origin, with one wallet: the same truth in every tab.
 */

const [first = '', second = ''] = [1, 2].map((byte) => encode(new Uint8Array(32).fill(byte)))

async function openTabs(count: number, networks = [mainnet, solanaDevnet]) {
  const kept = new Map<string, string>()
  const watchers: Parameters<FakeStorage['watch']>[0][][] = []
  /** What tabs wrote, on its way to the others. */
  const news: (() => void)[] = []
  const wallet = createScriptedSolanaWallet({
    ...{ name: 'Acorn', accounts: [first], chains: ['solana:mainnet', 'solana:devnet'] },
  })
  const tabs = Array.from({ length: count }, (_, tab) => {
    const own: (typeof watchers)[number] = []
    watchers.push(own)
    const write = (name: string, value: string | null) => {
      if ((kept.get(name) ?? null) === value) return
      if (value === null) kept.delete(name)
      else kept.set(name, value)
      news.push(() => {
        for (const others of watchers)
          if (others !== own) for (const watcher of [...others]) watcher(name, value)
      })
    }
    const storage: Partial<FakeStorage> = {
      get: (name) => kept.get(name) ?? null,
      set: write,
      remove: (name) => write(name, null),
      watch(watcher) {
        own.push(watcher)
        return () => void own.splice(own.indexOf(watcher), 1)
      },
    }
    const platform = { ...createFakePlatform(), storage: storage as FakeStorage }
    wallet.register(platform.window)
    const foyer = createFoyer(
      { projectId: 'shop', networks: networks as [typeof mainnet], adapters: [solana()] },
      { platform },
    )
    return { foyer, platform, tab }
  })
  /** Lets all news arrive, within the two seconds that tabs have to agree. */
  const settle = async () => {
    for (let elapsedMs = 0; elapsedMs < 2_000; elapsedMs += 100) {
      for (const tell of news.splice(0)) tell()
      await vi.dynamicImportSettled()
      for (const { platform } of tabs) await platform.clock.advance(100)
    }
  }
  const stand = () =>
    tabs.map(({ foyer }) => {
      const { status, address, network } = foyer.getState().chains.solana ?? {}
      return [status, address, network?.name]
    })
  const foyerOf = (tab: number) => {
    const { foyer } = tabs[tab] ?? {}
    if (!foyer) throw new Error(`No tab ${tab}`)
    return foyer
  }
  return { foyerOf, settle, stand, tabs, wallet }
}

const five = (...state: unknown[]) => Array.from({ length: 5 }, () => state)

test('behavior: five tabs connect, change account and network, and disconnect together', async () => {
  const { foyerOf, settle, stand, wallet } = await openTabs(5)
  const [connector] = foyerOf(0).getConnectors()
  if (connector) await foyerOf(0).connect({ connector })
  await settle()
  expect(stand()).toEqual(five('connected', first, mainnet.name))
  expect(wallet.requests.filter(({ method }) => method === 'connect')).toHaveLength(1)

  wallet.changeAccounts([second, first])
  await settle()
  expect(stand()).toEqual(five('connected', second, mainnet.name))

  await foyerOf(3).switchNetwork(solanaDevnet)
  await settle()
  expect(stand()).toEqual(five('connected', second, solanaDevnet.name))

  // Each chooses another one in the same moment: the last to write is the one.
  await Promise.all([foyerOf(1).switchNetwork(mainnet), foyerOf(2).switchNetwork(mainnet)])
  await Promise.all([foyerOf(1).switchNetwork(solanaDevnet), foyerOf(2).switchNetwork(mainnet)])
  await settle()
  const [[, , agreed] = []] = stand()
  expect(stand()).toEqual(five('connected', second, agreed))

  await foyerOf(4).disconnect()
  await settle()
  expect(stand()).toEqual(five('disconnected', null, mainnet.name))
  for (let tab = 0; tab < 5; tab++) {
    const { features } = foyerOf(tab).getProvider('solana') as WalletStandardWallet
    const { signMessage } = features['solana:signMessage'] as {
      signMessage(input: object): Promise<unknown>
    }
    const input = { account: { address: second }, message: new Uint8Array(1) }
    await expect(signMessage(input)).rejects.toMatchObject({ code: 4900 })
  }
  expect(wallet.requests.filter(({ method }) => method.startsWith('sign'))).toEqual([])
  expect(wallet.listenerCount()).toBe(0)
})

test('error: a network that a tab wrote and the application does not have moves nobody', async () => {
  const { foyerOf, settle, stand, tabs } = await openTabs(5, [mainnet])
  const [connector] = foyerOf(0).getConnectors()
  if (connector) await foyerOf(0).connect({ connector })
  await settle()
  for (const text of [`solana:${solanaDevnet.id}`, 'eip155:1', 'x'.repeat(10_000)]) {
    tabs[0]?.platform.storage.set('@foyer/solana-network', text)
    await settle()
    expect(stand()).toEqual(five('connected', first, mainnet.name))
  }
})

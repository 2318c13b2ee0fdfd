import { createFoyer } from '@foyer/core'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { bitcoinTestnet, bitcoin as mainnet } from '@foyer/core/networks'
import { createFakePlatform, createScriptedBitcoinWallet, type FakeStorage } from '@foyer/testing'
import { accountsOf } from '@foyer/testing/bitcoin'
import { expect, test, vi } from 'vitest'
import { keyOf } from '../test/keys.ts'
import { bitcoin } from './index.ts'

/*
 * Five tabs of one origin, with one wallet: the same truth in every tab.
 */

const [first, second] = [1, 2].map((last) => accountsOf(keyOf(last), ['bitcoin:testnet'])) as [
  ReturnType<typeof accountsOf>,
  ReturnType<typeof accountsOf>,
]
const onMainnet = accountsOf(keyOf(2), ['bitcoin:mainnet'])

async function openTabs(count: number, kind: 'standard' | 'sats') {
  const kept = new Map<string, string>()
  const watchers: Parameters<FakeStorage['watch']>[0][][] = []
  /** What tabs wrote, on its way to the others. */
  const news: (() => void)[] = []
  const wallet = createScriptedBitcoinWallet({ name: 'Acorn', accounts: first, interface: kind })
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
      { projectId: 'shop', networks: [mainnet, bitcoinTestnet], adapters: [bitcoin()] },
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
      const { status, address, network } = foyer.getState().chains.bip122 ?? {}
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

for (const kind of ['standard', 'sats'] as const)
  test(`behavior: five tabs connect, change account and network, and disconnect together (${kind})`, async () => {
    const { foyerOf, settle, stand, wallet } = await openTabs(5, kind)
    const [connector] = foyerOf(0).getConnectors()
    if (connector) await foyerOf(0).connect({ connector })
    await settle()
    expect(stand()).toEqual(five('connected', first[0].address, bitcoinTestnet.name))
    expect(wallet.requests.filter(({ method }) => method === 'connect')).toHaveLength(1)

    wallet.changeAccounts(second)
    await settle()
    expect(stand()).toEqual(five('connected', second[0].address, bitcoinTestnet.name))

    wallet.changeAccounts(onMainnet)
    await settle()
    expect(stand()).toEqual(five('connected', onMainnet[0].address, mainnet.name))

    await foyerOf(4).disconnect()
    await settle()
    expect(stand().map(([status, address]) => [status, address])).toEqual(
      five('disconnected', null),
    )
    for (let tab = 0; tab < 5; tab++) {
      const { features } = foyerOf(tab).getProvider('bip122') as WalletStandardWallet
      const { signMessage } = features['bitcoin:signMessage'] as {
        signMessage(input: object): Promise<unknown>
      }
      const input = { account: { address: first[0].address }, message: new Uint8Array(1) }
      await expect(signMessage(input)).rejects.toMatchObject({ code: 4900 })
    }
    expect(wallet.requests.filter(({ method }) => method.startsWith('sign'))).toEqual([])
    expect(wallet.listenerCount()).toBe(0)
  })

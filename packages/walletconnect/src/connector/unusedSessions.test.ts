import type { NetworkInput } from '@foyer/core'
import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import {
  createFakePlatform,
  createFakeWallet,
  createScriptedRemoteWallets,
  type FakePlatform,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { walletConnect } from './walletConnect.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solana: NetworkInput = {
  id: 'main',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

/** Two chain families, a browser wallet for each, and a remote wallet that serves both. */
async function setUp({
  platform = createFakePlatform(),
  hasSession = false,
  isSilent = false,
}: {
  platform?: FakePlatform
  hasSession?: boolean
  /** Whether the remote wallet answers nothing. */
  isSilent?: boolean
} = {}) {
  const side = (reference: string) =>
    createFakeWallet({
      id: `pocket-${reference}`,
      name: 'Pocket',
      accounts: [account],
      reference,
      permitted: true,
      behaviour: isSilent ? { accounts: 'hang' } : {},
    })
  const [evmSide, solanaSide] = [side('1'), side('main')]
  const browserWallet = (id: string, reference: string) =>
    createFakeWallet({ id, name: id, accounts: [account], reference })
  const remote = createScriptedRemoteWallets({
    providers: { eip155: evmSide, solana: solanaSide },
    connected: hasSession,
    now: platform.clock.now,
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      backend: 'https://foyer.example',
      networks: [mainnet, solana],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [browserWallet('acorn', '1')] }),
        fakeAdapter({ namespace: 'solana', wallets: [browserWallet('ember', 'main')] }),
      ],
    },
    { platform, remoteConnectors: [walletConnect(async () => remote.code)] },
  )
  const settle = async () => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(0)
  }
  await settle()
  const wallets = () =>
    Object.values(foyer.getState().chains).map(({ connector }) => connector?.id ?? null)
  const connect = async (id: string) => {
    const connector = foyer.internals.connectors.getState().find((known) => known.id === id)
    if (!connector) throw new Error(`No wallet ${id}`)
    await foyer.connect({ connector })
    await settle()
  }
  /** A press on WalletConnect. */
  const press = async () => {
    const links: string[] = []
    const ends = new AbortController()
    const onLink = (uri: string) => void links.push(uri)
    const connecting = foyer.connect({ connector: 'walletConnect', onLink, signal: ends.signal })
    connecting.catch(() => {})
    await settle()
    return { connecting, links, leave: () => ends.abort() }
  }
  const connectRemote = async (families?: readonly string[]) => {
    const { connecting } = await press()
    remote.approve(families)
    await connecting
    await settle()
  }
  return {
    platform,
    remote,
    foyer,
    settle,
    wallets,
    connect,
    press,
    connectRemote,
    evmSide,
    solanaSide,
  }
}

test('behavior: a session ends once the wallet shows no account of any family', async () => {
  const { remote, connectRemote, evmSide, solanaSide, settle, wallets } = await setUp()
  await connectRemote()
  evmSide.changeAccounts([])
  await settle()
  expect([wallets(), remote.ended]).toEqual([[null, 'walletConnect'], 0])
  solanaSide.changeAccounts([])
  await settle()
  expect([wallets(), remote.ended]).toEqual([[null, null], 1])
})

test('behavior: a press on WalletConnect shows a code although a session was left over', async () => {
  const { remote, press, wallets } = await setUp({ hasSession: true })
  const { links, connecting } = await press()
  expect([remote.ended, remote.waiting, links.length]).toEqual([1, 1, 1])
  remote.approve()
  await connecting
  expect(wallets()).toContain('walletConnect')
})

test('behavior: a press on WalletConnect while its session is in use connects at once', async () => {
  const { remote, connectRemote, press } = await setUp()
  await connectRemote()
  const { connecting } = await press()
  await connecting
  expect(remote.ended).toBe(0)
})

test('behavior: a press leaves a session alone that another page of the same storage uses', async () => {
  const { connectRemote, connect, wallets, platform, evmSide, solanaSide } = await setUp()
  await connectRemote()
  await connect('acorn')
  expect(wallets()).toEqual(['acorn', 'walletConnect'])
  const { clock, storage } = createFakePlatform({ storage: platform.storage })
  const remote = createScriptedRemoteWallets({
    providers: { eip155: evmSide, solana: solanaSide },
    connected: true,
    now: clock.now,
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      backend: 'https://foyer.example',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [] })],
    },
    {
      platform: { ...createFakePlatform({ storage }), clock },
      remoteConnectors: [walletConnect(async () => remote.code)],
    },
  )
  await vi.dynamicImportSettled()
  const connecting = foyer.connect({ connector: 'walletConnect' })
  await vi.dynamicImportSettled()
  await clock.advance(0)
  expect(remote.ended).toBe(0)
  await connecting
  // Leaving everything is another matter.
  await foyer.disconnect()
  expect(remote.ended).toBe(1)
})

test('behavior: a session that can serve nobody here ends', async () => {
  const { remote, press } = await setUp()
  const { connecting } = await press()
  remote.approve(['bip122'])
  await expect(connecting).rejects.toMatchObject({ code: 'wallet/other-family' })
  expect(remote.ended).toBe(1)
})

test('behavior: a browser wallet in place of the last family of a session ends the session', async () => {
  const { remote, connectRemote, connect, wallets, press } = await setUp()
  await connectRemote()
  await connect('acorn')
  expect([wallets(), remote.ended]).toEqual([['acorn', 'walletConnect'], 0])
  await connect('ember')
  expect([wallets(), remote.ended]).toEqual([['acorn', 'ember'], 1])
  const { links } = await press()
  expect([remote.waiting, links.length]).toEqual([1, 1])
})

test('behavior: disconnecting ends a session whose wallet did not confirm it in time', async () => {
  const first = await setUp()
  await first.connectRemote()
  first.foyer.destroy()
  const platform = createFakePlatform({ storage: first.platform.storage })
  const { remote, foyer, settle, wallets } = await setUp({
    platform,
    hasSession: true,
    isSilent: true,
  })
  await platform.clock.advance(5_000)
  await settle()
  expect(wallets()).toEqual([null, null])
  await foyer.disconnect()
  expect(remote.ended).toBe(1)
})

test('behavior: disconnecting before anything was loaded ends the session all the same', async () => {
  const first = await setUp()
  await first.connectRemote()
  first.foyer.destroy()
  const platform = createFakePlatform({ storage: first.platform.storage })
  const remote = createScriptedRemoteWallets({
    providers: { eip155: first.evmSide, solana: first.solanaSide },
    connected: true,
    now: platform.clock.now,
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      backend: 'https://foyer.example',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [] })],
    },
    { platform, remoteConnectors: [walletConnect(async () => remote.code)] },
  )
  await foyer.disconnect()
  await vi.dynamicImportSettled()
  await platform.clock.advance(0)
  expect([remote.ended, foyer.getState().chains.eip155?.status]).toEqual([1, 'disconnected'])
  expect(platform.storage.kept.has('@foyer/connections')).toBe(false)
})

import { createFoyer } from '@foyer/core'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { solana as mainnet, solanaDevnet } from '@foyer/core/networks'
import { createFakePlatform, createScriptedSolanaWallet } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { encode } from './base58.ts'
import { solana } from './index.ts'

/*
 * A wallet that says without end that something changed.
 */

const [first = '', second = '', third = ''] = [1, 2, 3].map((byte) =>
  encode(new Uint8Array(32).fill(byte)),
)

async function setUp() {
  const platform = createFakePlatform()
  const scripted = createScriptedSolanaWallet({
    ...{ name: 'Acorn', accounts: [first], chains: ['solana:mainnet', 'solana:devnet'] },
  })
  let reads = 0
  const { wallet } = scripted
  const accounts = Object.getOwnPropertyDescriptor(wallet, 'accounts')
  Object.defineProperty(wallet, 'accounts', {
    get() {
      reads += 1
      return accounts?.get?.call(wallet)
    },
  })
  scripted.register(platform.window)
  const foyer = createFoyer(
    { projectId: 'shop', networks: [mainnet, solanaDevnet], adapters: [solana()] },
    { platform },
  )
  const connect = async () => {
    const [connector] = foyer.getConnectors()
    if (connector) await foyer.connect({ connector })
  }
  const settle = async () => {
    await vi.dynamicImportSettled()
    // The adapter and the client each take 50 ms at most.
    await platform.clock.advance(100)
  }
  const state = () => foyer.getState().chains.solana
  return { connect, foyer, platform, reads: () => reads, scripted, settle, state }
}

test('behavior: thousands of changes cost a few, the last one wins, and nothing stays behind', async () => {
  const { connect, foyer, platform, reads, scripted, settle, state } = await setUp()
  await connect()
  await settle()
  const received = vi.fn()
  const { features } = foyer.getProvider('solana') as WalletStandardWallet
  const { on } = features['standard:events'] as {
    on(event: string, listener: () => void): () => void
  }
  on('change', received)
  const told = vi.fn()
  foyer.subscribe(told)
  const before = { reads: reads(), timers: platform.clock.pending() }
  for (let round = 0; round < 5_000; round++)
    scripted.changeAccounts([round % 2 === 0 ? second : first, third])
  scripted.changeAccounts([third, second])
  // At once, four more, and the last one.
  await settle()
  expect(state()).toMatchObject({
    status: 'connected',
    address: third,
    allAccounts: [{ address: third }, { address: second }],
  })
  expect(reads() - before.reads).toBeLessThan(20)
  expect(told.mock.calls.length).toBeLessThan(10)
  expect(received.mock.calls.length).toBeLessThan(10)
  await settle()
  expect(platform.clock.pending()).toBe(before.timers)

  // A thousand a second, for a second.
  const steady = reads()
  for (let tick = 0; tick < 100; tick++) {
    for (let round = 0; round < 10; round++) scripted.changeAccounts([round < 5 ? first : second])
    await platform.clock.advance(10)
  }
  await settle()
  expect(state()?.address).toBe(second)
  expect(reads() - steady).toBeLessThan(300)

  for (let round = 0; round < 5_000; round++) scripted.changeAccounts([first])
  await foyer.disconnect()
  const ended = told.mock.calls.length
  for (let round = 0; round < 1_000; round++) scripted.changeAccounts([third])
  await settle()
  expect([state()?.status, state()?.address, scripted.listenerCount()]).toEqual([
    ...['disconnected', null],
    0,
  ])
  expect([told.mock.calls.length, platform.clock.pending()]).toEqual([ended, 0])
})

test('behavior: thousands of networks come and go, and the last ones count', async () => {
  const { connect, scripted, settle, state } = await setUp()
  await connect()
  for (let round = 0; round < 5_000; round++)
    scripted.changeChains([round % 2 === 0 ? 'solana:devnet' : 'solana:mainnet'])
  scripted.changeChains(['solana:devnet'])
  await settle()
  expect(state()?.network?.name).toBe(solanaDevnet.name)
})

test('behavior: a wallet that is locked at the end of a flood is not connected, until it is unlocked', async () => {
  const { connect, scripted, settle, state } = await setUp()
  await connect()
  for (let round = 0; round < 1_000; round++) {
    scripted.lock()
    scripted.unlock()
  }
  scripted.lock()
  await settle()
  expect([state()?.status, state()?.address]).toEqual(['disconnected', null])
  scripted.unlock()
  await settle()
  expect([state()?.status, state()?.address]).toEqual(['connected', first])
})

test('error: events before anybody connected, and events of no sense, change nothing', async () => {
  const { connect, platform, scripted, settle, state } = await setUp()
  for (let round = 0; round < 1_000; round++) scripted.changeAccounts([second])
  expect([state()?.status, platform.clock.pending()]).toEqual(['disconnected', 0])
  await connect()
  await settle()
  Object.defineProperty(scripted.wallet, 'accounts', {
    get() {
      throw new Error('hostile')
    },
  })
  expect(() => scripted.changeAccounts([third])).not.toThrow()
  await settle()
  // It shows no account, as one that is locked.
  expect([state()?.status, state()?.address]).toEqual(['disconnected', null])
})

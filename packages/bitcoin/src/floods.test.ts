import { createFoyer } from '@foyer/core'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { bitcoinTestnet, bitcoin as mainnet } from '@foyer/core/networks'
import { createFakePlatform, createScriptedBitcoinWallet } from '@foyer/testing'
import { accountsOf, type BitcoinWalletAccount } from '@foyer/testing/bitcoin'
import { expect, test, vi } from 'vitest'
import { keyOf } from '../test/keys.ts'
import { bitcoin } from './index.ts'

/*
 * A wallet that says without end that something changed, or whose event methods misbehave.
 */

const onTestnet = (last: number) => accountsOf(keyOf(last), ['bitcoin:testnet'])
const [first, second] = [onTestnet(1), onTestnet(2)]
const addressOf = ([account]: readonly BitcoinWalletAccount[]) => account?.address

function openPage() {
  const platform = createFakePlatform()
  const foyer = createFoyer(
    { projectId: 'shop', networks: [mainnet, bitcoinTestnet], adapters: [bitcoin()] },
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
  const stands = () => {
    const { status, address } = foyer.getState().chains.bip122 ?? {}
    return [status, address]
  }
  return { connect, foyer, platform, settle, stands }
}

for (const kind of ['standard', 'sats'] as const)
  test(`behavior: thousands of changes cost a few, the last one wins, and nothing stays behind (${kind})`, async () => {
    const { connect, foyer, platform, settle, stands } = openPage()
    const wallet = createScriptedBitcoinWallet({
      ...{ name: 'Acorn', accounts: first, interface: kind },
    })
    wallet.register(platform.window)
    // Before anybody connected it is not even heard.
    for (let round = 0; round < 1_000; round++) wallet.changeAccounts(second)
    wallet.changeAccounts(first)
    expect([stands(), wallet.listenerCount()]).toEqual([['disconnected', null], 0])
    await connect()
    await settle()
    const received = vi.fn()
    const { features } = foyer.getProvider('bip122') as WalletStandardWallet
    const { on } = features['standard:events'] as {
      on(event: string, listener: () => void): () => void
    }
    on('change', received)
    const told = vi.fn()
    foyer.subscribe(told)
    const timers = platform.clock.pending()
    for (let round = 0; round < 5_000; round++)
      wallet.changeAccounts(round % 2 === 0 ? second : first)
    wallet.changeAccounts(second)
    await settle()
    expect(stands()).toEqual(['connected', addressOf(second)])
    expect(told.mock.calls.length).toBeLessThan(10)
    expect(received.mock.calls.length).toBeLessThan(10)
    await settle()
    expect(platform.clock.pending()).toBe(timers)

    for (let round = 0; round < 1_000; round++) {
      wallet.lock()
      wallet.unlock()
    }
    wallet.lock()
    await settle()
    expect(stands()).toEqual(['disconnected', null])
    wallet.unlock()
    await settle()
    expect(stands()).toEqual(['connected', addressOf(second)])

    for (let round = 0; round < 1_000; round++) wallet.changeAccounts(first)
    await foyer.disconnect()
    const ended = told.mock.calls.length
    for (let round = 0; round < 1_000; round++) wallet.changeAccounts(second)
    await settle()
    expect([stands(), wallet.listenerCount()]).toEqual([['disconnected', null], 0])
    expect([told.mock.calls.length, platform.clock.pending()]).toEqual([ended, 0])
  })

test('behavior: of a wallet that tells no accounts one question is under way, and the last answer counts', async () => {
  const { connect, foyer, platform, settle, stands } = openPage()
  let shown = first
  const listeners: ((event: object) => void)[] = []
  const answers: ((answer: object) => void)[] = []
  const answer = () => ({ result: { addresses: shown, network: { bitcoin: { name: 'Testnet' } } } })
  const provider = {
    async request(method: string) {
      if (method === 'wallet_connect') return answer()
      return new Promise<object>((resolve) => void answers.push(resolve))
    },
    addListener({ cb }: { cb(event: object): void }) {
      listeners.push(cb)
      return () => void listeners.splice(listeners.indexOf(cb), 1)
    },
  }
  const page = platform.window as unknown as Record<string, unknown>
  page.acorn = provider
  page.btc_providers = [{ id: 'acorn', name: 'Acorn', icon: '' }]
  foyer.internals.discover()
  await connect()
  await settle()
  const [accountChange, networkChange] = listeners
  for (let round = 0; round < 5_000; round++) {
    accountChange?.({})
    networkChange?.({})
  }
  await settle()
  expect(answers).toHaveLength(1)
  const early = answer()
  shown = second
  answers[0]?.(early)
  await settle()
  // It was asked before the last change, so it is asked once more.
  expect(answers).toHaveLength(2)
  answers[1]?.(answer())
  await settle()
  expect([answers.length, stands()]).toEqual([2, ['connected', addressOf(second)]])

  // Accounts that come with an event are newer than what is being asked.
  accountChange?.({})
  await settle()
  accountChange?.({ addresses: first })
  answers[2]?.(answer())
  await settle()
  expect(stands()).toEqual(['connected', addressOf(first)])
})

const throws = () => {
  throw new Error('hostile')
}

test.each<[string, object]>([
  ['has no events', {}],
  ['has events that are none', { 'standard:events': { on: 7 } }],
  ['throws when it is listened to', { 'standard:events': { on: throws } }],
  ['throws when it is no longer listened to', { 'standard:events': { on: () => throws } }],
])('error: a wallet that %s connects, and is left', async (_, events) => {
  const { connect, foyer, platform, settle, stands } = openPage()
  const wallet = createScriptedBitcoinWallet({ name: 'Acorn', accounts: first })
  const { features } = wallet.standard
  delete features['standard:events']
  Object.assign(features, events)
  wallet.register(platform.window)
  await connect()
  await settle()
  expect(stands()).toEqual(['connected', addressOf(first)])
  await foyer.disconnect()
  expect(stands()).toEqual(['disconnected', null])
})

test('error: events of no sense throw nothing at the wallet, and change nothing', async () => {
  const { connect, platform, settle, stands } = openPage()
  const wallet = createScriptedBitcoinWallet({ name: 'Acorn', accounts: first })
  let emit = (_: unknown) => {}
  wallet.standard.features['standard:events'] = {
    on(_: string, listener: typeof emit) {
      emit = listener
      return () => {}
    },
  }
  wallet.register(platform.window)
  await connect()
  await settle()
  const hostile = Object.defineProperty({}, 'address', { get: throws })
  for (const event of [undefined, null, 7, 'accounts', [], {}, { chains: [] }])
    expect(() => emit(event), String(event)).not.toThrow()
  expect(() => emit({ accounts: [hostile] })).not.toThrow()
  await settle()
  expect([stands(), platform.reports]).toEqual([
    ['connected', addressOf(first)],
    ['Error: hostile'],
  ])
})

import {
  createFakePlatform,
  createFakeWallet,
  type FakePlatform,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../../networks.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import { createFoyer } from '../createFoyer.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = '@foyer/connections'
const main: NetworkInput = {
  id: 'main',
  name: 'Ember chain',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

const createWallets = () => ({
  acorn: createFakeWallet({ id: 'acorn', name: 'Acorn', accounts: [first], reference: '1' }),
  ember: createFakeWallet({ id: 'ember', name: 'Ember', accounts: ['Ember1'], reference: 'main' }),
})

/** A page of two chain families with one wallet each. */
async function openPage(
  wallets = createWallets(),
  { storage }: Pick<FakePlatform, 'storage'> = createFakePlatform(),
) {
  const platform = createFakePlatform({ storage })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, main],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [wallets.acorn] }),
        fakeAdapter({ namespace: 'solana', wallets: [wallets.ember] }),
      ],
    },
    { platform },
  )
  const settle = async (ms = 0) => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(ms)
  }
  await settle()
  const connectorOf = (id: string) => {
    const connector = foyer.getConnectors().find((known) => known.id === id)
    if (!connector) throw new Error(`No wallet ${id}`)
    return connector
  }
  const stands = (namespace: string) => {
    const { status, address } = foyer.getState().chains[namespace] ?? {}
    return [status, address]
  }
  return { ...wallets, foyer, platform, settle, connectorOf, stands }
}

test.each([
  ['a string', 'no'],
  ['null', null],
  ['undefined', undefined],
  ['a code as text', { code: '4001' }],
  ['nested', { data: { originalError: { code: 4001 } } }],
  ['an error without a code', new Error('The vault is locked')],
])('error: a wallet that throws %s leaves the other family as it is', async (_, thrown) => {
  const { foyer, acorn, connectorOf, stands } = await openPage()
  await foyer.connect({ connector: connectorOf('ember') })
  acorn.behave('connect', { throws: thrown })
  await expect(foyer.connect({ connector: connectorOf('acorn') })).rejects.toMatchObject({
    message: expect.stringMatching(/./),
  })
  expect([stands('eip155'), stands('solana')]).toEqual([
    ['disconnected', null],
    ['connected', 'Ember1'],
  ])
  expect(foyer.getState().activeNamespace).toBe('solana')
})

test('error: a wallet that hangs, or answers after it was left, moves no other family', async () => {
  const { foyer, acorn, connectorOf, stands, settle } = await openPage()
  acorn.behave('connect', { late: 'approve' })
  const leaving = new AbortController()
  const left = foyer
    .connect({ connector: connectorOf('acorn'), signal: leaving.signal })
    .catch(({ code }) => code)
  await foyer.connect({ connector: connectorOf('ember') })
  expect([stands('eip155')[0], stands('solana')[0]]).toEqual(['connecting', 'connected'])
  leaving.abort()
  expect(await left).toBe('connection/abandoned')
  acorn.answerLate()
  await settle(30_000)
  expect([stands('eip155'), stands('solana')[0]]).toEqual([['disconnected', null], 'connected'])
})

test('error: a wallet that already shows a request is waited for, and the other family is not', async () => {
  const { foyer, acorn, connectorOf, stands } = await openPage()
  acorn.behave('connect', 'pending')
  const told = vi.fn()
  const waiting = foyer.connect({ connector: connectorOf('acorn'), onAlreadyPending: told })
  await foyer.connect({ connector: connectorOf('ember') })
  expect([told.mock.calls.length, stands('solana')[0]]).toEqual([1, 'connected'])
  acorn.settlePending('approve')
  await waiting
  expect(stands('eip155')).toEqual(['connected', first])
  expect(acorn.requests.filter(({ method }) => method === 'connect')).toHaveLength(1)
})

test('behavior: a wallet that changed while the page was closed is believed, in its family alone', async () => {
  const before = await openPage()
  for (const id of ['acorn', 'ember'])
    await before.foyer.connect({ connector: before.connectorOf(id) })
  before.foyer.destroy()
  before.acorn.changeAccounts([second])
  before.acorn.changeNetwork('5')
  const { stands, foyer } = await openPage(before, before.platform)
  expect([stands('eip155'), stands('solana')]).toEqual([
    ['connected', second],
    ['connected', 'Ember1'],
  ])
  expect(foyer.getState().chains.eip155?.network?.caipNetworkId).toBe('eip155:5')
})

test('error: a tampered record shows no address that a wallet did not give', async () => {
  const before = await openPage()
  for (const id of ['acorn', 'ember'])
    await before.foyer.connect({ connector: before.connectorOf(id) })
  before.foyer.destroy()
  const victim = { address: second, status: 'connected', accounts: [second], caipAddress: second }
  before.platform.storage.set(
    key,
    JSON.stringify({
      version: 2,
      connections: [
        // Each wallet under the other family, and everything that the state has.
        { namespace: 'eip155', connectorId: 'ember', ...victim },
        { namespace: 'solana', connectorId: 'acorn', ...victim },
        { namespace: 'sui', connectorId: 'acorn', ...victim },
      ],
    }),
  )
  const { stands, settle, foyer } = await openPage(before, before.platform)
  await settle(5_000)
  expect([stands('eip155'), stands('solana'), Object.keys(foyer.getState().chains)]).toEqual([
    ['disconnected', null],
    ['disconnected', null],
    ['eip155', 'solana'],
  ])
})

test('behavior: a thousand changes a second of one family cost the other nothing', async () => {
  const { foyer, acorn, connectorOf, settle, stands } = await openPage()
  for (const id of ['acorn', 'ember']) await foyer.connect({ connector: connectorOf(id) })
  let changes = 0
  const before = foyer.getState().chains.solana
  foyer.subscribe(({ chains }) => {
    changes += 1
    expect(chains.solana).toBe(before)
  })
  for (let round = 0; round < 1_000; round++) acorn.changeAccounts([round % 2 ? first : second])
  await settle(50)
  expect([changes, stands('eip155')]).toEqual([expect.any(Number), ['connected', first]])
  expect(changes).toBeLessThan(5)
})

test('error: a chain that nobody asked for is shown as unsupported, and moves no other family', async () => {
  const { foyer, acorn, connectorOf, settle, stands } = await openPage()
  for (const id of ['acorn', 'ember']) await foyer.connect({ connector: connectorOf(id) })
  acorn.changeNetwork('9'.repeat(40))
  await settle(50)
  const { requestedNetworks, network } = foyer.getState().chains.eip155 ?? {}
  expect(requestedNetworks).not.toContainEqual(network)
  expect([foyer.getState().activeNamespace, stands('solana')[0]]).toEqual(['solana', 'connected'])
})

test.each([
  ['no list', 'acorn'],
  ['numbers', [7]],
  ['addresses with spaces', ['a b']],
  ['nothing', []],
  ['too long ones', ['x'.repeat(200)]],
])('error: a wallet that answers %s is refused with a sentence', async (_, answer) => {
  const { foyer, acorn, connectorOf, stands } = await openPage()
  acorn.behave('connect', { answers: answer })
  await expect(foyer.connect({ connector: connectorOf('acorn') })).rejects.toMatchObject({
    code: 'wallet/failed',
    message: expect.stringMatching(/\w+ .*\.$/),
  })
  expect(stands('eip155')).toEqual(['disconnected', null])
})

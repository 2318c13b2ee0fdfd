import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../../networks.ts'
import { createFoyer } from '../createFoyer.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A client with two connected wallets of one chain family, Birch the active one. */
async function setUp({ keepOthers = true } = {}) {
  const platform = createFakePlatform()
  const wallet = (name: string, accounts: readonly string[]) =>
    createFakeWallet({ id: name.toLowerCase(), name, accounts, reference: '1' })
  const acorn = wallet('Acorn', [first, third])
  const birch = wallet('Birch', [second])
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn, birch] })],
    },
    { platform },
  )
  const connect = async (id: string) => {
    const connector = foyer.getConnectors().find((known) => known.id === id)
    if (connector) await foyer.connect({ connector, keepOthers })
  }
  await connect('acorn')
  await connect('birch')
  const settle = async () => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(100)
  }
  await settle()
  const chain = () => {
    const found = foyer.getState().chains.eip155
    if (!found) throw new Error('No chain')
    return found
  }
  /** Status and address, then each connection with its accounts, the active one marked. */
  const shown = () => [
    [chain().status, chain().address, chain().connector?.name ?? null],
    ...chain().connections.map(({ id, accounts, isActive }) =>
      [isActive ? '*' : '-', id, ...accounts.map(({ address }) => address)].join(' '),
    ),
  ]
  const stored = () =>
    JSON.parse(platform.storage.get('@foyer/connections') ?? '{"connections":[]}').connections.map(
      ({ connectorId }: { connectorId: string }) => connectorId,
    )
  return { foyer, acorn, birch, connect, settle, chain, shown, stored }
}

test('behavior: a wallet is added beside another and becomes the active one', async () => {
  const { shown, chain, stored } = await setUp()
  expect(shown()).toEqual([
    ['connected', second, 'Birch'],
    `* birch ${second}`,
    `- acorn ${first} ${third}`,
  ])
  expect(chain().connections[1]).toMatchObject({
    connector: { id: 'acorn', type: 'ANNOUNCED', name: 'Acorn' },
    accounts: [
      { namespace: 'eip155', address: first, type: 'eoa', publicKey: null, path: null },
      {},
    ],
  })
  expect([Object.isFrozen(chain().connections), stored()]).toEqual([true, ['acorn', 'birch']])
})

test('behavior: without being told to keep them, connecting replaces the others', async () => {
  const { shown, acorn } = await setUp({ keepOthers: false })
  expect(shown()).toEqual([['connected', second, 'Birch'], `* birch ${second}`])
  expect(acorn.listenerCount()).toBe(1)
})

test('behavior: another wallet becomes active without a prompt, and signs from then on', async () => {
  const { foyer, shown, acorn, birch, settle, stored } = await setUp()
  const before = [acorn.requests.length, birch.requests.length]
  foyer.switchConnection('eip155', 'acorn')
  await settle()
  expect(shown()).toEqual([
    ['connected', first, 'Acorn'],
    `* acorn ${first} ${third}`,
    `- birch ${second}`,
  ])
  expect([acorn.requests.length, birch.requests.length]).toEqual(before)
  expect(stored()).toEqual(['birch', 'acorn'])
  const actions = await foyer.internals.connection('eip155')?.actions?.()
  expect(await actions?.signMessage?.({ message: 'Hi' })).toBe('signed Hi')
  expect(acorn.requests.at(-1)?.method).toBe('signMessage')
  foyer.switchConnection('eip155', 'nowhere')
  expect(shown()[0]).toEqual(['connected', first, 'Acorn'])
})

test('behavior: disconnecting the active wallet alone keeps the other, which becomes active', async () => {
  const { foyer, shown, acorn, birch, stored } = await setUp()
  await foyer.disconnect('eip155', 'birch')
  expect(shown()).toEqual([['connected', first, 'Acorn'], `* acorn ${first} ${third}`])
  const asked = (wallet: typeof acorn) =>
    wallet.requests.filter(({ method }) => method === 'disconnect').length
  expect([asked(acorn), asked(birch), stored()]).toEqual([0, 1, ['acorn']])
})

test('behavior: disconnecting the inactive wallet changes nothing for the active one', async () => {
  const { foyer, shown, stored, acorn } = await setUp()
  const addresses: unknown[] = []
  foyer.subscribe(({ chains }) => addresses.push(chains.eip155?.address))
  await foyer.disconnect('eip155', 'acorn')
  expect(shown()).toEqual([['connected', second, 'Birch'], `* birch ${second}`])
  expect([new Set(addresses), stored()]).toEqual([new Set([second]), ['birch']])
  expect(acorn.requests.at(-1)?.method).toBe('disconnect')
})

test('behavior: disconnecting the chain family ends all of them, and none takes over meanwhile', async () => {
  const { foyer, shown, stored, acorn, birch } = await setUp()
  const wallets: unknown[] = []
  foyer.subscribe(({ chains }) => wallets.push(chains.eip155?.connector?.name ?? null))
  await foyer.disconnect('eip155')
  expect([shown(), stored()]).toEqual([[['disconnected', null, null]], []])
  expect(wallets).not.toContain('Acorn')
  for (const wallet of [acorn, birch])
    expect([wallet.requests.at(-1)?.method, wallet.listenerCount()]).toEqual(['disconnect', 1])
})

test('behavior: what an inactive wallet changes stays with it', async () => {
  const { shown, acorn, settle, chain, foyer } = await setUp()
  acorn.changeAccounts([third])
  acorn.changeNetwork('5')
  await settle()
  expect([shown()[0], shown()[2], chain().network?.id]).toEqual([
    ['connected', second, 'Birch'],
    `- acorn ${third}`,
    1,
  ])
  foyer.switchConnection('eip155', 'acorn')
  expect([shown()[0], chain().network?.caipNetworkId]).toEqual([
    ['connected', third, 'Acorn'],
    'eip155:5',
  ])
})

test.each(['locks itself', 'hangs up'])(
  'behavior: when the active wallet %s, the other becomes active',
  async (what) => {
    const { shown, birch, settle, stored } = await setUp()
    if (what === 'hangs up') birch.hangUp()
    else birch.lock()
    await settle()
    expect(shown()).toEqual([['connected', first, 'Acorn'], `* acorn ${first} ${third}`])
    expect(stored()).toEqual(['acorn'])
  },
)

test('behavior: when an inactive wallet hangs up, it alone is gone', async () => {
  const { shown, acorn, settle, stored } = await setUp()
  acorn.hangUp()
  await settle()
  expect([shown(), stored()]).toEqual([
    [['connected', second, 'Birch'], `* birch ${second}`],
    ['birch'],
  ])
})

test('behavior: a wallet that connects again is there once', async () => {
  const { shown, connect } = await setUp()
  await connect('acorn')
  expect(shown().slice(1)).toEqual([`* acorn ${first} ${third}`, `- birch ${second}`])
})

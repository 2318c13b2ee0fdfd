import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { mainnet, polygon } from '../networks.ts'
import type { FoyerState } from './contract/FoyerState.ts'
import { createFoyer } from './createFoyer.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const local = { ...mainnet, id: 'local', name: 'Local', chainNamespace: 'solana' }

function setUp() {
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address, second], reference: '1' },
    knownReferences: ['137'],
  })
  const ember = createFakeWallet({
    ...{ id: 'ember', name: 'Ember', accounts: ['Ember1'], reference: 'other' },
    knownReferences: ['local'],
  })
  const platform = createFakePlatform()
  const foyer = createFoyer(
    {
      networks: [mainnet, { ...polygon, blockExplorers: undefined }, local],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [acorn] }),
        fakeAdapter({ namespace: 'solana', wallets: [ember] }),
      ],
    },
    { platform },
  )
  const connect = async (id: string) => {
    const connector = foyer.getConnectors().find((known) => known.id === id)
    if (connector) await foyer.connect({ connector })
  }
  return { foyer, acorn, ember, platform, connect, chain: () => foyer.getState().chains.eip155 }
}

/** What the specification lists beside what every chain has had from the start. */
const unknown = {
  connections: [],
  addressExplorerUrl: null,
  preferredAccountType: null,
  approvedNetworks: null,
  supportsAllNetworks: null,
  smartAccountEnabledNetworks: null,
  smartAccountDeployed: null,
  profileName: null,
  profileImage: null,
  tokenBalance: null,
  user: null,
  socialProvider: null,
  currentTab: null,
}

test('behavior: every field is there from the start, empty or null, and can be written as JSON', () => {
  const { foyer, chain } = setUp()
  const state = foyer.getState()
  expect(state).toMatchObject({ isSwitchingNamespace: false, send: null, session: null })
  expect(chain()).toMatchObject(unknown)
  expect(JSON.parse(JSON.stringify(state)).chains.eip155).toMatchObject(unknown)
})

test('behavior: connecting fills what is known, disconnecting empties it', async () => {
  const { foyer, connect, chain } = setUp()
  await connect('acorn')
  const connector = { id: 'acorn', type: 'ANNOUNCED', name: 'Acorn' }
  const accounts = [address, second].map((address) => ({
    ...{ namespace: 'eip155', address, type: 'eoa', publicKey: null, path: null },
  }))
  expect(chain()).toMatchObject({
    ...unknown,
    connector,
    connections: [{ id: 'acorn', connector, accounts, isActive: true }],
    addressExplorerUrl: `${mainnet.blockExplorers?.default.url}/address/${address}`,
    preferredAccountType: 'eoa',
    supportsAllNetworks: true,
  })
  expect(Object.isFrozen(chain()?.connections[0])).toBe(true)
  await foyer.disconnect()
  expect(chain()).toMatchObject(unknown)
})

test('behavior: the address at the explorer follows the account and the network', async () => {
  const { foyer, connect, chain } = setUp()
  await connect('acorn')
  foyer.internals.selectAccount('eip155', second)
  expect(chain()?.addressExplorerUrl).toMatch(new RegExp(`/address/${second}$`))
  expect(chain()?.connections[0]?.accounts[0]?.address).toBe(second)
  await foyer.switchNetwork('eip155:137')
  // This network has none.
  expect(chain()?.addressExplorerUrl).toBeNull()
  await foyer.switchNetwork('eip155:1')
  expect(chain()?.addressExplorerUrl).toMatch(new RegExp(`/address/${second}$`))
})

test('behavior: an explorer that is no https address is not linked to', async () => {
  const { foyer, connect, chain } = setUp()
  const explorer = { name: 'X', url: 'javascript:alert(1)//' }
  foyer.addNetwork('eip155', { ...mainnet, blockExplorers: { default: explorer } })
  await connect('acorn')
  expect(chain()?.addressExplorerUrl).toBeNull()
})

test('behavior: moving to another chain family is a flag while its wallet is asked', async () => {
  const { foyer, connect } = setUp()
  await connect('ember')
  await connect('acorn')
  await foyer.switchNetwork('eip155:1')
  const seen: [boolean, string | null][] = []
  foyer.subscribe(({ isSwitchingNamespace, activeNamespace }: FoyerState) => {
    const step: [boolean, string | null] = [isSwitchingNamespace, activeNamespace]
    if (seen.at(-1)?.join() !== step.join()) seen.push(step)
  })
  await foyer.switchNetwork('solana:local')
  expect(seen).toEqual([
    [true, 'eip155'],
    [false, 'eip155'],
    [false, 'solana'],
  ])
})

test('error: a wallet that refuses ends the flag', async () => {
  const { foyer, connect, ember } = setUp()
  await connect('ember')
  await connect('acorn')
  await foyer.switchNetwork('eip155:1')
  ember.behave('switchNetwork', 'reject')
  await expect(foyer.switchNetwork('solana:local')).rejects.toThrow()
  expect(foyer.getState()).toMatchObject({
    isSwitchingNamespace: false,
    activeNamespace: 'eip155',
  })
})

import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { base, mainnet } from '../networks.ts'
import type { ChangeableOptions, FoyerOptions } from './contract/FoyerOptions.ts'
import { createFoyer } from './createFoyer.ts'
import { readOptions } from './readOptions.ts'

const create = (options: object) =>
  createFoyer({ networks: [mainnet], ...options } as FoyerOptions, {
    platform: createFakePlatform(),
  })
const wallet = () => createFakeWallet({ id: 'a', name: 'A', accounts: ['0x1'], reference: '1' })

test('behavior: what can be read stays as it was given', () => {
  const options = {
    networks: [mainnet],
    customWallets: [{ id: 'a', name: 'A' }],
    features: { legalCheckbox: true },
    projectId: 'shop',
  }
  const read = readOptions(options)
  expect(read).toEqual(options)
  expect(read.networks).toBe(options.networks)
  expect(readOptions({ features: undefined })).toEqual({ features: undefined })
})

test.each<[string, unknown, unknown]>([
  ['customWallets', [null, { id: 'a' }], [{ id: 'a' }]],
  ['customWallets', 'x', undefined],
  ['customWallets', null, undefined],
  ['featuredWalletIds', 'x', undefined],
  ['excludeWalletIds', ['a', null], ['a']],
  ['includeWalletIds', { 0: 'a' }, undefined],
  ['networks', [null, mainnet], [mainnet]],
  ['adapters', [null], []],
  ['adapters', 'evm', undefined],
  ['features', null, undefined],
  ['tokens', null, undefined],
  ['themeVariables', 'x', undefined],
  ['defaultNetwork', 1, undefined],
])('behavior: `%s` of %j is read as far as it can be', (option, value, expected) => {
  expect(readOptions({ [option]: value })).toEqual({ [option]: expected })
})

test('behavior: a client is made from whatever can be read, and of nothing else', () => {
  const adapter = fakeAdapter({ namespace: 'eip155', wallets: [wallet()] })
  const foyer = create({
    networks: [null, mainnet],
    adapters: [null, adapter],
    ...{ customWallets: 'x', features: null, tokens: null, chainImages: [], themeVariables: 7 },
    ...{ customRpcUrls: 'x', defaultNetwork: 1, connectorImages: null, metadata: [] },
  })
  expect(foyer.getState().chains.eip155?.requestedNetworks).toHaveLength(1)
  expect(foyer.internals.theme.getState().themeVariables).toEqual({})
  expect(foyer.internals.optionsAsGiven().customWallets).toBe('x')
})

test('behavior: options that change are read the same way', () => {
  const foyer = create({ adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet()] })] })
  foyer.updateOptions({
    customWallets: [null],
    themeVariables: 'x',
    networks: [null, base],
  } as unknown as ChangeableOptions)
  expect(foyer.internals.options.getState().customWallets).toEqual([])
  expect(foyer.internals.theme.getState().themeVariables).toEqual({})
  expect(
    foyer.getState().chains.eip155?.requestedNetworks.map(({ caipNetworkId }) => caipNetworkId),
  ).toEqual(['eip155:8453'])
  expect(foyer.internals.optionsAsGiven().customWallets).toEqual([null])
  foyer.setTheme({ themeVariables: null } as never)
  expect(foyer.internals.theme.getState().themeVariables).toEqual({})
})

test('security: options from JSON change no prototype', () => {
  const given = JSON.parse(
    '{"__proto__":{"enableWallets":false,"x":1},"constructor":{"prototype":{"x":1}},"features":{"__proto__":{"collapseWallets":true}}}',
  )
  const foyer = create(given)
  foyer.updateOptions(given)
  const options = foyer.internals.options.getState()
  expect(options.enableWallets).toBeUndefined()
  expect(options.features?.collapseWallets).toBeUndefined()
  expect(({} as { x?: unknown }).x).toBeUndefined()
})

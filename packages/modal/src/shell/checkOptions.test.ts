import { Caip2, createFoyer, type FoyerOptions } from '@foyer/core'
import { readServiceUrl } from '@foyer/core/client'
import { base, mainnet } from '@foyer/core/networks'
import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { checkOptions } from './checkOptions.ts'

const wrong = <options extends object>(options: options) => {
  const given = { networks: [mainnet], ...options } as unknown as FoyerOptions
  const { internals } = createFoyer(given, { platform: createFakePlatform() })
  return checkOptions(given, { readServiceUrl, read: internals.options.getState() })
}

test('behavior: options that work are passed over in silence', () => {
  expect(
    wrong({
      themeMode: 'dark',
      motion: 'auto',
      allWallets: 'HIDE',
      locale: 'ar-EG',
      defaultNetwork: mainnet,
      customRpcUrls: { 'eip155:1': ['https://node.example'] },
      themeVariables: { '--foyer-accent': 'red' },
      customWallets: [{ id: 'a', name: 'A' }],
      backend: { wallets: 'http://127.0.0.1:5110/api/', relay: 'wss://relay.example' },
      features: { legalCheckbox: true },
      termsConditionsUrl: 'https://shop.example/terms',
    }),
  ).toEqual([])
})

test.each(['eip155:1', 'solana:5eykt', ':', 'eip155:', ':1', 'eip155', '', 'a:b:c', 'a::b', ' : '])(
  'behavior: the key "%s" is one where `Caip2` reads it',
  (id) => {
    const parse = () => Caip2.parse(id)
    if (wrong({ customRpcUrls: { [id]: [] } }).length > 0)
      expect(parse).toThrow('Invalid CAIP-2 network id')
    else expect(parse()).toMatchObject({ namespace: expect.stringMatching(/./) })
  },
)

test.each<[string, object, string]>([
  ['themeMode', { themeMode: 'sepia' }, 'Give one of: light, dark, system.'],
  ['motion', { motion: 'none' }, 'Give one of: auto, reduced.'],
  ['allWallets', { allWallets: 'MAYBE' }, 'Give one of: SHOW, HIDE, ONLY_MOBILE.'],
  ['themeVariables', { themeVariables: { accent: 'red' } }, 'Keys begin with --foyer-.'],
  ['customRpcUrls', { customRpcUrls: { 1: ['https://a.example'] } }, 'Keys are CAIP-2 ids'],
  ['defaultNetwork', { defaultNetwork: base }, 'Add it there.'],
  ['customWallets', { customWallets: [{ id: 'a' }] }, 'Give every wallet both.'],
  ['featuredWalletIds', { featuredWalletIds: 'metamask' }, 'Give an array of wallet ids.'],
  ['customWallets', { customWallets: [null] }, 'Give an array of wallets.'],
  ['customWallets', { customWallets: { id: 'a' } }, 'is no list, so it is ignored.'],
  ['includeWalletIds', { includeWalletIds: ['a', 7] }, 'has an entry that is ignored.'],
  ['networks', { networks: [null, mainnet] }, 'has an entry that is ignored.'],
  ['adapters', { adapters: 'evm' }, 'Give an array of adapters'],
  ['themeVariables', { themeVariables: 'red' }, 'is no object'],
  ['themeVariables', { themeVariables: null }, 'is no object'],
  ['features', { features: null }, 'is no object'],
  ['features', { features: { connectorTypeOrder: 'custom' } }, 'which is no list'],
  ['tokens', { tokens: null }, 'is no object'],
  ['chainImages', { chainImages: [] }, 'is no object'],
  ['connectorImages', { connectorImages: 'x' }, 'is no object'],
  ['customRpcUrls', { customRpcUrls: { 'eip155:1': 'https://a.example' } }, 'has no list for'],
  ['metadata', { metadata: 'Shop' }, 'is no object'],
  ['defaultAccountTypes', { defaultAccountTypes: [] }, 'is no object'],
  ['defaultNetwork', { defaultNetwork: 1 }, 'is no object'],
  ['backend', { backend: 'foyer.example' }, 'which is no https address'],
  ['backend', { backend: { wallets: 'ftp://a.example' } }, 'has "ftp://a.example"'],
  ['backend', { backend: { relay: { url: 'ftp://a.example' } } }, 'has "ftp://a.example"'],
  ['backend', { backend: { wallets: { url: 'https://a.example' } } }, 'has "https://a.example"'],
  ['backend', { backend: 5 }, 'has "5"'],
  ['locale', { locale: 'not a tag' }, 'Give one such as'],
  ['termsConditionsUrl', { termsConditionsUrl: 'javascript:alert(1)' }, 'the link is left out'],
  ['features', { features: { legalCheckbox: true } }, 'Give `termsConditionsUrl`'],
])('error: a wrong `%s` says the fix', (option, options, fix) => {
  const [fault] = wrong(options)
  expect(fault?.message).toContain(`\`${option}\``)
  expect(fault?.message).toContain(fix)
})

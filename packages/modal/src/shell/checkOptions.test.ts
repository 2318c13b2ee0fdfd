import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Caip2, createFoyer, type FeatureOptions, type FoyerOptions } from '@foyer/core'
import { base, mainnet } from '@foyer/core/networks'
import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { checkOptions } from './checkOptions.ts'

const wrong = <options extends object>(options: options) => {
  const given = { networks: [mainnet], ...options } as unknown as FoyerOptions
  const { internals } = createFoyer(given, { platform: createFakePlatform() })
  return checkOptions(given, internals.options.getState())
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

test('error: what needs the frame is told of where none is named', () => {
  const says = (features: object, backend?: object | string) =>
    wrong({ features, ...(backend && { backend }) }).map(({ message }) => message)
  const [email] = says({ email: true }, 'https://foyer.example')
  expect(email).toContain('Give `backend.secureSite`.')
  expect(says({ socials: ['google'] })).toHaveLength(1)
  expect(says({ email: false, socials: false })).toEqual([])
  expect(says({ socials: [] })).toEqual([])
  const secureSite = 'https://wallet.shop.example'
  expect(says({ email: true, socials: ['x'] }, { secureSite })).toEqual([])
})

test('error: tokens that are no lists are told of', () => {
  const [fault] = wrong({ tokens: { 'eip155:1': { address: '0x1' } } })
  expect(fault?.message).toContain('has no list for "eip155:1"')
  expect(wrong({ tokens: { 'eip155:1': [{ address: '0x1' }] } })).toEqual([])
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

/** Whether an option does something, or what tells the developer that it does not. */
type Effect = 'works' | 'alerts' | 'throws'
const effects: { readonly [option in keyof FoyerOptions]-?: Effect } = {
  ...{ projectId: 'works', backend: 'works', networks: 'works', adapters: 'works' },
  ...{ defaultNetwork: 'works', metadata: 'works', customRpcUrls: 'works' },
  ...{ allowUnsupportedChain: 'works', enableNetworkSwitch: 'works', themeMode: 'works' },
  ...{ themeVariables: 'works', motion: 'works', locale: 'works', enableEmbedded: 'works' },
  ...{ disableAppend: 'works', enableMobileFullScreen: 'works', siwx: 'works' },
  ...{ siweConfig: 'works', allWallets: 'works', featuredWalletIds: 'works' },
  ...{ texts: 'works', preload: 'works' },
  ...{ includeWalletIds: 'works', excludeWalletIds: 'works', customWallets: 'works' },
  ...{ enableWallets: 'works', enableEIP6963: 'works', enableInjected: 'works' },
  ...{ enableWalletConnect: 'works', manualWalletConnect: 'works', enableWalletGuide: 'works' },
  ...{ tokens: 'works', defaultAccountTypes: 'works', chainImages: 'works' },
  ...{ connectorImages: 'works', features: 'works', termsConditionsUrl: 'works' },
  ...{ privacyPolicyUrl: 'works', storageKey: 'works', enableReconnect: 'works', debug: 'works' },
}
const featureEffects: { readonly [option in keyof FeatureOptions]-?: Effect } = {
  ...{ legalCheckbox: 'works', collapseWallets: 'works', connectorTypeOrder: 'works' },
  ...{ connectMethodsOrder: 'works', allWallets: 'works', analytics: 'works' },
  ...{ walletFeaturesOrder: 'works', email: 'works', emailShowWallets: 'works' },
  ...{ socials: 'works', swaps: 'works', onramp: 'works', receive: 'works', send: 'works' },
  ...{ history: 'works', smartSessions: 'works' },
}
const optionsThat = (table: object, effect: Effect) =>
  Object.keys(table).filter((option) => table[option as never] === effect)

test.each([...optionsThat(effects, 'works'), ...optionsThat(featureEffects, 'works')])(
  'behavior: something reads `%s`',
  (option) => {
    expect(readers).toMatch(new RegExp(`\\b${option}\\b`))
  },
)

test.each(optionsThat(effects, 'throws'))('error: `%s` throws until it works', (option) => {
  expect(() => wrong({ [option]: {} })).toThrow(`\`${option}\``)
})

/** Every source that an option could do something in: not where it is declared or checked. */
const readers = ['core', 'modal'].map(sourcesOf).join('\n')

function sourcesOf(name: string): string {
  const folder = join(import.meta.dirname, '../../..', name, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !/\.test\.|(FoyerOptions|readOptions|checkOptions|messages)\.ts$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, ''))
    .join('\n')
}

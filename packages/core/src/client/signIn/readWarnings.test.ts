import { expect, test } from 'vitest'
import { base, mainnet } from '../../networks.ts'
import * as Network from '../../primitives/Network.ts'
import { readWarnings } from './readWarnings.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const text = [
  'shop.example wants you to sign in with your Ethereum account:',
  ...[address, '', 'Welcome.', '', 'URI: https://shop.example/login', 'Version: 1'],
  ...['Chain ID: 1', 'Nonce: 0123456789abcdef', 'Issued At: 2026-01-01T00:00:00Z'],
  ...['Resources:', '- https://shop.example/terms'],
].join('\n')
const networks = [mainnet, base].map((input) => Network.from(input))
const [ethereum] = networks as [Network.Network]

const kindsOf = (text: string, more: Partial<Parameters<typeof readWarnings>[0]> = {}) =>
  readWarnings({
    ...{ text, address, network: ethereum, networks, isFlagged: false },
    ...{ origin: 'https://shop.example', ...more },
  }).map(({ kind }) => kind)

test('behavior: a message of this page, for this account and network, needs no warning', () => {
  expect(kindsOf(text)).toEqual([])
  expect(kindsOf(text.replace('Welcome.\n', ''))).toEqual([])
  expect(kindsOf(text.replace('shop.example wants', 'https://shop.example wants'))).toEqual([])
  expect(kindsOf(text.replace(address, address.toLowerCase()))).toEqual([])
})

test.each([
  ['another site', text.replace('shop.example wants', 'shop.evil wants'), ['domain']],
  [
    'a site that begins alike',
    text.replace('shop.example wants', 'shop.example.evil wants'),
    ['domain'],
  ],
  ['another port', text.replace('shop.example wants', 'shop.example:8443 wants'), ['domain']],
  [
    'another address',
    text.replace('URI: https://shop.example', 'URI: https://evil.example'),
    ['uri'],
  ],
  ['no address', text.replace('URI: https://shop.example', 'URI: shop'), ['uri']],
  ['another network', text.replace('Chain ID: 1', 'Chain ID: 8453'), ['chain']],
  ['another account', text.replace('0xf39F', '0xf39E'), ['account']],
  [
    'fields in another order',
    text.replace('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1'),
    ['imitation'],
  ],
  ['a line more', `${text}\nAmount: 100 ETH`, ['imitation']],
  ['a line that nobody expects', text.replace('Version', 'Transfer: all\nVersion'), ['imitation']],
  ['characters that turn the text', text.replace('Welcome', '\u202eemocleW'), ['imitation']],
  ['a length that nobody reads', text + ' '.repeat(20_000), ['imitation']],
])('error: %s is warned of', (_, changed, kinds) => {
  expect(kindsOf(changed)).toEqual(kinds)
})

test('behavior: the worst stands first', () => {
  const wrong = text
    .replace('shop.example wants', 'shop.evil wants')
    .replace('Chain ID: 1', 'Chain ID: 8453')
    .replace('URI: https://shop.example', 'URI: https://evil.example')
  expect(kindsOf(wrong, { isFlagged: true })).toEqual(['domain', 'flagged', 'uri', 'chain'])
})

test('behavior: outside of a page there is no site to compare with', () => {
  expect(kindsOf(text.replaceAll('shop.example', 'evil.example'), { origin: '' })).toEqual([])
})

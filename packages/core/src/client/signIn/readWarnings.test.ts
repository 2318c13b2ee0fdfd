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

const warningsOf = (text: string, more: Partial<Parameters<typeof readWarnings>[0]> = {}) =>
  readWarnings({
    ...{ text, address, network: ethereum, networks, isFlagged: false },
    ...{ origin: 'https://shop.example', ...more },
  })
const kindsOf: (...of: Parameters<typeof warningsOf>) => string[] = (...of) =>
  warningsOf(...of).map(({ kind }) => kind)

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

/** Each with what is shown beside the page's own `shop.example`. */
test.each([
  ['a Cyrillic letter', 'sh\u043ep.example', 'xn--shp-ted.example'],
  ['Punycode', 'xn--shp-ted.example', 'xn--shp-ted.example'],
  ['the page before another site', 'shop.example.evil.io', 'shop.example.evil.io'],
  ['a dot at the end', 'shop.example.', 'shop.example.'],
  ['another port', 'shop.example:8443', 'shop.example:8443'],
  ['the port of another scheme', 'shop.example:80', 'shop.example:80'],
  ['another scheme', 'http://shop.example', 'http://shop.example'],
  ['a capital I for an l', 'shop.exampIe', 'shop.exampie'],
  ['the page as a user name', 'shop.example@evil.io', 'evil.io'],
  ['a user name before the page', 'evil.io@shop.example', 'evil.io@shop.example'],
  ['letters of full width', 's\uff48op.example', 's\\u{ff48}op.example'],
  ['another full stop', 'shop\u3002example', 'shop\\u{3002}example'],
  ['a character that browsers leave out', 'shop\ufe0f.example', 'shop\\u{fe0f}.example'],
  ['no site', '%00', '%00'],
])('error: %s is another domain, and is shown so', (_, domain, site) => {
  const changed = text.replace('shop.example wants', () => `${domain} wants`)
  expect(warningsOf(changed)).toEqual([{ kind: 'domain', domain, site }])
  expect(warningsOf(changed, { isFlagged: true })[1]).toEqual({ kind: 'flagged', domain, site })
})

test('error: a sign that lower case turns into a letter of the page is another domain', () => {
  const domain = '\u212anit.example'
  const changed = text
    .replace('shop.example wants', `${domain} wants`)
    .replace('URI: https://shop.example', 'URI: https://knit.example')
  expect(warningsOf(changed, { origin: 'https://knit.example' })).toEqual([
    { kind: 'domain', domain, site: '\\u{212a}nit.example' },
  ])
})

test.each([
  ['of no width', '\u200b'],
  ['that joins', '\u2060'],
  ['that breaks words', '\u00ad'],
])('error: a character %s in the domain is an imitation, and is shown', (_, hidden) => {
  const domain = `sh${hidden}op.example`
  const site = `sh\\u{${hidden.codePointAt(0)?.toString(16)}}op.example`
  expect(warningsOf(text.replace('shop.example wants', `${domain} wants`))).toEqual([
    { kind: 'imitation' },
    { kind: 'domain', domain, site },
  ])
})

test.each([
  ['letter case', 'Shop.EXAMPLE', 'https://shop.example'],
  ['the default port', 'shop.example:443', 'https://shop.example'],
  ['the default port without TLS', 'shop.example:80', 'http://shop.example'],
  ['its scheme', 'HTTPS://shop.example', 'https://shop.example'],
  ['a port of the page', 'shop.example:8443', 'https://shop.example:8443'],
  ['Punycode of the page', 'XN--SHP-TED.example', 'https://xn--shp-ted.example'],
])('behavior: a domain that differs in nothing but %s needs no warning', (_, domain, origin) => {
  const changed = text
    .replace('shop.example wants', `${domain} wants`)
    .replace('URI: https://shop.example', `URI: ${origin}`)
  expect(warningsOf(changed, { origin })).toEqual([])
})

test.each([
  'https://evil.io@shop.example',
  'https://shop\u3002example',
  'https://shop.example@evil.io',
])('error: a URI that only reads as the page is warned of: %s', (uri) => {
  expect(kindsOf(text.replace('URI: https://shop.example', `URI: ${uri}`))).toEqual(['uri'])
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

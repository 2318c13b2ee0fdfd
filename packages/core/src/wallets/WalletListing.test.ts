import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import * as WalletListing from './WalletListing.ts'

const plain = { id: 'a', name: 'A' }

test('behavior: a whole row keeps what is good, and links become what a browser reads', () => {
  const row = {
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'Example Wallet',
    rdns: 'com.example.wallet',
    badge_type: 'certified',
    description: 'One\nwallet',
    chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'bip122', 'eip155:1:2', 7],
    homepage: 'https://example.com',
    image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
    image_url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    order: 10,
    link_mode: 'https://example.com/wc',
    mobile_link: 'example://',
    browser_link:
      'eip155=example://open?url={url} https://example.com/open?url={url2}&ref={origin}',
    desktop_link: 'example',
    webapp_link: 'https://app.example.com/',
    app_store: 'https://apps.apple.com/app/id1',
    play_store: 'https://play.google.com/store/apps/details?id=a',
    chrome_store: 'https://chromewebstore.google.com/detail/a',
    injected: [{ namespace: 'eip155', injected_id: 'isExample' }, { namespace: 'EIP' }, null],
    supports_wc: true,
  }
  expect(WalletListing.parse(row)).toEqual({
    ...row,
    description: 'One wallet',
    chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'bip122'],
    homepage: 'https://example.com/',
    desktop_link: 'example://',
    injected: [{ namespace: 'eip155', injected_id: 'isExample' }],
  })
})

test('behavior: what is missing, malformed or dangerous is null', () => {
  const links = ['homepage', 'link_mode', 'mobile_link', 'desktop_link', 'webapp_link'] as const
  const stores = ['app_store', 'play_store', 'chrome_store', 'image_url'] as const
  const bad = Object.fromEntries([...links, ...stores].map((name) => [name, 'javascript:alert(1)']))
  const listing = WalletListing.parse({
    ...plain,
    ...bad,
    ...{ rdns: 'not a domain', chains: 'eip155:1', order: Number.NaN, injected: {} },
    supports_wc: 'yes',
  })
  expect(listing).toEqual(WalletListing.parse(plain))
  expect(new Set(Object.values(listing ?? {}))).toEqual(new Set(['a', 'A', null]))
})

test.each([
  ['javascript:alert({url})'],
  ['javascript://a/{url}'],
  ['data:text/html,{url}'],
  ['intent://open?url={url}#Intent;S.browser_fallback_url=https://evil.example;end'],
  ['http://w.example/open?url={url}'],
  ['https://me@w.example/open?url={url}'],
  ['https://{path}'],
  ['https://w.example{path}'],
  ['{url}'],
  ['w:{url}'],
  ['https://w.example/open'],
  ['https://w.example/open?ref={origin}'],
  ['https://w.example/{name}?url={url}'],
  ['https://w.example/open?url={url}{'],
  ['https://w.example/open?url={url} javascript:alert({url})'],
  ['https://w.example/open?url={url} '],
  [`https://w.example/${'a'.repeat(2_048)}?url={url}`],
  [Array.from({ length: 100 }, () => 'https://w.example/open?url={url}').join(' ')],
  [['https://w.example/open?url={url}']],
  [{}],
])('error: %j opens no page in a wallet', (link) => {
  expect(WalletListing.parse({ ...plain, browser_link: link })?.browser_link).toBeNull()
})

test('behavior: names lose what hides or turns, ids that would need it are none', () => {
  expect(WalletListing.parse({ ...plain, name: 'Meta\u202EksaM' })?.name).toBe('MetaksaM')
  expect(WalletListing.parse({ ...plain, name: 'x'.repeat(10_000) })?.name).toHaveLength(65)
})

test.each([
  [null],
  [undefined],
  ['row'],
  [[]],
  [{}],
  [{ id: 'a' }],
  [{ name: 'A' }],
  [{ id: '', name: 'A' }],
  [{ id: 1, name: 'A' }],
  [{ id: 'a\n', name: 'A' }],
  [{ id: 'a'.repeat(129), name: 'A' }],
  [{ id: 'a', name: '\u200B' }],
  [Object.create(plain)],
  [JSON.parse('{"__proto__": {"id": "a", "name": "A"}}')],
])('error: %j is no wallet', (value) => {
  expect(WalletListing.parse(value)).toBeNull()
})

test('behavior: a row that throws when it is read is none', () => {
  const row = {
    ...plain,
    get homepage() {
      throw new Error('no')
    },
  }
  expect(WalletListing.parse(row)).toBeNull()
})

test('behavior: a polluted prototype gives a wallet nothing', () => {
  const prototype = Object.prototype as { webapp_link?: string }
  prototype.webapp_link = 'https://evil.example'
  try {
    expect(WalletListing.parse(plain)?.webapp_link).toBeNull()
  } finally {
    delete prototype.webapp_link
  }
})

test('property: anything at all is a clean row or none', () => {
  const row = fc.record(
    {
      id: fc.oneof(fc.constant('a'), fc.anything()),
      name: fc.oneof(fc.constant('A'), fc.anything()),
      chains: fc.oneof(fc.array(fc.string()), fc.anything()),
      mobile_link: fc.oneof(fc.webUrl(), fc.string(), fc.anything()),
      browser_link: fc.oneof(
        fc.webUrl().map((link) => `${link}?url={url}`),
        fc.string(),
        fc.anything(),
      ),
      injected: fc.oneof(fc.array(fc.object()), fc.anything()),
      rdns: fc.oneof(fc.domain(), fc.anything()),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(row, fc.anything()), (value) => {
      const listing = WalletListing.parse(value)
      expect(WalletListing.parse(listing)).toEqual(listing)
    }),
    { numRuns: endurance({ few: 60, all: 2_000 }) },
  )
})

test.each([
  [{ chains: ['eip155:1'] }, 'eip155:1', true],
  [{ chains: ['eip155:1'] }, 'eip155:137', false],
  [{ chains: ['eip155:13'] }, 'eip155:137', false],
  [{ chains: ['eip155'] }, 'eip155:137', true],
  [{ chains: ['eip155'] }, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', false],
  [{ injected: [{ namespace: 'eip155', injected_id: 'isA' }] }, 'eip155:137', true],
  [{ injected: [{ namespace: 'eip155', injected_id: 'isA' }] }, 'solana:5eykt', false],
  [{}, 'bip122:000000000019d6689c085ae165831e93', true],
])('behavior: %j and %s: %j', (fields, chain, expected) => {
  const listing = WalletListing.parse({ ...plain, ...fields })
  expect(listing && WalletListing.serves(listing, chain)).toBe(expected)
})

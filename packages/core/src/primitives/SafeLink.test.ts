import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import * as SafeLink from './SafeLink.ts'

const dangerous = [
  '',
  ' ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001https://example.com',
  ' javascript:alert(1)',
  'javascript\u200B:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'filesystem:https://example.com/temporary/a',
  'about:blank',
  'intent://scan/#Intent;scheme=wallet;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  'android-app://com.example',
  'view-source:https://example.com',
  'chrome://settings',
  'chrome-extension://abc/page.html',
  'moz-extension://abc/page.html',
  'ms-msdt:/id',
  'search-ms:query=a',
  'itms-services://?action=download-manifest',
  'http://example.com',
  'ws://example.com',
  'wss://example.com',
  'ftp://example.com',
  'mailto:a@example.com',
  'tel:112',
  'sms:112',
  '//evil.example',
  '\\\\evil.example',
  '/path',
  './path',
  '?query',
  '#hash',
  'https:',
  'https:/example.com',
  'https://',
  'https:///example.com',
  'https:\\\\example.com',
  'https://exa mple.com',
  'https://example.com/\n',
  'https://example.com/\u202Egnp',
  'https://example.com/"onload=',
  'https://example.com/<script>',
  'https://user@example.com',
  'https://wallet.example:secret@evil.example',
  'https://[::',
  `https://example.com/${'a'.repeat(2048)}`,
  `wallet://${'a'.repeat(2048)}`,
  'wallet://a b',
  '1wallet://',
  '-',
  'Wallet Name',
  undefined,
  null,
  1,
  {},
  [],
  ['https://example.com'],
  { toString: () => 'https://example.com' },
]

describe('https', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://Example.com/Path?a=b#c', 'https://example.com/Path?a=b#c'],
    ['https://example.com:8443/a', 'https://example.com:8443/a'],
    ['https://例え.jp', 'https://xn--r8jz45g.jp/'],
  ])('behavior: %s passes', (value, href) => {
    expect(SafeLink.https(value)).toBe(href)
  })

  test.each([...dangerous, 'wallet://', 'wallet'])('error: %j is refused', (value) => {
    expect(SafeLink.https(value)).toBeNull()
  })
})

describe('app', () => {
  test.each([
    ['https://rnbwapp.com', 'https://rnbwapp.com/'],
    ['rainbow://', 'rainbow://'],
    ['rainbow:', 'rainbow:'],
    ['rainbow', 'rainbow://'],
    ['Rainbow://Open', 'rainbow://Open'],
    ['com.example.wallet+a-b://x', 'com.example.wallet+a-b://x'],
    ['cbwallet://miniapp?url=a', 'cbwallet://miniapp?url=a'],
    ['tg://resolve?domain=wallet', 'tg://resolve?domain=wallet'],
    ['datawallet://', 'datawallet://'],
  ])('behavior: %s passes', (value, href) => {
    expect(SafeLink.app(value)).toBe(href)
  })

  test.each(dangerous)('error: %j is refused', (value) => {
    expect(SafeLink.app(value)).toBeNull()
  })

  test.each(['javascript', 'data', 'intent', 'http'])(
    'error: the bare scheme %s is refused',
    (value) => {
      expect(SafeLink.app(value)).toBeNull()
    },
  )
})

test('property: what passes is https or a plain scheme, passes again, and nothing throws', () => {
  const pieces = fc.constantFrom(
    ...[
      'javascript',
      'data',
      'https',
      'wallet',
      ':',
      '//',
      '\t',
      '\n',
      '\u0000',
      '@',
      'a.b',
      '%0a',
    ],
  )
  const links = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(links, (value) => {
      for (const read of [SafeLink.https, SafeLink.app]) {
        const href = read(value)
        if (href === null) continue
        expect(read(href)).toBe(href)
        expect(href).toMatch(read === SafeLink.https ? /^https:\/\// : /^[a-z][a-z0-9+.-]*:/)
        expect(href).not.toMatch(/^(javascript|data|vbscript|file|blob|intent|about|http|wss?):/)
      }
    }),
    { numRuns: endurance({ few: 300, all: 20_000 }) },
  )
})

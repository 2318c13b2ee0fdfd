import { expect, test } from 'vitest'
import { walletApp, walletLink } from './walletLink.ts'

const uri = 'wc:c0ffee@2?relay-protocol=irn&symKey=5eed'
const encoded = 'wc%3Ac0ffee%402%3Frelay-protocol%3Dirn%26symKey%3D5eed'

test.each([
  ['rainbow', 'rainbow://wc?uri='],
  ['rainbow:', 'rainbow://wc?uri='],
  ['rainbow:/', 'rainbow://wc?uri='],
  ['rainbow://', 'rainbow://wc?uri='],
  ['keplrwallet://wcV2', 'keplrwallet://wcV2/wc?uri='],
  ['https://w.com', 'https://w.com/wc?uri='],
  ['https://w.com/app', 'https://w.com/app/wc?uri='],
  ['https://w.com/app/?campaign=1#top', 'https://w.com/app/wc?uri='],
])('behavior: %s becomes a link that hands over the pairing', (base, start) => {
  expect(walletLink({ base, uri })).toBe(`${start}${encoded}`)
})

test.each([
  'https://t.me/pocket_bot/app',
  'https://t.me/pocket_bot/app/',
  'https://t.me/pocket_bot/app?startapp=',
  'https://t.me/pocket_bot/app?startapp=wc#top',
])('behavior: the mini app %s is handed the pairing in the one parameter it gets', (base) => {
  expect(walletApp(base)).toBe('https://t.me/pocket_bot/app')
  for (const isDecodedTwice of [false, true]) {
    const link = walletLink({ base, uri, isDecodedTwice })
    const [, parameter = ''] =
      /^https:\/\/t\.me\/pocket_bot\/app\?startapp=([\w-]{1,512})$/.exec(link ?? '') ?? []
    expect(Buffer.from(parameter, 'base64url').toString()).toBe(`uri=${encoded}`)
  }
})

test('behavior: what is decoded twice is encoded twice', () => {
  expect(walletLink({ base: 'rainbow://', uri, isDecodedTwice: true })).toBe(
    `rainbow://wc?uri=${encodeURIComponent(encoded)}`,
  )
})

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JavaScript://%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'intent://open#Intent;S.browser_fallback_url=https://evil.example;end',
  '//evil.example',
  'http://w.example',
  'https://user@evil.example',
  'rainbow://\nevil',
  '',
])('error: %j opens nothing', (base) => {
  expect([walletApp(base), walletLink({ base, uri })]).toEqual([null, null])
})

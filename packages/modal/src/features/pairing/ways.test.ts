import type { LinkWindow } from '@foyer/core/platform'
import { WalletListing } from '@foyer/core/wallets'
import { expect, test } from 'vitest'
import { openingsOf, storesOf, waysTo } from './ways.ts'

const listing = (given: object) => {
  const parsed = WalletListing.parse({ id: 'w', name: 'W', ...given })
  if (!parsed) throw new Error('Not a listing')
  return parsed
}
const everything = listing({
  mobile_link: 'w://',
  link_mode: 'https://w.example/app',
  webapp_link: 'https://w.example/web',
  desktop_link: 'wdesk://',
  chrome_store: 'https://store.example/w',
  app_store: 'https://apple.example/w',
  play_store: 'https://google.example/w',
})
const view = (userAgent = 'iPhone', marks: object = {}) => {
  const window = { navigator: { userAgent }, top: null as unknown, open: () => null, ...marks }
  window.top = window
  return window as LinkWindow
}

test('behavior: a wallet offers the ways that its listing names', () => {
  expect({
    desktop: waysTo(everything, 'desktop'),
    phone: waysTo(everything, 'mobile'),
    bare: waysTo(listing({}), 'desktop'),
    webOnPhone: waysTo(listing({ webapp_link: 'https://w.example' }), 'mobile'),
  }).toEqual({
    desktop: ['mobile', 'browser', 'web', 'desktop'],
    phone: ['mobile', 'web'],
    bare: ['mobile'],
    webOnPhone: ['web'],
  })
})

test('behavior: on a phone the web link is tried before the scheme', () => {
  expect(openingsOf({ wallet: everything, uri: 'wc:1@2', view: view() })).toEqual([
    {
      kind: 'link',
      link: 'https://w.example/app/wc?uri=wc%3A1%402',
      app: 'https://w.example/app/',
    },
    { kind: 'scheme', link: 'w://wc?uri=wc%3A1%402', app: 'w://' },
  ])
})

test('behavior: Telegram on Android gets a link for its second decoding', () => {
  const links = (window: LinkWindow) =>
    openingsOf({ wallet: listing({ mobile_link: 'w:' }), uri: 'wc:1@2', view: window }).map(
      ({ link }) => link,
    )
  const mark = { TelegramWebviewProxy: {} }
  expect([
    links(view('Android', mark)),
    links(view('Android')),
    links(view('iPhone', mark)),
  ]).toEqual([['w://wc?uri=wc%253A1%25402'], ['w://wc?uri=wc%3A1%402'], ['w://wc?uri=wc%3A1%402']])
})

test('error: no dangerous link gets as far as a button', () => {
  for (const base of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'intent://x', '//x'])
    expect(
      openingsOf({ wallet: { mobile_link: base, link_mode: base }, uri: 'wc:1@2', view: view() }),
    ).toEqual([])
})

test('behavior: the store is the one of the phone at hand', () => {
  const stores = (userAgent: string) =>
    storesOf(everything, view(userAgent)).map(({ store }) => store)
  expect([stores('iPhone'), stores('Macintosh'), stores('Linux; Android 15'), stores('')]).toEqual([
    ['appStore'],
    ['appStore'],
    ['playStore'],
    ['appStore', 'playStore'],
  ])
})

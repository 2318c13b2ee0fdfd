import { expect, test } from 'vitest'
import { inAppBrowserLink, isPublicPage } from './inAppBrowserLink.ts'
import * as WalletListing from './WalletListing.ts'

const pageUrl = 'https://user:pw@app.example/swap?a=b&code=secret#access_token=secret'
const url = 'https%3A%2F%2Fapp.example%2Fswap'
const origin = 'https%3A%2F%2Fapp.example'
const wallet = (browser_link: string | null, chains: string[] | null = null) => {
  const parsed = WalletListing.parse({ id: 'w', name: 'W', browser_link, chains })
  if (!parsed) throw new Error('Not a listing')
  return parsed
}
const link = (given: ReturnType<typeof wallet>, ...namespaces: string[]) =>
  inAppBrowserLink({ wallet: given, pageUrl, namespaces })
const coinbase = wallet(
  'eip155=cbwallet://miniapp?url={url} solana=https://go.cb-w.com/dapp?cb_url={url}',
  ['eip155', 'solana', 'bip122'],
)

test.each([
  [
    'https://w.example/ul/browse/{url}?ref={origin}',
    `https://w.example/ul/browse/${url}?ref=${origin}`,
  ],
  [
    'w://open?params=%7B%22url%22%3A%22{url}%22%7D',
    `w://open?params=%7B%22url%22%3A%22${url}%22%7D`,
  ],
  [
    'https://w.example/download?deeplink=w%3A%2F%2Fdapp%3Furl%3D{url2}',
    `https://w.example/download?deeplink=w%3A%2F%2Fdapp%3Furl%3D${encodeURIComponent(url)}`,
  ],
  ['https://w.example/dapp/{path}', 'https://w.example/dapp/app.example/swap'],
])('behavior: %s becomes %s', (template, expected) => {
  expect(link(wallet(template), 'eip155')).toBe(expected)
})

test('behavior: only what an application names of its query is told to a vendor', () => {
  const told = inAppBrowserLink({
    ...{ wallet: wallet('w://open?url={url}'), pageUrl, namespaces: ['eip155'] },
    linkQuery: ['a', 'lang'],
  })
  expect(told).toBe(`w://open?url=${encodeURIComponent('https://app.example/swap?a=b')}`)
})

test('behavior: the link is that of the first family of the page which the wallet serves', () => {
  const solflare = wallet('https://solflare.com/ul/v1/browse/{url}?ref={origin}', ['solana:main'])
  expect({
    evm: link(coinbase, 'eip155', 'solana'),
    solana: link(coinbase, 'solana', 'eip155'),
    none: link(coinbase, 'bip122'),
    other: link(coinbase, 'bip122', 'solana'),
    served: link(solflare, 'eip155', 'solana'),
    unserved: link(solflare, 'eip155'),
  }).toEqual({
    evm: `cbwallet://miniapp?url=${url}`,
    solana: `https://go.cb-w.com/dapp?cb_url=${url}`,
    none: null,
    other: `https://go.cb-w.com/dapp?cb_url=${url}`,
    served: `https://solflare.com/ul/v1/browse/${url}?ref=${origin}`,
    unserved: null,
  })
})

test('behavior: a page whose address is too long for a link opens at its front door', () => {
  const long = inAppBrowserLink({
    wallet: wallet('w://open?url={url}'),
    pageUrl: `https://app.example/${'é'.repeat(2_000)}`,
    namespaces: ['eip155'],
  })
  expect(long).toBe('w://open?url=https%3A%2F%2Fapp.example%2F')
})

test('behavior: an address cannot leave the JSON text that it stands in', () => {
  const filled = inAppBrowserLink({
    wallet: wallet('w://open?params=%7B%22url%22%3A%22{url}%22%7D'),
    ...{ pageUrl: 'https://app.example/?q=\\"},{"a":"#\\', linkQuery: ['q'] },
    namespaces: ['eip155'],
  })
  const params = JSON.parse(new URL(filled ?? '').searchParams.get('params') ?? '')
  expect(params).toEqual({ url: 'https://app.example/?q=%5C%22%7D%2C%7B%22a%22%3A%22' })
})

test.each(['about:srcdoc', 'file:///index.html', 'data:text/html,a', '', 'app.example'])(
  'behavior: the page %j cannot be opened elsewhere',
  (page) => {
    const { chains, injected } = wallet(null)
    const it = { browser_link: 'w://open?url={url}', chains, injected }
    expect(inAppBrowserLink({ wallet: it, pageUrl: page, namespaces: ['eip155'] })).toBeNull()
    expect(isPublicPage(page)).toBe(false)
  },
)

test('behavior: a wallet without such a link has none', () => {
  expect(link(wallet(null), 'eip155')).toBeNull()
})

test.each([
  ['https://app.example/', true],
  ['http://192.168.1.5:5173/', true],
  ['https://127.example.com/', true],
  ['http://localhost:5173/', false],
  ['http://app.localhost/', false],
  ['http://127.0.0.1:5100/', false],
  ['http://[::1]/', false],
])('behavior: whether another device can open %s: %s', (page, expected) => {
  expect(isPublicPage(page)).toBe(expected)
})

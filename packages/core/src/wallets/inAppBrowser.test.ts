import { expect, test } from 'vitest'
import { hasInAppBrowser } from './inAppBrowser.ts'
import { inAppBrowserLink } from './inAppBrowserLink.ts'

const pageUrl = 'https://app.example/swap?a=b&c=d#e'
const url = 'https%3A%2F%2Fapp.example%2Fswap%3Fa%3Db%26c%3Dd%23e'
const origin = 'https%3A%2F%2Fapp.example'
const phantom = { id: 'phantom', name: 'Phantom', rdns: 'app.phantom' }
const solflare = { id: '1ca0bd', name: 'Solflare', rdns: null }
const coinbase = { id: 'fd20dc', name: 'Base', rdns: 'com.coinbase.wallet' }

test.each([
  [phantom, 'eip155', `https://phantom.app/ul/browse/${url}?ref=${origin}`],
  [phantom, 'solana', `https://phantom.app/ul/browse/${url}?ref=${origin}`],
  [solflare, 'solana', `https://solflare.com/ul/v1/browse/${url}?ref=${origin}`],
  [solflare, 'eip155', null],
  [coinbase, 'eip155', `cbwallet://miniapp?url=${url}`],
  [coinbase, 'solana', `https://go.cb-w.com/dapp?cb_url=${url}`],
  [coinbase, 'bip122', null],
  [{ id: 'rainbow', name: 'Rainbow', rdns: 'me.rainbow' }, 'eip155', null],
  [{ id: 'constructor', name: 'constructor', rdns: null }, 'constructor', null],
])('behavior: %j on %s is %s', (wallet, namespace, link) => {
  expect(inAppBrowserLink({ wallet, pageUrl, namespace })).toBe(link)
})

test.each(['about:srcdoc', 'file:///index.html', 'data:text/html,a', '', 'app.example'])(
  'behavior: the page %j cannot be opened elsewhere',
  (page) => {
    expect(inAppBrowserLink({ wallet: phantom, pageUrl: page, namespace: 'eip155' })).toBeNull()
  },
)

test('behavior: knows its wallets by id, name or rdns', () => {
  expect([phantom, solflare, coinbase].map(hasInAppBrowser)).toEqual([true, true, true])
  expect(hasInAppBrowser({ id: 'metamask', name: 'MetaMask', rdns: 'io.metamask' })).toBe(false)
})

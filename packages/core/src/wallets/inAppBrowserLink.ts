import type { ChainNamespace } from '../primitives/Network.ts'
import { inAppBrowsers } from './inAppBrowser.ts'
import { findWallet, type WalletIdentity } from './matchWallets.ts'

/** What {@link inAppBrowserLink} makes a link of. */
export interface InAppBrowserParameters {
  readonly wallet: WalletIdentity
  /** The page to open in the wallet, whole. */
  readonly pageUrl: string
  /** The chain family to connect on; it decides which of Coinbase's two links opens. */
  readonly namespace: ChainNamespace
}

/**
 * The link that opens this page inside a wallet's own browser, for the wallets that connect on a
 * phone no other way; `null` for every other wallet, and for a page without a web address.
 *
 * @example
 * import { inAppBrowserLink } from '@foyer/core/wallets'
 *
 * inAppBrowserLink({
 *   wallet: { id: 'phantom', name: 'Phantom', rdns: 'app.phantom' },
 *   pageUrl: 'https://app.example/swap',
 *   namespace: 'solana',
 * }) // 'https://phantom.app/ul/browse/https%3A%2F%2Fapp.example%2Fswap?ref=https%3A%2F%2Fapp.example'
 */
export function inAppBrowserLink({
  wallet,
  pageUrl,
  namespace,
}: InAppBrowserParameters): string | null {
  const browser = findWallet(wallet, inAppBrowsers)
  const page = readPage(pageUrl)
  if (!browser || !page) return null
  const url = encodeURIComponent(page.href)
  const origin = encodeURIComponent(page.origin)
  return links[browser.id][namespace]?.({ url, origin }) ?? null
}

/** Both parts are ready to stand in a link. */
type Link = (page: { url: string; origin: string }) => string

const phantom: Link = ({ url, origin }) => `https://phantom.app/ul/browse/${url}?ref=${origin}`

const links: {
  readonly [id in (typeof inAppBrowsers)[number]['id']]: {
    readonly [namespace: string]: Link | undefined
  }
} = {
  phantom: { eip155: phantom, solana: phantom, bip122: phantom },
  solflare: {
    solana: ({ url, origin }) => `https://solflare.com/ul/v1/browse/${url}?ref=${origin}`,
  },
  coinbase: {
    eip155: ({ url }) => `cbwallet://miniapp?url=${url}`,
    solana: ({ url }) => `https://go.cb-w.com/dapp?cb_url=${url}`,
  },
}

/** A wallet can open what the web serves; plain `http:` is for one's own machine. */
function readPage(value: string): URL | null {
  try {
    const url = new URL(value)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    // `about:srcdoc` and the like: there is nothing a wallet could open.
    return null
  }
}

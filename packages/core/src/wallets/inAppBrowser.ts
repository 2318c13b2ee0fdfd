import { findWallet, type WalletIdentity } from './matchWallets.ts'

/**
 * Whether a wallet can be reached on a phone through its own browser.
 *
 * @example
 * import { hasInAppBrowser } from '@foyer/core/wallets'
 *
 * hasInAppBrowser({ id: 'phantom', name: 'Phantom', rdns: 'app.phantom' }) // true
 */
export function hasInAppBrowser(wallet: WalletIdentity): boolean {
  return findWallet(wallet, inAppBrowsers) !== undefined
}

/** The wallets that connect on a phone no other way; what opens them is in `inAppBrowserLink.ts`. */
export const inAppBrowsers = [
  { id: 'phantom', name: 'Phantom', rdns: 'app.phantom' },
  { id: 'solflare', name: 'Solflare', rdns: null },
  { id: 'coinbase', name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' },
] as const satisfies readonly WalletIdentity[]

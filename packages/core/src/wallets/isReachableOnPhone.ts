import type { WalletListing } from './WalletListing.ts'

/**
 * Whether a wallet that is not in this page can be spoken to on the phone at hand: in its own browser,
 * or over the relay by a link that opens it.
 *
 * @param canPair whether what is sent over the relay gets to the wallet
 * @example
 * import { isReachableOnPhone, WalletListing } from '@foyer/core/wallets'
 *
 * const listing = WalletListing.parse({ id: 'a', name: 'A', mobile_link: 'a://' })
 * if (listing) isReachableOnPhone(listing, () => false) // false
 */
export function isReachableOnPhone(
  listing: WalletListing,
  canPair: (listing: WalletListing) => boolean,
): boolean {
  const { browser_link, supports_wc, link_mode, mobile_link, webapp_link } = listing
  if (browser_link !== null) return true
  const link = mobile_link ?? link_mode ?? webapp_link
  return supports_wc !== false && link !== null && canPair(listing)
}

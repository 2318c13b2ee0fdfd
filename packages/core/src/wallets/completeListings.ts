import type { WalletListing } from './WalletListing.ts'
import { withPlaces } from './withPlaces.ts'

/** All of these with where their wallets can be had; a file of its own, so that it loads on demand. */
export function completeListings(listings: readonly WalletListing[]): readonly WalletListing[] {
  return listings.map(withPlaces)
}

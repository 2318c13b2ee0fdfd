import { builtInPlaces } from './builtInPlaces.generated.ts'
import type { WalletListing } from './WalletListing.ts'

/**
 * A listing with where its wallet can be had (home page and stores) and how a page is opened in it. The
 * built-in list comes without them, because most users have their wallet already; a listing of a server
 * has its own and is returned as it is.
 *
 * @example
 * import { createBuiltInCatalogue, withPlaces } from '@foyer/core/wallets'
 *
 * const { signal } = new AbortController()
 * const { wallets } = await createBuiltInCatalogue().list({ page: 1, entries: 4, signal })
 * wallets.map(withPlaces)[0]?.homepage // 'https://metamask.io/'
 */
export function withPlaces(listing: WalletListing): WalletListing {
  const { id, image_id, homepage, app_store, play_store, chrome_store } = listing
  if (image_id ?? homepage ?? app_store ?? play_store ?? chrome_store) return listing
  return Object.hasOwn(builtInPlaces, id) ? { ...listing, ...builtInPlaces[id] } : listing
}

import { lazy } from '../primitives/lazy.ts'
import { builtInData } from './builtInData.ts'
import type { WalletCatalogue } from './WalletCatalogue.ts'

/** The built-in catalogue, with its data. */
export function readBuiltIn(isComplete: boolean): WalletCatalogue {
  const load = lazy(() => loadListings(isComplete))

  return {
    async list({ page, entries, search = '', include, exclude, chains, badgeType, signal }) {
      signal.throwIfAborted()
      const all = await load()
      signal.throwIfAborted()
      const words = search.trim().toLowerCase()
      const found = all.filter(
        (listing) =>
          listing.name.toLowerCase().includes(words) &&
          (!include?.length || include.includes(listing.id)) &&
          !exclude?.includes(listing.id) &&
          // This list says whole families of chains.
          (!chains?.length ||
            chains.some((chain) => listing.chains?.includes(chain.replace(/:.*/, '')))) &&
          (!badgeType || listing.badge_type === badgeType),
      )
      const start = Math.max(0, page - 1) * entries
      return { wallets: found.slice(start, start + entries), count: found.length }
    },

    async image({ id, image_url }, { signal }) {
      signal.throwIfAborted()
      if (image_url) return image_url.startsWith('data:') ? image_url : null
      const image = await builtInData.image(id)
      signal.throwIfAborted()
      return image
    },
  }
}

async function loadListings(isComplete: boolean) {
  const places = isComplete ? await import('./completeListings.ts') : null
  const listings = builtInData.rows().map((row, index) => ({ ...row, order: index + 1 }))
  return places ? places.completeListings(listings) : listings
}

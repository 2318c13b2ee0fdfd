import { lazy } from '../primitives/lazy.ts'
import type { WalletCatalogue } from './WalletCatalogue.ts'
import * as WalletListing from './WalletListing.ts'

/**
 * The catalogue Foyer brings along, for an application without a server: well-known wallets, best
 * known first. The list is loaded when it is first asked for, each icon when it is first shown;
 * nothing leaves the page.
 *
 * @example
 * import { createBuiltInCatalogue } from '@foyer/core/wallets'
 *
 * const catalogue = createBuiltInCatalogue()
 * const { signal } = new AbortController()
 * const { wallets } = await catalogue.list({ page: 1, entries: 4, chains: ['eip155:1'], signal })
 * wallets[0]?.name // 'MetaMask'
 */
export function createBuiltInCatalogue({
  isComplete = false,
}: {
  /** With what `withPlaces` adds: a phone has to know ahead of a press how a wallet is opened. */
  readonly isComplete?: boolean
} = {}): WalletCatalogue {
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
          (!chains?.length || chains.some((chain) => WalletListing.serves(listing, chain))) &&
          (!badgeType || listing.badge_type === badgeType),
      )
      const start = Math.max(0, page - 1) * entries
      return { wallets: found.slice(start, start + entries), count: found.length }
    },

    async image({ id, image_url }, { signal }) {
      signal.throwIfAborted()
      if (image_url) return image_url.startsWith('data:') ? image_url : null
      const { builtInData } = await import('./builtInData.ts')
      const image = await builtInData.image(id)
      signal.throwIfAborted()
      return image
    },
  }
}

async function loadListings(isComplete: boolean) {
  const [{ builtInData }, places] = await Promise.all([
    import('./builtInData.ts'),
    isComplete ? import('./completeListings.ts') : null,
  ])
  const listings = builtInData
    .rows()
    .map((row, index) => WalletListing.parse({ ...row, order: index + 1 }))
    .filter((listing) => listing !== null)
  return places ? places.completeListings(listings) : listings
}

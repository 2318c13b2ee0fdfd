import { findWallet, isExcluded, isReachableOnPhone, type WalletListing } from '@foyer/core/wallets'
import { type Listings, requestedChains } from './learnWallets.ts'
import type { WalletImages } from './walletImages.ts'
import type { WalletList } from './walletList.ts'

/*
 * What looks beyond the connect list: apart from it, so that who connects at once does not load it.
 */

const pageEntries = 40
const searchEntries = 100
/** No wallet has a longer name, and an address must not grow with what a user pastes. */
const maxSearchLength = 128
/** The images of a page that are asked for before their rows are on screen. */
const preloadedImages = 20

/**
 * One page of all wallets, without those that the application excludes; of the `entries` rows that a
 * page has in the catalogue some may be missing, or all.
 */
export async function listWallets(
  { canPair, device, images, sources }: WalletList,
  { page, search, signal }: { page: number; search: string; signal: AbortSignal },
): Promise<{ wallets: Listings; count: number; entries: number }> {
  const { foyer, catalogue, isBuiltIn, learned } = sources
  const { includeWalletIds: include, excludeWalletIds: exclude = [] } =
    foyer.internals.options.getState()
  const words = search.trim().slice(0, maxSearchLength)
  // Another search, or another list: what the one before showed is out of sight.
  if (page === 1) images.abandon()
  const entries = words ? searchEntries : pageEntries
  const found = await catalogue.list({
    ...{ page, entries, exclude, signal, chains: requestedChains(foyer) },
    ...(include && { include }),
    ...(words && { search: words }),
  })
  if (!isBuiltIn && !signal.aborted) wantAhead(images, found.wallets.slice(0, preloadedImages))
  const own = sources.custom().filter(({ name }) => matches(name, words))
  const arrived = page > 1 ? found.wallets : [...own, ...found.wallets]
  return {
    wallets: arrived.filter(
      (listing) =>
        !isExcluded(listing, learned.excluded) &&
        (device === 'desktop' || isReachableOnPhone(listing, canPair)),
    ),
    count: found.count + own.length,
    entries,
  }
}

/** Asks for images that will probably be shown, until they are here or `abandon` is called. */
export function wantAhead(images: WalletImages, listings: Listings): void {
  for (const listing of listings) {
    const { release, settled } = images.want(listing)
    const end = () => {
      release()
      images.ahead.delete(end)
    }
    images.ahead.add(end)
    void settled.then(end)
  }
}

/** The listing of an id or rdns that a button of the host names, unless it is not offered. */
export async function findNamedWallet(
  { sources }: WalletList,
  name: string,
): Promise<WalletListing.WalletListing | null> {
  const { foyer, learned, custom } = sources
  const { options, connectors } = foyer.internals
  await sources.answered()
  const { includeWalletIds: include, excludeWalletIds: exclude } = options.getState()
  const isNamed = ({ id, rdns }: WalletListing.WalletListing) => id === name || rdns === name
  const { featured, recommended, used } = learned
  const listing =
    [...custom(), ...featured.listings, ...used, ...recommended.listings].find(isNamed) ??
    (await learned.including([name]).then(
      ({ wallets }) => wallets.find(isNamed),
      () => undefined,
    ))
  if (!listing || exclude?.includes(listing.id)) return null
  const isOffered =
    findWallet(listing, connectors.getState()) !== undefined ||
    include?.includes(listing.id) !== false ||
    custom().some(({ id }) => id === listing.id)
  return isOffered ? listing : null
}

const matches = (name: string, search: string) => name.toLowerCase().includes(search.toLowerCase())

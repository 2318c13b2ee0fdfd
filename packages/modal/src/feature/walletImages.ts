import type { WalletCatalogue, WalletListing } from '@foyer/core/wallets'

type Listing = WalletListing.WalletListing

/** Images of wallets: fetched while a user wants them, kept as far as they fit. */
export interface WalletImages {
  /** `undefined`: it is not here; `null`: there is none. */
  get(listingId: string): string | null | undefined
  subscribe(listener: () => void): () => void
  /**
   * Asks for an image that is not here, and keeps it, until `release` is called. One that was given
   * up is asked for anew.
   */
  want(listing: Listing): Wanted
  /** What ends each request for an image that is not shown yet, and will probably be. */
  readonly ahead: Set<() => void>
  /** Ends all of those. */
  abandon(): void
}

/** One place that shows an image. */
interface Wanted {
  release(): void
  /** When there is an answer, or none to wait for. */
  readonly settled: Promise<void>
}

/** What is done for those who show one image. */
interface ImageRequest {
  users: number
  request: { readonly ends: AbortController; readonly settled: Promise<void> } | null
}

/** Characters of data URIs that are kept for later; a long list must not fill the memory with its images. */
const maxKeptLength = 8_000_000

/**
 * @param later does what nobody waits for: by then, a list that is rendered anew has given up its images
 *   and wants them again, and the answer to a press is on screen, which ending requests would keep back
 */
export function createWalletImages(
  catalogue: Pick<WalletCatalogue, 'image'>,
  later: (callback: () => void) => void = queueMicrotask,
): WalletImages {
  const images = new Map<string, string | null>()
  const requests = new Map<string, ImageRequest>()
  const unwanted = new Map<string, ImageRequest>()
  const ahead = new Set<() => void>()
  const listeners = new Set<() => void>()
  let keptLength = 0

  const keep = (id: string, image: string | null) => {
    images.set(id, image)
    keptLength += image?.length ?? 0
    for (const [oldest, itsImage] of images) {
      if (keptLength <= maxKeptLength) break
      if (requests.has(oldest)) continue
      images.delete(oldest)
      keptLength -= itsImage?.length ?? 0
    }
    for (const listener of [...listeners]) listener()
  }
  const ask = (listing: Listing, entry: ImageRequest) => {
    const ends = new AbortController()
    const settled = catalogue.image(listing, { signal: ends.signal }).then(
      (image) => {
        if (!ends.signal.aborted) keep(listing.id, image)
      },
      () => {
        // The rendered placeholder stays, and the next place that shows it asks again.
      },
    )
    const request = { ends, settled }
    entry.request = request
    void settled.then(() => {
      if (entry.request === request) entry.request = null
    })
    return settled
  }
  const endUnwanted = () => {
    for (const [id, entry] of unwanted) {
      if (entry.users > 0 || requests.get(id) !== entry) continue
      requests.delete(id)
      entry.request?.ends.abort()
    }
    unwanted.clear()
  }
  const want = (listing: Listing): Wanted => {
    const entry = requests.get(listing.id) ?? { users: 0, request: null }
    requests.set(listing.id, entry)
    entry.users += 1
    const settled = images.has(listing.id)
      ? Promise.resolve()
      : (entry.request?.settled ?? ask(listing, entry))
    let released = false
    const release = () => {
      if (released) return
      released = true
      entry.users -= 1
      if (entry.users > 0) return
      if (unwanted.size === 0) later(endUnwanted)
      unwanted.set(listing.id, entry)
    }
    return { release, settled }
  }

  return {
    get: (listingId) => images.get(listingId),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    want,
    ahead,
    abandon() {
      for (const end of [...ahead]) end()
    },
  }
}

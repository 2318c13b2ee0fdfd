import type { WalletCatalogue, WalletListing } from '@foyer/core/wallets'

type Listing = WalletListing.WalletListing

/** Pictures of wallets: fetched while somebody wants them, kept as far as they fit. */
export interface WalletImages {
  /** `undefined`: it is not here; `null`: there is none. */
  get(listingId: string): string | null | undefined
  subscribe(listener: () => void): () => void
  /**
   * Asks for a picture that is not here, and keeps it, until `release` is called. One that was given
   * up is asked for anew.
   */
  want(listing: Listing): Wanted
  /** What ends each request for a picture that is not shown yet, and will probably be. */
  readonly ahead: Set<() => void>
  /** Ends all of those. */
  abandon(): void
}

/** One place that shows a picture. */
interface Wanted {
  release(): void
  /** When there is an answer, or none to wait for. */
  readonly settled: Promise<void>
}

/** What is done for those who show one picture. */
interface Errand {
  users: number
  request: { readonly ends: AbortController; readonly settled: Promise<void> } | null
}

/** Characters of data URIs that are kept for later; a long list must not fill the memory with its pictures. */
const maxKeptLength = 8_000_000

/**
 * @param later does what nobody waits for: by then, a list that is drawn anew has let go of its pictures
 *   and wants them again, and the answer to a press is on screen, which ending requests would keep back
 */
export function createWalletImages(
  catalogue: Pick<WalletCatalogue, 'image'>,
  later: (callback: () => void) => void = queueMicrotask,
): WalletImages {
  const pictures = new Map<string, string | null>()
  const errands = new Map<string, Errand>()
  const unwanted = new Map<string, Errand>()
  const ahead = new Set<() => void>()
  const listeners = new Set<() => void>()
  let keptLength = 0

  const keep = (id: string, image: string | null) => {
    pictures.set(id, image)
    keptLength += image?.length ?? 0
    for (const [oldest, picture] of pictures) {
      if (keptLength <= maxKeptLength) break
      if (errands.has(oldest)) continue
      pictures.delete(oldest)
      keptLength -= picture?.length ?? 0
    }
    for (const listener of [...listeners]) listener()
  }
  const ask = (listing: Listing, errand: Errand) => {
    const ends = new AbortController()
    const settled = catalogue.image(listing, { signal: ends.signal }).then(
      (image) => {
        if (!ends.signal.aborted) keep(listing.id, image)
      },
      () => {
        // The drawn placeholder stays, and the next who shows it asks again.
      },
    )
    const request = { ends, settled }
    errand.request = request
    void settled.then(() => {
      if (errand.request === request) errand.request = null
    })
    return settled
  }
  const endUnwanted = () => {
    for (const [id, errand] of unwanted) {
      if (errand.users > 0 || errands.get(id) !== errand) continue
      errands.delete(id)
      errand.request?.ends.abort()
    }
    unwanted.clear()
  }
  const want = (listing: Listing): Wanted => {
    const errand = errands.get(listing.id) ?? { users: 0, request: null }
    errands.set(listing.id, errand)
    errand.users += 1
    const settled = pictures.has(listing.id)
      ? Promise.resolve()
      : (errand.request?.settled ?? ask(listing, errand))
    let released = false
    const release = () => {
      if (released) return
      released = true
      errand.users -= 1
      if (errand.users > 0) return
      if (unwanted.size === 0) later(endUnwanted)
      unwanted.set(listing.id, errand)
    }
    return { release, settled }
  }

  return {
    get: (listingId) => pictures.get(listingId),
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

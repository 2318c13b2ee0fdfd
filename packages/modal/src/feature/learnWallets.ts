import type { Foyer } from '@foyer/core/client'
import type { WalletCatalogue, WalletListing, WalletPage } from '@foyer/core/wallets'

/** Rows of a catalogue. */
export type Listings = readonly WalletListing.WalletListing[]

/** A part of the list that comes from the catalogue; blanks stand for what is on its way. */
interface Learned {
  readonly listings: Listings
  /** Of all there are; `null` until the catalogue said so. */
  readonly count: number | null
}

/** What the catalogue said so far of the wallets that the connect list needs. */
export interface LearnedWallets {
  readonly featured: Learned
  readonly recommended: Learned
  /** Used before, and not in this browser. */
  readonly used: Listings
  readonly excluded: Listings
  /** Which discovered wallets may be shown is not known yet. */
  readonly waiting: boolean
  /** Asks for what is not known yet, or failed; resolves when that is answered. */
  learn(): Promise<void>
  /** The listings of ids or names of reverse domains. */
  including(ids: readonly string[]): Promise<WalletPage>
  stop(): void
}

/** The options that name wallets. */
export type WalletIdsOption = 'featuredWalletIds' | 'includeWalletIds' | 'excludeWalletIds'

/**
 * Without a server: more than are shown, because installed ones are left out and the others rank
 * those that are.
 */
const rankedEntries = 100
const recommendedEntries = 4
/** Discovered wallets wait no longer than this to learn whether they are excluded. */
const exclusionTimeoutMs = 2_000

/** Asks the catalogue for what stands in the connect list, and keeps what it said. */
export function learnWallets({
  foyer,
  catalogue,
  isBuiltIn,
  rendered,
  optionIds,
  recentIds,
  onChange,
}: {
  foyer: Foyer
  catalogue: WalletCatalogue
  /** The catalogue came along with the code. */
  isBuiltIn: boolean
  /** When the first view is on screen; the list may be rendered long before it is seen. */
  rendered: Promise<void>
  optionIds(option: WalletIdsOption): readonly string[] | undefined
  recentIds(): readonly string[]
  onChange(): void
}): LearnedWallets {
  const { connectors, platform } = foyer.internals
  const { clock } = platform
  const ends = new AbortController()
  const firstEntries = isBuiltIn ? rankedEntries : recommendedEntries
  const learned = {
    featured: { listings: [], count: null } as Learned,
    recommended: { listings: [], count: null } as Learned,
    used: [] as Listings,
    excluded: [] as Listings,
    waiting: (optionIds('excludeWalletIds') ?? []).length > 0,
  }

  const page = (query: {
    entries: number
    include?: readonly string[] | undefined
    exclude?: readonly string[]
    mayStandIn?: boolean
    signal: AbortSignal
  }) => {
    const { include, ...rest } = query
    return catalogue.list({
      page: 1,
      chains: requestedChains(foyer),
      ...rest,
      ...(include && { include }),
    })
  }
  const including = (ids: readonly string[], signal: AbortSignal) =>
    page({ include: ids, entries: ids.length, signal })

  /** Learns what is excluded before a wallet that should not be there can be seen. */
  let exclusion = { key: '', failed: false, learned: Promise.resolve() }
  const learnExcluded = () => {
    const ids = optionIds('excludeWalletIds') ?? []
    const key = ids.join()
    if (key === exclusion.key && !exclusion.failed) return exclusion.learned
    learned.waiting = key !== exclusion.key && key !== ''
    const current = { key, failed: false, learned: Promise.resolve() }
    exclusion = current
    let cancel = nothing
    const show = () => {
      cancel()
      if (current !== exclusion || ends.signal.aborted) return
      learned.waiting = false
      onChange()
    }
    if (learned.waiting)
      void rendered.then(() => {
        cancel = clock.after(exclusionTimeoutMs, show)
      })
    const found = key ? including(ids, ends.signal) : Promise.resolve({ wallets: [] })
    current.learned = found
      .then(
        ({ wallets }) => {
          if (current === exclusion) learned.excluded = wallets
        },
        () => {
          // They stay excluded by id, and the next opening asks for their names again.
          current.failed = true
        },
      )
      .then(show)
    return current.learned
  }

  /** Learns what stands in the connect list besides the browser wallets. */
  let round = { key: '', failed: false, ends: new AbortController(), learned: Promise.resolve() }
  const learnListings = () => {
    const include = optionIds('includeWalletIds')
    const exclude = optionIds('excludeWalletIds') ?? []
    const wanted = (optionIds('featuredWalletIds') ?? []).filter(
      (id) => !exclude.includes(id) && include?.includes(id) !== false,
    )
    const key = JSON.stringify([wanted, include, exclude, requestedChains(foyer)])
    if (key === round.key && !round.failed) return round.learned
    round.ends.abort()
    const current = { key, failed: false, ends: new AbortController(), learned: Promise.resolve() }
    round = current
    const { signal } = current.ends
    const learn = async (asked: Promise<WalletPage>, take: (found: WalletPage | null) => void) => {
      // Without the catalogue some wallets are still here; AllWallets says what failed.
      const found = await asked.catch(() => null)
      if (current !== round || ends.signal.aborted) return
      if (!found || found.isStandIn) current.failed = true
      take(found)
      onChange()
    }

    const before = [
      ...withoutBlanks(learned.featured.listings),
      ...withoutBlanks(learned.recommended.listings),
    ]
    const known = (id: string) => before.find((listing) => listing.id === id)
    learned.featured = {
      listings: wanted.map((id, index) => known(id) ?? blank(`featured-${index}`)),
      count: wanted.length === 0 ? 0 : null,
    }
    const learnFeatured = (found: WalletPage | null) => {
      const listings = found?.wallets ?? withoutBlanks(learned.featured.listings)
      learned.featured = {
        listings: wanted.flatMap((id) => listings.find((listing) => listing.id === id) ?? []),
        count: found && listings.length,
      }
    }
    const last = withoutBlanks(learned.recommended.listings)
    learned.recommended = { listings: last.length > 0 ? last : recommendedBlanks, count: null }
    const learnRecommended = (found: WalletPage | null) => {
      learned.recommended = found
        ? { listings: found.wallets, count: found.isStandIn ? null : found.count }
        : { listings: last, count: null }
    }
    // Installed wallets are in the list by themselves: nobody need hear which ones are used.
    const unlisted = recentIds().filter(
      (recentId) => !connectors.getState().some(({ id }) => id === recentId),
    )
    const learning = [
      learn(
        page({
          entries: firstEntries,
          include,
          exclude: [...wanted, ...exclude],
          // Also where a browser's extension blocks the server.
          mayStandIn: true,
          signal,
        }),
        learnRecommended,
      ),
    ]
    if (wanted.length > 0) learning.push(learn(including(wanted, signal), learnFeatured))
    if (unlisted.length > 0)
      learning.push(
        learn(including(unlisted, signal), (found) => {
          learned.used = found?.wallets ?? learned.used
        }),
      )
    const named = include?.filter((id) => !exclude.includes(id)) ?? []
    current.learned = Promise.all(learning).then(() => {
      if (current !== round || ends.signal.aborted || named.length === 0) return
      // A catalogue that did not answer has said nothing of them.
      const { featured, recommended } = learned
      if (featured.count !== 0 || recommended.count !== 0) return
      // Nobody waits for it: where its code does not arrive, only the developer misses something.
      void import('./noneIncluded.ts').then(
        ({ noneIncluded }) => foyer.internals.alert(noneIncluded(named)),
        nothing,
      )
    })
    return current.learned
  }

  return Object.assign(learned, {
    learn: () => Promise.all([learnExcluded(), learnListings()]).then(nothing),
    including: (ids: readonly string[]) => including(ids, ends.signal),
    stop() {
      ends.abort()
      round.ends.abort()
    },
  })
}

/** Of every chain family, as CAIP-2 ids. */
export function requestedChains(foyer: Foyer): readonly string[] {
  return Object.values(foyer.getState().chains).flatMap(({ requestedNetworks }) =>
    requestedNetworks.map(({ caipNetworkId }) => caipNetworkId),
  )
}

/**
 * A listing that keeps a row's place until the real one is here: no more of one than its arrangement
 * reads, as all of it would weigh a hundred bytes. No link is `null`, so it is reached from any device.
 */
function blank(place: string): WalletListing.WalletListing {
  const id = `${blankPrefix}${place}`
  return { id, name: id, rdns: null } as WalletListing.WalletListing
}

/** The name of no wallet: nothing in the page may match a blank. */
const blankPrefix = 'foyer:blank:'
/** Whether a row only keeps a place. */
export const isBlank = ({ id }: { readonly id: string }) => id.startsWith(blankPrefix)
const withoutBlanks = (listings: Listings) => listings.filter((listing) => !isBlank(listing))
const recommendedBlanks: Listings = Array.from({ length: recommendedEntries }, (_, index) =>
  blank(`recommended-${index}`),
)

const nothing = () => {}

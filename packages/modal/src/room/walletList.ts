import type { Connector } from '@foyer/core'
import { type Foyer, requestUrl, serviceUrl } from '@foyer/core/client'
import {
  arrangeWallets,
  createBuiltInCatalogue,
  createRecentWallets,
  httpCatalogueOnDemand,
  isExcluded,
  type WalletCatalogue,
  WalletListing,
  type WalletPage,
  type WalletRow,
} from '@foyer/core/wallets'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createPaired, type Paired } from './paired.ts'
import { createWalletImages, type WalletImages } from './walletImages.ts'

type Listings = readonly WalletListing.WalletListing[]

/** A part of the list that comes from the catalogue; blanks stand for what is on its way. */
interface Learned {
  readonly listings: Listings
  /** Of all there are; `null` until the catalogue said so. */
  readonly count: number | null
}

/** What the list of wallets is made of at the moment. */
interface WalletListState {
  readonly rows: readonly WalletRow[]
  /** The same with a `null` in the place of each row that is on its way. */
  readonly places: readonly (WalletRow | null)[]
  /** Of all wallets there are; `null` until the catalogue said so. */
  readonly count: number | null
  /** The first few listings, for the picture of the row that leads to all. */
  readonly sample: Listings
  /** Which discovered wallets may be shown is not known yet. */
  readonly waiting: boolean
  /** The person agreed to the application's terms. */
  readonly consented: boolean
}

/** The wallets of one client, for every view that shows some. */
export interface WalletList {
  readonly store: Pick<StoreApi<WalletListState>, 'getState' | 'subscribe'>
  readonly device: 'desktop' | 'mobile'
  readonly pageUrl: string
  readonly images: WalletImages
  readonly paired: Paired
  /** Asks the catalogue for what the connect list needs and does not know yet. */
  start(): void
  /**
   * One page of all wallets, without those that the application excludes; of the `entries` rows that a
   * page has in the catalogue some may be missing, or all.
   */
  list(query: {
    page: number
    search: string
    signal: AbortSignal
  }): Promise<{ wallets: Listings; count: number; entries: number }>
  /** The listing of an id or rdns that a button of the host names, unless it is excluded. */
  named(wallet: string): Promise<WalletListing.WalletListing | null>
  /** The connection that a row leads to, on the wanted chain family if the wallet is there. */
  connectorOf(row: Pick<WalletRow, 'connectors'>, namespace?: string): Connector | undefined
  remember(walletId: string): void
  consent(agreed: boolean): void
  stop(): void
}

/**
 * Without a server: more than are shown, because installed ones are left out and the others rank
 * those that are.
 */
const rankedEntries = 100
const recommendedEntries = 4
const pageEntries = 40
const searchEntries = 100
/** No wallet has a longer name, and an address must not grow with what a person pastes. */
const maxSearchLength = 128
/** The pictures of a page that are asked for before their rows are on screen. */
const preloadedImages = 20
/** Discovered wallets wait no longer than this to learn whether they are excluded. */
const exclusionTimeoutMs = 2_000

export function createWalletList(
  foyer: Foyer,
  {
    device,
    pageUrl,
    drawn = Promise.resolve(),
    wantRoom = nothing,
  }: {
    device: 'desktop' | 'mobile'
    pageUrl: string
    /** When the first view is on screen: the catalogue is not asked before. */
    drawn?: Promise<void>
    /** Fetches the room of a view ahead of time. */
    wantRoom?(view: string): void
  },
): WalletList {
  const { internals } = foyer
  const { clock, http, storage, window } = internals.platform
  const options = internals.options.getState
  const { projectId = '' } = options()
  const baseUrl = serviceUrl(options(), 'wallets')
  const catalogue = afterwards(
    drawn,
    baseUrl === null
      ? createBuiltInCatalogue()
      : httpCatalogueOnDemand({
          http,
          url: (path, query = {}) => requestUrl({ baseUrl, path, projectId, query }),
        }),
  )
  const images = createWalletImages(catalogue)
  const paired = createPaired(foyer, wantRoom)
  /** What is no list was reported when the options were checked; it counts as absent. */
  const idsIn = (option: 'featuredWalletIds' | 'includeWalletIds' | 'excludeWalletIds') => {
    const ids: unknown = options()[option]
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : undefined
  }
  const recent = createRecentWallets(storage, internals.storageKey('recent'))
  const ends = new AbortController()

  let featured: Learned = { listings: [], count: null }
  let recommended: Learned = { listings: [], count: null }
  let used: Listings = []
  let excluded: Listings = []
  const store = createStore<WalletListState>(() => ({
    rows: [],
    places: [],
    count: null,
    sample: [],
    waiting: (idsIn('excludeWalletIds') ?? []).length > 0,
    consented: false,
  }))

  const chains = () =>
    Object.values(foyer.getState().chains).flatMap(({ requestedNetworks }) =>
      requestedNetworks.map(({ caipNetworkId }) => caipNetworkId),
    )
  const custom = (): Listings =>
    (options().customWallets ?? []).flatMap((wallet) => WalletListing.parse(wallet) ?? [])
  const arrange = () => {
    const { features, enableWallets, enableInjected, enableEIP6963 } = options()
    const { waiting } = store.getState()
    const named = (idsIn('excludeWalletIds') ?? []).map((id) => ({ id, name: '', rdns: null }))
    const places = arrangeWallets({
      connectors: waiting ? [] : internals.connectors.getState(),
      featured: featured.listings,
      recommended: recommended.listings,
      known: [...used, ...recommended.listings],
      custom: custom(),
      recentIds: recent.all(),
      excluded: [...excluded, ...named],
      device,
      walletConnect: paired.offered(),
      hasInjectedProvider: Boolean(window?.ethereum),
      ...(features?.connectorTypeOrder && { order: features.connectorTypeOrder }),
      ...(enableWallets !== undefined && { enableWallets }),
      ...(enableInjected !== undefined && { enableInjected }),
      ...(enableEIP6963 !== undefined && { enableEIP6963 }),
    }).map((row) => (isBlank(row) ? null : row))
    store.setState({
      rows: places.filter((row) => row !== null),
      places,
      ...(featured.count !== null &&
        recommended.count !== null && {
          count: featured.count + recommended.count + custom().length,
          sample: [...featured.listings, ...recommended.listings].slice(0, 4),
        }),
    })
  }

  const page = (query: {
    entries: number
    include?: readonly string[] | undefined
    exclude?: readonly string[]
    signal: AbortSignal
  }) => {
    const { include, ...rest } = query
    return catalogue.list({ page: 1, chains: chains(), ...rest, ...(include && { include }) })
  }
  const including = (ids: readonly string[], signal: AbortSignal) =>
    page({ include: ids, entries: ids.length, signal })

  /** Learns what is excluded before a wallet that should not be there can be seen. */
  let exclusion = { key: '[]', failed: false, learned: Promise.resolve() }
  const learnExcluded = () => {
    const ids = idsIn('excludeWalletIds') ?? []
    const key = JSON.stringify(ids)
    if (key === exclusion.key && !exclusion.failed) return exclusion.learned
    const isNew = key !== exclusion.key
    const current = { key, failed: false, learned: Promise.resolve() }
    exclusion = current
    const show = () => {
      if (current !== exclusion || ends.signal.aborted) return
      store.setState({ waiting: false })
      arrange()
    }
    store.setState({ waiting: isNew && ids.length > 0 })
    const cancel = isNew ? clock.after(exclusionTimeoutMs, show) : () => {}
    const found = ids.length > 0 ? including(ids, ends.signal) : Promise.resolve({ wallets: [] })
    current.learned = found
      .then(
        ({ wallets }) => {
          if (current === exclusion) excluded = wallets
        },
        () => {
          // They stay excluded by id, and the next opening asks for their names again.
          current.failed = true
        },
      )
      .then(cancel)
      .then(show)
    return current.learned
  }

  /** Learns what stands in the connect list besides the wallets of this browser. */
  let round = { key: '', failed: false, ends: new AbortController(), learned: Promise.resolve() }
  const learnListings = () => {
    const include = idsIn('includeWalletIds')
    const exclude = idsIn('excludeWalletIds') ?? []
    const wanted = (idsIn('featuredWalletIds') ?? []).filter(
      (id) => !exclude.includes(id) && include?.includes(id) !== false,
    )
    const key = JSON.stringify([wanted, include, exclude, chains()])
    if (key === round.key && !round.failed) return round.learned
    round.ends.abort()
    const current = { key, failed: false, ends: new AbortController(), learned: Promise.resolve() }
    round = current
    const { signal } = current.ends
    const learn = async (asked: Promise<WalletPage>, take: (found: WalletPage | null) => void) => {
      // Without the catalogue the wallets of this browser are still here; AllWallets says what failed.
      const found = await asked.catch(() => null)
      if (current !== round || ends.signal.aborted) return
      if (!found) current.failed = true
      take(found)
      arrange()
    }

    const before = [...withoutBlanks(featured.listings), ...withoutBlanks(recommended.listings)]
    const known = (id: string) => before.find((listing) => listing.id === id)
    featured = {
      listings: wanted.map((id, index) => known(id) ?? blank(`featured-${index}`)),
      count: wanted.length === 0 ? 0 : null,
    }
    const learnFeatured = (found: WalletPage | null) => {
      const listings = found?.wallets ?? withoutBlanks(featured.listings)
      featured = {
        listings: wanted.flatMap((id) => listings.find((listing) => listing.id === id) ?? []),
        count: found && listings.length,
      }
    }
    const last = withoutBlanks(recommended.listings)
    recommended = { listings: last.length > 0 ? last : recommendedBlanks, count: null }
    const learnRecommended = (found: WalletPage | null) => {
      recommended = found
        ? { listings: found.wallets, count: found.count }
        : { listings: last, count: null }
    }
    // Installed wallets are in the list by themselves: nobody need hear which ones are used.
    const elsewhere = recent
      .all()
      .filter((recentId) => !internals.connectors.getState().some(({ id }) => id === recentId))
    const learning = [
      learn(
        page({
          entries: baseUrl === null ? rankedEntries : recommendedEntries,
          include,
          exclude: [...wanted, ...exclude],
          signal,
        }),
        learnRecommended,
      ),
    ]
    if (wanted.length > 0) learning.push(learn(including(wanted, signal), learnFeatured))
    if (elsewhere.length > 0)
      learning.push(
        learn(including(elsewhere, signal), (found) => {
          used = found?.wallets ?? used
        }),
      )
    current.learned = Promise.all(learning).then(nothing)
    return current.learned
  }
  const refresh = () => {
    const learned = Promise.all([learnExcluded(), learnListings()]).then(nothing)
    arrange()
    return learned
  }

  let started = false
  let isDrawn = false
  void drawn.then(() => {
    isDrawn = true
  })
  let learned = Promise.resolve()
  let lastSearch = ''
  const stops: (() => void)[] = []
  return {
    store,
    device,
    pageUrl,
    images,
    paired,
    start() {
      // The view that is drawn first asks once more for what was started ahead of it.
      if (started && !isDrawn) return
      internals.discover()
      if (!started)
        stops.push(
          internals.connectors.subscribe(arrange),
          internals.options.subscribe(() => {
            learned = refresh()
          }),
          foyer.subscribe(({ view }, previous) => {
            if (view !== previous.view) images.abandon()
          }),
        )
      started = true
      learned = refresh()
    },
    async list({ page: number, search, signal }) {
      const include = idsIn('includeWalletIds')
      const words = search.trim().slice(0, maxSearchLength)
      if (words !== lastSearch) images.abandon()
      lastSearch = words
      const entries = words ? searchEntries : pageEntries
      const found = await catalogue.list({
        page: number,
        entries,
        chains: chains(),
        exclude: idsIn('excludeWalletIds') ?? [],
        signal,
        ...(include && { include }),
        ...(words && { search: words }),
      })
      if (baseUrl !== null && !signal.aborted)
        images.preload(found.wallets.slice(0, preloadedImages))
      const own = custom().filter(({ name }) => matches(name, words))
      const arrived = number > 1 ? found.wallets : [...own, ...found.wallets]
      return {
        wallets: arrived.filter((listing) => !isExcluded(listing, excluded)),
        count: found.count + own.length,
        entries,
      }
    },
    async named(wallet) {
      await learned
      const isNamed = ({ id, rdns }: WalletListing.WalletListing) =>
        id === wallet || rdns === wallet
      const listing =
        [...custom(), ...featured.listings, ...used, ...recommended.listings].find(isNamed) ??
        (await including([wallet], ends.signal).then(
          ({ wallets }) => wallets.find(isNamed),
          () => undefined,
        ))
      if (!listing || idsIn('excludeWalletIds')?.includes(listing.id)) return null
      const isOffered =
        idsIn('includeWalletIds')?.includes(listing.id) !== false ||
        custom().some(({ id }) => id === listing.id)
      return isOffered ? listing : null
    },
    connectorOf({ connectors }, namespace) {
      const wanted = namespace ?? foyer.getState().activeNamespace
      return connectors.find(({ chain }) => chain === wanted) ?? connectors[0]
    },
    remember(walletId) {
      recent.remember(walletId)
      if (started) arrange()
    },
    consent: (consented) => store.setState({ consented }),
    stop() {
      ends.abort()
      round.ends.abort()
      images.abandon()
      for (const stop of stops) stop()
    },
  }
}

/** Lets the page draw first: fetching the catalogue's code takes the browser's time, too. */
function afterwards(first: Promise<void>, catalogue: WalletCatalogue): WalletCatalogue {
  return {
    list: async (query) => {
      await first
      return catalogue.list(query)
    },
    image: async (listing, parameters) => {
      await first
      return catalogue.image(listing, parameters)
    },
  }
}

const matches = (name: string, search: string) => name.toLowerCase().includes(search.toLowerCase())

/** A listing that keeps a row's place until the real one is here. Reachable from any device. */
function blank(place: string): WalletListing.WalletListing {
  const id = `${blankPrefix}${place}`
  const listing = WalletListing.parse({ id, name: id, mobile_link: 'foyer-blank://' })
  return listing as WalletListing.WalletListing
}

/** The name of no wallet: nothing in the page may match a blank. */
const blankPrefix = 'foyer:blank:'
const isBlank = ({ id }: { readonly id: string }) => id.startsWith(blankPrefix)
const withoutBlanks = (listings: Listings) => listings.filter((listing) => !isBlank(listing))
const recommendedBlanks: Listings = Array.from({ length: recommendedEntries }, (_, index) =>
  blank(`recommended-${index}`),
)

const nothing = () => {}

import type { Connector } from '@foyer/core'
import type { Foyer } from '@foyer/core/client'
import {
  arrangeWallets,
  createBuiltInCatalogue,
  createRecentWallets,
  isExcluded,
  type WalletCatalogue,
  WalletListing,
  type WalletRow,
} from '@foyer/core/wallets'
import { createStore, type StoreApi } from 'zustand/vanilla'

type Listings = readonly WalletListing.WalletListing[]

/** What the list of wallets is made of at the moment. */
interface WalletListState {
  readonly rows: readonly WalletRow[]
  /** Of all wallets there are; `null` until the catalogue said so. */
  readonly count: number | null
  /** The first few listings, for the picture of the row that leads to all. */
  readonly sample: Listings
  /** Which discovered wallets may be shown is not known yet. */
  readonly waiting: boolean
  /** The person agreed to the application's terms. */
  readonly consented: boolean
  /** Pictures that arrived, by listing id; `null` when there is none. */
  readonly images: { readonly [listingId: string]: string | null }
}

/** The wallets of one client, for every view that shows some. */
export interface WalletList {
  readonly store: Pick<StoreApi<WalletListState>, 'getState' | 'subscribe'>
  readonly device: 'desktop' | 'mobile'
  readonly pageUrl: string
  /** Asks the catalogue for what the connect list needs, once. */
  start(): void
  /** One page of all wallets, without those that the application excludes. */
  list(query: {
    page: number
    search: string
    signal: AbortSignal
  }): Promise<{ wallets: Listings; count: number }>
  /** The listing of an id or rdns that a button of the host names, unless it is excluded. */
  named(wallet: string): Promise<WalletListing.WalletListing | null>
  /** Makes sure that the picture of a listing is on its way. */
  wantImage(listing: WalletListing.WalletListing): void
  /** The connection that a row leads to, on the wanted chain family if the wallet is there. */
  connectorOf(row: Pick<WalletRow, 'connectors'>, namespace?: string): Connector | undefined
  remember(walletId: string): void
  consent(agreed: boolean): void
  stop(): void
}

/** More than are shown: installed ones are left out, and the others rank those that are. */
const recommendedEntries = 100
const pageEntries = 40
const searchEntries = 100
/** Discovered wallets wait no longer than this to learn whether they are excluded. */
const exclusionTimeoutMs = 2_000

export function createWalletList(
  foyer: Foyer,
  { device, pageUrl }: { device: 'desktop' | 'mobile'; pageUrl: string },
): WalletList {
  const { internals } = foyer
  const { clock, storage, window } = internals.platform
  const catalogue: WalletCatalogue = createBuiltInCatalogue()
  const recent = createRecentWallets(storage, internals.storageKey('recent'))
  const ends = new AbortController()
  const { signal } = ends
  const options = internals.options.getState

  let featured: Listings = []
  let recommended: Listings = []
  let known: Listings = []
  let excluded: Listings = []
  const store = createStore<WalletListState>(() => ({
    rows: [],
    count: null,
    sample: [],
    waiting: false,
    consented: false,
    images: {},
  }))

  const chains = () =>
    Object.values(foyer.getState().chains).flatMap(({ requestedNetworks }) =>
      requestedNetworks.map(({ caipNetworkId }) => caipNetworkId),
    )
  const custom = (): Listings =>
    (options().customWallets ?? []).flatMap((wallet) => WalletListing.parse(wallet) ?? [])
  const arrange = () => {
    const { features, enableWallets, enableInjected, enableEIP6963, excludeWalletIds } = options()
    const { waiting } = store.getState()
    const named = (excludeWalletIds ?? []).map((id) => ({ id, name: '', rdns: null }))
    store.setState({
      rows: arrangeWallets({
        connectors: waiting ? [] : internals.connectors.getState(),
        featured,
        recommended,
        known,
        custom: custom(),
        recentIds: recent.all(),
        excluded: [...excluded, ...named],
        device,
        walletConnect: 'absent',
        hasInjectedProvider: Boolean(window?.ethereum),
        ...(features?.connectorTypeOrder && { order: features.connectorTypeOrder }),
        ...(enableWallets !== undefined && { enableWallets }),
        ...(enableInjected !== undefined && { enableInjected }),
        ...(enableEIP6963 !== undefined && { enableEIP6963 }),
      }),
    })
  }

  const page = async (query: {
    page?: number
    entries: number
    include?: readonly string[] | undefined
    exclude?: readonly string[]
  }) =>
    catalogue.list({
      page: query.page ?? 1,
      entries: query.entries,
      chains: chains(),
      signal,
      ...(query.include && { include: query.include }),
      ...(query.exclude && { exclude: query.exclude }),
    })
  const including = async (ids: readonly string[]): Promise<Listings> =>
    ids.length === 0 ? [] : (await page({ include: ids, entries: ids.length })).wallets

  /** Learns what is excluded before a wallet that should not be there can be seen. */
  const learnExcluded = async () => {
    const ids = options().excludeWalletIds ?? []
    if (ids.length === 0) return
    store.setState({ waiting: true })
    const cancel = clock.after(exclusionTimeoutMs, () => {
      store.setState({ waiting: false })
      arrange()
    })
    try {
      excluded = await including(ids)
    } finally {
      cancel()
      store.setState({ waiting: false })
    }
  }
  const learnListings = async () => {
    const { featuredWalletIds = [], includeWalletIds, excludeWalletIds = [] } = options()
    const wanted = includeWalletIds
      ? featuredWalletIds.filter((id) => includeWalletIds.includes(id))
      : featuredWalletIds
    const [chosen, first, used] = await Promise.all([
      including(wanted),
      page({
        entries: recommendedEntries,
        include: includeWalletIds,
        exclude: [...wanted, ...excludeWalletIds],
      }),
      including(recent.all()),
    ])
    featured = wanted.flatMap((id) => chosen.find((listing) => listing.id === id) ?? [])
    recommended = first.wallets
    known = [...used, ...first.wallets]
    store.setState({
      count: first.count + featured.length + custom().length,
      sample: [...featured, ...recommended].slice(0, 4),
    })
  }
  const refresh = async () => {
    arrange()
    try {
      await Promise.all([learnExcluded(), learnListings()])
    } catch {
      // Without the catalogue the wallets of this browser are still here; AllWallets says what failed.
    }
    if (!signal.aborted) arrange()
  }

  let started = false
  let arranged = Promise.resolve()
  const stops: (() => void)[] = []
  return {
    store,
    device,
    pageUrl,
    start() {
      internals.discover()
      if (started) return arrange()
      started = true
      stops.push(
        internals.connectors.subscribe(arrange),
        internals.options.subscribe(() => {
          arranged = refresh()
        }),
      )
      arranged = refresh()
    },
    async list({ page: number, search, signal: asked }) {
      const { includeWalletIds, excludeWalletIds = [] } = options()
      const found = await catalogue.list({
        page: number,
        entries: search ? searchEntries : pageEntries,
        chains: chains(),
        exclude: excludeWalletIds,
        signal: asked,
        ...(includeWalletIds && { include: includeWalletIds }),
        ...(search && { search }),
      })
      const own = number > 1 ? [] : custom().filter(({ name }) => matches(name, search))
      return {
        wallets: [...own, ...found.wallets].filter((listing) => !isExcluded(listing, excluded)),
        count: found.count + own.length,
      }
    },
    async named(wallet) {
      await arranged
      const isNamed = ({ id, rdns }: WalletListing.WalletListing) =>
        id === wallet || rdns === wallet
      const listing =
        [...custom(), ...featured, ...known].find(isNamed) ??
        (await including([wallet]).catch(() => [])).find(isNamed)
      const { includeWalletIds, excludeWalletIds } = options()
      if (!listing || excludeWalletIds?.includes(listing.id)) return null
      const isOffered =
        !includeWalletIds ||
        includeWalletIds.includes(listing.id) ||
        custom().some(({ id }) => id === listing.id)
      return isOffered ? listing : null
    },
    wantImage(listing) {
      if (listing.id in store.getState().images) return
      const set = (image: string | null) =>
        store.setState({ images: { ...store.getState().images, [listing.id]: image } })
      set(null)
      catalogue.image(listing, { signal }).then(set, () => {
        // The drawn placeholder stays.
      })
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
      for (const stop of stops) stop()
    },
  }
}

const matches = (name: string, search: string) =>
  name.toLowerCase().includes(search.trim().toLowerCase())

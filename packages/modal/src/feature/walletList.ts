import type { Connector, FoyerOptions } from '@foyer/core'
import { type Foyer, namesService } from '@foyer/core/client'
import {
  arrangeWallets,
  catalogueOnDemand,
  createBuiltInCatalogue,
  createRecentWallets,
  type WalletCatalogue,
  type WalletListing,
  type WalletRow,
} from '@foyer/core/wallets'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { loadCustomWallets, readCustomWallets } from './customWallets.ts'
import {
  isBlank,
  type LearnedWallets,
  type Listings,
  learnWallets,
  type WalletIdsOption,
} from './learnWallets.ts'
import { createRemoteEntry, type RemoteEntry } from './remoteEntry.ts'
import { createWalletImages, type WalletImages } from './walletImages.ts'

/** What the list of wallets is made of at the moment. */
interface WalletListState {
  readonly rows: readonly WalletRow[]
  /** The same with a `null` in the place of each row that is on its way. */
  readonly places: readonly (WalletRow | null)[]
  /** Of all wallets there are; `null` until the catalogue said so, and on a phone, which lists fewer. */
  readonly count: number | null
  /** The first few listings, for the image of the row that leads to all. */
  readonly sample: Listings
  /** Which discovered wallets may be shown is not known yet. */
  readonly waiting: boolean
  /** The user agreed to the application's terms. */
  readonly consented: boolean
}

/** Where wallets are learned from; `browseWallets.ts` reads it. */
interface WalletSources {
  readonly foyer: Foyer
  readonly catalogue: WalletCatalogue
  /** The catalogue came along with the code. */
  readonly isBuiltIn: boolean
  readonly learned: LearnedWallets
  /** The wallets of the application's own. */
  custom(): Listings
  /** When the catalogue has answered what the connect list asked. */
  answered(): Promise<void>
}

/** The wallets of one client, for every view that shows some. */
export interface WalletList {
  readonly store: Pick<StoreApi<WalletListState>, 'getState' | 'subscribe'>
  readonly device: 'desktop' | 'mobile'
  readonly pageUrl: string
  readonly images: WalletImages
  readonly remote: RemoteEntry
  /** Whether a QR code or link over the relay gets to that wallet. */
  canPair(listing: WalletListing.WalletListing): boolean
  /** Asks the catalogue for what the connect list needs and does not know yet. */
  start(): void
  /** What the rows and the pages of all wallets are made of. */
  readonly sources: WalletSources
  /** The connection that a row leads to, on the wanted chain family if the wallet is there. */
  connectorOf(row: Pick<WalletRow, 'connectors'>, namespace?: string): Connector | undefined
  remember(walletId: string): void
  consent(agreed: boolean): void
  stop(): void
}

/** The list that a wallet was chosen in is on its way out meanwhile, and must not be seen to change. */
const rearrangeMs = 200

export function createWalletList(
  foyer: Foyer,
  {
    device,
    pageUrl,
    rendered = Promise.resolve(),
    wantFeature = nothing,
    afterFrame,
  }: {
    device: 'desktop' | 'mobile'
    pageUrl: string
    /** When the first view is on screen: the catalogue is not asked before. */
    rendered?: Promise<void>
    /** Fetches the feature of a view ahead of time. */
    wantFeature?(view: string): void
    /** Calls back once the next frame is on screen. */
    afterFrame?(callback: () => void): void
  },
): WalletList {
  const { internals } = foyer
  const { clock, storage, window } = internals.platform
  const options = internals.options.getState
  const isBuiltIn = !namesService(options(), 'wallets')
  const isPhone = device === 'mobile'
  const remote = createRemoteEntry(foyer, wantFeature)
  const builtIn = createBuiltInCatalogue({ isComplete: isPhone })
  const source = isBuiltIn
    ? builtIn
    : catalogueOnDemand(async () =>
        (await import('./backendCatalogue.ts')).createBackendCatalogue(internals, builtIn),
      )
  // The page is rendered first: fetching the catalogue's code takes the browser's time, too.
  const catalogue: WalletCatalogue = {
    async list(query) {
      await rendered
      // Which wallets a phone lists depends on the reach; a wallet that is there stays there.
      const [page] = await Promise.all([source.list(query), isPhone && remote.learnReach()])
      return page
    },
    async image(listing, parameters) {
      await rendered
      return source.image(listing, parameters)
    },
  }
  const images = createWalletImages(catalogue, afterFrame)
  const idsIn = (option: WalletIdsOption) => options()[option]
  const recent = createRecentWallets(storage, internals.storageKey('recent'))
  const learned = learnWallets({
    foyer,
    catalogue,
    isBuiltIn,
    rendered,
    optionIds: idsIn,
    recentIds: recent.all,
    onChange: () => arrange(),
  })
  const store = createStore<WalletListState>(() => ({
    rows: [],
    places: [],
    count: null,
    sample: [],
    waiting: learned.waiting,
    consented: false,
  }))

  const custom = () => readCustomWallets(options())
  const canPair = ({ id }: { readonly id: string }) =>
    remote.reach() === 'network' || custom().some((wallet) => wallet.id === id)
  const arrange = () => {
    const { features, enableInjected, enableEIP6963 } = options()
    const order = readOrder(features?.connectorTypeOrder)
    const { featured, recommended, used, excluded, waiting } = learned
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
      // A row for it stands in the same view.
      hasEmail: internals.navigation.has('EmailLogin'),
      hasSocial: internals.navigation.has('ConnectSocials'),
      canPair,
      walletConnect: remote.offered(),
      hasInjectedProvider: Boolean(window?.ethereum),
      ...(order && { order }),
      enableWallets: offersWallets(options()),
      ...(enableInjected !== undefined && { enableInjected }),
      ...(enableEIP6963 !== undefined && { enableEIP6963 }),
    }).map((row) => (isBlank(row) ? null : row))
    store.setState({
      waiting,
      rows: places.filter((row) => row !== null),
      places,
      ...(featured.count !== null &&
        recommended.count !== null && {
          count: isPhone ? null : featured.count + recommended.count + custom().length,
          sample: [...featured.listings, ...recommended.listings].slice(0, 4),
        }),
    })
  }

  const refresh = () => {
    const own = loadCustomWallets(options()).then((areNew) => areNew && arrange())
    const answered = Promise.all([learned.learn(), own]).then(nothing)
    arrange()
    return answered
  }

  let started = false
  let isDrawn = false
  void rendered.then(() => {
    isDrawn = true
  })
  let answered = Promise.resolve()
  let cancelArranging = () => {}
  const stops: (() => void)[] = []
  return {
    store,
    device,
    pageUrl,
    images,
    remote,
    canPair,
    sources: {
      foyer,
      catalogue,
      isBuiltIn,
      learned,
      custom,
      answered: () => answered,
    },
    start() {
      // The view that is rendered first asks once more for what was started ahead of it.
      if (started && !isDrawn) return
      internals.discover()
      if (!started)
        stops.push(
          internals.connectors.subscribe(arrange),
          internals.options.subscribe(() => {
            answered = refresh()
          }),
          foyer.subscribe(({ view }, previous) => {
            if (view !== previous.view) images.abandon()
          }),
        )
      started = true
      answered = refresh()
    },
    connectorOf({ connectors }, namespace) {
      const wanted = namespace ?? foyer.getState().activeNamespace
      return connectors.find(({ chain }) => chain === wanted) ?? connectors[0]
    },
    remember(walletId) {
      recent.remember(walletId)
      cancelArranging()
      if (started) cancelArranging = clock.after(rearrangeMs, arrange)
    },
    consent: (consented) => store.setState({ consented }),
    stop() {
      learned.stop()
      images.abandon()
      cancelArranging()
      for (const stop of stops) stop()
    },
  }
}

/** Whether the application offers wallets: it may turn them off, or leave them out of its ways to connect. */
export const offersWallets = ({ enableWallets, features }: FoyerOptions): boolean =>
  enableWallets !== false && readOrder(features?.connectMethodsOrder)?.includes('wallet') !== false

/** A way to connect: wallets, or what a feature lends. */
interface ConnectMethod {
  readonly id: string
  /** Absent for wallets, which Connect has itself. */
  readonly panel?: string
}

/**
 * The ways to connect, as the application orders them: `wallet` are the wallets, and what it leaves out is not offered.
 * Without an order wallets come first. Where nothing that it names is there, wallets say so.
 */
export function methodsInOrder(
  { features }: FoyerOptions,
  lent: readonly { readonly id: string; readonly panel: string }[],
  hasWalletsHere: boolean,
): readonly ConnectMethod[] {
  const wallet = { id: 'wallet' }
  // Who has a wallet in this browser looks for it.
  const all: readonly ConnectMethod[] = hasWalletsHere ? [wallet, ...lent] : [...lent, wallet]
  const order = readOrder(features?.connectMethodsOrder)
  const named = order?.flatMap((id) => all.find((method) => method.id === id) ?? [])
  return named?.length ? named : order ? [wallet] : all
}

/** An order that the application gave; one that is no list counts as absent. */
const readOrder = (order: unknown): readonly string[] | undefined =>
  Array.isArray(order) ? order : undefined

/**
 * What a row keeps while the catalogue answers: its id changes then from that of the wallet in this
 * browser to that of its listing, and a row that is mounted anew loses the focus and a press.
 */
export const rowKey = ({ installed, connectors: [first], id }: WalletRow): string =>
  installed && first ? `${first.chain}:${first.id}` : id

const nothing = () => undefined

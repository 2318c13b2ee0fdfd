import type { Connector, ConnectorType } from '../adapter/ChainAdapter.ts'
import { isReachableOnPhone } from './isReachableOnPhone.ts'
import {
  findWallet,
  type InstalledWallet,
  isExcluded,
  mergeConnectors,
  type WalletIdentity,
} from './matchWallets.ts'
import type { WalletListing } from './WalletListing.ts'

/** The parts of the list, in the order they stand in unless the application says otherwise. */
const walletGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

/** One part of the list. */
export type WalletGroup = (typeof walletGroups)[number]

/** One wallet as the list shows it. */
export interface WalletRow {
  readonly group: WalletGroup
  /** Of the listing when there is one, else of the connector. Unique in the list. */
  readonly id: string
  readonly name: string
  /** `null`: ask the catalogue for the image of `listing`. */
  readonly imageUrl: string | null
  readonly listing: WalletListing | null
  /** The ways to it that are in this page; empty when it has to be reached from outside. */
  readonly connectors: readonly Connector[]
  /** `null`: it is not in this page. */
  readonly type: ConnectorType | null
  readonly installed: boolean
  readonly recent: boolean
}

/** Everything the list depends on. */
export interface ArrangeWalletsParameters {
  /** All of all adapters, in the order they appeared. */
  readonly connectors: readonly Connector[]
  readonly featured?: readonly WalletListing[]
  readonly recommended?: readonly WalletListing[]
  readonly custom?: readonly WalletListing[]
  /** Further listings that are known: of recent wallets, and of installed ones for their rank. */
  readonly known?: readonly WalletListing[]
  /** Ids of rows, newest first. */
  readonly recentIds?: readonly string[]
  readonly excluded?: readonly WalletIdentity[]
  /** The application's order of groups: a group it does not name is not shown. */
  readonly order?: readonly string[]
  readonly device: 'desktop' | 'mobile'
  /** Whether these ways to sign in stand in the same view. */
  readonly hasEmail?: boolean
  readonly hasSocial?: boolean
  /** `disabled`: connected through it already, so it is there and cannot be pressed; `absent`: turned off, or no relay. */
  readonly walletConnect: 'available' | 'disabled' | 'absent'
  /** Whether a QR code or link over the relay gets to that wallet; on a phone others are left out. */
  readonly canPair?: (listing: WalletListing) => boolean
  /** Whether the page has a `window.ethereum`. */
  readonly hasInjectedProvider?: boolean
  readonly enableWallets?: boolean
  readonly enableInjected?: boolean
  readonly enableEIP6963?: boolean
}

/** The list stays this short when recommendations fill it. */
const maxRecommended = 4
const maxRecent = 2

/** What a provider in `window.ethereum` is called that says nothing about itself. */
const genericName = 'Browser Wallet'

/**
 * Arranges everything that is known into the rows of the connect list: groups in order, one row for
 * one wallet (the first group in order has it), nothing that cannot be reached.
 *
 * @example
 * import { arrangeWallets } from '@foyer/core/wallets'
 *
 * arrangeWallets({ connectors: [], device: 'desktop', walletConnect: 'available' })
 * // one row, of the group 'walletConnect'
 */
export function arrangeWallets(parameters: ArrangeWalletsParameters): readonly WalletRow[] {
  if (parameters.enableWallets === false) return []
  const groups = collectGroups(parameters)
  const rows: WalletRow[] = []
  for (const group of readOrder(parameters.order)) {
    const fresh = groups[group].filter((row, index, all) => {
      const before = [...rows, ...all.slice(0, index)]
      return !before.some((other) => isSameRow(row, other))
    })
    const room = group === 'recommended' ? countRecommended({ groups, parameters }) : fresh.length
    rows.push(...fresh.slice(0, room))
  }
  return rows
}

const always = () => true

type Groups = { readonly [group in WalletGroup]: readonly WalletRow[] }

/** What each group would show if it were alone. */
function collectGroups(parameters: ArrangeWalletsParameters): Groups {
  const { connectors, recentIds = [], excluded = [], device, canPair = always } = parameters
  const { featured = [], custom = [], recommended = [], known = [] } = parameters
  const listings = [...featured, ...custom, ...recommended, ...known]
  const allowed = <T extends WalletIdentity>(entries: readonly T[]) =>
    entries.filter((entry) => !isExcluded(entry, excluded))

  const installed = mergeConnectors(
    allowed(connectors).filter((connector) => isShown(connector, parameters)),
  )
  const external = allowed(connectors).filter(({ type }) => type === 'EXTERNAL')
  const isRecent = (...ids: readonly (string | undefined)[]) =>
    ids.some((id) => id !== undefined && recentIds.includes(id))

  const fromInstalled = (group: WalletGroup) => (wallet: InstalledWallet) => {
    const listing = findOwnListing({ wallet, installed, listings })
    return {
      group,
      id: listing?.id ?? wallet.id,
      name: wallet.name,
      imageUrl: wallet.imageUrl ?? listing?.image_url ?? null,
      listing,
      connectors: wallet.connectors,
      type: wallet.type,
      installed: true,
      recent: isRecent(listing?.id, ...wallet.connectors.map(({ id }) => id)),
    }
  }
  const fromListing = (group: WalletGroup) => (listing: WalletListing) => {
    const wallet = findWallet(listing, installed)
    return {
      group,
      id: listing.id,
      name: listing.name,
      imageUrl: listing.image_url ?? wallet?.imageUrl ?? null,
      listing,
      connectors: wallet?.connectors ?? [],
      type: wallet?.type ?? null,
      installed: wallet !== undefined,
      recent: isRecent(listing.id, ...(wallet?.connectors.map(({ id }) => id) ?? [])),
    }
  }
  const listed = (group: WalletGroup, entries: readonly WalletListing[]) =>
    allowed(entries)
      .map(fromListing(group))
      .filter(
        ({ installed, listing }) =>
          installed ||
          (device === 'desktop'
            ? listing.supports_wc !== false
            : isReachableOnPhone(listing, canPair)),
      )

  const injected = installed.map(fromInstalled('injected')).sort(byKindThenRank)
  const recent = [...injected, ...listed('recent', listings)]
    .filter((row) => row.recent)
    .map((row) => ({ ...row, group: 'recent' as const }))
    .sort((a, b) => readRecency(a, recentIds) - readRecency(b, recentIds))

  return {
    walletConnect: readWalletConnect(parameters),
    recent: withoutDoubles(recent).slice(0, maxRecent),
    injected,
    featured: listed('featured', featured),
    custom: listed('custom', custom),
    external: mergeConnectors(external).map(fromInstalled('external')),
    recommended: listed('recommended', recommended),
  }
}

/**
 * The listing of an installed wallet. A listing belongs to the wallet that matches it best, so that
 * one which only took the name cannot take the rank and the row of the real one beside it.
 */
function findOwnListing({
  wallet,
  installed,
  listings,
}: {
  readonly wallet: InstalledWallet
  readonly installed: readonly InstalledWallet[]
  readonly listings: readonly WalletListing[]
}): WalletListing | null {
  const listing = findWallet(wallet, listings)
  return listing && findWallet(listing, installed) === wallet ? listing : null
}

/** Whether a connector is a wallet of the group `injected` that may be shown. */
function isShown(connector: Connector, parameters: ArrangeWalletsParameters): boolean {
  const { device, hasInjectedProvider, enableInjected, enableEIP6963 } = parameters
  const { type, name, rdns } = connector
  if (type === 'ANNOUNCED') return enableEIP6963 !== false
  if (type !== 'INJECTED') return type === 'MULTI_CHAIN'
  if (enableInjected === false) return false
  return (
    name !== genericName || device === 'mobile' || rdns !== null || hasInjectedProvider === true
  )
}

/** The row for any wallet there is. On a phone the list of all wallets takes its place. */
function readWalletConnect(parameters: ArrangeWalletsParameters): readonly WalletRow[] {
  const { connectors, device, walletConnect } = parameters
  if (walletConnect === 'absent' || device === 'mobile') return []
  return [
    {
      group: 'walletConnect',
      id: 'walletConnect',
      name: 'WalletConnect',
      imageUrl: null,
      listing: null,
      connectors: connectors.filter(({ type }) => type === 'WALLET_CONNECT'),
      type: 'WALLET_CONNECT',
      installed: false,
      recent: false,
    },
  ]
}

/** Recommendations fill up what featured, custom and installed wallets, e-mail and socials leave. */
function countRecommended({
  groups,
  parameters: { hasEmail, hasSocial },
}: {
  readonly groups: Groups
  readonly parameters: ArrangeWalletsParameters
}): number {
  const own = withoutDoubles([...groups.injected, ...groups.featured, ...groups.custom])
  const taken = own.length + (hasEmail ? 1 : 0) + (hasSocial ? 1 : 0)
  return Math.max(0, maxRecommended - taken)
}

/** The application's order as far as it names groups; without one, our own. */
function readOrder(order: readonly string[] | undefined): readonly WalletGroup[] {
  if (!order) return walletGroups
  const named = walletGroups.filter((group) => order.includes(group))
  return named.sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

function byKindThenRank(a: WalletRow, b: WalletRow): number {
  return readKind(a) - readKind(b) || readRank(a) - readRank(b)
}

function readKind({ type }: WalletRow): number {
  return type === 'MULTI_CHAIN' ? 0 : type === 'ANNOUNCED' ? 1 : 2
}

/** Wallets that no catalogue knows stand last, in the order they appeared. */
function readRank({ listing }: WalletRow): number {
  return listing?.order ?? Number.MAX_SAFE_INTEGER
}

function readRecency(row: WalletRow, recentIds: readonly string[]): number {
  const ids = [row.id, ...row.connectors.map(({ id }) => id)]
  return Math.min(...ids.map((id) => recentIds.indexOf(id)).filter((index) => index >= 0))
}

function withoutDoubles(rows: readonly WalletRow[]): readonly WalletRow[] {
  return rows.filter((row, index) => !rows.slice(0, index).some((other) => isSameRow(row, other)))
}

/** Two rows are one wallet when they share an id, a listing or a way in. */
function isSameRow(a: WalletRow, b: WalletRow): boolean {
  return a.id === b.id || a.connectors.some((connector) => b.connectors.includes(connector))
}

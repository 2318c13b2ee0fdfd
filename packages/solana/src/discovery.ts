import {
  type Connector,
  connectorOf,
  type Discovery,
  DisplayName,
  discoverStandardWallets,
  type PageWindow,
  type RemoteWallet,
} from '@foyer/core/adapter'

/** A wallet of this page: what is shown of it, and what it is asked through. */
export interface DiscoveredWallet extends Pick<RemoteWallet, 'accounts' | 'expected'> {
  readonly connector: Connector
  /** How it speaks: by the Wallet Standard, as an older `window` provider, or over WalletConnect. */
  readonly kind: 'standard' | 'legacy' | 'remote'
  /** The wallet's own object; it belongs to that row for good. */
  readonly target: unknown
  /** Waits until a wallet outside of this page can be asked at all. */
  readonly arrive?: RemoteWallet['arrive']
}

/** Where wallets put themselves before there was a standard, by the name that they register under today. */
const legacyPlaces: readonly [name: string, read: (page: Page) => unknown][] = [
  ['Phantom', (page) => page.phantom?.solana],
  ['Solflare', (page) => page.solflare],
  ['Browser Wallet', (page) => page.solana],
]

interface Page {
  readonly phantom?: { readonly solana?: unknown }
  readonly solflare?: unknown
  readonly solana?: unknown
}

/**
 * Listens for wallets from the first moment, because some register only once.
 *
 * Everything shown is copied when a wallet registers itself. A later one with the name of an earlier one
 * is left out, so that nobody can take over a row. Older providers are shown where no wallet registered.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function discoverWallets(window: PageWindow | null): Discovery<DiscoveredWallet> {
  return discoverStandardWallets({
    window,
    read: readWallet,
    isNew: ({ connector }, { registered }) =>
      !registered.some((other) => other.connector.id === connector.id),
    found: (registered, known) => (registered.length > 0 ? registered : readLegacy(window, known)),
  })
}

/** What a Solana wallet has at least. */
function readWallet(target: unknown): DiscoveredWallet | null {
  const { version, name, icon, chains, features } = target as Record<string, unknown>
  const names = features as Record<string, unknown>
  const id = typeof name === 'string' ? DisplayName.clean(name) : ''
  const isSolana =
    version === '1.0.0' &&
    Array.isArray(chains) &&
    chains.slice(0, 64).some((one) => typeof one === 'string' && one.startsWith(`${chain}:`))
  if (!id || !isSolana || !('standard:connect' in names && 'standard:events' in names)) return null
  return {
    kind: 'standard',
    target,
    connector: connectorOf({ id, type: 'ANNOUNCED', name: id, icon, rdns: null, chain }),
  }
}

function readLegacy(
  window: PageWindow | null,
  known: readonly DiscoveredWallet[],
): readonly DiscoveredWallet[] {
  const found = new Map<unknown, DiscoveredWallet>()
  for (const [name, read] of legacyPlaces)
    try {
      const target = read(window as unknown as Page)
      const { connect } = Object(target) as { connect?: unknown }
      if (typeof connect !== 'function' || found.has(target)) continue
      const wallet = known.find((one) => one.target === target)
      found.set(
        target,
        wallet ?? {
          ...{ kind: 'legacy', target },
          connector: connectorOf({
            ...{ id: `injected:${name}`, type: 'INJECTED', name, icon: null, rdns: null, chain },
          }),
        },
      )
    } catch {
      // A getter of the page throws: there is no such wallet.
    }
  return [...found.values()]
}

const chain = 'solana'

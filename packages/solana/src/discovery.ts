import {
  type Connector,
  connectorOf,
  createWalletList,
  DisplayName,
  type PageWindow,
  type RemoteWallet,
  type WalletList,
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

/** The wallets that registered themselves, and older ones that cannot. */
export interface Discovery extends WalletList<DiscoveredWallet> {
  /** Asks wallets to register themselves again. */
  request(): void
}

/** Bounds what a page full of registrations can make us keep. */
const maxWallets = 64

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
export function discoverWallets(window: PageWindow | null): Discovery {
  /** By the object that registered itself, as that is how it leaves. */
  const registered = new Map<unknown, DiscoveredWallet>()
  const list = createWalletList<DiscoveredWallet>((known) =>
    registered.size > 0 ? [...registered.values()] : readLegacy(window, known),
  )
  const add = (target: unknown) => {
    const wallet = registered.has(target) ? null : readWallet(target)
    const isNew =
      wallet &&
      ![...registered.values()].some(({ connector }) => connector.id === wallet.connector.id)
    if (isNew && registered.size < maxWallets) registered.set(target, wallet)
  }
  const register = (...wallets: unknown[]) => {
    const fresh = wallets.slice(0, maxWallets).filter((wallet) => !registered.has(wallet))
    for (const wallet of fresh) add(wallet)
    list.update()
    return () => {
      for (const wallet of fresh) registered.delete(wallet)
      list.update()
    }
  }
  const api = Object.freeze({ register })
  const onAnnounced = (event: Event) => {
    try {
      ;(event as CustomEvent).detail(api)
    } catch {
      // A registration that throws belongs to nobody.
    }
  }
  window?.addEventListener('wallet-standard:register-wallet', onAnnounced)
  const discovery = {
    ...list,
    request() {
      window?.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail: api }))
      list.update()
    },
    stop() {
      window?.removeEventListener('wallet-standard:register-wallet', onAnnounced)
      list.stop()
    },
  }
  discovery.request()
  return discovery
}

/** What a Solana wallet has at least. */
function readWallet(target: unknown): DiscoveredWallet | null {
  try {
    const { version, name, icon, chains, features } = target as Record<string, unknown>
    const names = features as Record<string, unknown>
    const id = typeof name === 'string' ? DisplayName.clean(name) : ''
    const isSolana =
      version === '1.0.0' &&
      Array.isArray(chains) &&
      chains.slice(0, 64).some((one) => typeof one === 'string' && one.startsWith(`${chain}:`))
    if (!id || !isSolana || !('standard:connect' in names && 'standard:events' in names))
      return null
    return {
      kind: 'standard',
      target,
      connector: connectorOf({ id, type: 'ANNOUNCED', name: id, icon, rdns: null, chain }),
    }
  } catch {
    // Not a wallet, or one whose getters throw.
    return null
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

import {
  type Connector,
  connectorOf,
  type Discovery,
  DisplayName,
  discoverStandardWallets,
  type PageWindow,
  type RemoteWallet,
} from '@foyer/core/adapter'

/** A wallet that was found: what is shown of it, and what it is asked through. */
export interface DiscoveredWallet {
  readonly connector: Connector
  /** `standard`: Wallet Standard. `sats`: the request interface of sats-connect. `remote`: another device. */
  readonly protocol: 'standard' | 'sats' | 'remote'
  /** The wallet's own object, as it gave it. */
  readonly target: object
  readonly arrive?: RemoteWallet['arrive']
  readonly expected?: RemoteWallet['expected']
  readonly accounts?: RemoteWallet['accounts']
}

/** Bounds what a page full of wallets can make us keep. */
const maxWallets = 64
/** `XverseProviders.BitcoinProvider` has two; nobody needs more than this. */
const maxPathLength = 4

/**
 * Listens for wallets of the Wallet Standard from the first moment, and reads `window.btc_providers`.
 *
 * Everything shown is copied when a wallet registers itself. A wallet with the name or the object of an
 * earlier one is left out, so that nobody takes over a row.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 * @see https://github.com/Cross-Chain-BTC/WBIPs/blob/main/wbips/WBIP004.md
 */
export function discoverWallets(window: PageWindow | null): Discovery<DiscoveredWallet> {
  return discoverStandardWallets({
    window,
    read: readStandardWallet,
    isNew: (wallet, { listed }) => isNew(wallet, listed),
    found(registered, known) {
      const wallets = [...registered]
      for (const wallet of readProviders(window)) {
        // What puts itself in the place of a listed one later does not take over its row.
        const same = known.find((one) => one.protocol === 'sats' && !isNew(wallet, [one]))
        if (isNew(wallet, wallets)) wallets.push(same ?? wallet)
      }
      return wallets
    },
  })
}

const isNew = ({ target, connector }: DiscoveredWallet, others: readonly DiscoveredWallet[]) =>
  !others.some((other) => other.target === target || other.connector.id === connector.id)

function readStandardWallet(target: unknown): DiscoveredWallet | null {
  const { name, icon, features } = target as Record<'name' | 'icon' | 'features', object>
  const names = Object.keys(features)
  const isBitcoin = names.some((feature) => /^(bitcoin|sats-connect):/.test(feature))
  if (!isBitcoin) return null
  const sats = !names.some((feature) => /^(bitcoin|standard):connect$/.test(feature))
  const provider = (features as Record<string, { provider?: unknown }>)['sats-connect:']?.provider
  return described({
    ...{ name, icon, protocol: sats ? 'sats' : 'standard' },
    target: sats ? provider : target,
  })
}

function readProviders(window: PageWindow | null): readonly DiscoveredWallet[] {
  try {
    const { btc_providers: listed } = window as unknown as { btc_providers: readonly unknown[] }
    return listed.slice(0, maxWallets).flatMap((entry) => readProvider(window, entry) ?? [])
  } catch {
    // There is no list, or it is none.
    return []
  }
}

/** An entry of the list names where in the page its provider is. */
function readProvider(window: PageWindow | null, entry: unknown): DiscoveredWallet | null {
  try {
    const { id, name, icon } = entry as Record<'id' | 'name' | 'icon', unknown>
    let target: unknown = window
    for (const step of String(id).split('.', maxPathLength))
      target = (target as Record<string, unknown>)[step]
    return described({ name, icon, protocol: 'sats', target })
  } catch {
    return null
  }
}

function described({
  name: given,
  icon,
  protocol,
  target,
}: {
  name: unknown
  icon: unknown
  protocol: DiscoveredWallet['protocol']
  target: unknown
}): DiscoveredWallet | null {
  const name = DisplayName.clean(given)
  if (!name || typeof target !== 'object' || !target) return null
  if (protocol === 'sats' && typeof (target as { request?: unknown }).request !== 'function')
    return null
  const connector = { id: name, type: 'ANNOUNCED', name, icon, rdns: null, chain } as const
  return { protocol, target, connector: connectorOf(connector) }
}

const chain = 'bip122'

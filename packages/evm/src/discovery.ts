import {
  type AdapterHost,
  type Connector,
  connectorOf,
  createWalletList,
  type Discovery,
  DisplayName,
  type PageWindow,
  type RemoteWallet,
} from '@foyer/core/adapter'
import type { WalletProvider } from './eip1193.ts'
import type { ExternalConnector } from './external.ts'

/** A wallet of this page: what is shown of it, and the provider that belongs to that row for good. */
export interface DiscoveredWallet {
  readonly connector: Connector
  readonly provider: WalletProvider
  /** Waits until a wallet outside of this page can be asked at all. */
  readonly arrive?: RemoteWallet['arrive']
  /** What it says of its accounts, where it says more than their addresses. */
  readonly describeAccounts?: RemoteWallet['describeAccounts']
  /** Waits for one that a user went to before the page was loaded. */
  readonly expected?: RemoteWallet['expected']
}

/** Bounds what a page full of announcements can make us keep. */
const maxWallets = 64

/** Our own name for `window.ethereum`, which has none; nobody may announce it. */
const injectedId = 'injected'

/**
 * Listens for wallets from the first moment, because some announce themselves only once.
 *
 * Everything shown is copied when a wallet announces itself. A later announcement that claims the
 * rdns or the uuid of an earlier one is left out, so that nobody can take over a row: the first
 * provider stays bound to it. `alert` is told of a second wallet with the same rdns.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function discoverWallets(
  window: PageWindow | null,
  alert?: AdapterHost['alert'],
): Discovery<DiscoveredWallet> {
  const announced = new Map<string, DiscoveredWallet>()
  const uuids = new Set<unknown>()
  const list = createWalletList<DiscoveredWallet>((known) => {
    const wallets = [...announced.values()]
    const injected = readInjected(window)
    const isInjected = ({ provider }: DiscoveredWallet) =>
      injected !== null && isSameWallet(provider, injected.provider)
    if (injected && !wallets.some(isInjected)) wallets.push(known.find(isInjected) ?? injected)
    return wallets
  })
  const onAnnounced = (event: Event) => {
    const wallet = readAnnouncement(event)
    if (!wallet || announced.size >= maxWallets) return
    const { uuid, connector, provider } = wallet
    const first = announced.get(connector.id)
    if (first && first.provider !== provider && !uuids.has(uuid))
      alert?.({
        code: 'WALLETS_SHARE_RDNS',
        message: `Two wallets announce themselves as ${connector.id}. The first one is used: turn the other off.`,
      })
    if (first || uuids.has(uuid)) return
    if ([...announced.values()].some((other) => isSameWallet(other.provider, provider))) return
    uuids.add(uuid)
    announced.set(connector.id, { connector, provider })
    list.update()
  }
  const discovery = {
    ...list,
    request() {
      window?.dispatchEvent(new Event('eip6963:requestProvider'))
      list.update()
    },
    stop() {
      window?.removeEventListener('eip6963:announceProvider', onAnnounced)
      window?.removeEventListener('ethereum#initialized', list.update)
      list.stop()
    },
  }
  window?.addEventListener('eip6963:announceProvider', onAnnounced)
  window?.addEventListener('ethereum#initialized', list.update)
  discovery.request()
  return discovery
}

/**
 * Whether two providers are one wallet's: the same object, or one a `Proxy` around the other, which has the same methods,
 * or binds them and has the same listeners. Wallets put one into `window.ethereum` and announce the other.
 */
function isSameWallet(one: WalletProvider, other: WalletProvider): boolean {
  if (one === other) return true
  const isShared = (name: 'request' | '_events' | '_state') => {
    const [here, there] = [one, other].map(
      (provider) => (provider as unknown as Record<string, unknown>)[name],
    )
    return here === there && here instanceof Object
  }
  try {
    return isShared('request') || isShared('_events') || isShared('_state')
  } catch {
    // A getter that throws is nobody's business.
    return false
  }
}

function readAnnouncement(event: Event): (DiscoveredWallet & { uuid: unknown }) | null {
  try {
    const { info, provider } = (event as CustomEvent).detail
    const { uuid, rdns, name, icon } = info
    if (typeof rdns !== 'string' || typeof provider?.request !== 'function') return null
    const id = DisplayName.clean(rdns)
    if (!id || id === injectedId || uuid === undefined) return null
    return {
      uuid,
      provider,
      connector: connectorOf({
        ...{ id, type: 'ANNOUNCED', name: DisplayName.clean(name) || id, icon, rdns: id, chain },
      }),
    }
  } catch {
    // A malformed announcement, or one whose getters throw, belongs to nobody.
    return null
  }
}

function readInjected(window: PageWindow | null): DiscoveredWallet | null {
  try {
    const provider = window?.ethereum as WalletProvider | undefined
    if (typeof provider?.request !== 'function') return null
    return {
      provider,
      connector: connectorOf({
        id: injectedId,
        type: 'INJECTED',
        name: 'Browser Wallet',
        icon: null,
        rdns: null,
        chain,
      }),
    }
  } catch {
    return null
  }
}

/** A wallet of the application's own: its provider comes when it is wanted, and not before. */
export function external({ getProvider, ...given }: ExternalConnector): DiscoveredWallet {
  const load = async () => {
    Object.assign(wallet, { provider: await getProvider() })
  }
  let loading: Promise<void> | null = null
  /** Asked for once by all who want it at the same time. */
  const arrive = () => {
    loading ??= load().finally(() => {
      loading = null
    })
    return loading
  }
  const wallet = {
    connector: connectorOf({ ...given, icon: given.icon, type: 'EXTERNAL', rdns: null, chain }),
    arrive,
    expected: arrive,
  } as unknown as DiscoveredWallet
  return wallet
}

const chain = 'eip155'

import type { ChainAdapter } from '../adapter/ChainAdapter.ts'
import type { PairedWallets, PairedWalletsDoor } from '../adapter/PairedWallets.ts'
import { type LinkWindow, openLink } from '../platform/appLinks.ts'
import type { Platform } from '../platform/Platform.ts'
import { pageMetadata } from '../platform/pageMetadata.ts'
import { AppError } from '../primitives/AppError.ts'
import type { Network } from '../primitives/Network.ts'
import { serviceUrl } from './backend.ts'
import type { ConnectOptions } from './ConnectOptions.ts'
import type { FoyerOptions } from './FoyerOptions.ts'
import type { FoyerStore } from './store.ts'

/** What {@link createWalletConnect} is made of. */
export interface WalletConnectParameters {
  readonly options: FoyerOptions
  readonly door: PairedWalletsDoor
  readonly platform: Platform
  readonly store: FoyerStore
  readonly adapters: ReadonlyMap<string, ChainAdapter>
  /** Of the whole client: what is asked for where there is no adapter. */
  readonly networks: readonly Network[]
  storageKey(name: string): string
  alert(entry: { code: string; message: string }): void
}

/**
 * Wallets on other devices for one client, known to its adapters from now on. Loaded when somebody
 * wants one, or was connected with one before.
 *
 * @returns `null` without a relay to reach them through
 */
export function createWalletConnect({
  options,
  door,
  platform,
  store,
  adapters,
  networks,
  storageKey,
  alert,
}: WalletConnectParameters): PairedWallets | null {
  const relayUrl = readRelayUrl(options)
  if (relayUrl === null) return null
  const { metadata = {}, projectId = '' } = options
  const page = pageMetadata()
  const paired = door.createPairedWallets({
    platform,
    relayUrl,
    projectId,
    metadata: {
      name: metadata.name ?? page.title,
      description: metadata.description ?? page.description,
      url: metadata.url ?? page.origin,
      icons: metadata.icons ?? (page.icon ? [page.icon] : []),
    },
    storageKey,
    networks() {
      const { activeNamespace, chains } = store.getState()
      const all = Object.values(chains)
      if (all.length === 0) return networks
      const active = activeNamespace === null ? null : (chains[activeNamespace]?.network ?? null)
      const requested = all.flatMap(({ requestedNetworks }) => requestedNetworks)
      const isActive = ({ caipNetworkId }: Network) => caipNetworkId === active?.caipNetworkId
      return [...requested.filter(isActive), ...requested.filter((network) => !isActive(network))]
    },
    openLink: (link) => void openLink(platform.window as unknown as LinkWindow, link),
  })
  for (const [namespace, adapter] of adapters) {
    const wallet = paired.wallet(namespace)
    if (wallet) adapter.admit?.(wallet)
  }
  paired.relay.subscribe((state) => {
    if (state.status === 'refused') alert(relayRefusedAlert(state.reason))
  })
  return paired
}

/** What {@link connectElsewhere} needs of the client. */
interface ConnectElsewhereParameters {
  readonly options: ConnectOptions
  readonly store: FoyerStore
  walletConnect(): Promise<PairedWallets | null>
  connect(options: ConnectOptions): Promise<void>
}

/**
 * Connects the wallet that follows the link, on the chain family that is active if it is there.
 *
 * @throws `connection/no-relay`, and what connecting any wallet throws
 */
export async function connectElsewhere({
  options: { onLink, ...options },
  store,
  walletConnect,
  connect,
}: ConnectElsewhereParameters): Promise<void> {
  const paired = await walletConnect()
  if (!paired) throw relayMissing()
  const release = paired.hold()
  let shown = ''
  const show = () => {
    const state = paired.pairing.getState()
    if (state.status !== 'ready' || state.uri === shown) return
    shown = state.uri
    onLink?.(shown)
  }
  const stopShowing = paired.pairing.subscribe(show)
  show()
  try {
    const { activeNamespace, chains } = store.getState()
    const families = Object.keys(chains)
    const isAlone = families.length === 0
    const wallet = (isAlone ? knownFamilies : [activeNamespace, ...families])
      .map((namespace) => namespace && paired.wallet(namespace))
      .find((found) => found !== null && found !== '')
    if (!wallet) throw relayMissing()
    // Without a chain family there is no state to be connected in: the session is all there is.
    if (isAlone) await wallet.arrive({ signal: options.signal ?? new AbortController().signal })
    else await connect({ ...options, connector: wallet.connector })
  } finally {
    stopShowing()
    release()
  }
}

const knownFamilies = ['eip155', 'solana', 'bip122']

/** One address serves all, the relay below it; an address of its own is taken to the letter. */
function readRelayUrl(options: FoyerOptions): string | null {
  const service = serviceUrl(options, 'relay')
  if (service === null) return null
  const { backend } = options
  const given = typeof backend === 'object' ? backend.relay : `${service}/relay`
  return given?.replace(/^http/i, 'ws') ?? null
}

const relayMissing = () =>
  new AppError(
    'connection/no-relay',
    'There is no relay to reach a wallet on another device through. Give `projectId` and `backend` (or `backend.relay`), and leave `enableWalletConnect` on.',
    { kind: 'invalid' },
  )

/** Said once to the developer; a person sees that the connection cannot be made. */
const relayRefusedAlert = (reason: string) => ({
  code: 'RELAY_REFUSED',
  message: `The relay refused this page: ${reason}. Check \`projectId\`, and that the server allows this origin; until then no wallet on another device connects.`,
})

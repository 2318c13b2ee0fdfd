import {
  AppError,
  type Network,
  ownRpcUrls,
  type RemoteWallets,
  type RemoteWalletsModule,
  walletServesOthers,
} from '@foyer/core/adapter'
import { isInPress, type LinkWindow, openLink, type Platform } from '@foyer/core/platform'
import {
  type Alert,
  type ConnectOptions,
  type ConnectWallet,
  type Expectation,
  expectWallet,
  pageMetadata,
  type RelayReach,
  type RemoteConnector,
  type RemoteConnectorHost,
  type RemoteLink,
  type WalletOffer,
} from '@foyer/core/remote'
import { askReach, readRelay } from './relay.ts'
import { watchRelayLoss } from './watchRelayLoss.ts'

/** What {@link createWalletConnect} is made of. */
export interface WalletConnectParameters extends RemoteConnectorHost, RemoteWalletsModule {}

/**
 * Wallets on other devices for one client, known to its adapters from now on. Loaded when a user
 * wants one, or was connected with one before.
 *
 * @returns `null` when they are turned off, or without a relay to reach them through
 */
export async function createWalletConnect({
  options,
  openRemoteWallets,
  platform,
  store,
  adapters,
  networks,
  remembered,
  gates,
  resources,
  storageKey,
  alert,
  preload,
  emit,
}: WalletConnectParameters): Promise<(RemoteConnector & { readonly link: RemoteLink }) | null> {
  if (options.enableWalletConnect === false) return null
  const { expect } = expectWallet(remembered, platform.window)
  const relay = readRelay(options)
  if (relay === null) return null
  const { metadata = {} } = options
  const page = pageMetadata()
  const { url = page.origin } = metadata
  if (page.origin && originOf(url) !== page.origin) alert(metadataUrlAlert(url, page.origin))
  const allNetworks = () => {
    const { activeNamespace, chains } = store.getState()
    const all = Object.values(chains)
    if (all.length === 0) return networks
    const active = activeNamespace === null ? null : (chains[activeNamespace]?.network ?? null)
    const requested = all.flatMap(({ requestedNetworks }) => requestedNetworks)
    const isActive = ({ caipNetworkId }: Network) => caipNetworkId === active?.caipNetworkId
    return [...requested.filter(isActive), ...requested.filter((network) => !isActive(network))]
  }
  /** Shows a button that opens a wallet. */
  const offer = async (wallet: WalletOffer) => {
    await preload()
    if (!wallet.over.aborted) emit({ type: 'openWallet', ...wallet })
  }
  const loaded = await Promise.all(gates.map((gate) => gate.load()))
  const signIn = loaded.find((gate) => gate.remote)?.remote
  const remote = await openRemoteWallets({
    platform,
    relayUrl: relay.url,
    projectId: relay.projectId,
    metadata: {
      name: metadata.name ?? page.title,
      description: metadata.description ?? page.description,
      // Wallets warn of lookalikes by it, so a page cannot name another. Only outside of one it counts.
      url: page.origin || url,
      icons: metadata.icons ?? (page.icon ? [page.icon] : []),
    },
    storageKey,
    networks: allNetworks,
    ...(signIn && { signIn }),
    async read({ caipNetworkId, method, params }) {
      const network = allNetworks().find((one) => one.caipNetworkId === caipNetworkId)
      if (!network) return null
      const read = { network, method, params: Array.isArray(params) ? params : [] }
      const custom = options.customRpcUrls?.[caipNetworkId]
      const urls = Array.isArray(custom) ? custom : ownRpcUrls(network)
      return urls.length > 0
        ? readFromNode({ ...read, http: platform.http, urls })
        : ((await resources())?.rpc({ ...read, signal: new AbortController().signal }) ?? null)
    },
    openLink(link, request) {
      const view = platform.window as unknown as LinkWindow
      const open = () => void openLink(view, link)
      if (isInPress(view)) open()
      else void offer({ ...request, open })
    },
  })
  for (const [namespace, adapter] of adapters) {
    const wallet = remote.wallet(namespace)
    if (wallet) adapter.addRemoteWallet?.(wallet)
  }
  const stopWatching = watchRelayLoss({
    ...{ relay: remote.relay, store, clock: platform.clock },
    tell: (loss) => emit({ type: 'relayLost', ...loss }),
  })
  remote.relay.subscribe((state) => {
    if (state.status === 'refused') alert(relayRefusedAlert(state.reason))
  })
  /** What a session approved stands in the state of each family that is connected through it. */
  const showApprovals = () => {
    for (const [namespace, chain] of Object.entries(store.getState().chains)) {
      const approval = chain.connector?.id === walletConnectId && remote.approval(namespace)
      if (!approval) continue
      const { networks: approvedNetworks, supportsAllNetworks } = approval
      if (
        chain.supportsAllNetworks !== supportsAllNetworks ||
        chain.approvedNetworks?.join() !== approvedNetworks.join()
      )
        store.updateChain(namespace, {
          approvedNetworks: Object.freeze([...approvedNetworks]),
          supportsAllNetworks,
        })
    }
  }
  const stopShowing = [store.subscribe(showApprovals), remote.sessionsChanged(showApprovals)]
  let reach: Promise<RelayReach> | undefined
  return {
    link: {
      pairing: remote.pairing,
      relay: remote.relay,
      hold: remote.hold,
      renew: remote.renew,
      reach() {
        reach ??= askReach(platform.http, relay)
        return reach
      },
      chooseLink(link) {
        remote.chooseLink(link)
        const { activeNamespace } = store.getState()
        if (link !== null && activeNamespace)
          expect({ namespace: activeNamespace, connectorId: walletConnectId, byCode: false })
      },
    },
    endUnused(begun) {
      // Without a chain family nothing can say that it is connected: the session is all there is.
      if (adapters.size === 0) return
      const connected = Object.entries(store.getState().chains)
        .filter(([, { connections }]) => connections.some(({ id }) => id === walletConnectId))
        .map(([namespace]) => namespace)
      // A page with more chain families, on the same storage, may be connected through it.
      const beyond = remembered
        .all()
        .filter((known) => known.connectorId === walletConnectId && !adapters.has(known.namespace))
        .map(({ namespace }) => namespace)
      remote.endUnused([...begun, ...connected, ...beyond])
    },
    connect: (options, connect) =>
      connectRemoteWallet({
        ...{ options, store, remote, expect, connect },
        isExpected: () => remembered.expected() !== null,
      }),
    stop() {
      stopWatching()
      for (const end of stopShowing) end()
      remote.stop()
    },
  }
}

/** One node may take this long before the next one is asked. */
const nodeTimeoutMs = 5_000

/**
 * Asks the first node that answers. What a node refuses is an answer, too: the next would say the same.
 *
 * @throws what the last node failed with
 * @contacts rpc — what an application asks of a chain while a wallet on another device is connected —
 * when it asks — `customRpcUrls`, or `rpcUrls` of a network that the application defines itself
 */
async function readFromNode({
  http,
  urls,
  method,
  params,
}: {
  http: Platform['http']
  urls: readonly string[]
  method: string
  params: readonly unknown[]
}): Promise<{ readonly result: unknown }> {
  let failure: unknown
  for (const url of urls)
    try {
      const { json } = await http.send({
        url,
        method: 'POST',
        body: { jsonrpc: '2.0', id: 1, method, params },
        signal: new AbortController().signal,
        timeoutMs: nodeTimeoutMs,
      })
      const { id, result, error } = (json ?? {}) as {
        id?: unknown
        result?: unknown
        error?: { message?: unknown }
      }
      if (id === 1 && result !== undefined) return { result }
      failure = Object.assign(
        new Error(String(error?.message ?? 'The node gave no answer.')),
        error,
      )
      if (error) break
    } catch (error) {
      failure = error
    }
  throw failure
}

/**
 * Connects the wallet that follows the link: on the chain family that is active, or on the first of the
 * page's others when it shows accounts of those only.
 */
async function connectRemoteWallet({
  options: { onLink, namespace, ...options },
  store,
  remote,
  expect,
  isExpected,
  connect,
}: {
  options: ConnectOptions
  expect: Expectation['expect']
  isExpected(): boolean
  store: RemoteConnectorHost['store']
  remote: RemoteWallets
  connect: ConnectWallet
}): Promise<void> {
  const { activeNamespace, chains } = store.getState()
  const families = Object.keys(chains)
  const isAlone = families.length === 0
  const wanted = namespace === undefined ? [activeNamespace, ...families] : [namespace]
  const wallets = (isAlone ? knownFamilies : wanted)
    .map((namespace) => (namespace ? remote.wallet(namespace) : null))
    .filter((found) => found !== null)
  const [wallet] = wallets
  if (!wallet) throw noNetwork()
  const release = remote.hold()
  let shown = ''
  const show = () => {
    const state = remote.pairing.getState()
    if (state.status !== 'ready' || state.uri === shown) return
    shown = state.uri
    // A reload forgets the QR code, and the wallet that scanned it may approve only then.
    if (!isAlone && !isExpected())
      expect({
        namespace: wallet.connector.chain,
        connectorId: walletConnectId,
        byCode: true,
      })
    onLink?.(shown)
  }
  const stopShowing = remote.pairing.subscribe(show)
  show()
  /** The wallet of the first family that the session serves. */
  const arrive = async (signal: AbortSignal) => {
    const families = await remote.arrive({ namespace: wallet.connector.chain, signal })
    const served = wallets.find(({ connector }) => families.includes(connector.chain))
    if (!served) throw walletServesOthers(families)
    return served.connector
  }
  try {
    // Without a chain family there is no state to be connected in: the session is all there is.
    if (isAlone) await arrive(options.signal ?? new AbortController().signal)
    else await connect({ ...options, connector: wallet.connector, arrive })
  } finally {
    stopShowing()
    release()
  }
}

/** Names WalletConnect in storage. */
const walletConnectId = 'walletConnect'

const knownFamilies = ['eip155', 'solana', 'bip122']

const noNetwork = () =>
  new AppError(
    'connection/no-network',
    'No network is given that a wallet on another device could be asked for. Add one to `networks`.',
    { kind: 'invalid' },
  )

function originOf(url: string): string | null {
  try {
    return new URL(url).origin
  } catch {
    // No address at all, and so not that of this page.
    return null
  }
}

const metadataUrlAlert = (url: string, origin: string): Alert => ({
  code: 'METADATA_URL_NOT_PAGE',
  message: `\`metadata.url\` is ${url}, but this page is ${origin}. Wallets are told ${origin}. Set \`metadata.url\` to it, or leave it out.`,
})

/** Said once to the developer; a user sees that the connection cannot be made. */
const relayRefusedAlert = (reason: string): Alert => ({
  code: 'RELAY_REFUSED',
  message: `No wallet on another device connects: ${reason}. Where the relay says so, check \`projectId\`, and that the server allows this origin.`,
})

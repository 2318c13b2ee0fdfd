import { createStore } from 'zustand/vanilla'
import type { ChainAdapter, ChainAdapterDefinition, Connector } from '../adapter/ChainAdapter.ts'
import type { ProviderOf } from '../adapter/ProviderTypes.ts'
import { browserPlatform } from '../platform/browser.ts'
import { offerRetry } from '../platform/offerRetry.ts'
import type { Platform } from '../platform/Platform.ts'
import { lazy } from '../primitives/lazy.ts'
import * as Network from '../primitives/Network.ts'
import { namesService } from './backend/namesService.ts'
import { balancesOnDemand } from './balances/balancesOnDemand.ts'
import { connectionsOnDemand } from './connections/connectionsOnDemand.ts'
import type { Gate } from './connections/Gate.ts'
import { createNetworks, isOnUnsupportedNetwork } from './connections/networks.ts'
import type { RemoteConnectorLoader, RemoteConnectors } from './connections/RemoteConnector.ts'
import { createRememberedConnections } from './connections/rememberedConnections.ts'
import {
  adapterNotFound,
  codeUnavailable,
  modalClosed,
  networksMissing,
  projectIdAlert,
  siwxAndSiweConfig,
} from './errors.ts'
import { createEmitter, type FoyerEvent, type TrackedEvent } from './events.ts'
import type { Foyer, ModalDoor, Theme } from './Foyer.ts'
import type { ChangeableOptions, FoyerOptions } from './FoyerOptions.ts'
import { createNavigation } from './navigation/navigation.ts'
import { createOpening } from './navigation/opening.ts'
import { readOptions } from './readOptions.ts'
import { createFoyerStore, type StateChange } from './store.ts'

/** What a package that builds on the client provides. */
export interface FoyerDoors {
  readonly platform?: Platform
  /** Loads the modal. Without it the client is headless and the host renders `getState().view`. */
  loadModal?(foyer: Foyer): Promise<ModalDoor>
  /** Ways to wallets that are not in the page, such as `walletConnect` of `@foyer/core/walletconnect`. */
  readonly remoteConnectors?: readonly RemoteConnectorLoader[]
  /** What a connection has to pass before it is connected, in this order. */
  readonly gates?: readonly Gate[]
}

const loadConnections = () => import('./connections/connections.ts')
/** What is wanted after connecting. Named there, because every visitor downloads the names that stand here. */
const loadLater = async () => (await loadConnections()).later

/** Views that a host without our modal renders itself. */
const headlessViews = ['Connect', 'Account', 'AllWallets']

/**
 * Makes a client. It keeps everything in memory until a user opens the modal or a stored
 * connection is found; several on one page do not know of each other.
 *
 * @throws `options/networks-missing`, `options/siwx-and-siwe`
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 * foyer.subscribe(({ chains }) => console.log(chains.eip155?.address))
 */
export function createFoyer(given: FoyerOptions, doors: FoyerDoors = {}): Foyer {
  const options = readOptions(given)
  if (!options.networks?.length) throw networksMissing()
  if (options.siwx !== undefined && options.siweConfig !== undefined) throw siwxAndSiweConfig()

  const platform = doors.platform ?? browserPlatform()
  const { clock, storage } = platform
  const settings = createStore<FoyerOptions>(() => options)
  let asGiven = given
  const storageKey = (name: string) =>
    `@foyer/${name}${options.storageKey ? `:${options.storageKey}` : ''}`

  const definitions = options.adapters ?? []
  const complete = (input: Network.NetworkInput) => {
    const imageUrl = options.chainImages?.[input.id]
    return Network.from(imageUrl ? { ...input, assets: { ...input.assets, imageUrl } } : input)
  }
  const preferred = options.defaultNetwork && complete(options.defaultNetwork)
  // Given twice it is one, as the later one says.
  const known = [
    ...new Map(
      options.networks.map((input) => {
        const network = complete(input)
        return [network.caipNetworkId, network]
      }),
    ).values(),
  ]
  // A default that is not among the networks could be left and never found again.
  const networks =
    preferred && !known.some(({ caipNetworkId }) => caipNetworkId === preferred.caipNetworkId)
      ? [...known, preferred]
      : known
  const of = (namespace: string) =>
    networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  const namespaces = [...new Set(definitions.map(({ namespace }) => namespace))]
  const report = (error: unknown) => platform.reportToDeveloper(String(error))
  const changes = createEmitter<StateChange>(report)
  const store = createFoyerStore(
    namespaces.map((namespace) => ({
      namespace,
      networks: of(namespace),
      network: preferred?.chainNamespace === namespace ? preferred : (of(namespace)[0] ?? null),
    })),
    [preferred?.chainNamespace, networks[0]?.chainNamespace].find(
      (wanted) => wanted !== undefined && namespaces.includes(wanted),
    ) ??
      namespaces[0] ??
      null,
    changes,
  )

  const emitter = createEmitter<FoyerEvent>(report)
  const connectedAddress = () => {
    const { activeNamespace, chains } = store.getState()
    return (activeNamespace && chains[activeNamespace]?.address) || undefined
  }
  const track = (event: TrackedEvent, properties: Record<string, unknown> = {}) => {
    const address = connectedAddress()
    emitter.emit({
      type: 'track',
      event,
      properties,
      timestamp: clock.now(),
      ...(address && { address }),
    })
  }
  const alerts = createStore<readonly { code: string; message: string }[]>(() => [])
  const alert = (entry: { code: string; message: string }) => {
    if (alerts.getState().some(({ message }) => message === entry.message)) return
    alerts.setState([...alerts.getState(), entry], true)
    platform.reportToDeveloper(`${entry.code}: ${entry.message}`)
    emitter.emit({ type: 'alert', ...entry })
  }

  const loadResources = lazy(
    async () => (await (await loadLater()).resources()).createClientResources(options, platform),
    codeUnavailable,
  )
  const resources = async () => (namesService(options, 'blockchain') ? loadResources() : null)
  const adapters = new Map<string, ChainAdapter>()
  const adapterOf = (namespace: string): ChainAdapter => {
    const adapter = adapters.get(namespace)
    if (!adapter) throw adapterNotFound(namespace)
    return adapter
  }
  const connectors = createStore<readonly Connector[]>(() => [])
  const listConnectors = () =>
    connectors.setState(
      [...adapters.values()]
        .flatMap((adapter) => adapter.connectors())
        .filter(
          ({ type }) =>
            !(type === 'ANNOUNCED' && options.enableEIP6963 === false) &&
            !(type === 'INJECTED' && options.enableInjected === false),
        ),
      true,
    )
  const attach = (definition: ChainAdapterDefinition) => {
    const { namespace } = definition
    const adapter = definition.attach({
      ...{ platform, options, alert, storageKey, chain: () => store.getState().chains[namespace] },
      readThroughBackend: async (read) => (await resources())?.rpc(read) ?? null,
      transactionSent: () => balances.transactionSent(namespace),
      requestChanged: (request) => emitter.emit({ type: 'request', namespace, ...request }),
    })
    adapters.set(namespace, adapter)
    adapter.subscribe(listConnectors)
  }
  for (const definition of definitions) if (!adapters.has(definition.namespace)) attach(definition)
  listConnectors()

  const isHeld = () => {
    const { enableNetworkSwitch, allowUnsupportedChain } = settings.getState()
    return (
      enableNetworkSwitch !== false &&
      allowUnsupportedChain !== true &&
      isOnUnsupportedNetwork(store.getState())
    )
  }
  const remembered = createRememberedConnections(
    storage,
    storageKey('connections'),
    storageKey('expected'),
  )
  const remotes: RemoteConnectors = new Map(
    doors.remoteConnectors?.map(({ id, load }) => [
      id,
      lazy(async () => {
        const remote = await load({
          ...{ ...foyer.internals, options, adapters, networks, remembered },
          preload: () => opening.preload(true),
          emit: emitter.emit,
        })
        if (over.signal.aborted) remote?.stop()
        return remote
      }, codeUnavailable),
    ]),
  )
  const connections = connectionsOnDemand({
    store,
    adapters,
    remembered,
    async load() {
      const { createConnections } = await loadConnections()
      return createConnections({
        ...{ ...foyer, ...foyer.internals, options, adapters, remembered, isHeld },
      })
    },
  })
  const balances = balancesOnDemand(async (shown) => {
    const { createBalances } = await (await loadLater()).balances()
    return createBalances({ store, balances: shown, adapters, clock, window: platform.window })
  })
  const theme = createStore<Theme>(() => ({
    themeMode: options.themeMode ?? 'system',
    themeVariables: options.themeVariables ?? {},
  }))
  const isConnected = () => connectedAddress() !== undefined
  const navigation = createNavigation(store, {
    embedded: options.enableEmbedded === true,
    onOpenChange: (open) =>
      track(open ? 'MODAL_OPEN' : 'MODAL_CLOSE', { connected: isConnected() }),
  })
  if (!doors.loadModal) for (const view of headlessViews) navigation.rules.set(view, {})
  const opening = createOpening({
    store,
    navigation,
    hasAdapter: (namespace) => adapters.has(namespace),
    isHeld,
    isPlaced: () =>
      foyer.internals.place !== null || Boolean(options.disableAppend || options.enableEmbedded),
    loadModal: doors.loadModal,
    offerRetry,
    foyer: () => foyer,
  })
  const chains = createNetworks({ store, connections, complete, track })

  const signIn: Gate = {
    id: 'sign-in',
    load: async () => (await (await loadLater()).signIn()).signInOf(foyer),
  }
  const over = new AbortController()
  const foyer: Foyer = {
    async open(target) {
      if (over.signal.aborted) throw modalClosed()
      return opening.open(target)
    },
    close: async () => opening.close(),
    disconnect: connections.disconnect,
    connect: connections.connect,
    switchConnection: connections.switchConnection,
    switchNetwork: connections.switchNetwork,
    addNetwork: chains.add,
    removeNetwork: chains.remove,
    removeAdapter(namespace) {
      const adapter = adapterOf(namespace)
      void connections.disconnect(namespace).finally(() => adapter.detach())
      adapters.delete(namespace)
      store.removeChain(namespace)
      listConnectors()
    },
    setTheme(wanted) {
      const { themeMode, themeVariables } = readOptions(wanted)
      if (themeMode) theme.setState({ themeMode })
      if (themeVariables) theme.setState({ themeVariables })
    },
    updateOptions(news: ChangeableOptions) {
      const changes = readOptions(news)
      const { networks: wanted } = changes
      if (wanted?.length === 0) throw networksMissing()
      asGiven = { ...asGiven, ...news }
      settings.setState(changes)
      foyer.setTheme(changes)
      if (wanted) replaceNetworks(wanted)
    },
    getConnectors: connectors.getState,
    subscribeConnectors: connectors.subscribe,
    getState: store.getState,
    subscribe: (listener) => changes.on((change) => listener(...change)),
    onEvent: emitter.on,
    getProvider: <namespace extends string>(namespace: namespace) =>
      // What it is, each chain family says by its contract.
      adapterOf(namespace).provider as ProviderOf<namespace>,
    router: navigation.router,
    destroy() {
      over.abort()
      opening.close()
      opening.unmount()
      connections.stop()
      balances.stop()
      for (const remote of remotes.values()) remote.loaded?.stop()
      for (const adapter of adapters.values()) adapter.detach()
    },
    internals: {
      store,
      over: over.signal,
      gates: [...(doors.gates ?? []), ...((options.siwx ?? options.siweConfig) ? [signIn] : [])],
      options: settings,
      optionsAsGiven: () => asGiven,
      platform,
      navigation,
      balances,
      resources,
      remotes,
      connectors,
      requests: createStore(() => ({})),
      theme,
      alerts,
      // A button of a destroyed client may still be pointed at, or get the focus back.
      preload: async (needed) => (over.signal.aborted ? undefined : opening.preload(needed)),
      prepare: connections.prepare,
      unmount: opening.unmount,
      discover() {
        for (const adapter of adapters.values()) adapter.discover()
      },
      connection: connections.current,
      selectAccount: connections.selectAccount,
      storageKey,
      place: null,
      viewWithoutAdapters: 'AllWallets',
      analytics: { verdict: 'unasked' },
      track,
      alert,
    },
  }

  function replaceNetworks(wanted: readonly Network.NetworkInput[]) {
    const ids = wanted.map((input) => Network.from(input).caipNetworkId)
    for (const { namespace, requestedNetworks } of Object.values(store.getState().chains)) {
      for (const input of wanted)
        if (Network.from(input).chainNamespace === namespace) chains.add(namespace, input)
      for (const { id, caipNetworkId } of requestedNetworks)
        if (!ids.includes(caipNetworkId)) chains.remove(namespace, id)
    }
  }

  if (platform.window)
    // One step later, so that the application can subscribe first.
    queueMicrotask(() => {
      if (over.signal.aborted) return
      track('MODAL_CREATED')
      if (!options.projectId) alert(projectIdAlert)
      if (options.enableReconnect !== false) connections.resume()
    })
  return foyer
}

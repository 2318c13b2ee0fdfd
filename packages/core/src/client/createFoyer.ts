import { createStore } from 'zustand/vanilla'
import type { ChainAdapter, ChainAdapterDefinition, Connector } from '../adapter/ChainAdapter.ts'
import { browserPlatform } from '../platform/browser.ts'
import { offerRetry } from '../platform/offerRetry.ts'
import type { Platform } from '../platform/Platform.ts'
import * as Network from '../primitives/Network.ts'
import { createBalances } from './balances.ts'
import { createConnections } from './connections.ts'
import {
  adapterNotFound,
  modalClosed,
  modalUnavailable,
  networkNotFound,
  networksMissing,
  projectIdAlert,
  siwxAndSiweConfig,
} from './errors.ts'
import { createEmitter } from './events.ts'
import type { Foyer, ModalDoor, OpenOptions, Theme } from './Foyer.ts'
import type { FoyerOptions } from './FoyerOptions.ts'
import { loadFailure } from './messages.ts'
import { createNavigation } from './navigation.ts'
import { createRememberedConnections } from './rememberedConnections.ts'
import { createFoyerStore } from './store.ts'

/** What a package that builds on the client brings along. */
export interface FoyerDoors {
  readonly platform?: Platform
  /** Loads the modal. Without it the client is headless and the host draws `getState().view`. */
  loadModal?(): Promise<ModalDoor>
}

/**
 * Makes a client. It keeps everything in memory until a person opens the modal or a stored
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
export function createFoyer(options: FoyerOptions, doors: FoyerDoors = {}): Foyer {
  if (!options.networks?.length) throw networksMissing()
  if (options.siwx !== undefined && options.siweConfig !== undefined) throw siwxAndSiweConfig()

  const platform = doors.platform ?? browserPlatform()
  const { clock, storage } = platform
  const key = (name: string) =>
    `@foyer/${name}${options.storageKey ? `:${options.storageKey}` : ''}`

  const definitions = options.adapters ?? []
  const networks = options.networks.map(Network.from)
  const preferred = options.defaultNetwork && Network.from(options.defaultNetwork)
  const of = (namespace: string) =>
    networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  const store = createFoyerStore(
    [...new Set(definitions.map(({ namespace }) => namespace))].map((namespace) => ({
      namespace,
      networks: of(namespace),
      network: preferred?.chainNamespace === namespace ? preferred : (of(namespace)[0] ?? null),
    })),
    preferred?.chainNamespace ?? networks[0]?.chainNamespace ?? definitions[0]?.namespace ?? null,
  )

  const emitter = createEmitter((error) => platform.reportToDeveloper(String(error)))
  const connectedAddress = () => {
    const { activeNamespace, chains } = store.getState()
    return (activeNamespace && chains[activeNamespace]?.address) || undefined
  }
  const track = (event: string, properties: Record<string, unknown> = {}) => {
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
    if (alerts.getState().some(({ code }) => code === entry.code)) return
    alerts.setState([...alerts.getState(), entry], true)
    platform.reportToDeveloper(`${entry.code}: ${entry.message}`)
    emitter.emit({ type: 'alert', ...entry })
  }

  const adapters = new Map<string, ChainAdapter>()
  const connectors = createStore<readonly Connector[]>(() => [])
  const attach = (definition: ChainAdapterDefinition) => {
    const { namespace } = definition
    const adapter = definition.attach({
      platform,
      rpcUrls: (network) =>
        options.customRpcUrls?.[network.caipNetworkId] ?? Network.ownRpcUrls(network),
      requestChanged: (request) => emitter.emit({ type: 'request', namespace, ...request }),
    })
    adapters.set(namespace, adapter)
    adapter.subscribe(listConnectors)
  }
  const listConnectors = () =>
    connectors.setState(
      [...adapters.values()].flatMap((adapter) => adapter.connectors()),
      true,
    )
  for (const definition of definitions) if (!adapters.has(definition.namespace)) attach(definition)
  listConnectors()

  const connections = createConnections({
    store,
    adapters,
    clock,
    remembered: createRememberedConnections(storage, key('connections')),
    track,
  })
  const balances = createBalances({ store, adapters, clock })
  const theme = createStore<Theme>(() => ({
    themeMode: options.themeMode ?? 'system',
    themeVariables: options.themeVariables ?? {},
  }))
  const isConnected = () => connectedAddress() !== undefined
  const navigation = createNavigation(store, (open) =>
    track(open ? 'MODAL_OPEN' : 'MODAL_CLOSE', { connected: isConnected() }),
  )
  if (!doors.loadModal) for (const view of ['Connect', 'Account']) navigation.rules.set(view, {})

  let code: Promise<ModalDoor | undefined> | undefined
  const loadCode = () => {
    code ??= (doors.loadModal?.() ?? Promise.resolve(undefined)).catch((error) => {
      code = undefined
      throw error
    })
    return code
  }
  let mounted = false
  /** Keeps asking for the modal's code as long as the person wants to try again. */
  const mountOrAsk = async (): Promise<void> => {
    while (!mounted) {
      try {
        const door = await loadCode()
        door?.mountModal(foyer)
        mounted = true
      } catch (error) {
        if (!(await offerRetry(loadFailure))) throw modalUnavailable(error)
      }
    }
  }
  let mounting: Promise<void> | undefined
  const mount = () => {
    mounting ??= mountOrAsk().finally(() => {
      mounting = undefined
    })
    return mounting
  }

  let destroyed = false
  let openings = 0
  let closings = 0
  const open = async (target: OpenOptions = {}): Promise<undefined> => {
    const closingsBefore = closings
    openings++
    store.update({ loading: true })
    try {
      await mount()
    } finally {
      if (--openings === 0) store.update({ loading: false })
    }
    if (closings !== closingsBefore) throw modalClosed()
    if (target.namespace !== undefined) {
      if (!adapters.has(target.namespace)) throw adapterNotFound(target.namespace)
      store.update({ activeNamespace: target.namespace })
    }
    const view = target.view ?? (isConnected() ? 'Account' : 'Connect')
    const { key } = navigation.show(view, target.arguments ?? {})
    if (doors.loadModal) await onScreen(key)
    return undefined
  }
  /** Settles when a route, or one after it, is on screen, or the modal was closed before. */
  const onScreen = (key: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (navigation.routes.getState().shownKey < key && store.getState().open) return
        stopRoutes()
        stopStore()
        resolve()
      }
      const stopRoutes = navigation.routes.subscribe(look)
      const stopStore = store.subscribe(look)
      look()
    })

  const foyer: Foyer = {
    open,
    async close() {
      // An open that still waits for its code is called off too.
      closings++
      store.update({ loading: false })
      return navigation.close()
    },
    disconnect: connections.disconnect,
    connect: connections.connect,
    async switchNetwork(target) {
      const id = typeof target === 'string' ? target : Network.from(target).caipNetworkId
      const network = Object.values(store.getState().chains)
        .flatMap(({ requestedNetworks }) => requestedNetworks)
        .find(({ caipNetworkId }) => caipNetworkId === id)
      if (!network) {
        const error = networkNotFound(id)
        alert({ code: 'SWITCH_NETWORK_NOT_FOUND', message: error.message })
        throw error
      }
      const namespace = network.chainNamespace
      const connection = connections.current(namespace)
      const before = store.getState().chains[namespace]?.network?.caipNetworkId
      // The connection reports the wallet's new chain before it resolves; that changes the state.
      if (connection)
        await connection.switchNetwork({ network, signal: new AbortController().signal })
      else if (before !== id) {
        store.updateChain(namespace, { network })
        track('SWITCH_NETWORK', { network: id })
      }
      store.update({ activeNamespace: namespace })
    },
    addNetwork(namespace, input) {
      const chain = store.getState().chains[namespace]
      if (!chain) throw adapterNotFound(namespace)
      const network = Network.from({ ...input, chainNamespace: namespace })
      const requestedNetworks = Object.freeze([
        ...chain.requestedNetworks.filter((known) => known.caipNetworkId !== network.caipNetworkId),
        network,
      ])
      const current = chain.network?.caipNetworkId === network.caipNetworkId
      store.updateChain(namespace, {
        requestedNetworks,
        ...((current || !chain.network) && { network }),
      })
    },
    removeNetwork(namespace, id) {
      const chain = store.getState().chains[namespace]
      if (!chain) throw adapterNotFound(namespace)
      const requestedNetworks = Object.freeze(
        chain.requestedNetworks.filter((network) => String(network.id) !== String(id)),
      )
      const gone = String(chain.network?.id) === String(id)
      store.updateChain(namespace, { requestedNetworks })
      const [first] = requestedNetworks
      if (gone && first) void foyer.switchNetwork(first.caipNetworkId).catch(() => {})
      else if (gone) store.updateChain(namespace, { network: null })
    },
    removeAdapter(namespace) {
      const adapter = adapters.get(namespace)
      if (!adapter) throw adapterNotFound(namespace)
      void connections.disconnect(namespace).finally(() => adapter.detach())
      adapters.delete(namespace)
      store.removeChain(namespace)
      listConnectors()
      if (store.getState().activeNamespace === namespace)
        store.update({ activeNamespace: [...adapters.keys()][0] ?? null })
    },
    setTheme: (changes) => theme.setState(changes),
    getState: store.getState,
    subscribe: (listener) =>
      store.subscribe((state, previous) => {
        try {
          listener(state, previous)
        } catch (error) {
          platform.reportToDeveloper(String(error))
        }
      }),
    onEvent: emitter.on,
    getProvider(namespace) {
      const adapter = adapters.get(namespace)
      if (!adapter) throw adapterNotFound(namespace)
      return adapter.provider
    },
    router: navigation.router,
    destroy() {
      destroyed = true
      closings++
      navigation.close()
      connections.stop()
      for (const adapter of adapters.values()) adapter.detach()
    },
    internals: {
      options,
      platform,
      navigation,
      balances,
      connectors,
      theme,
      alerts,
      preload: () => void loadCode().catch(() => {}),
      discover: () => {
        for (const adapter of adapters.values()) adapter.discover()
      },
      track,
    },
  }

  if (platform.window)
    // One step later, so that whoever made the client can listen first.
    queueMicrotask(() => {
      if (destroyed) return
      track('MODAL_CREATED')
      if (!options.projectId) alert(projectIdAlert)
      if (options.enableReconnect !== false) connections.resume()
    })
  return foyer
}

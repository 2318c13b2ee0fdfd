import { createStore } from 'zustand/vanilla'
import type { ProviderOf } from '../adapter/ProviderTypes.ts'
import { browserPlatform } from '../platform/browser.ts'
import { offerRetry } from '../platform/offerRetry.ts'
import { attachAdapters } from './attachAdapters.ts'
import { createRememberedConnections } from './connections/rememberedConnections.ts'
import { endsWithWallets } from './contract/endsWithWallets.ts'
import type { Foyer } from './contract/Foyer.ts'
import type { FoyerDoors } from './contract/FoyerDoors.ts'
import type { ChangeableOptions, FoyerOptions } from './contract/FoyerOptions.ts'
import type { StateChange } from './contract/FoyerStore.ts'
import type { Gate } from './contract/Gate.ts'
import type { WalletRequestStates } from './contract/WalletRequests.ts'
import { createEmitter } from './createEmitter.ts'
import { createReporting } from './createReporting.ts'
import { createSettings } from './createSettings.ts'
import { createTheme } from './createTheme.ts'
import { modalClosed, projectIdAlert } from './errors.ts'
import { balancesOnDemand } from './lazy/balancesOnDemand.ts'
import { connectionsOnDemand } from './lazy/connectionsOnDemand.ts'
import { remotesOnDemand } from './lazy/remotesOnDemand.ts'
import { resourcesOnDemand } from './lazy/resourcesOnDemand.ts'
import { createNavigation } from './navigation/navigation.ts'
import { createOpening } from './navigation/opening.ts'
import { createNetworks } from './networks/createNetworks.ts'
import { firstState } from './networks/firstState.ts'
import { hasToLeaveNetwork } from './networks/isOnSupportedNetwork.ts'
import { readNetworks } from './networks/readNetworks.ts'
import { readOptions } from './readOptions.ts'
import { createFoyerStore } from './store.ts'
import { takeResultUri } from './takeResultUri.ts'

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
  const settings = createSettings(given)
  const { options, storageKey } = settings
  const platform = doors.platform ?? browserPlatform()
  const { clock, storage, window } = platform
  const resultUri = takeResultUri(window)
  const over = new AbortController()
  const definitions = options.adapters ?? []
  const givenNetworks = readNetworks(options)
  const { networks } = givenNetworks
  const changes = createEmitter<StateChange>((error) => platform.reportToDeveloper(String(error)))
  const store = createFoyerStore(firstState(definitions, givenNetworks), changes)
  const { events, track, alert, alerts } = createReporting({ store, platform })

  const resources = resourcesOnDemand(options, platform)
  const adapters = attachAdapters({
    ...{ definitions, options },
    hostOf: (namespace) => ({
      ...{ platform, options, alert, storageKey },
      chain: () => store.getState().chains[namespace],
      readThroughBackend: async (read) => (await resources())?.rpc(read) ?? null,
      transactionSent: () => balances.transactionSent(namespace),
      permissions: () =>
        settings.store.getState().features?.smartSessions === true
          ? {
              async keep(given) {
                const applicationName = options.metadata?.name
                return (await resources())?.sessions.grant({ ...given, applicationName }) ?? false
              },
            }
          : null,
      requestChanged: (request) => events.emit({ type: 'request', namespace, ...request }),
    }),
  })
  const balances = balancesOnDemand(async (shown) => {
    const { createBalances } = await import('./balances/balances.ts')
    return createBalances({
      ...{ store, balances: shown, adapters: adapters.byNamespace, clock, window },
    })
  })

  const isNetworkHeld = () => hasToLeaveNetwork(store.getState(), settings.store.getState())
  const navigation = createNavigation(store, {
    embedded: options.enableEmbedded === true,
    onOpenChange(open) {
      const { activeNamespace, chains } = store.getState()
      const connected = Boolean(chains[activeNamespace ?? '']?.address)
      track(open ? 'MODAL_OPEN' : 'MODAL_CLOSE', { connected })
    },
  })
  if (!doors.loadModal) for (const view of headlessViews) navigation.rules.set(view, {})
  const opening = createOpening({
    ...{ store, navigation, isNetworkHeld, offerRetry, loadModal: doors.loadModal },
    hasAdapter: (namespace) => adapters.byNamespace.has(namespace),
    isPlaced: () =>
      foyer.internals.place !== null || Boolean(options.disableAppend || options.enableEmbedded),
    foyer: () => foyer,
  })
  const open = (async (target) => {
    if (over.signal.aborted) throw modalClosed()
    return opening.open(target)
  }) as Foyer['open']

  const remembered = createRememberedConnections(
    storage,
    storageKey('connections'),
    storageKey('expected'),
  )
  const signIn: Gate = {
    id: 'sign-in',
    load: async () => (await import('./signIn/signInOf.ts')).signInOf(foyer),
  }
  const gates = [...(doors.gates ?? []), ...((options.siwx ?? options.siweConfig) ? [signIn] : [])]
  const remotes = remotesOnDemand(doors.remoteConnectors ?? [], {
    ...{ options, platform, store, remembered, gates, networks, resources },
    ...{ storageKey, alert, adapters: adapters.byNamespace, emit: events.emit, over: over.signal },
    preload: () => opening.preload(true),
    async show(view) {
      // A login that has just ended: nothing of an account was on screen yet. The modal may close meanwhile.
      if (!navigation.has(view)) await navigation.declareLater?.()
      const wasOpen = store.getState().open
      if (wasOpen) navigation.router.push(view)
      else await open({ view: view as never })
      const isShown = () =>
        store.getState().open && navigation.routes.getState().stack.at(-1)?.view === view
      return {
        left: new Promise((resolve) => {
          const look = () => {
            if (isShown()) return
            for (const stop of stops) stop()
            resolve()
          }
          const stops = [navigation.routes.subscribe(look), store.subscribe(look)]
          look()
        }),
        leave() {
          if (!isShown()) return
          if (wasOpen) navigation.router.back()
          else opening.close()
        },
      }
    },
  })
  const requests = createStore<WalletRequestStates>(() => ({}))
  const ended = createEmitter<string>((error) => platform.reportToDeveloper(String(error)))
  const connections = connectionsOnDemand({
    ...{ store, remembered, adapters: adapters.byNamespace },
    async load() {
      const { createConnections } = await import('./connections/connections.ts')
      return createConnections({
        ...{ options, platform, store, remembered, gates, remotes, requests, navigation },
        ...{ track, alert, open, isNetworkHeld, adapters: adapters.byNamespace },
        recordsOfWallets: endsWithWallets.map(storageKey),
        onEnded: ended.emit,
      })
    },
  })
  const chains = createNetworks({ store, connections, complete: givenNetworks.complete, track })
  const theme = createTheme(options)

  const foyer: Foyer = {
    open,
    close: async () => opening.close(),
    disconnect: connections.disconnect,
    connect: connections.connect,
    reconnect: connections.reconnect,
    switchConnection: connections.switchConnection,
    switchNetwork: connections.switchNetwork,
    addNetwork: chains.add,
    removeNetwork: chains.remove,
    removeAdapter(namespace) {
      const adapter = adapters.of(namespace)
      void connections.disconnect(namespace).finally(() => adapter.detach())
      adapters.remove(namespace)
      store.removeChain(namespace)
    },
    setTheme: (wanted) => theme.change(readOptions(wanted)),
    updateOptions(news: ChangeableOptions) {
      const changes = settings.change(news)
      theme.change(changes)
      if (changes.networks) chains.replace(changes.networks)
    },
    getConnectors: adapters.connectors.getState,
    subscribeConnectors: adapters.connectors.subscribe,
    getState: store.getState,
    subscribe: (listener) => changes.on((change) => listener(...change)),
    onEvent: events.on,
    getProvider: <namespace extends string>(namespace: namespace) =>
      // What it is, each chain family says by its contract.
      adapters.of(namespace).provider as ProviderOf<namespace>,
    router: navigation.router,
    destroy() {
      over.abort()
      opening.close()
      opening.unmount()
      connections.stop()
      balances.stop()
      for (const remote of remotes.values()) remote.loaded?.stop()
      for (const adapter of adapters.byNamespace.values()) adapter.detach()
    },
    internals: {
      ...{ store, platform, storageKey, over: over.signal },
      ...{ options: settings.store, optionsAsGiven: settings.asGiven },
      ...{ gates, remotes, requests, connectors: adapters.connectors },
      ...{ prepare: connections.prepare, connection: connections.current, onEnded: ended.on },
      selectAccount: connections.selectAccount,
      discover() {
        for (const adapter of adapters.byNamespace.values()) adapter.discover()
      },
      ...{ balances, resources, analytics: { verdict: 'unasked' } },
      ...{ navigation, theme: theme.store, unmount: opening.unmount, place: null },
      // A button of a destroyed client may still be pointed at, or get the focus back.
      preload: async (needed) => (over.signal.aborted ? undefined : opening.preload(needed)),
      viewWithoutAdapters: 'AllWallets',
      ...{ track, alert, alerts },
    },
  }

  if (window)
    // One step later, so that the application can subscribe first.
    queueMicrotask(() => {
      if (over.signal.aborted) return
      track('MODAL_CREATED')
      if (!options.projectId) alert(projectIdAlert)
      if (options.enableReconnect !== false) connections.resume()
      if (resultUri)
        void import('./resumeLogin.ts')
          .then(({ resumeLogin }) => resumeLogin(foyer, resultUri, Boolean(doors.loadModal)))
          .catch((error) => platform.reportToDeveloper(String(error)))
    })
  return foyer
}

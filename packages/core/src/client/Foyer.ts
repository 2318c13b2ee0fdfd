import type { StoreApi } from 'zustand/vanilla'
import type { Connection, Connector } from '../adapter/ChainAdapter.ts'
import type { ProviderOf } from '../adapter/ProviderTypes.ts'
import type { Platform } from '../platform/Platform.ts'
import type { NetworkInput } from '../primitives/Network.ts'
import type { Resources } from '../resources/createResources.ts'
import type { BalancesOnDemand } from './balances/balancesOnDemand.ts'
import type { ConnectOptions } from './connections/ConnectOptions.ts'
import type { Gate } from './connections/Gate.ts'
import type { RemoteConnectors } from './connections/RemoteConnector.ts'
import type { FoyerEvent, TrackedEvent } from './events.ts'
import type { ChangeableOptions, FoyerOptions, ThemeMode, ThemeVariables } from './FoyerOptions.ts'
import type { FoyerState } from './FoyerState.ts'
import type { Navigation, Router } from './navigation/navigation.ts'
import type { PublicRoutes, PublicView } from './navigation/routes.ts'
import type { WalletRequests } from './requests/walletRequest.ts'
import type { FoyerStore } from './store.ts'

/** What to open, with the parameters that the view takes. */
export type OpenOptions =
  | {
      readonly [view in PublicView]: {
        readonly view: view
        /** The chain family to act on. */
        readonly namespace?: string
        /** Parameters of the view. */
        readonly arguments?: PublicRoutes[view]
      }
    }[PublicView]
  | {
      /** Account when connected and Connect otherwise. */
      readonly view?: undefined
      /** The chain family to act on. */
      readonly namespace?: string
      /** Parameters of the view. */
      readonly arguments?: PublicRoutes['Connect']
    }

/** How the modal looks; the host may change it at any time. */
export interface Theme {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}

/** One client: its state, and everything that can be done with it. */
export interface Foyer {
  /**
   * Opens the modal, or a view in it. Resolves when the view is on screen.
   *
   * @throws `navigation/unknown-view`, `modal/unavailable`, `modal/closed`
   */
  open(options?: OpenOptions): Promise<undefined>
  /** Resolves `false` when closing is refused at this moment. */
  close(): Promise<boolean>
  /**
   * Disconnects all wallets, those of a chain family, or one of them by the id of its connection. Never
   * rejects: on our side it always ends disconnected. If the active wallet is disconnected alone, the
   * one that was active before becomes the active one.
   */
  disconnect(namespace?: string, connectionId?: string): Promise<void>
  /**
   * Connects a discovered wallet without the modal, or by a remote connector: with
   * `connector: 'walletConnect'` a wallet on another device, which follows the link that `onLink` is given.
   *
   * @throws `wallet/declined`, `wallet/failed`, `wallet/not-found`, `connection/abandoned`,
   * `connection/no-relay`
   */
  connect(options: ConnectOptions): Promise<void>
  /**
   * Makes a connected wallet the active one of its chain family, and that family the active one. The wallet
   * is not asked. `connections` of a chain's state has the ids; an id that is not among them changes nothing.
   */
  switchConnection(namespace: string, connectionId: string): void
  /**
   * Moves to a network, by itself or by CAIP-2 id; a connected wallet is asked. Resolves when the
   * state has changed. Aborting `signal` stops the waiting; a wallet that switches later is followed
   * like any other that switches by itself.
   *
   * @throws `network/not-found`, `wallet/declined`, `network/unsupported-by-wallet`,
   * `connection/code-unavailable` when its code did not load,
   * `connection/abandoned` when the signal aborts or the wallet is disconnected meanwhile
   */
  switchNetwork(
    network: NetworkInput | string,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<void>
  /**
   * Adds a network to those of a chain family, or replaces the one of the same id.
   *
   * @throws `adapter/not-found`
   */
  addNetwork(namespace: string, network: NetworkInput): void
  /**
   * Takes a network away. If it is the active one, the first that is left becomes it: a connected
   * wallet is asked to move, and is on an unsupported network until it did.
   *
   * @throws `adapter/not-found`
   */
  removeNetwork(namespace: string, id: number | string): void
  /**
   * Disconnects a chain family and takes it away.
   *
   * @throws `adapter/not-found`
   */
  removeAdapter(namespace: string): void
  /** Changes the look. What is left out stays; `themeVariables` replace those that were there. */
  setTheme(theme: { readonly [part in keyof Theme]?: Theme[part] | undefined }): void
  /** Changes options that may change while the client lives; the others keep their value. */
  updateOptions(options: ChangeableOptions): void
  /** The wallets that `connect` takes now; the same list until one appears or goes. */
  getConnectors(): readonly Connector[]
  /** Calls back when that list changes, until the returned function is called. */
  subscribeConnectors(listener: () => void): () => void
  /** What is known now: frozen, and the same object until something changes. */
  getState(): FoyerState
  /** Calls back after each change, in order, until the returned function is called. */
  subscribe(listener: (state: FoyerState, previous: FoyerState) => void): () => void
  /** Calls back for what happens from now on, until the returned function is called. */
  onEvent(listener: (event: FoyerEvent) => void): () => void
  /**
   * The provider of a chain family: EIP-1193 for eip155, Wallet Standard for solana and bip122. One object for the client's whole life;
   * requests while disconnected reject with code 4900.
   *
   * @throws `adapter/not-found`
   */
  getProvider<namespace extends string>(namespace: namespace): ProviderOf<namespace>
  /** Moves between views of the open modal. */
  readonly router: Router
  /** Ends listeners and attempts. For tests and for hosts that replace their client. */
  destroy(): void
  /** What Foyer's own packages use. Not a promise to applications. */
  readonly internals: FoyerInternals
}

/** The inside of a client, for the packages that render it. */
export interface FoyerInternals {
  /** The one truth of the client, which flows of Foyer's own packages write to as well. */
  readonly store: FoyerStore
  /** Aborts when the client is destroyed: what a flow began ends with it. */
  readonly over: AbortSignal
  /** What a connection has to pass before it is connected, in this order; features add theirs. */
  readonly gates: Gate[]
  /** As given, with the changes made since. */
  readonly options: Pick<StoreApi<FoyerOptions>, 'getState' | 'subscribe'>
  /** With what could not be read, to tell the developer of it. */
  optionsAsGiven(): FoyerOptions
  readonly platform: Platform
  readonly navigation: Navigation
  readonly balances: BalancesOnDemand
  /**
   * What the backend says about accounts, tokens and names: one set of caches for every view.
   * `null` without a backend. Its code is fetched at the first call.
   *
   * @throws `connection/code-unavailable`
   */
  resources(): Promise<Resources | null>
  /**
   * The ways to wallets that are not in the page, by id. The code of each is fetched at the first call,
   * which gives `null` when it is turned off, or without what it needs, such as a relay.
   *
   * @throws `connection/code-unavailable`
   */
  readonly remotes: RemoteConnectors
  readonly connectors: Pick<
    StoreApi<readonly Connector[]>,
    'getState' | 'getInitialState' | 'subscribe'
  >
  /** Where requests to wallets stand that a user sees, by what is requested; the newest of each. */
  readonly requests: WalletRequests
  readonly theme: Pick<StoreApi<Theme>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly alerts: Pick<
    StoreApi<readonly { code: string; message: string }[]>,
    'getState' | 'subscribe'
  >
  /** Starts loading the modal's code without opening it; `needed`: it has something to show. */
  preload(needed?: boolean): Promise<void>
  /** Loads what connecting needs, so that a press meets no delay. */
  prepare(): Promise<void>
  /** Unmounts the modal; the next open mounts it anew. */
  unmount(): void
  /** Asks wallets to announce themselves again. */
  discover(): void
  /** The connection that is active in a chain family, for asking its wallet something. */
  connection(namespace: string): Connection | null
  /** Makes another account of the connected wallet the active one. */
  selectAccount(namespace: string, address: string): void
  /** A key of this client's own in storage: `recent` becomes `@foyer/recent`. */
  storageKey(name: string): string
  /** The element that the host placed for the modal. */
  place: HTMLElement | null
  /** What opening shows where no chain family is there; the modal knows what device this is. */
  viewWithoutAdapters: string
  /** Whether the backend wants to know what users do; it is asked once for each page. */
  readonly analytics: { verdict: 'unasked' | 'yes' | 'no' }
  track(event: TrackedEvent, properties?: Record<string, unknown>): void
  /** Tells the developer something, once for each code. */
  alert(entry: { code: string; message: string }): void
}

/** The code that renders a client; loaded at the first open. */
export interface ModalDoor {
  /**
   * Called once for each client, before its first view is shown: ahead of time when a user points
   * at a button, and then nothing is in the page before the view is.
   *
   * @returns takes the modal out of the page, without a trace
   */
  mountModal(foyer: Foyer): () => void
}

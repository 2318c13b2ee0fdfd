import type { Connector } from '../../adapter/ChainAdapter.ts'
import type { ProviderOf } from '../../adapter/ProviderTypes.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import type { ConnectOptions } from './ConnectOptions.ts'
import type { FoyerEvent } from './FoyerEvent.ts'
import type { FoyerInternals } from './FoyerInternals.ts'
import type { ChangeableOptions } from './FoyerOptions.ts'
import type { FoyerState } from './FoyerState.ts'
import type { Router } from './Navigation.ts'
import type { PublicRoutes, PublicView } from './PublicRoutes.ts'
import type { Theme } from './Theme.ts'

/** What to open, with the parameters that the view takes. */
export type OpenOptions =
  | {
      readonly [view in PublicView]: {
        readonly view: view
        /** The namespace to act on. */
        readonly namespace?: string
        /** Parameters of the view. */
        readonly arguments?: PublicRoutes[view]
      }
    }[PublicView]
  | {
      /** Account when connected and Connect otherwise. */
      readonly view?: undefined
      /** The namespace to act on. */
      readonly namespace?: string
      /** Parameters of the view. */
      readonly arguments?: PublicRoutes['Connect']
    }

/** One client: its state, and everything that can be done with it. */
export interface Foyer {
  /**
   * Opens a transfer. Resolves when the wallet has sent it, with its hash; a block follows.
   *
   * @throws `modal/closed` when it is closed before a wallet was asked, and as below
   */
  open(options: Extract<OpenOptions, { readonly view: 'WalletSend' }>): Promise<{
    readonly hash: string
  }>
  /**
   * Opens the modal, or a view in it. Resolves when the view is on screen.
   *
   * @throws `navigation/unknown-view`, `modal/unavailable`, `modal/closed`
   */
  open(options?: OpenOptions): Promise<undefined>
  /** Resolves `false` when closing is refused at this moment. */
  close(): Promise<boolean>
  /**
   * Disconnects all wallets, those of a namespace, or one of them by the id of its connection. Never
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
   * Connects the wallets of an earlier visit that still show accounts; no user is prompted. A page does so by
   * itself as it begins: call it with `enableReconnect: false`, or where there is no page. A wallet that is connected,
   * or on its way, is not asked again. Resolves when each has answered, 5 s later at most; a wallet that shows its accounts
   * afterwards is still connected, unless `enableReconnect` is `false`.
   *
   * @throws `connection/code-unavailable`
   */
  reconnect(): Promise<void>
  /**
   * Makes a connected wallet the active one of its namespace, and that namespace the active one. The wallet
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
   * Adds a network to those of a namespace, or replaces the one of the same id.
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
   * Disconnects a namespace and takes it away.
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
   * The provider of a namespace: EIP-1193 for eip155, Wallet Standard for solana and bip122. One object for the client's whole life;
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

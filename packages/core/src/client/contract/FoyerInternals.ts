import type { StoreApi } from 'zustand/vanilla'
import type { Connection, Connector } from '../../adapter/ChainAdapter.ts'
import type { Platform } from '../../platform/Platform.ts'
import type { Alert } from '../../primitives/Alert.ts'
import type { Resources } from '../../resources/createResources.ts'
import type { FoyerOptions } from './FoyerOptions.ts'
import type { FoyerStore } from './FoyerStore.ts'
import type { Gate } from './Gate.ts'
import type { BalancesOnDemand } from './NativeBalance.ts'
import type { Navigation } from './Navigation.ts'
import type { RemoteConnectors } from './RemoteConnector.ts'
import type { Theme } from './Theme.ts'
import type { Track } from './TrackedEvents.ts'
import type { WalletRequests } from './WalletRequests.ts'

/** Tells what happened: to the application, and to its developer. */
export interface ReportingPort {
  readonly track: Track
  /** Tells the developer something, once for each code. */
  alert(entry: Alert): void
  readonly alerts: Pick<StoreApi<readonly Alert[]>, 'getState' | 'subscribe'>
}

/** What every part of a client stands on. */
export interface GroundPort {
  /** The one truth of the client, which flows of Foyer's own packages write to as well. */
  readonly store: FoyerStore
  readonly platform: Platform
  /** As given, with the changes made since. */
  readonly options: Pick<StoreApi<FoyerOptions>, 'getState' | 'subscribe'>
  /** With what could not be read, to tell the developer of it. */
  optionsAsGiven(): FoyerOptions
  /** A key of this client's own in storage: `recent` becomes `@foyer/recent`. */
  storageKey(name: string): string
  /** Aborts when the client is destroyed: what a flow began ends with it. */
  readonly over: AbortSignal
}

/** Wallets: those there are, those that are connected, and what they are asked. */
export interface WalletsPort {
  readonly connectors: Pick<
    StoreApi<readonly Connector[]>,
    'getState' | 'getInitialState' | 'subscribe'
  >
  /** Asks wallets to announce themselves again. */
  discover(): void
  /** Loads what connecting needs, so that a press meets no delay. */
  prepare(): Promise<void>
  /**
   * The ways to wallets that are not in the page, by id. The code of each is fetched at the first call,
   * which gives `null` when it is turned off, or without what it needs, such as a relay.
   *
   * @throws `connection/code-unavailable`
   */
  readonly remotes: RemoteConnectors
  /** What a connection has to pass before it is connected, in this order; features add theirs. */
  readonly gates: Gate[]
  /** Where requests to wallets stand that a user sees, by what is requested; the newest of each. */
  readonly requests: WalletRequests
  /** The connection that is active in a namespace, for asking its wallet something. */
  connection(namespace: string): Connection | null
  /** Makes another account of the connected wallet the active one. */
  selectAccount(namespace: string, address: string): void
  /** Calls back when the user disconnected a wallet of a namespace, until the returned function is called. */
  onEnded(listener: (namespace: string) => void): () => void
}

/** What is known of accounts, from their chains and from the backend. */
interface ReadingPort {
  readonly balances: BalancesOnDemand
  /**
   * What the backend says about accounts, tokens and names: one set of caches for every view.
   * `null` without a backend. Its code is fetched at the first call.
   *
   * @throws `connection/code-unavailable`
   */
  resources(): Promise<Resources | null>
  /** Whether the backend wants to know what users do; it is asked once for each page. */
  readonly analytics: { verdict: 'unasked' | 'yes' | 'no' }
}

/** The modal: where it is in the page, how it looks, and what it shows. */
export interface ModalPort {
  readonly navigation: Navigation
  readonly theme: Pick<StoreApi<Theme>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Starts loading the modal's code without opening it; `needed`: it has something to show. */
  preload(needed?: boolean): Promise<void>
  /** Unmounts the modal; the next open mounts it anew. */
  unmount(): void
  /** The element that the host placed for the modal. */
  place: HTMLElement | null
  /** What opening shows where no namespace is there; the modal knows what device this is. */
  viewWithoutAdapters: string
}

/** The inside of a client, for the packages that render it: a few ports, of which each part names what it takes. */
export interface FoyerInternals
  extends GroundPort,
    WalletsPort,
    ReadingPort,
    ModalPort,
    ReportingPort {}

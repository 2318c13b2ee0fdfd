import type { ChainAdapter, Connector } from '../../adapter/ChainAdapter.ts'
import type { Observed, PairingState, RelayState } from '../../adapter/RemoteWallets.ts'
import type { Platform } from '../../platform/Platform.ts'
import type { Alert } from '../../primitives/Alert.ts'
import type { Lazy } from '../../primitives/lazy.ts'
import type { Network } from '../../primitives/Network.ts'
import type { Resources } from '../../resources/createResources.ts'
import type { ConnectOptions } from './ConnectOptions.ts'
import type { FoyerEvent } from './FoyerEvent.ts'
import type { FoyerOptions } from './FoyerOptions.ts'
import type { FoyerStore } from './FoyerStore.ts'
import type { Gate } from './Gate.ts'
import type { RememberedConnections } from './RememberedConnections.ts'

/**
 * A way to wallets that are not in the page, such as WalletConnect. Its code is loaded when a user wants
 * one of them, or was connected with one before. One session of it serves several namespaces.
 */
export interface RemoteConnectorLoader {
  /**
   * What storage and `connect({ connector })` name it by; its connectors have this id, too. Letters,
   * digits, `-`, `_` and `.`, at most 64 of them.
   */
  readonly id: string
  /** @returns `null` when the options turn it off, or lack what it needs, such as a relay */
  load(host: RemoteConnectorHost): Promise<RemoteConnector | null>
}

/** What the client asks of a remote connector that is loaded. It adds its wallets to the adapters. */
export interface RemoteConnector {
  /** Absent: its wallets are not reached by a link or a QR code. */
  readonly link?: RemoteLink
  /** Absent: its wallets are not signed in to. */
  readonly login?: RemoteLogin
  /** Leads the user to a wallet, and connects it by `connect`. */
  connect(options: ConnectOptions, connect: ConnectWallet): Promise<void>
  /** Ends every session but what is connected, or about to be: `begun` says for which namespaces. */
  endUnused(begun: readonly string[]): void
  /** Ends listeners and timers; sessions stay for the next visit. */
  stop(): void
}

/** How far a login is. */
export type LoginState =
  | { readonly stage: 'idle' }
  /**
   * `email` is empty while a passkey is to tell it. `device`: this device is new to the address, and waits for the link
   * of a mail to be answered.
   */
  | { readonly stage: 'starting' | 'device' | 'checking' | 'connected'; readonly email: string }
  /** A code was sent; `problem` is what was wrong with the last one. */
  | { readonly stage: 'code'; readonly email: string; readonly problem: Error | null }

/** What a user does in the frame of a {@link RemoteLogin}. */
export type FrameTask =
  | 'showCode'
  | 'showPhrase'
  | 'addPasskey'
  | 'setPassword'
  | 'manageWays'
  | 'manageOwners'
  | 'forgetDevices'
  | 'deleteWallet'

/** A remote connector that users sign in to, as far as views show it. Its secrets live in a frame of another origin. */
export interface RemoteLogin {
  readonly state: Observed<LoginState>
  /** What the frame has to show to its user; `null`: nothing. It is hidden else. */
  readonly purpose: Observed<'approve' | 'recovery' | null>
  /** Whether the user has not looked at the recovery code yet: nothing else brings the wallet back. */
  readonly hasUnseenCode: Observed<boolean>
  /**
   * Lets the user do something in the frame, out of the page's sight. Rejects when they look away.
   *
   * - `showCode`: shows the recovery code, once.
   * - `showPhrase`: shows the secret phrase, after a fresh proof of the address.
   * - `addPasskey`: makes a passkey that signs in and, where it can, opens the wallet.
   * - `setPassword`: lets a new device in as the recovery code does.
   * - `forgetDevices`: signs all other devices out, and renews the key's shares.
   * - `deleteWallet`: deletes it, after a fresh proof of the address.
   */
  inFrame(task: FrameTask, signal: AbortSignal): Promise<void>
  /**
   * Changes the address.
   *
   * @param parameters.code asked for the code that was sent to the address of now, then for that of the new one, and
   *   again with what was wrong with the last one
   */
  changeEmail(
    parameters: {
      readonly email: string
      code(of: 'old' | 'new', problem: Error | null): Promise<string>
    },
    signal: AbortSignal,
  ): Promise<void>
  /** Which account of the wallet on EVM chains comes first; kept between visits. */
  setAccountType(type: 'eoa' | 'smartAccount'): void
  /** Waits until the link that was sent is answered with yes; what then asks for a code gets one. */
  approveDevice(signal: AbortSignal): Promise<void>
  /** The frame, in the page for good. */
  frame(): Promise<HTMLIFrameElement>
}

/** The link of a remote connector, as far as views show and open it. */
export interface RemoteLink {
  readonly pairing: Observed<PairingState>
  readonly relay: Observed<RelayState>
  /** Keeps a fresh link at hand until the returned function is called. */
  hold(): () => void
  /** Makes a new link now, for a user who presses. */
  renew(): void
  /** How the chosen wallet is opened, `null` when it scanned a QR code. */
  chooseLink(link: string | null): void
  /** Asked once, for the life of the page. Never rejects. */
  reach(): Promise<RelayReach>
}

/**
 * Which wallets a code over the relay gets to: those that are pointed to it (`own`), or published ones
 * as well (`network`).
 */
export type RelayReach = 'own' | 'network'

/** Connects a wallet that an adapter knows. */
export type ConnectWallet = (
  options: ConnectOptions & {
    readonly connector: Connector
    /**
     * Waits until the user has chosen a wallet, and tells which connector speaks for it: `connector`, or
     * that of another namespace. Absent: `connector` is the choice.
     */
    arrive?(signal: AbortSignal): Promise<Connector>
  },
) => Promise<void>

/** The remote connectors of a client, by id. Loading gives `null` where the options do not allow it. */
export type RemoteConnectors = ReadonlyMap<string, Lazy<RemoteConnector | null>>

/** A view that a remote connector has shown. */
export interface ShownView {
  /** Takes the user back to where they were, unless they went already. */
  leave(): void
  /** Resolves when the view is not on screen any more. */
  readonly left: Promise<void>
}

/** What the client lends to a remote connector. */
export interface RemoteConnectorHost {
  readonly options: FoyerOptions
  readonly platform: Platform
  readonly store: FoyerStore
  readonly adapters: ReadonlyMap<string, ChainAdapter>
  readonly remembered: RememberedConnections
  /** What a connection has to pass; its wallet may sign for it while it connects. */
  readonly gates: readonly Gate[]
  /** Of the whole client: what is asked for where there is no adapter. */
  readonly networks: readonly Network[]
  /** What the backend says; `null` without one. */
  resources(): Promise<Resources | null>
  storageKey(name: string): string
  alert(entry: Alert): void
  /** Gets the modal ready, which shows what is emitted. */
  preload(): Promise<void>
  emit(event: FoyerEvent): void
  /** Shows a view of the modal, on top of what is open. */
  show(view: string): Promise<ShownView>
}

import type { Platform } from '../platform/Platform.ts'
import type { AppError } from '../primitives/AppError.ts'
import type { ChainNamespace, Network } from '../primitives/Network.ts'
import type { RemoteWallet } from './ChainAdapter.ts'
import type { SignIn } from './SignIn.ts'

/** A value that changes, and its subscribers. */
export interface Observed<value> {
  getState(): value
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: (value: value) => void): () => void
}

/** Where the link stands that a remote wallet may scan or open. */
export type PairingState =
  /** Nobody holds one. */
  | { readonly status: 'none' }
  | { readonly status: 'preparing' }
  /**
   * `uri` may be shown and opened until `renewsAtMs`, in milliseconds since 1970, a little ahead of its end; a new one
   * has `lastsMs` until then.
   */
  | {
      readonly status: 'ready'
      readonly uri: string
      readonly renewsAtMs: number
      readonly lastsMs: number
    }
  /** None could be made; `renew` tries again. */
  | { readonly status: 'failed'; readonly error: AppError }

/** The way to the relay. `offline` carries since when, so that a user is told after a while only. */
export type RelayState =
  | { readonly status: 'idle' | 'connecting' | 'connected' }
  | { readonly status: 'offline'; readonly sinceMs: number; readonly nextAttemptAtMs: number }
  /** The relay does not want us (wrong project, wrong origin): trying again is no use. */
  | { readonly status: 'refused'; readonly reason: string }

/**
 * Wallets on other devices and in other applications, reached by a link or a QR code. One session may
 * serve several chain families. `@foyer/walletconnect` makes them.
 */
export interface RemoteWallets {
  readonly pairing: Observed<PairingState>
  readonly relay: Observed<RelayState>
  /**
   * Keeps a fresh link at hand: one is made when there is none with more than ten seconds left, and
   * again whenever it comes that close to its end, until the returned function is called. The link
   * itself lives on until it expires.
   */
  hold(): () => void
  /** Makes a new link now and retries the relay at once, for a user who presses. */
  renew(): void
  /**
   * The wallet of a chain family; one object for each family, connected or not. `null` when no
   * network of it is wanted.
   */
  wallet(namespace: ChainNamespace): RemoteWallet | null
  /**
   * Waits until a session stands that serves this chain family, at once when there is one, or until a
   * wallet follows the link and serves others. Abandoning it by the signal makes a late approval end
   * itself.
   *
   * @returns the chain families that the session serves
   * @throws `wallet/declined`, `wallet/failed`, or the signal's reason
   */
  arrive(parameters: {
    readonly namespace: ChainNamespace
    readonly signal: AbortSignal
  }): Promise<readonly ChainNamespace[]>
  /**
   * What the wallet approved for a chain family; `null` without a session that serves it. Tells listeners of
   * `sessionsChanged` when that changes.
   */
  approval(namespace: ChainNamespace): SessionApproval | null
  /** Calls back when a session begins, changes or ends, until the returned function is called. */
  sessionsChanged(listener: () => void): () => void
  /** Whether a session stands, for any family. */
  isConnected(): boolean
  /**
   * How the chosen wallet is opened, `null` when it scanned a QR code; kept with the session, so that
   * later requests bring the wallet to the front. Forgotten on disconnect.
   */
  chooseLink(link: string | null): void
  /**
   * Ends every session that none of these chain families is connected through, here at once and at
   * the wallet as soon as it can be reached.
   */
  endUnused(inUse: readonly ChainNamespace[]): void
  /** Ends sockets, timers and listeners; sessions stay for the next visit. */
  stop(): void
}

/** A request that the user has to answer in a wallet on the same device. */
export interface WaitingRequest {
  /** What the wallet calls itself. */
  readonly wallet: string
  /** Fires when the request is answered, has failed or was given up. */
  readonly over: AbortSignal
}

/** What the client lends to {@link RemoteWallets}. */
export interface RemoteWalletsHost {
  readonly platform: Platform
  /** `wss:` or `ws:`; the exact text is the audience of our token. */
  readonly relayUrl: string
  readonly projectId: string
  /** Who asks, as the wallet shows it. `url` is the page's origin. */
  readonly metadata: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  /** A key in storage of our own: `walletconnect` becomes `@foyer/walletconnect`. */
  storageKey(name: string): string
  /** The networks to ask for, of all families that have an adapter; the first is the active one. */
  networks(): readonly Network[]
  /**
   * Asks a node of a network, which a WalletConnect wallet cannot be asked for; `null` when none serves it.
   */
  read?(read: {
    readonly caipNetworkId: string
    readonly method: string
    readonly params: unknown
  }): Promise<{ readonly result: unknown } | null>
  /**
   * One-click sign-in. It is offered when every network is of EVM chains; wallets that do not know it
   * connect without, and the application asks for a signature afterwards.
   */
  readonly signIn?: SignIn
  /**
   * Opens the link of the chosen wallet, or offers to, because a request waits there for its user;
   * only called on devices where that leads to a wallet.
   */
  openLink?(link: string, request: WaitingRequest): void
}

/** What opens {@link RemoteWallets}; loaded on demand. */
export interface RemoteWalletsModule {
  openRemoteWallets(host: RemoteWalletsHost): Promise<RemoteWallets>
}

/** The networks that a wallet approved. */
export interface SessionApproval {
  /** CAIP-2 ids. */
  readonly networks: readonly string[]
  /** Whether it may be asked to add others. */
  readonly supportsAllNetworks: boolean
}

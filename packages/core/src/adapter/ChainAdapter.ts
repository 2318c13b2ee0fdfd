import type { Platform } from '../platform/Platform.ts'
import type { Alert } from '../primitives/Alert.ts'
import type { Amount } from '../primitives/Amount.ts'
import type { BackendRead } from '../primitives/BackendRead.ts'
import type { ChainNamespace, Network, readableUrls } from '../primitives/Network.ts'
import type { PermissionKeeper } from './Permissions.ts'
import type { SignInAnswer, SignInParameters } from './SignIn.ts'
import type { WalletActions } from './WalletActions.ts'

/** How a wallet came to us. */
export type ConnectorType =
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'AUTH'
  | 'MULTI_CHAIN'
  | 'ID_AUTH'

/**
 * One way to reach one wallet. Everything in it was read once and cleaned when the wallet appeared;
 * what the wallet does to its own objects later changes nothing here.
 */
export interface Connector {
  /** Stable between page loads: the wallet's rdns when it has one, `injected` for `window.ethereum`. */
  readonly id: string
  readonly type: ConnectorType
  /** Free of control characters and bounded in length; still only a claim. */
  readonly name: string
  /** As the wallet gave it and not yet trusted: check it before rendering it. */
  readonly imageUrl: string | null
  /** Reverse domain name of the wallet. Can be forged. */
  readonly rdns: string | null
  readonly chain: ChainNamespace
}

/**
 * What an account is for: `eoa` or `smartAccount` on eip155, `payment`, `ordinal` or `stx` on bip122,
 * `eoa` elsewhere.
 */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** An account with what its wallet says of it, as `readAccounts` reads it. */
export interface WalletAccount {
  readonly address: string
  /**
   * Absent when the wallet does not say. It is what `accountType` of the adapter says then, unless the option
   * `defaultAccountTypes` names another type.
   */
  readonly type?: AccountType
  readonly publicKey?: string
  /** Derivation path, such as `m/84'/0'/0'/0/0`. */
  readonly path?: string
}

/** What a wallet may tell us by itself while it is connected. */
export interface ConnectionListener {
  /** The first account is the active one; an empty list means that the wallet took itself away. */
  accountsChanged(accounts: readonly WalletAccount[]): void
  /** CAIP-2 reference of the chain the wallet is on now. */
  chainChanged(reference: string): void
  /** The wallet hung up. */
  disconnected(): void
}

/** A wallet that agreed to show its accounts. */
export interface Connection {
  readonly connector: Connector
  /** At least one; the first is the active one. EVM addresses carry their EIP-55 checksum. */
  readonly accounts: readonly WalletAccount[]
  /** CAIP-2 reference of the chain the wallet is on, `1` in `eip155:1`. */
  readonly chainReference: string
  /** What it signed in the same prompt, if that was asked and the wallet can. */
  readonly signedIn?: SignInAnswer | undefined
  /** Listens until the returned function is called. */
  watch(listener: ConnectionListener): () => void
  /**
   * Asks the wallet to move, adding the network when it does not know it.
   *
   * @throws `wallet/declined`, `network/unsupported-by-wallet`, `wallet/failed`
   */
  switchNetwork(parameters: { network: Network; signal: AbortSignal }): Promise<void>
  /**
   * Asks the wallet to forget us. A wallet that has no such method is no error.
   *
   * @throws `wallet/failed` when it tried and could not.
   */
  disconnect(parameters: { signal: AbortSignal }): Promise<void>
  /**
   * What the wallet can be asked to sign and send. Its code is loaded at the first call. Absent when
   * the chain family has no actions yet.
   */
  actions?(): Promise<WalletActions>
}

/** A request that the page sent to a wallet through Foyer; parameters are never part of it. */
export interface WalletRequest {
  /** The same for all events of one request. */
  readonly id: number
  /** CAIP-2 id of the network that it is for; `null` where it is for none. */
  readonly chainId: string | null
  /** Such as `personal_sign`. */
  readonly method: string
  /** `pending` first, then how it ended. */
  readonly status: 'pending' | 'approved' | 'declined' | 'failed'
}

/** One question to a chain, such as `eth_getBalance`. The answer is whatever the node says. */
export interface ChainRead {
  readonly network: Network
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal
}

/** What the client lends to an adapter. */
export interface AdapterHost {
  readonly platform: Platform
  /**
   * For `readableUrls`, which says from which urls a network may be read; none means: ask the backend, and
   * else the connected wallet.
   */
  readonly options: Parameters<typeof readableUrls>[0]
  /**
   * What the client's state says of the adapter's chain family. For families whose wallets serve several
   * networks at once: a connection begins on `network`, and else on the first that its wallet serves.
   */
  chain?():
    | { readonly network: Network | null; readonly requestedNetworks: readonly Network[] }
    | undefined
  /**
   * Reads a network through the backend, for networks without urls of their own.
   *
   * @returns `null` when no backend serves the network, or it failed a moment ago: ask the wallet.
   * @throws `resources/unavailable`, or the signal's reason
   */
  readThroughBackend(read: ChainRead): Promise<{ readonly result: unknown } | null>
  /** Names what an adapter keeps in `platform.storage`: `solana-network` becomes `@foyer/solana-network`. */
  storageKey?(name: string): string
  /** Says that a transaction was sent through `provider`, so that balances change soon. */
  transactionSent?(): void
  /** Tells the developer something, once for each message. */
  alert?(entry: Alert): void
  /** For what wallets let applications do by themselves; `null` while the application uses no permissions. */
  permissions?(): PermissionKeeper | null
  /** Reports each step of a request that a user has to answer in the wallet. */
  requestChanged(request: WalletRequest): void
}

/** A wallet that did not announce itself in the page but was brought to an adapter. */
export interface RemoteWallet {
  /** Read anew once connected: the name of a WalletConnect wallet is learnt then. */
  readonly connector: Connector
  /** EIP-1193 on eip155; elsewhere the wallet's own methods, by `request({ method, params })`. */
  readonly provider: unknown
  /**
   * Its accounts on the chain in use, the active one first, with what the wallet said of them. Where
   * it is absent, and on eip155, the adapter asks `provider` for them.
   */
  accounts?(): readonly WalletAccount[]
  /** On eip155: the same accounts as those of `provider`, with their types. */
  describeAccounts?(): readonly WalletAccount[]
  /**
   * Waits until the wallet shows accounts; at once when it does already. Abandoning it by the
   * signal makes a late approval end itself.
   *
   * @throws `wallet/declined`, `wallet/failed`, `wallet/other-family` with the `families` that it
   *   shows instead, or the signal's reason
   */
  arrive(parameters: { readonly signal: AbortSignal }): Promise<void>
  /**
   * Waits for a wallet that a user went to before this page was loaded, as long as it may still
   * come; at once when nobody did. Giving up by the signal leaves everything as it is.
   */
  expected?(parameters: { readonly signal: AbortSignal }): Promise<void>
}

/** Parameters of {@link ChainAdapter.connect}. */
export interface ConnectParameters {
  readonly connectorId: string
  readonly signal: AbortSignal
  /**
   * To be signed in the same prompt, by wallets that can (`solana:signIn`, ERC-7846). Any other wallet
   * is connected without, and so is one whose proof cannot be read.
   */
  readonly signIn?: SignInParameters | undefined
  /** The wallet says that it still waits for an earlier answer; the attempt goes on meanwhile. */
  onAlreadyPending?(): void
}

/** Native balance of one account. */
export interface NativeBalance extends Amount {
  readonly symbol: string
}

/** A chain family attached to one client. */
export interface ChainAdapter {
  /** One object for the adapter's whole life: EIP-1193 on eip155, Wallet Standard elsewhere. */
  readonly provider: unknown
  /** What an account is for where its wallet does not say, in a family with several types of them. Absent: `eoa`. */
  readonly accountType?: AccountType
  /** The wallets known now, in the order they appeared. */
  connectors(): readonly Connector[]
  subscribe(listener: () => void): () => void
  /** Asks wallets to announce themselves again. */
  discover(): void
  /**
   * Asks the wallet for its accounts; the wallet asks the user.
   * Once prepared, the wallet is called synchronously, so that the user's click still counts.
   *
   * @throws `wallet/declined`, `wallet/failed`, `wallet/not-found`, or the signal's reason
   */
  connect(parameters: ConnectParameters): Promise<Connection>
  /**
   * Reads what the wallet still allows, without any prompt. Waits for a wallet that has not
   * appeared yet, until the signal aborts.
   *
   * @returns `null` when the wallet shows no account any more.
   */
  resume(parameters: { connectorId: string; signal: AbortSignal }): Promise<Connection | null>
  /**
   * Waits until the wallet shows accounts by itself, such as when its user unlocks it. Asks it
   * nothing; for a wallet that `resume` gave `null` for.
   *
   * @throws the signal's reason
   */
  unlocked(parameters: { connectorId: string; signal: AbortSignal }): Promise<void>
  /**
   * Takes in a wallet that cannot announce itself in the page, until the returned function is
   * called. It is listed, connected and resumed like any other.
   */
  addRemoteWallet?(wallet: RemoteWallet): () => void
  /** Loads code that connecting needs, when it is kept apart. */
  prepare?(): Promise<void>
  /** Makes `provider` speak for this connection, or for none. */
  use(connection: Connection | null): void
  /** @throws `balance/unavailable`, or the signal's reason */
  getBalance(parameters: {
    address: string
    network: Network
    signal: AbortSignal
  }): Promise<NativeBalance>
  /** Ends every listener. */
  detach(): void
}

/**
 * A chain family as an application names it in `adapters`. It holds no state of its own, so one
 * object can serve several clients.
 */
export interface ChainAdapterDefinition {
  /** What users read of the family: `Ethereum` in 'Switch to Ethereum'. No view knows it from elsewhere. */
  readonly name: string
  /** Above its networks and wallets, where `name` says too little. */
  readonly heading?: string
  /** CAIP-2 id of the network whose logo stands for the family; its first network's unless given. */
  readonly logo?: string
  readonly namespace: ChainNamespace
  /**
   * What a backend can tell of its accounts; all of it when absent. For what is not in it no backend is
   * asked: an empty answer would say that there is nothing.
   */
  readonly backendReads?: readonly BackendRead[]
  attach(host: AdapterHost): ChainAdapter
}

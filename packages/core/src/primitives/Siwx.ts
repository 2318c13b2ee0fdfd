/*
 * Sign-in as an application configures it: shapes only. `@foyer/siwx` has implementations.
 */

/**
 * The fields of a sign-in message, those of CAIP-122. Times are ISO 8601.
 *
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
export interface SiwxMessageData {
  /** In its plain form, `0x…` on eip155. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: string
  /** Host of the page, with its port if it has one: `shop.example`. */
  readonly domain: string
  /** What is signed in to, usually the address of the page. */
  readonly uri: string
  /** `1`. */
  readonly version: string
  /** Of the server; used once. */
  readonly nonce: string
  /** What the user agrees to, in a sentence without line breaks. */
  readonly statement?: string | undefined
  /** When the message was written. */
  readonly issuedAt?: string | undefined
  /** When the session ends at the latest. */
  readonly expirationTime?: string | undefined
  /** When the session begins. */
  readonly notBefore?: string | undefined
  /** What the application calls this sign-in. */
  readonly requestId?: string | undefined
  /** URIs that the user agrees to, besides. */
  readonly resources?: readonly string[] | undefined
}

/** A message to be signed: its fields, and the whole text by `toString()`. */
export interface SiwxMessage extends SiwxMessageData {
  /** The text that the wallet signs. */
  toString(): string
}

/** Who is about to sign in, and on which chain. */
export interface SiwxMessageInput {
  /** Empty while the account is not known: the wallet is asked to connect and to sign in one prompt. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: string
  /** When the session is to begin; ISO 8601. */
  readonly notBefore?: string | undefined
}

/** A message that an account signed. */
export interface SiwxSession {
  /** The fields of the message. */
  readonly data: SiwxMessageData
  /** The whole text that was signed. */
  readonly message: string
  /** As the wallet gave it. */
  readonly signature: string
  /** CAIP-74, when the wallet signed while it connected (WalletConnect). */
  readonly cacao?: unknown
}

/**
 * How an application signs its users in. It writes messages and keeps sessions, usually on a server that
 * checks each signature; Foyer asks the wallet.
 */
export interface Siwx {
  /** Writes the message to be signed, with a nonce of the server. */
  createMessage(input: SiwxMessageInput): Promise<SiwxMessage>
  /** Keeps a session. @throws when the signature does not hold: the user is not signed in then */
  addSession(session: SiwxSession): Promise<void>
  /** Keeps these sessions in the place of all others; none ends them all. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** The sessions that stand for this account on this chain (CAIP-2); those of others count as none. */
  getSessions(chainId: string, address: string): Promise<readonly SiwxSession[]>
  /** Ends the sessions of this account on this chain (CAIP-2). */
  revokeSession(chainId: string, address: string): Promise<void>
  /** Whether the server warns of this domain, such as one that imitates another. Absent: it knows none. */
  isFlagged?(domain: string): Promise<boolean>
  /**
   * Whether nobody is connected without a session.
   *
   * @defaultValue `true`
   */
  getRequired?(): boolean
  /**
   * `false`: sessions stay when their wallet is disconnected.
   *
   * @defaultValue `true`
   */
  readonly signOutOnDisconnect?: boolean | undefined
}

/** What a {@link SiweConfig} writes a message of. `address` is plain, `chainId` a number. */
export interface SiweMessageInput {
  /** In EIP-55 case. */
  readonly address: string
  /** The number of the chain, such as 1. */
  readonly chainId: number
  /** What `getNonce` gave. */
  readonly nonce: string
  /** Host of the page, with its port if it has one. */
  readonly domain: string
  /** Origin of the page, unless `getMessageParams` says otherwise. */
  readonly uri: string
  /** Always the same. */
  readonly version: '1'
  /** ISO 8601. */
  readonly issuedAt: string
  /** What the user agrees to, in a sentence without line breaks. */
  readonly statement?: string | undefined
  /** When the session ends at the latest; ISO 8601. */
  readonly expirationTime?: string | undefined
  /** When the session begins; ISO 8601. */
  readonly notBefore?: string | undefined
  /** What the application calls this sign-in. */
  readonly requestId?: string | undefined
  /** URIs that the user agrees to, besides. */
  readonly resources?: readonly string[] | undefined
}

/**
 * Sign-in for EVM chains alone, as applications with a session server of their own describe it. It is
 * mapped onto {@link Siwx}.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export interface SiweConfig {
  /** A word of the server, used once. */
  getNonce(address?: string): Promise<string>
  /** What the message says besides account, chain and nonce; absent: the page's own domain and address. */
  getMessageParams?(): Promise<
    Partial<Omit<SiweMessageInput, 'address' | 'chainId' | 'nonce' | 'version'>>
  >
  /** Absent: the text of ERC-4361. */
  createMessage?(input: SiweMessageInput): string
  /** Sends the signature to the server, which begins a session. */
  verifyMessage(signed: {
    readonly message: string
    readonly signature: string
    readonly cacao?: unknown
  }): Promise<boolean>
  /** Who is signed in; `null` while nobody is. */
  getSession(): Promise<{ readonly address: string; readonly chainId: number } | null>
  /** Ends the session. */
  signOut(): Promise<boolean>
  /**
   * Whether nobody is connected without a session.
   *
   * @defaultValue `true`
   */
  readonly required?: boolean | undefined
  /**
   * `false`: as if there were no `siweConfig`.
   *
   * @defaultValue `true`
   */
  readonly enabled?: boolean | undefined
  /**
   * `false`: the session stays when the wallet is disconnected.
   *
   * @defaultValue `true`
   */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Nothing reads it: a session is of one account, and another account signs in anew. */
  readonly signOutOnAccountChange?: boolean | undefined
  /**
   * `false`: a session of the same account on another network counts, too.
   *
   * @defaultValue `true`
   */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** Told once the server has taken the signature. */
  onSignIn?(session?: { readonly address: string; readonly chainId: number }): void
  /** Told once the session has ended. */
  onSignOut?(): void
}

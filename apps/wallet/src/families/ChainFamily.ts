/** A network as the wallet knows it. */
export interface WalletNetwork {
  /** CAIP-2, such as `eip155:31337`. */
  readonly id: string
  readonly name: string
  /** Symbol of the native currency. */
  readonly symbol: string
  readonly rpcUrl: string
}

/** An account that the wallet holds. */
export interface WalletAccount {
  readonly name: string
  readonly address: string
}

/** A line about what a user is asked. */
export type Fact = readonly [label: string, value: string]

/** What an application wants of an account. */
export interface FamilyRequest {
  readonly method: string
  readonly params: unknown
  /** CAIP-2. */
  readonly networkId: string
  /** Those that the session shares on this network; no other may be used. */
  readonly addresses: readonly string[]
}

/** What a request means, and what answering it does. */
export type Intent =
  /** Needs nobody's consent. */
  | { readonly kind: 'answer'; readonly result: unknown }
  | {
      readonly kind: 'question'
      readonly title: string
      readonly facts: readonly Fact[]
      /** What is signed, whole. */
      readonly text?: string
      perform(): Promise<unknown>
      /** CAIP-2 of the network that the session is on afterwards. */
      readonly movesTo?: string
    }

/** A family of chains that the wallet can serve: everything it does differently from others. */
export interface ChainFamily {
  /** CAIP-2 namespace, such as `eip155`. */
  readonly namespace: string
  readonly networks: readonly WalletNetwork[]
  readonly accounts: readonly WalletAccount[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /**
   * Reads a request before anybody is asked.
   *
   * @throws `RpcError` when there is nothing to ask, because the answer can only be this error
   */
  read(request: FamilyRequest): Intent
  /** What applications are told when the network or the account changes; `null` when nothing is. */
  networkEvent(network: WalletNetwork): { name: string; data: unknown } | null
  accountEvent(account: WalletAccount): { name: string; data: unknown } | null
  /** What else a session says of the account that it shares; absent when it is nothing. */
  sessionProperties?(address: string): Readonly<Record<string, string>>
  /** Signs the text of a one-click sign-in; absent when the family has none. */
  signIn?(text: string, address: string): Promise<string>
}

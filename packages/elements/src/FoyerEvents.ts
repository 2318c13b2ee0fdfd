/** `detail` of `foyer-connected` and `foyer-disconnected`. */
export interface FoyerConnection {
  /** Family of chains, such as `eip155`. */
  readonly namespace: string
  /** CAIP-10: the account that is there, or that was; `null` on a network that nobody configured. */
  readonly caipAddress: string | null
}

/** `detail` of `foyer-network`. */
export interface FoyerNetwork {
  readonly namespace: string
  /** CAIP-2; `null` where none is active any more. */
  readonly caipNetworkId: string | null
}

/** What every element of Foyer fires; the events bubble, out of shadow roots too. */
export interface FoyerElementEvents {
  /** An account is connected, or another one is. */
  readonly 'foyer-connected': CustomEvent<FoyerConnection>
  readonly 'foyer-disconnected': CustomEvent<FoyerConnection>
  /** Another network is active. */
  readonly 'foyer-network': CustomEvent<FoyerNetwork>
}

import type { Address, PublicClient } from 'viem'

/** What a chain counts its balances in. */
interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A chain that the operator has nodes for. */
export interface Chain {
  /** Such as `eip155:1`. */
  readonly caipNetworkId: string
  /** Such as `eip155`. */
  readonly namespace: string
  /** Such as `1`. */
  readonly reference: string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly isTestnet: boolean
  /** Where many calls become one, or `null` while no such contract is known there. */
  readonly multicall3: Address | null
  /**
   * viem's client over the nodes of an `eip155` chain; `null` for other namespaces. Never ask it for
   * `getEnsAvatar`, which fetches by itself what a third party named.
   */
  readonly client: PublicClient | null
  /** The same nodes, word for word: JSON-RPC of `eip155` and `solana`; `null` for other namespaces. */
  readonly rpc: ChainRpc | null
  /**
   * The same nodes for what third parties ask, with breakers and places of their own: a caller that makes a node
   * slow does not take it from the server.
   */
  readonly visitors: ChainRpc | null
}

/** Asks the first node of a chain that answers. */
export interface ChainRpc {
  /**
   * Asks one thing. What the nodes answer is checked for its shape as far as `rpcMethods` knows it.
   *
   * @throws RpcFailure (`chains/rpc-error`, invalid) when a node answered with an error
   * @throws `chains/unavailable` (unavailable) when no node answers, within 10 s
   * @throws the reason of `signal`
   */
  request(call: {
    method: string
    params?: readonly unknown[] | undefined
    signal?: AbortSignal | undefined
    /** A node that takes too long over it is not thought to be away: others go on asking it. */
    isAskersRisk?: boolean
  }): Promise<unknown>
}

/** The chains of this server. */
export interface Chains {
  /** In the operator's order. */
  list(): readonly Chain[]
  /** @param caipNetworkId such as `eip155:1`; `null` when the operator has no node for it */
  find(caipNetworkId: string): Chain | null
}

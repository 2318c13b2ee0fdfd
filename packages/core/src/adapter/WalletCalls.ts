/** Bytes as hexadecimal text. */
type Hex = `0x${string}`

/** One call of a batch; amounts are in wei. */
export interface BatchedCall {
  readonly to: string
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
}

/** Several calls that a wallet is asked for at once. */
export interface SendCallsParameters {
  readonly calls: readonly BatchedCall[]
  /** Refused while the wallet is on another chain; absent: the chain that it is on. */
  readonly chainId?: number | undefined
  /** All of them or none, and nothing between them; `false` when absent. */
  readonly atomicRequired?: boolean | undefined
  /** As the wallet names them. */
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
  /** The active account when absent. */
  readonly account?: string | undefined
}

/** A transaction that calls of a batch went into. */
export interface CallsReceipt {
  readonly transactionHash: Hex
  readonly status: 'success' | 'reverted'
  readonly blockNumber: bigint
  readonly gasUsed: bigint
}

/** What became of calls that a wallet was asked for at once, as the wallet tells it. */
export interface CallsStatus {
  readonly id: string
  readonly chainId: number
  /**
   * - `failure`: nothing happened, or all of it was undone.
   * - `partial`: a part of it happened; never of calls that were `atomic`.
   */
  readonly status: 'pending' | 'success' | 'failure' | 'partial'
  /** Of EIP-5792: 100, 200, 400, 500, 600 and their like. */
  readonly statusCode: number
  /** All went into one transaction, or were undone together. */
  readonly atomic: boolean
  /** Empty while it is pending; one where they were atomic. */
  readonly receipts: readonly CallsReceipt[]
}

/** A capability of a wallet's; it may say more of it. */
export interface GivenCapability {
  readonly supported: boolean
  readonly [detail: string]: unknown
}

/**
 * What a wallet says that it can do for an account on a network. Those that are named here are left out where the wallet's
 * answer is none; all others are as the wallet gave them.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export interface GivenCapabilities {
  /** Several calls in one request, all or none; `ready`: once its user agreed to what that takes. */
  readonly atomic?: { readonly status: 'supported' | 'ready' | 'unsupported' } | undefined
  /** Somebody else may pay (ERC-7677). */
  readonly paymasterService?: GivenCapability | undefined
  /** It answers `wallet_getAssets` (ERC-7811). */
  readonly assetDiscovery?: GivenCapability | undefined
  /** A contract may pay that the application names whole (ERC-7902). */
  readonly staticPaymasterConfiguration?: GivenCapability | undefined
  /** The calls may be bounded in time (ERC-7902). */
  readonly validityTimeRange?: GivenCapability | undefined
  /** The application may choose the nonce (ERC-7902). */
  readonly multiDimensionalNonce?: GivenCapability | undefined
  /** The application may choose gas and fees (ERC-7902). */
  readonly accountAbstractionGasParamsOverride?: GivenCapability | undefined
  /** The application may choose the code that an account with a key obeys (ERC-7902). */
  readonly eip7702Auth?: GivenCapability | undefined
  readonly [name: string]: unknown
}

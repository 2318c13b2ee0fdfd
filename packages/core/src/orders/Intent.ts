import type { TransferEstimate, TransferOutcome } from '../adapter/Transfer.ts'
import type { Network } from '../primitives/Network.ts'

/** What is asked about an order that a wallet says it sent. */
export interface OrderOutcomeParameters {
  readonly hash: string
  /** Of the answer before. */
  readonly seen?: string | null | undefined
  /** Networks on which a wallet may have sent it instead. */
  readonly otherNetworks: readonly Network[]
  readonly signal: AbortSignal
}

/** What is asked about a transaction of which nothing but its hash is known. */
export interface OrderSearch {
  readonly network: Network
  readonly hash: string
  /** Whose order it is believed to be. */
  readonly account: string
  readonly signal: AbortSignal
}

/** What moves from or to the account, or may be moved from now on. */
export interface OrderAmount {
  readonly symbol: string
  readonly decimals: number
  /** Atomic units; `null`: without a limit. */
  readonly amountAtomic: bigint | null
}

/** What a user confirms, as data: views find the words. */
export interface OrderDescription {
  readonly network: Network
  /** The account that signs. */
  readonly from: string
  /** Who gets it, or is allowed to take it. */
  readonly to: string
  readonly leaves: readonly OrderAmount[]
  readonly arrives: readonly OrderAmount[]
  /** What another account may take later; nothing leaves now. */
  readonly allows: readonly OrderAmount[]
}

/**
 * One kind of thing that a user confirms, a wallet is asked for once, and a chain settles: a transfer, an approval,
 * a swap. What it asks for is a `request`, complete and never changed: another one is another review.
 *
 * Every intent passes `describeIntentConformance` of `@foyer/testing`.
 */
export interface Intent<request> {
  /** Names it in events and in storage. */
  readonly kind: string
  /** What is confirmed. */
  describe(request: request): OrderDescription
  /**
   * What it costs now.
   *
   * @throws `transfer/refused-by-chain` when the chain says that it would fail, `transfer/no-estimate`, or the
   *   signal's reason
   */
  prepare(request: request, options: { readonly signal: AbortSignal }): Promise<TransferEstimate>
  /**
   * Asks the wallet, in the same turn; resolves with the hash.
   *
   * @throws `wallet/declined`, `network/mismatch`, `transfer/…` when the wallet was not asked, or what it answered
   */
  ask(request: request): Promise<string>
  /** What became of it, read from a node that is not the wallet's. @throws the signal's reason */
  outcome(request: request, parameters: OrderOutcomeParameters): Promise<TransferOutcome>
  /** Of all that is confirmed, by `digestOf`: enough to see on return whether the chain has the same. */
  digest(request: request): Promise<string>
  /**
   * What a transaction asks for, as the chain tells it; `null` while no node knows it, or nobody here can name it.
   * `foreign`: of another account, which is no concern of this one, whoever wrote down its hash.
   *
   * @throws the signal's reason, and when no node can be asked
   */
  find(search: OrderSearch): Promise<request | 'foreign' | null>
}

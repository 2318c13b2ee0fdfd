import type { Network } from '../primitives/Network.ts'
import type { TransferEstimate, TransferOutcome } from './Transfer.ts'

/** A call of a contract on an EVM chain, as a user confirmed it: an approval, say, or a swap. */
export interface ContractCall {
  /** The chain is always named: a wallet on another one is asked nothing. */
  readonly network: Network
  readonly from: string
  /** The contract. */
  readonly to: string
  readonly data: `0x${string}`
  /** What goes along with it, in atomic units of what the chain counts in. */
  readonly valueAtomic: bigint
  /**
   * What it may take beyond what a trial says: a pool writes more with the first trade of a block, which nobody may have
   * done yet when it is tried. What is not burnt is not paid.
   */
  readonly spareGas?: bigint | undefined
}

/** What calls would do, as a node tells it that is not the wallet's. */
export type CallSimulation =
  | {
      readonly status: 'simulated'
      /** Of the account, without the network's fee; `token`: its contract, `null` for what the chain counts in. */
      readonly changes: readonly { readonly token: string | null; readonly deltaAtomic: bigint }[]
      /** All that moves is in `changes`. */
      readonly isWhole: boolean
    }
  | { readonly status: 'reverts'; readonly reason: string | null }
  /** The node cannot tell: what is shown must say so. */
  | { readonly status: 'notSimulated' }

/** What a wallet does with calls of contracts, beside asking for one. */
export interface ContractCalls {
  /**
   * What a call costs now. Asks nodes, and the wallet where there is none.
   *
   * @throws `transfer/refused-by-chain` when the chain says that it would fail, `transfer/no-estimate`, or the
   *   signal's reason
   */
  estimate(call: ContractCall, options: { readonly signal: AbortSignal }): Promise<TransferEstimate>
  /**
   * Compares the decimals that a token is shown in with its contract's: amounts in others are other amounts. Asks nodes, and
   * the wallet besides where the only node is the backend's, which named the decimals.
   *
   * @throws `transfer/decimals-differ`, `transfer/decimals-unread`, or the signal's reason
   */
  checkDecimals(
    token: { readonly network: Network; readonly address: string; readonly decimals: number },
    options: { readonly signal: AbortSignal },
  ): Promise<void>
  /**
   * What calls of one account would do, one after the other. Asks nodes, and the wallet where there is none.
   *
   * @param options.watch contracts of tokens that are read in any case
   * @throws the signal's reason
   */
  simulate(
    calls: readonly ContractCall[],
    options: { readonly watch: readonly string[]; readonly signal: AbortSignal },
  ): Promise<CallSimulation>
  /**
   * Asks the wallet, and before that at most on which network it is; resolves with the hash.
   *
   * @throws `network/mismatch` when the wallet is on another network; it was not asked then
   */
  send(call: ContractCall): Promise<string>
  /**
   * Asks the wallet for several calls of one account that all happen or none, and waits until a block has them; resolves
   * with the hash of their transaction. Only for wallets that say they can (`atomic`).
   *
   * @throws `network/mismatch` when the wallet is on another network, `wallet/failed` when they did not happen
   */
  sendBatch(calls: readonly ContractCall[]): Promise<string>
  /** What became of a call. Asks nodes, never the wallet. @throws the signal's reason */
  outcome(parameters: {
    /** Several went in one transaction, which is the wallet's own: what it does is not compared. */
    readonly call: ContractCall | readonly ContractCall[]
    readonly hash: string
    /** Of the answer before. */
    readonly seen?: string | null | undefined
    /** Networks on which a wallet may have sent it instead. */
    readonly otherNetworks?: readonly Network[] | undefined
    readonly signal: AbortSignal
  }): Promise<TransferOutcome>
  /**
   * What a transaction calls, as the chain tells it, in small letters; `null` while no node knows it, or where it
   * creates a contract. Asks nodes, never the wallet.
   *
   * @throws the signal's reason, and when no node can be asked
   */
  find(parameters: {
    readonly network: Network
    readonly hash: string
    readonly signal: AbortSignal
  }): Promise<ContractCall | null>
}

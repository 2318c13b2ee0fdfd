import type { Hex } from 'viem'
import type { Operation } from './Operation.ts'

/** An operation that was handed in, and what became of it. */
export interface KeptOperation {
  readonly hash: Hex
  readonly operation: Operation
  readonly status: OperationStatus
  /** That it was sent with last. */
  readonly transactionHash: Hex | null
  /** Why it was dropped, or is sent alone. */
  readonly problem: string | null
  readonly createdAt: Date
}

type OperationStatus = 'pending' | 'submitted' | 'included' | 'replaced' | 'dropped'

/** The transaction that a chain's bundler waits for. */
export interface Outstanding {
  readonly hash: Hex
  /** Signed. */
  readonly raw: Hex
  readonly nonce: number
  readonly maxFeePerGas: bigint
  readonly ageMs: number
}

/**
 * Operations until they are on a chain, for all processes of a database. Throws `database/unavailable` while that is
 * away.
 *
 * @see CAIP-2 for `chainId`
 */
export interface OperationStore {
  /**
   * Keeps one that is new, in the place of one of the same sender and nonce.
   *
   * @param most that may wait of one sender
   * @returns what was kept, or why it was not
   */
  add(
    chainId: string,
    kept: { hash: Hex; operation: Operation },
    most: { ofSender: number; ofChain: number },
  ): Promise<'kept' | 'known' | 'underpriced' | 'busy'>
  find(chainId: string, hash: Hex): Promise<KeptOperation | null>
  /** Those that wait, the best paying first. */
  waiting(chainId: string, most: number): Promise<readonly KeptOperation[]>
  countWaiting(chainId: string): Promise<number>
  /** Those that were sent with a transaction. */
  sentWith(chainId: string, transactionHash: Hex): Promise<readonly KeptOperation[]>
  /** Whether something that was sent with a transaction was replaced since. */
  isAnyReplaced(chainId: string, transactionHash: Hex): Promise<boolean>
  settle(
    chainId: string,
    hashes: readonly Hex[],
    news: { status: OperationStatus; transactionHash?: Hex; problem?: string | null },
  ): Promise<void>
  /**
   * Takes the bundler's key in hand for this process.
   *
   * @returns whether no other one has it
   */
  lease(chainId: string, process: string, leaseMs: number): Promise<boolean>
  release(chainId: string, process: string): Promise<void>
  outstanding(chainId: string): Promise<Outstanding | null>
  /** Before it is sent, so that no process that dies loses it. All that is in it counts as submitted, and nothing else. */
  keepOutstanding(
    chainId: string,
    transaction: Omit<Outstanding, 'ageMs'>,
    hashes: readonly Hex[],
  ): Promise<void>
  clearOutstanding(chainId: string): Promise<void>
}

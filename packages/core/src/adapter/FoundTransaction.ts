/** What a chain knows of a transaction. */
export interface FoundTransaction {
  /**
   * - `unknown`: no node has it, or had it when it was asked before.
   * - `pending`: it waits for a block.
   * - `reverted`: a block has it, and it did nothing.
   * - `replaced`: another transaction of the account took its place; it will never be in a block.
   */
  readonly status: 'unknown' | 'pending' | 'success' | 'reverted' | 'replaced'
  /** The hash of what took its place; `null` also where that cannot be found out. */
  readonly replacedBy: string | null
  /** Of the block that has it, or what replaced it. */
  readonly blockNumber: bigint | null
  /** Blocks that stand on it, its own included. */
  readonly confirmations: number
  /** For the next question: what is known of one that a node forgets. */
  readonly seen: string | null
}

import type { IndexedBlock } from './IndexedBlock.ts'
import type { BlockHeader } from './readBlock.ts'

/** What was read of a chain so far. */
export interface IndexProgress {
  /** The first block that is not read yet. */
  readonly nextBlock: number
  readonly genesisHash: string
}

/** Where the indexer keeps what it read. Only the leader of a chain may write. */
export interface IndexStore {
  /**
   * Becomes or stays the one that reads this chain, for some seconds.
   *
   * @returns how far it is read, `null` when nothing is known of it yet, or `notLeader`
   * @throws `database/unavailable`
   */
  lead(chainId: string): Promise<IndexProgress | null | 'notLeader'>
  /** Lets another server read this chain at once. */
  resign(chainId: string): Promise<void>
  /**
   * Begins with a chain, or begins anew with one that is another chain now: what was read is forgotten.
   *
   * @throws `indexer/not-leader`, `database/unavailable`
   */
  begin(parameters: { chainId: string; genesisHash: string; nextBlock: number }): Promise<void>
  /**
   * Adds blocks that follow each other and what is there, all or nothing.
   *
   * @throws `indexer/not-leader`, also when they do not follow; `database/unavailable`
   */
  append(parameters: { chainId: string; blocks: readonly IndexedBlock[] }): Promise<void>
  /** The newest blocks, newest first, for finding where a chain was reorganised. */
  newest(chainId: string): Promise<readonly BlockHeader[]>
  /**
   * Takes back every block after this one.
   *
   * @throws `indexer/not-leader`, `database/unavailable`
   */
  rewind(parameters: { chainId: string; toBlock: number }): Promise<void>
}

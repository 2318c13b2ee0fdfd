import type { HistoryTransaction } from '@foyer/protocol'

/** A transaction of an account and its place, from which the pages after it go on. */
export interface HistoryEntry {
  /** Understood by its source only; short, of letters, digits and `-`, `_`, `:`, `.`. */
  readonly place: string
  readonly transaction: HistoryTransaction
}

/** Somewhere the histories of some chains come from. */
export interface HistorySource {
  /** Of this source in cursors: short and lasting. */
  readonly id: string
  /** CAIP-2 ids. */
  chainIds(): readonly string[]
  /**
   * What comes after `after`, newest first. Fewer than `limit` only at the end.
   *
   * @param query.account address in lower case
   * @param query.chainId only this one of its chains
   * @throws `history/invalid-place` (invalid) when `after` is no place of this source
   * @throws an `AppError` of kind `unavailable` when it cannot be told now
   */
  read(query: {
    account: string
    chainId: string | null
    after: string | null
    limit: number
    signal: AbortSignal
  }): Promise<readonly HistoryEntry[]>
}

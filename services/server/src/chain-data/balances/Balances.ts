import type { TokenBalance } from '@foyer/protocol'

/** What an account has, as of some seconds ago. */
export interface KnownBalances {
  /** The most valuable first, spam last. Images are paths on this server, or empty. */
  readonly balances: readonly TokenBalance[]
  /** How old this is when it should have been read anew and that failed; else `null`. */
  readonly staleMs: number | null
  /** Chains that are missing, at least in part: not all of them could be read, or there is no node. */
  readonly missingChainIds: readonly string[]
}

/** What accounts have. */
export interface Balances {
  /**
   * @param query.account EVM address in lower case, or Solana address
   * @param query.chainId CAIP-2; all chains when `null`
   * @param query.isForced reads the chain although what is known is young
   * @throws an `AppError` of kind `unavailable` when nothing is known and nothing can be read
   */
  read(query: {
    account: string
    chainId: string | null
    isForced: boolean
  }): Promise<KnownBalances>
}

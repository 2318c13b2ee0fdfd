import type { Nft } from '@foyer/protocol'

/** What collectibles accounts have. */
export interface Nfts {
  /**
   * @param query.account address in lower case
   * @param query.chainId CAIP-2; all chains when `null`
   * @param query.cursor `next` of the page before
   * @throws `nfts/invalid-cursor` (invalid), when it is none of ours or belongs to another question
   * @throws an `AppError` of kind `unavailable` when nothing is known and nothing can be read
   */
  read(query: { account: string; chainId: string | null; cursor: string | null }): Promise<NftsPart>
}

/** One page. */
export interface NftsPart {
  /** What the account dealt with itself first. Images are paths on this server. */
  readonly nfts: readonly Nft[]
  readonly next: string | null
  /** How old this is when it should have been read anew and that failed; else `null`. */
  readonly staleMs: number | null
  /** Chains that are missing from this page and those after it: their source is away, or there is none. */
  readonly missingChainIds: readonly string[]
}

/** Somewhere the collectibles of one chain come from. */
export interface NftSource {
  /** CAIP-2. */
  readonly chainId: string
  /**
   * What comes after `after`, about `limit` of them; fewer do not mean the end.
   *
   * @param query.account address in lower case
   * @param query.after what the page before gave as `next`
   * @throws `nfts/invalid-place` (invalid) when `after` is no place of this source
   * @throws an `AppError` of kind `unavailable` when it cannot be told now
   */
  read(query: {
    account: string
    after: string | null
    limit: number
    signal: AbortSignal
  }): Promise<{
    readonly nfts: readonly Nft[]
    /** Short, of printable ASCII; `null` at the end. */
    readonly next: string | null
  }>
}

import type { Token, TokenId } from './TokenId.ts'

/** What one whole token is worth, and how far that can be trusted. */
export interface PricedToken {
  /** More than 0, finite. */
  readonly priceUsd: number
  /** It should have been read anew, and that failed: say so where it is shown. */
  readonly isStale: boolean
}

/** What tokens are worth. */
export interface Prices {
  /**
   * Answers within 3 s and never rejects: what is not known, or cannot be found out in that time, is
   * `null`.
   *
   * @returns a price or `null` for every token that was asked for, under the id it was asked by
   */
  priceUsd(tokens: readonly TokenId[]): Promise<ReadonlyMap<TokenId, PricedToken | null>>
}

/** One place where prices come from. */
export interface PriceSource {
  /** Few and fixed: a label of the metrics. */
  readonly name: string
  /** Whether it may know tokens of this chain. */
  serves(caipNetworkId: string): boolean
  /**
   * @param request.tokens of one chain
   * @returns what it knows, by address as in `tokens`
   * @throws when it could not find out
   */
  priceUsd(request: {
    caipNetworkId: string
    tokens: readonly Token[]
    signal: AbortSignal
  }): Promise<ReadonlyMap<string, number>>
}

/** What a token contract says about itself, cleaned. */
export interface TokenFacts {
  /** Empty when it says nothing that can be shown. */
  readonly name: string
  readonly symbol: string
  /** `null` when it does not say: then nobody knows how much an amount is. */
  readonly decimals: number | null
}

/** Reads what tokens say about themselves, once, and remembers it. */
export interface TokenRepository {
  /**
   * By address in lower case. A token that could not be read now is missing.
   *
   * @throws `database/unavailable`
   */
  read(query: {
    chainId: string
    addresses: readonly string[]
    signal?: AbortSignal | undefined
  }): Promise<ReadonlyMap<string, TokenFacts>>
}

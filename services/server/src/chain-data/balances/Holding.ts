/** What an account has of one token, before anybody says what it is worth. */
export interface Holding {
  /** As the chain's token ids write it; `null` for what the chain itself counts in. */
  readonly address: string | null
  readonly atomic: bigint
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Came unasked with a name that leads elsewhere. */
  readonly isSpam: boolean
}

/** How far a purchase is. */
export type PurchaseStatus = 'begun' | 'paid' | 'delivered' | 'failed'

/** Something that a user began to buy. */
export interface Purchase {
  readonly id: string
  readonly provider: string
  readonly projectId: string | null
  /** Where it goes; of an EVM account in lower case. */
  readonly address: string
  /** CAIP-2; empty where the provider decides. */
  readonly chainId: string
  readonly currency: string
  /** An exact decimal: as quoted, and as delivered once that is known. */
  readonly amount: string
  readonly status: PurchaseStatus
  readonly hash: string | null
  /** Why it failed, for the user. */
  readonly reason: string | null
}

/** What a provider tells of a purchase. */
export type PurchaseNews = Partial<Pick<Purchase, 'status' | 'hash' | 'reason' | 'amount'>>

/** Keeps purchases. Every method throws `database/unavailable` while the database is away. */
export interface PurchaseStore {
  add(purchase: Purchase): Promise<void>
  find(id: string): Promise<Purchase | null>
  /**
   * Takes the right to ask its provider: one of all that come within a while gets it, in whichever process.
   *
   * @returns whether this caller may ask
   */
  claimLook(id: string, everyMs: number): Promise<boolean>
  /**
   * Writes what is new, unless the purchase is over already.
   *
   * @param from only while it stands there
   * @returns whether something was written
   */
  update(id: string, news: PurchaseNews, from?: PurchaseStatus): Promise<boolean>
  /** Of an account, those that a chain has, the newest first; 500 at most. */
  sentTo(address: string): Promise<readonly Purchase[]>
}

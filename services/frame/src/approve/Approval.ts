/** What is said of something that is signed, in words: nothing here was written by the page but what is marked so. */
export interface Described {
  readonly title: string
  /** What is dangerous about it, the worst first. */
  readonly risks: readonly string[]
  readonly facts: readonly Fact[]
  /** A text of the page, as it is signed. */
  readonly text?: string
}

/** What somebody is asked to approve. */
export interface Approval extends Described {
  /** Of the page that asks, as the browser says it. */
  readonly origin: string
  /** CAIP-2. */
  readonly chainId: string
  readonly account: string
}

export interface Fact {
  readonly name: string
  readonly value: string
  readonly kind?: 'address' | 'amount'
}

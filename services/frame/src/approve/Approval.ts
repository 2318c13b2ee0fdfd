/** What somebody is asked to approve, in words: nothing here was written by the page but what is marked so. */
export interface Approval {
  readonly title: string
  /** Of the page that asks, as the browser says it. */
  readonly origin: string
  /** CAIP-2. */
  readonly chainId: string
  readonly account: string
  /** What is dangerous about it, the worst first. */
  readonly risks: readonly string[]
  readonly facts: readonly Fact[]
  /** A text of the page, as it is signed. */
  readonly text?: string
}

export interface Fact {
  readonly name: string
  readonly value: string
  readonly kind?: 'address' | 'amount'
}

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
  /** `step`: what follows belongs to it. `text`: whole sentences. `code`: of a contract, which runs from left to right. */
  readonly kind?: 'address' | 'amount' | 'code' | 'step' | 'text'
}

/** The facts with more about the whole, which stand before what each step does. */
export function withFacts(facts: readonly Fact[], more: readonly Fact[]): readonly Fact[] {
  const first = facts.findIndex(({ kind }) => kind === 'step')
  const at = first < 0 ? facts.length : first
  return [...facts.slice(0, at), ...more, ...facts.slice(at)]
}

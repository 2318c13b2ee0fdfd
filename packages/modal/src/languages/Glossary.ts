/** What the terms of our field are called in a language, so that each is called by one name everywhere. */
export interface Glossary {
  /**
   * By the term in English: what a text has to contain that translates a text with the term. More than one where the
   * language inflects; the first one is the name itself. Compared without regard to case.
   */
  readonly terms: Readonly<Record<GlossaryTerm, readonly [string, ...string[]]>>
  /** Texts that do without the term, as `part.path`: their sentence goes better without it. */
  readonly without: readonly string[]
}

type GlossaryTerm =
  | 'wallet'
  | 'network'
  | 'account'
  | 'address'
  | 'transaction'
  | 'fee'
  | 'token'
  | 'collectible'
  | 'recovery code'
  | 'secret phrase'
  | 'passkey'
  | 'permission'
  | 'smart account'

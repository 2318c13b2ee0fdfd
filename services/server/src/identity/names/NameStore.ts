import type { NameAttributes, Profile } from '@foyer/protocol'

/** A name and who gets it, checked and signed for. */
export interface Registration {
  /** With its zone, normalised. */
  readonly name: string
  readonly zone: string
  /** ENSIP-11. */
  readonly coinType: number
  /** In lower case. */
  readonly address: string
  readonly attributes: NameAttributes
  /** Tells messages apart, regardless of their sender. */
  readonly messageDigest: string
}

/** Who has which name. Every method throws `database/unavailable` while the database is away. */
export interface NameStore {
  find(name: string): Promise<Profile | null>
  /** @returns the names of an account in a zone, the oldest first; 100 at most */
  findByAddress(owner: { address: string; zone: string }): Promise<Profile[]>
  /** @returns those of the names that a user has */
  findTaken(names: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Gives a name away, to one of those that ask at once.
   *
   * @returns what was known before, or `registered` when it is kept for good
   */
  register(registration: Registration): Promise<'registered' | 'name-taken' | 'message-used'>
}

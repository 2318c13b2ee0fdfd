/** One sign-in of one account with one browser. */
export interface StoredSignIn {
  readonly id: string
  /** CAIP-10, as `accountOf` writes it. */
  readonly account: string
  /** As the message writes it. */
  readonly address: string
  readonly chainId: string
  readonly domain: string
  readonly projectId: string | null
  /** Thumbprint of the key that cannot leave the browser. */
  readonly key: string
  readonly device: string | null
  readonly generation: number
  /** When the latest proof for a refresh was made, by the clock of the browser. */
  readonly provenAtMs: number
  readonly createdAt: Date
  readonly usedAt: Date
  readonly expiresAt: Date
}

/** Whose sessions: those of one account at one application. */
interface SignInOwner {
  readonly account: string
  readonly domain: string
}

/** A refresh token that came, and when the proof beside it was made. */
interface Refresh {
  readonly id: string
  readonly generation: number
  readonly provenAtMs: number
}

/** How long a browser may ask again for an answer that did not arrive. */
export const repeatSeconds = 120

/** Keeps sessions. Every method throws `database/unavailable` while the database is away. */
export interface SignInStore {
  begin(
    session: Pick<
      StoredSignIn,
      'account' | 'address' | 'chainId' | 'domain' | 'projectId' | 'key' | 'device'
    >,
  ): Promise<StoredSignIn>
  /** @returns `null` when there is none, or it has ended */
  find(id: string): Promise<StoredSignIn | null>
  /**
   * Counts a refresh: of several at once with one number, one raises it. For {@link repeatSeconds} the
   * number before gets the same session once more, with a later proof, as its answer may be lost.
   *
   * @returns `repeated` for a proof that is not later; `reused` for a number that is over
   */
  rotate(refresh: Refresh): Promise<StoredSignIn | 'repeated' | 'reused'>
  /** @returns those in force, the newest first; 100 at most */
  list(owner: SignInOwner): Promise<readonly StoredSignIn[]>
  /** Ends one session for good. @returns how many ended */
  end(session: { id: string; owner?: SignInOwner }): Promise<number>
  /** Ends all sessions but, if it is named, one. @returns how many ended */
  endAll(owner: SignInOwner & { exceptId?: string | undefined }): Promise<number>
}

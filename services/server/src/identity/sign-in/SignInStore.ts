/** One sign-in of one account with one browser. */
export interface StoredSignIn {
  readonly id: string
  /** Such as `eip155:0x…`, of `eip155` in lower case. */
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
  readonly createdAt: Date
  readonly usedAt: Date
  readonly expiresAt: Date
}

/** Whose sessions: those of one account at one application. */
interface SignInOwner {
  readonly account: string
  readonly domain: string
}

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
  /** Counts a refresh: of several at once with one number, one gets the session, the others `null`. */
  rotate(refresh: { id: string; generation: number }): Promise<StoredSignIn | null>
  /** @returns those in force, the newest first; 100 at most */
  list(owner: SignInOwner): Promise<readonly StoredSignIn[]>
  /** Ends one session for good. @returns how many ended */
  end(session: { id: string; owner?: SignInOwner }): Promise<number>
  /** Ends all sessions but, if it is named, one. @returns how many ended */
  endAll(owner: SignInOwner & { exceptId?: string | undefined }): Promise<number>
}

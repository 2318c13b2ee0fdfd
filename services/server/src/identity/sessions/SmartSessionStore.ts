/** What an account lets an application do. */
export interface KeptSession {
  readonly pci: string
  readonly projectId: string | null
  /** CAIP-2. */
  readonly chainId: string
  /** Host of the page that asked. */
  readonly application: string | null
  /** As it calls itself. */
  readonly applicationName: string | null
  /** The signed delegation; `null` of sessions that have none. */
  readonly context: `0x${string}` | null
  /** Of a permission for calls: its functions, such as `mint(uint256)`, in the order of the delegation. */
  readonly functions: readonly string[] | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

/** What accounts let applications do for them. Throws `database/unavailable` while that is away. */
export interface SmartSessionStore {
  /** @returns what is in force for an account, in lower case, the newest first; 100 at most */
  list(address: string): Promise<readonly KeptSession[]>
  /** Keeps one; the same context is kept once. @returns its id */
  grant(
    session: Pick<
      KeptSession,
      'projectId' | 'chainId' | 'application' | 'applicationName' | 'functions' | 'expiresAt'
    > & {
      /** In lower case. */
      address: string
      context: `0x${string}`
      key: { type: string; publicKey: string }
    },
  ): Promise<string>
  find(session: { address: string; pci: string }): Promise<KeptSession | null>
  /** Ends a session for good; one that has ended stays as it is. */
  revoke(session: { address: string; pci: string }): Promise<void>
}

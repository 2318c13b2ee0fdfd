/** What a vendor needs to know of a login, and to be asked for. */
export interface WayRequest {
  /** The frame's page, exactly as the vendor knows it. */
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** PKCE. */
  readonly verifier: string
}

/** Who somebody is at a vendor. */
export interface WayIdentity {
  /** The vendor's own name for the account; it never changes. */
  readonly subject: string
  /** To be shown; not unique. */
  readonly name: string | null
  /** Verified by the vendor. It leads to no account: see record 73. */
  readonly email: string | null
}

/** A way to sign in other than by mail. A vendor is one of them and one row of the table. */
export interface Way {
  /** Where the user agrees. @throws when the vendor cannot be asked */
  authorize(request: WayRequest): Promise<URL>
  /**
   * Who agreed, from what the vendor sent along.
   *
   * @throws for anything that is not in order
   */
  identify(answer: URLSearchParams, request: WayRequest): Promise<WayIdentity>
}

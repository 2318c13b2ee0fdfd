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
export type Way = PageWay | LinkWay

/** On pages of a vendor, which brings its user back. */
export interface PageWay {
  /** Where the user agrees. @throws when the vendor cannot be asked */
  authorize(request: WayRequest): Promise<URL>
  /**
   * Who agreed, from what the vendor sent along.
   *
   * @throws for anything that is not in order
   */
  identify(answer: URLSearchParams, request: WayRequest): Promise<WayIdentity>
}

/** In an application of the user, on this device or another one, which is reached by a link. */
export interface LinkWay {
  /** @throws when it cannot be asked */
  begin(request: {
    readonly site: string
    /** Letters and digits. */
    readonly nonce: string
    /** Milliseconds since 1970. */
    readonly untilMs: number
  }): Promise<{ readonly link: string; readonly token: string }>
  /**
   * Who agreed; `null` while nobody has, or nobody can be asked. It may answer once alone.
   *
   * @throws for anything that is not in order
   */
  look(request: {
    readonly token: string
    readonly nonce: string
    readonly site: string
  }): Promise<WayIdentity | null>
}

export const isLinkWay = (way: Way): way is LinkWay => 'look' in way

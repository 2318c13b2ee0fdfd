import type { Network } from '../primitives/Network.ts'

/** What a wallet may be asked to sign in the same step as connecting (CAIP-122). */
export interface SignInRequest {
  /** Host of the page, such as `shop.example`. */
  readonly domain: string
  /** What is signed in to, usually the page's URL. */
  readonly uri: string
  readonly nonce: string
  readonly statement?: string | undefined
  /** ISO 8601, as the other times; now unless said. */
  readonly issuedAt?: string | undefined
  readonly notBefore?: string | undefined
  readonly expiresAt?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** What a wallet signed while it connected; the signature is verified. */
export interface SignInProof {
  /** CAIP-10. */
  readonly account: string
  /** The whole text that was signed. */
  readonly message: string
  /** Hexadecimal, with `0x`. */
  readonly signature: string
  /** CAIP-74, as it came. */
  readonly cacao: unknown
}

/** One-click sign-in, as an application wants it. */
export interface SignIn {
  /** Asked for each link; `null` connects without. */
  request(): Promise<SignInRequest | null>
  /** Whether a contract that is an account accepts the signature (EIP-1271). */
  verifyContract(proof: Omit<SignInProof, 'cacao'>): Promise<boolean>
  /**
   * Called before the wallet counts as arrived, one proof for each chain that was signed for. It is the tab
   * that heard the answer which is told, and that may not be the one that made the link.
   */
  signedIn(proofs: readonly SignInProof[]): void
}

/** What a wallet of the page is asked to sign, which writes the message itself. */
export interface SignInParameters extends SignInRequest {
  /** The network that the message names. */
  readonly network: Network
}

/** What a wallet of the page signed. Not verified: the keeper of the session does that. */
export interface SignInAnswer {
  /** One of those that the wallet shows, in the same form. */
  readonly account: string
  /** The whole text that was signed. */
  readonly message: string
  /** As `signMessage` of the chain family gives it. */
  readonly signature: string
}

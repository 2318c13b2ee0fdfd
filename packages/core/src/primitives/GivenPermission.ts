/** A permission that a wallet gave, to be found again by its user. */
export interface GivenPermission {
  /** CAIP-2. */
  readonly chainId: string
  /** The account that gave it. */
  readonly address: string
  /** As the wallet gave it. */
  readonly context: `0x${string}`
  /** When it ends. */
  readonly expiresAtMs: number
  /** Who may act: an account or a key. */
  readonly key: { readonly type: string; readonly publicKey: string }
  /** Host of the page that asked. */
  readonly application: string | undefined
  readonly signal: AbortSignal
  /** Has its account sign a text. Called only where somebody keeps permissions. */
  sign(message: string): Promise<string>
}

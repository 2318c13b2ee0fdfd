/**
 * An EIP-1193 provider, as viem, ethers and wagmi take it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export interface EIP1193Provider {
  // biome-ignore lint/suspicious/noExplicitAny: libraries narrow it by method with types of their own
  request(request: { method: string; params?: any }): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own payload
  on(event: string, listener: (...values: any[]) => void): void
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own payload
  removeListener(event: string, listener: (...values: any[]) => void): void
}

/** An account of a Wallet Standard wallet. */
export interface WalletStandardAccount {
  readonly address: string
  readonly publicKey: Readonly<Uint8Array>
  /** CAIP-2 ids or the family's own names, such as `solana:mainnet`. */
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/**
 * A Wallet Standard wallet, as little of it as every wallet has; what it can do is in `features`.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export interface WalletStandardWallet {
  readonly version: '1.0.0'
  readonly name: string
  /** A `data:` address. */
  readonly icon: string
  readonly chains: readonly string[]
  /** By name, such as `standard:connect` or `solana:signMessage`. */
  readonly features: Readonly<Record<string, unknown>>
  readonly accounts: readonly WalletStandardAccount[]
}

/** The provider of each chain family. Another family adds its line. */
export interface ProviderTypes {
  readonly eip155: EIP1193Provider
  readonly solana: WalletStandardWallet
  readonly bip122: WalletStandardWallet
}

/** The provider of a chain family; unknown when the family is. */
export type ProviderOf<namespace extends string> = namespace extends keyof ProviderTypes
  ? ProviderTypes[namespace]
  : unknown

/** What a wallet is asked. */
export interface RequestArguments {
  readonly method: string
  readonly params?: readonly unknown[] | object
}

/**
 * A wallet's own provider, as little of it as can be relied on.
 *
 * @contacts wallet — connecting, signing, switching networks, and balances where no RPC URL is named
 * — when a person presses; at a reload for a stored connection (`eth_accounts`) — `adapters`; which
 * hosts a wallet talks to is between it and its owner
 */
export interface WalletProvider {
  request(request: RequestArguments): Promise<unknown>
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
}

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

/** An error with the numeric code that EIP-1193 gives it. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

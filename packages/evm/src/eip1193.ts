export type { EIP1193Provider } from '@foyer/core/adapter'

/** What a wallet is asked. */
export interface RequestArguments {
  readonly method: string
  readonly params?: readonly unknown[] | object
}

/**
 * A wallet's own provider, as little of it as can be relied on.
 *
 * @contacts wallet — connecting, signing, switching networks, and balances where no RPC URL is named
 * — when a user presses; at a reload for a stored connection (`eth_accounts`) — `adapters`; which
 * hosts a wallet talks to is between it and its owner
 */
export interface WalletProvider {
  request(request: RequestArguments): Promise<unknown>
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
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

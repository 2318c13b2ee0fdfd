import { AppError } from '@foyer/core/adapter'

/** An error with a number that applications know: EIP-1193's, JSON-RPC's or the wallet's own. */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** EIP-1193: there is no session to ask through. */
export const notConnected = () =>
  new WalletRpcError(4900, 'No wallet is connected. Connect one and try again.')

/** EIP-1193: the wallet did not let us use this. */
export const notApproved = (what: string) =>
  new WalletRpcError(
    4100,
    `The wallet did not approve ${what}. Connect again and approve it in the wallet.`,
  )

export const notAnswered = () =>
  new WalletRpcError(8000, 'The wallet did not answer in time. Open it and try again.')

/** JSON-RPC: it may have done what it was asked, and does not say. */
export const noResult = () =>
  new WalletRpcError(
    -32_603,
    'The wallet answered without a result. Look in the wallet whether it was done before you try again.',
  )

export const tooManyRequests = () =>
  new WalletRpcError(-32_005, 'Too many requests wait in the wallet. Answer some of them first.')

/** The relay took no link within its time; another attempt may. */
export const linkFailed = (cause: unknown) =>
  new AppError(
    'walletconnect/link-failed',
    'No link to a wallet could be made. Check the connection and try again.',
    { kind: 'unavailable', cause },
  )

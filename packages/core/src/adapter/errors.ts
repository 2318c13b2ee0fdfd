import { AppError } from '../primitives/AppError.ts'

export const walletDeclined = (cause: unknown) =>
  new AppError('wallet/declined', 'The request was declined in the wallet.', {
    kind: 'declined',
    cause,
  })

/** What went wrong with a wallet, as we see it. */
export const walletFailed = (message: string, cause: unknown) =>
  new AppError('wallet/failed', message, { kind: 'unavailable', cause })

/** What the wallet itself says went wrong. */
export const walletSaid = (said: string, cause: unknown) =>
  new AppError('wallet/failed', said, { kind: 'unavailable', context: { said }, cause })

export const walletAlreadyPending = (cause: unknown) =>
  new AppError('wallet/already-pending', 'Open your wallet', { kind: 'unavailable', cause })

/** A wallet on another device connected, and shows accounts of these chain families only. */
export const walletServesOthers = (families: readonly string[]) =>
  new AppError(
    'wallet/other-family',
    'This wallet shares no account of this kind of network. Choose another network or wallet.',
    { kind: 'unavailable', context: { families } },
  )

export const walletNotFound = (connectorId: string) =>
  new AppError(
    'wallet/not-found',
    'This wallet is not available on this page. Unlock or install it, then try again.',
    { kind: 'unavailable', context: { connectorId } },
  )

export const chainNotSupported = (cause: unknown) =>
  new AppError('network/unsupported-by-wallet', 'Chain is not supported', {
    kind: 'unavailable',
    cause,
  })

export const balanceUnavailable = (cause: unknown) =>
  new AppError('balance/unavailable', 'Token Balance Unavailable', { kind: 'unavailable', cause })

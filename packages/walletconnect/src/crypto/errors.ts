import { AppError } from '@foyer/core/adapter'

/** Says nothing of the key itself: errors end in logs. */
export const keyInvalid = (cause?: unknown) =>
  new AppError('walletconnect/key-invalid', 'A key is 64 lower-case hexadecimal digits.', {
    kind: 'invalid',
    cause,
  })

/** Says nothing of the link itself, because it holds a key. */
export const linkInvalid = () =>
  new AppError(
    'walletconnect/link-invalid',
    'This is no WalletConnect link. Copy it from the application again.',
    { kind: 'invalid' },
  )

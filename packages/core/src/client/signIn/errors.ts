import { AppError } from '../../primitives/AppError.ts'

export const siwxNotEnabled = () =>
  new AppError('sign-in/not-enabled', 'SIWX is not enabled', { kind: 'invalid' })

export const noAccount = () =>
  new AppError('sign-in/no-account', 'No ActiveCaipAddress found', { kind: 'invalid' })

/** The user does not want to sign in. */
export const signInCancelled = () =>
  new AppError('sign-in/cancelled', 'The user cancelled the sign-in.', { kind: 'declined' })

/** Neither a message nor a session could be had. */
export const signInUnavailable = (cause: unknown) =>
  new AppError('sign-in/unavailable', 'A problem occurred while trying initialize authentication', {
    kind: 'unavailable',
    cause,
  })

/** The wallet signed another text than the one on screen. */
export const otherTextSigned = () =>
  new AppError('sign-in/other-text', 'The wallet signed a different message. Try again.', {
    kind: 'unavailable',
  })

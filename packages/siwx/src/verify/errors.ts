import { AppError } from '@foyer/core/primitives'

/** The chain that has to say whether a contract signed does not answer. */
export const signatureUndecided = ({ cause }: { cause: unknown }) =>
  new AppError(
    'signatures/undecided',
    'The chain that decides about this signature does not answer at the moment. Try again soon.',
    { kind: 'unavailable', cause },
  )

/** What is wrong with a sign-in, for branching on; the message says it in words. */
export type SignInRefusalReason =
  | 'message'
  | 'domain'
  | 'uri'
  | 'chain'
  | 'address'
  | 'version'
  | 'nonce'
  | 'clock'
  | 'expired'
  | 'not-before'
  | 'signature'

/** A sign-in that proves nothing. Its context holds the {@link SignInRefusalReason}. */
export const signInRefused = (reason: SignInRefusalReason, message: string, cause?: unknown) =>
  new AppError('sign-in/refused', message, {
    kind: 'invalid',
    context: { reason },
    ...(cause !== undefined && { cause }),
  })

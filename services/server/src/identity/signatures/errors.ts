import { AppError } from '@foyer/core/primitives'

/** The chain that has to say whether a contract signed does not answer. */
export const signatureUndecided = ({ cause }: { cause: unknown }) =>
  new AppError(
    'signatures/undecided',
    'The chain that decides about this signature does not answer at the moment. Try again soon.',
    { kind: 'unavailable', cause },
  )

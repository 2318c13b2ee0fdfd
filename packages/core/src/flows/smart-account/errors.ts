import { AppError } from '../../primitives/AppError.ts'

/** There is nothing to choose from. */
export const noSmartAccount = () =>
  new AppError(
    'account/not-smart',
    'This account has no smart account on this network. Sign in by e-mail, or switch to a network that has them.',
    { kind: 'invalid' },
  )

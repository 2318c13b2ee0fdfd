import { AppError } from '../primitives/AppError.ts'

/** The catalogue has no answer; `message` says why, to a user. */
export const catalogueUnavailable = (
  message: string,
  details: { context?: Record<string, unknown>; cause?: unknown } = {},
): AppError => new AppError('catalogue/unavailable', message, { kind: 'unavailable', ...details })

export const catalogueUnreachable = (cause: unknown): AppError =>
  catalogueUnavailable(
    'The list of wallets could not be reached. Check your connection and try again.',
    { cause },
  )

import { AppError } from '../primitives/AppError.ts'

const unavailable = (
  message: string,
  details: { context?: Record<string, unknown>; cause?: unknown },
) => new AppError('catalogue/unavailable', message, { kind: 'unavailable', ...details })

/** The server answered with an error; over HTTP/2 it says no more than the number. */
export const catalogueRefused = ({ status, statusText }: { status: number; statusText: string }) =>
  unavailable(`${status} ${statusText}`.trim(), { context: { status } })

export const catalogueUnreachable = (cause: unknown) =>
  unavailable('The list of wallets could not be reached. Check your connection and try again.', {
    cause,
  })

export const catalogueUnreadable = () =>
  unavailable('The list of wallets came back unreadable. Check the address of the backend.', {})

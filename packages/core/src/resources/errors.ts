import { AppError } from '../primitives/AppError.ts'

const unavailable = (
  message: string,
  details: { context?: Record<string, unknown>; cause?: unknown },
) => new AppError('resources/unavailable', message, { kind: 'unavailable', ...details })

/** A reason that the server gave: `name` is the field that is wrong, `description` what to do. */
export interface RefusalReason {
  readonly name: string
  readonly description: string
}

/** The server answered with an error; over HTTP/2 it says no more than the number. */
export const requestRefused = ({
  status,
  statusText,
  reasons,
}: {
  status: number
  statusText: string
  reasons: readonly RefusalReason[]
}) => unavailable(`${status} ${statusText}`.trim(), { context: { status, reasons } })

export const serverUnreachable = (cause: unknown) =>
  unavailable('The server could not be reached. Check your connection and try again.', { cause })

export const answerUnreadable = (path: string) =>
  unavailable('The server gave an answer that cannot be read. Check the address of the backend.', {
    context: { path },
  })

export const codeMissing = (cause: unknown) =>
  unavailable('A part of this page did not load. Check your connection and try again.', { cause })

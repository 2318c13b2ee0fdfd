import type { NameFailure } from '@foyer/protocol'
import { AppError } from '../primitives/AppError.ts'

const unavailable = (
  message: string,
  details: { context?: Record<string, unknown>; cause?: unknown },
) => new AppError('resources/unavailable', message, { kind: 'unavailable', ...details })

/** A reason that the server gave: `name` is the field that is wrong, `description` what to do. */
export type RefusalReason = Readonly<NameFailure['reasons'][number]>

/** The server answered with an error; over HTTP/2 it says no more than the number. */
export const requestRefused = ({
  status,
  statusText,
  reasons,
  retryAfterMs = null,
}: {
  status: number
  statusText: string
  reasons: readonly RefusalReason[]
  /** When the server wants to be asked again at the earliest; `null` when it does not say. */
  retryAfterMs?: number | null
}) => unavailable(`${status} ${statusText}`.trim(), { context: { status, reasons, retryAfterMs } })

export const serverUnreachable = (cause: unknown) =>
  unavailable('The server could not be reached. Check your connection and try again.', { cause })

/** Nobody was asked: the server did not answer a moment ago, or wants to be left alone. */
export const serverAvoided = (heldMs: number) =>
  unavailable('The server cannot be reached at the moment. It is asked again soon.', {
    context: { heldMs },
  })

export const answerUnreadable = (path: string) =>
  unavailable('The server gave an answer that cannot be read. Check the address of the backend.', {
    context: { path },
  })

export const codeMissing = (cause: unknown) =>
  unavailable('A part of this page did not load. Check your connection and try again.', { cause })

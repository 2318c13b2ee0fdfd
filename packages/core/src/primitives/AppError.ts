/**
 * Who has to act on an error.
 *
 * - `declined`: the person said no. Go back quietly.
 * - `unavailable`: something outside did not answer. Keep what is known and offer a retry.
 * - `invalid`: the caller gave something that cannot work. The message says the fix.
 * - `defect`: our own fault. Reported once.
 */
export type AppErrorKind = 'declined' | 'unavailable' | 'invalid' | 'defect'

/** What an error carries besides its message: plain facts, never secrets. */
export type AppErrorContext = Readonly<Record<string, unknown>>

/**
 * The one error class of Foyer.
 *
 * `message` is a sentence for people and, where the specification fixes a text, exactly that text.
 * `code` is stable: it is never renamed or reused, so branch on it rather than on the message.
 *
 * @example
 * import { AppError } from '@foyer/core'
 *
 * function isRefusal(error: unknown) {
 *   return error instanceof AppError && error.kind === 'declined'
 * }
 */
export class AppError<code extends string = string> extends Error {
  override readonly name = 'AppError'
  readonly code: code
  readonly kind: AppErrorKind
  readonly context: AppErrorContext

  constructor(
    code: code,
    message: string,
    details: { kind?: AppErrorKind; context?: AppErrorContext; cause?: unknown } = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined)
    this.code = code
    this.kind = details.kind ?? 'defect'
    this.context = details.context ?? {}
  }
}

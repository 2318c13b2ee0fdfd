import type { AppErrorCode, AppErrorContexts } from './AppErrorContexts.ts'

/**
 * Who has to act on an error.
 *
 * - `declined`: the user said no. Go back quietly.
 * - `unavailable`: something outside did not answer. Keep what is known and offer a retry.
 * - `invalid`: the caller gave something that cannot work. The message says the fix.
 * - `defect`: our own fault. Reported once.
 */
export type AppErrorKind = 'declined' | 'unavailable' | 'invalid' | 'defect'

/** What an error carries besides its message: plain facts, never secrets. */
export type AppErrorContext = Readonly<Record<string, unknown>>

/** The context of an error with this code. */
export type AppErrorContextOf<code extends string> = code extends AppErrorCode
  ? AppErrorContexts[code]
  : AppErrorContext

/** The same symbol in every copy of this package. */
const brand = Symbol.for('foyer.AppError')

/**
 * The one error class of Foyer.
 *
 * `message` is a sentence for users and, where the specification fixes a text, exactly that text.
 * `code` is stable: it is never renamed or reused, so branch on it rather than on the message.
 *
 * Test for it with {@link AppError.is}: `instanceof` fails when a page has two copies of the package.
 *
 * @example
 * import { AppError } from '@foyer/core'
 *
 * function explain(error: unknown) {
 *   if (AppError.is(error, 'wallet/not-found')) return `No wallet ${error.context.connectorId}`
 *   return AppError.is(error) && error.kind === 'declined' ? null : 'Something went wrong'
 * }
 */
export class AppError<errorCode extends string = string> extends Error {
  override readonly name = 'AppError'
  readonly code: errorCode
  readonly kind: AppErrorKind
  readonly context: AppErrorContextOf<errorCode>

  constructor(
    code: errorCode,
    message: string,
    details: { kind?: AppErrorKind; context?: AppErrorContextOf<errorCode>; cause?: unknown } = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined)
    this.code = code
    this.kind = details.kind ?? 'defect'
    this.context = details.context ?? ({} as AppErrorContextOf<errorCode>)
  }

  get [brand](): true {
    return true
  }

  /**
   * Whether a value is an error of Foyer, of any copy of the package; with a code, whether it is that
   * one.
   *
   * @example
   * const isMissing = (error: unknown) => AppError.is(error, 'wallet/not-found')
   */
  static is<code extends AppErrorCode | (string & {}) = string>(
    error: unknown,
    code?: code,
  ): error is AppError<code> {
    const known = error as { [brand]?: unknown; code?: unknown } | null | undefined
    return known?.[brand] === true && (code === undefined || known.code === code)
  }
}

/**
 * An answer that is no success, to be thrown by a route.
 *
 * @param message what to do about it; the caller reads it
 */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'
  readonly statusCode: number

  constructor(statusCode: number, message: string, options?: { readonly cause: unknown }) {
    super(message, options)
    this.statusCode = statusCode
  }
}

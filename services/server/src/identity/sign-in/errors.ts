import type { Failure, SignInFailure } from '@foyer/protocol'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'

/** Why a sign-in is refused. */
export class SignInRefusal extends HttpFailure {
  /** For branching on, such as `nonce` or `signature`. */
  readonly reason: string
  constructor(statusCode: number, reason: string, message: string) {
    super(statusCode, message)
    this.reason = reason
  }
}

/** The session of a token is over, or there never was one. */
export const sessionOver = () =>
  new SignInRefusal(401, 'session', 'This session has ended. Sign in again.')

/** The body of a failure of sign-in: as everywhere, with its reason beside it. */
export function signInFailureOf(failure: Failure, error: unknown): SignInFailure {
  const [, field = 'request'] = /^(?:body|querystring)\/(\w+)/.exec(failure.message) ?? []
  return { ...failure, reason: error instanceof SignInRefusal ? error.reason : field }
}

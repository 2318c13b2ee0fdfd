import type { Failure, NameFailure } from '@foyer/protocol'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'

/** Why a name is not found or not given away. */
export class NameRefusal extends HttpFailure {
  /** What is wrong, such as `name` or `signature`. */
  readonly field: string
  constructor(statusCode: number, field: string, message: string) {
    super(statusCode, message)
    this.field = field
  }
}

/** The body of a failure of names: as everywhere, with its reasons beside it. */
export function nameFailureOf(failure: Failure, error: unknown): NameFailure {
  const [, field = 'request'] = /^(?:body|params|querystring)\/(\w+)/.exec(failure.message) ?? []
  const name = error instanceof NameRefusal ? error.field : field
  return { ...failure, status: 'FAILED', reasons: [{ name, description: failure.message }] }
}

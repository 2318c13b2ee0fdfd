import { STATUS_CODES } from 'node:http'
import { AppError } from '@foyer/core/primitives'
import { Failure } from '@foyer/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'

/** After an outage of the database most clients would come back at once. */
const retryAfterSeconds = 5

/**
 * The `response` schemas of failures, for the schema of a route. Those that every route may give
 * come along: refused origins, too many requests, our own faults.
 *
 * @example
 * const schema = { response: { 200: WalletsPage, ...failures(400) } }
 */
export function failures<status extends number = never>(...statuses: status[]) {
  const all = [...statuses, 403, 429, 500] as const
  return Object.fromEntries(all.map((status) => [status, Failure])) as Record<
    (typeof all)[number],
    typeof Failure
  >
}

/** The body of a failure. */
function failureOf(statusCode: number, message: string): Failure {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message }
}

/**
 * Answers whatever was thrown, by a route or by Fastify itself. What went wrong inside is logged and
 * never sent.
 *
 * @param extend adds to the body what clients of one resource read
 */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  extend: (failure: Failure, error: unknown) => Failure = (failure) => failure,
) {
  const failure = toFailure(error)
  const { statusCode } = failure
  if (statusCode >= 500) request.log.error({ err: error }, 'A request failed')
  if (statusCode === 503) reply.header('retry-after', `${retryAfterSeconds}`)
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(extend(failure, error)))
}

function toFailure(error: unknown): Failure {
  if (error instanceof HttpFailure) return failureOf(error.statusCode, error.message)
  const refused = findCause(error, ({ code }) => code === 'database/text-refused')
  if (refused) return failureOf(400, refused.message)
  const outage = findCause(error, ({ kind }) => kind === 'unavailable')
  if (outage) {
    return failureOf(
      503,
      outage.code.startsWith('database/')
        ? 'The server cannot keep this right now. Try again in a few seconds.'
        : 'What the server has to ask for this does not answer. Try again in a few seconds.',
    )
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return failureOf(400, validationMessage(error))
  }
  const { statusCode, code } = (error ?? {}) as Partial<FastifyError>
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) {
    return failureOf(500, 'The server failed. The operator finds the reason in its log.')
  }
  return failureOf(statusCode, words[code ?? ''] ?? words[statusCode] ?? 'This cannot be answered.')
}

/** Libraries wrap what they did not expect, several times over. */
const maxCauses = 8

/** What it comes from, however deep that is wrapped. */
function findCause(error: unknown, isIt: (cause: AppError) => boolean): AppError | null {
  let cause = error
  for (let depth = 0; depth < maxCauses && cause instanceof Error; depth++) {
    if (cause instanceof AppError && isIt(cause)) return cause
    // What another hook decided about it stands.
    if (cause instanceof HttpFailure) return null
    cause = cause.cause
  }
  return null
}

/** Fastify's own errors repeat what they were given; these do not. */
const words: Readonly<Record<string | number, string>> = {
  400: 'The request cannot be read.',
  404: 'There is nothing here. /openapi.json lists what there is.',
  413: 'The body is too large.',
  415: 'Send the body as application/json, not compressed.',
  429: 'Too many requests. Retry-After says how many seconds to wait.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as content-length says.',
}

/** Long enough for every problem of an honest request. */
const maxMessageLength = 500

function validationMessage({
  validation,
  validationContext,
}: {
  validation: readonly { instancePath: string; message?: string }[]
  validationContext?: string | undefined
}): string {
  const place = validationContext ?? 'request'
  const problems = validation.map(
    ({ instancePath, message }) => `${place}${instancePath}: ${message ?? 'invalid'}`,
  )
  return problems.join('; ').slice(0, maxMessageLength)
}

import { AppError } from '@foyer/core/primitives'
import { DrizzleQueryError } from 'drizzle-orm'
import { databaseUnavailable, queryFailed } from './errors.ts'

/**
 * Runs queries and makes every failure of the database one that may be logged: what Drizzle and the
 * drivers throw names the values of the query, among them what users did.
 *
 * @throws `database/unavailable`, `database/query-failed`; whatever else `work` throws as it is.
 */
export async function withDatabaseErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toAppError(error)
  }
}

/** The SQLSTATE of an error of the database, or `null`. */
export function sqlStateOf(error: unknown): string | null {
  const code = codeOf(innermost(error))
  return code !== null && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code) ? code : null
}

/**
 * Data, constraints, syntax: the query is at fault, and asking again would not help. All other
 * classes (connection, resources, operator's intervention, read-only, locks …) pass.
 */
const queryAtFault = /^(0[ALP]|2[1-4]|2[678]|3|42|44)/

function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const reason = innermost(error)
  const sqlState = sqlStateOf(reason)
  if (sqlState !== null) {
    return queryAtFault.test(sqlState)
      ? queryFailed({ sqlState, cause: withoutValues(reason, sqlState) })
      : databaseUnavailable({ cause: withoutValues(reason, sqlState) })
  }
  if (codeOf(reason) !== null || error instanceof DrizzleQueryError || isDriverText(reason)) {
    return databaseUnavailable({ cause: new Error(messageOf(reason)) })
  }
  return error
}

/** The drivers' own errors, which have no code. */
function isDriverText(error: unknown): boolean {
  return /timeout|terminated|closed|not queryable|connection error|after calling end/i.test(
    messageOf(error),
  )
}

function innermost(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}

/** A data error repeats the value it dislikes, and a detail the values of a row. */
function withoutValues(error: unknown, sqlState: string): Error {
  return new Error(sqlState.startsWith('22') ? sqlState : `${sqlState} ${messageOf(error)}`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown'
}

function codeOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : null
}

import { type SQL, sql } from 'drizzle-orm'

/** By the database's clock: what is known is good for so long. */
export const oneDay: SQL = sql`now() + interval '1 day'`

const firstPauseSeconds = 5
const maxPauseSeconds = 86_400

/** When to ask again what did not answer: after 5 s, and four times as long each time, up to a day. */
export function nextTryAt(failuresBefore: number): SQL {
  const seconds = Math.min(maxPauseSeconds, firstPauseSeconds * 4 ** Math.min(failuresBefore, 10))
  return sql`now() + make_interval(secs => ${seconds})`
}

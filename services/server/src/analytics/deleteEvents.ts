import { desc, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/Database.ts'
import { analyticsEvents } from '../platform/database/tables/analytics.ts'
import { type EventsOf, whereOf } from './readEvents.ts'

/** Few enough for one statement to end in time on a small machine. */
const batchSize = 5_000

/**
 * Deletes the events that were received more than `retentionDays` ago, by the clock of the database.
 * Several servers may do so at once.
 *
 * @returns how many were deleted.
 * @throws `database/unavailable`
 */
export async function deleteOldEvents({
  database,
  retentionDays,
  signal,
}: {
  database: Database
  retentionDays: number
  signal?: AbortSignal | undefined
}): Promise<number> {
  return deleteWhere({
    database,
    where: lt(analyticsEvents.receivedAt, sql`now() - make_interval(days => ${retentionDays})`),
    signal,
  })
}

/**
 * Deletes the oldest events until `maxEvents` are left.
 *
 * @returns how many were deleted.
 * @throws `database/unavailable`
 */
export async function deleteEventsBeyond({
  database,
  maxEvents,
  signal,
}: {
  database: Database
  maxEvents: number
  signal?: AbortSignal | undefined
}): Promise<number> {
  const [tooMany] = await database.run((queries) =>
    queries
      .select({ id: analyticsEvents.id })
      .from(analyticsEvents)
      .orderBy(desc(analyticsEvents.id))
      .offset(maxEvents)
      .limit(1),
  )
  if (!tooMany) return 0
  return deleteWhere({ database, where: lte(analyticsEvents.id, tooMany.id), signal })
}

/**
 * Deletes the events of an account, of a project, or of the account in the project: what an operator
 * owes who asks to be forgotten.
 *
 * @returns how many were deleted.
 * @throws `database/unavailable`
 */
export async function deleteEventsOf({
  database,
  of,
}: {
  database: Database
  of: EventsOf
}): Promise<number> {
  return deleteWhere({ database, where: whereOf(of) ?? sql`false`, signal: undefined })
}

/** In batches, so that the table is free for others in between. */
async function deleteWhere({
  database,
  where,
  signal,
}: {
  database: Database
  where: SQL
  signal: AbortSignal | undefined
}): Promise<number> {
  for (let deleted = 0; ; ) {
    signal?.throwIfAborted()
    const gone = await database.run((queries) => {
      const some = queries
        .select({ id: analyticsEvents.id })
        .from(analyticsEvents)
        .where(where)
        .limit(batchSize)
      return queries
        .delete(analyticsEvents)
        .where(inArray(analyticsEvents.id, some))
        .returning({ id: analyticsEvents.id })
    })
    deleted += gone.length
    if (gone.length < batchSize) return deleted
  }
}

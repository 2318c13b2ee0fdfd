import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/Database.ts'
import { analyticsEvents } from '../platform/database/schema.ts'

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
  for (let deleted = 0; ; ) {
    signal?.throwIfAborted()
    const gone = await database.run((queries) => {
      const old = queries
        .select({ id: analyticsEvents.id })
        .from(analyticsEvents)
        .where(lt(analyticsEvents.receivedAt, sql`now() - make_interval(days => ${retentionDays})`))
        .limit(batchSize)
      return queries
        .delete(analyticsEvents)
        .where(inArray(analyticsEvents.id, old))
        .returning({ id: analyticsEvents.id })
    })
    deleted += gone.length
    if (gone.length < batchSize) return deleted
  }
}

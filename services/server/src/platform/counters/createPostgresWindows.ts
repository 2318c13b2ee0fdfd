import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.ts'
import { limitCounts } from '../database/tables/access.ts'
import type { SharedWindows } from './SharedWindows.ts'

/** Counts in one statement a slice, by `foyer.take_of_limit` of the migrations. */
export function createPostgresWindows(database: Database): SharedWindows {
  return {
    async take({ key, wanted, slice, max, windowMs }) {
      const { rows } = await database.execute(
        'select granted, ends_in_ms from foyer.take_of_limit($1, $2, $3, $4, $5)',
        [key, wanted, slice, max, windowMs],
      )
      // bigint comes as a text or a number, as the driver likes.
      const [row] = rows as { granted: number | string; ends_in_ms: number }[]
      if (!row) throw new Error('PostgreSQL returned no window')
      return { granted: Number(row.granted), endsInMs: row.ends_in_ms }
    },
  }
}

/** Deletes the counts that are over. @throws `database/unavailable` */
export async function deleteOldWindows(database: Database): Promise<void> {
  await database.run((queries) =>
    queries.delete(limitCounts).where(lt(limitCounts.endsAt, sql`now()`)),
  )
}

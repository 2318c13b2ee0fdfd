import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.ts'
import { limitWindows } from '../database/schema.ts'
import type { SharedWindows } from './SharedWindows.ts'

/** Counts in one statement a slice; the lock on the row makes processes queue. */
export function createPostgresWindows(database: Database): SharedWindows {
  return {
    async take({ key, wanted, slice, max, windowMs }) {
      const endsAt = sql`clock_timestamp() + make_interval(secs => ${windowMs / 1_000})`
      const granted = (left: ReturnType<typeof sql>) =>
        sql`least(${left}, greatest(${wanted}::bigint, least(${slice}::bigint, ${left} / 8)))`
      const { used } = limitWindows
      const isOver = sql`${limitWindows.endsAt} <= clock_timestamp()`
      const leftNow = sql`(case when ${isOver} then ${max}::bigint else greatest(${max}::bigint - ${used}, 0) end)`
      const first = granted(sql`${max}::bigint`)
      const [row] = await database.run((queries) =>
        queries
          .insert(limitWindows)
          .values({ key, used: first, granted: first, endsAt })
          .onConflictDoUpdate({
            target: limitWindows.key,
            set: {
              used: sql`(case when ${isOver} then 0 else ${used} end) + ${granted(leftNow)}`,
              granted: granted(leftNow),
              endsAt: sql`case when ${isOver} then ${endsAt} else ${limitWindows.endsAt} end`,
            },
          })
          .returning({
            granted: limitWindows.granted,
            endsInMs: sql<number>`(extract(epoch from ${limitWindows.endsAt} - clock_timestamp()) * 1000)::float8`,
          }),
      )
      if (!row) throw new Error('PostgreSQL returned no window')
      return { granted: row.granted, endsInMs: Math.max(0, row.endsInMs) }
    },
  }
}

/** Deletes the windows that are over. @throws `database/unavailable` */
export async function deleteOldWindows(database: Database): Promise<void> {
  await database.run((queries) =>
    queries.delete(limitWindows).where(lt(limitWindows.endsAt, sql`now()`)),
  )
}

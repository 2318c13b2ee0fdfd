import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { remoteImages } from '../../platform/database/tables/tokens.ts'

/**
 * Deletes images that nobody wanted for a month, and as many of the longest unused as it takes for
 * the rest to fit. What names them is read anew when a user wants to see it.
 *
 * @param parameters.maxBytes of all images together
 */
export async function forgetImages({
  database,
  maxBytes,
}: {
  database: Database
  maxBytes: number
}): Promise<void> {
  await database.run(async (queries) => {
    await queries
      .delete(remoteImages)
      .where(lt(remoteImages.usedAt, sql`now() - interval '30 days'`))
    await queries.execute(sql`
      delete from foyer.remote_pictures where id in (
        select id from (
          select id, sum(size) over (order by used_at desc, id) as total from foyer.remote_pictures
        ) ranked where total > ${maxBytes}
      )`)
  })
}

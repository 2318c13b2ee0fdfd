import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'

/** What a message takes in the database beside its text, with its indexes. */
export const rowBytes = 400
/** Few enough for a database in this process to answer others meanwhile. */
const measuredAtOnce = 10_000

/**
 * About how many bytes messages take in the database. Their files say so at once; but they keep the room
 * of what was deleted for what comes, so from `enoughBytes` on messages themselves are read.
 *
 * @throws `database/unavailable`
 */
export async function measureMessages({
  database,
  enoughBytes,
}: {
  database: Pick<Database, 'run'>
  enoughBytes: number
}): Promise<number> {
  const select = async (statement: ReturnType<typeof sql>) => {
    const { rows } = (await database.run((queries) => queries.execute(statement))) as unknown as {
      rows: readonly Record<string, number | string | null>[]
    }
    return rows[0] ?? {}
  }
  const files = await select(sql`
    select sum(pg_total_relation_size(relid)) as bytes
    from pg_partition_tree('foyer.relay_messages') where isleaf`)
  if (Number(files.bytes) < enoughBytes) return Number(files.bytes)
  for (let bytes = 0, afterId = 0; ; ) {
    const page = await select(sql`
      select count(*) as messages, max(id) as id, sum(octet_length(message) + ${rowBytes}::int) as bytes
      from (
        select id, message from foyer.relay_messages
        where id > ${afterId}::bigint order by id limit ${measuredAtOnce}::int
      ) as page`)
    bytes += Number(page.bytes)
    if (Number(page.messages) < measuredAtOnce) return bytes
    afterId = Number(page.id)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

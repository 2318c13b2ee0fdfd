import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { createSeed } from './createClientToken.ts'
import type { UpstreamStore } from './UpstreamStore.ts'

/** So long does another process wait after the leader was killed. */
export const leaseMs = 6_000
const rowsOfStatement = 1_000
/** Rows in the table of topics, of which the oldest go first. */
const maxRows = 200_000

/**
 * Keeps what concerns the upstream relay in the database.
 *
 * @param parameters.topicLifetimeSeconds how long a client may be away; no message waits longer for it
 */
export function createUpstreamStore({
  database,
  topicLifetimeSeconds,
}: {
  database: Pick<Database, 'run' | 'kind'>
  topicLifetimeSeconds: number
}): UpstreamStore {
  const self = randomUUID()
  const select = <row>(statement: SQL) =>
    database.run(
      async (queries) =>
        ((await queries.execute(statement)) as unknown as { rows: readonly row[] }).rows,
    )
  // A killed process leaves its name behind, and nobody else can have this database.
  const isAlone = database.kind === 'pglite'
  const inLease = sql`now() + make_interval(secs => ${leaseMs / 1_000}::float8)`

  return {
    async readSeed() {
      await select(sql`
        insert into foyer.relay_upstream (seed) values (${createSeed()}) on conflict do nothing`)
      const [row] = await select<{ seed: string }>(sql`select seed from foyer.relay_upstream`)
      if (!row) throw new Error('The key for the upstream relay is gone')
      return row.seed
    },
    async subscribe(wants) {
      // The same order in every process, or two of them could wait for each other.
      const rows = unique(wants)
      for (let from = 0; from < rows.length; from += rowsOfStatement) {
        await select(sql`
          insert into foyer.relay_upstream_topics (topic, client)
          select topic, reader from json_to_recordset(
            ${JSON.stringify(rows.slice(from, from + rowsOfStatement))}::json
          ) as want (topic text, reader text)
          on conflict (topic, client) do update set seen_at = now()`)
      }
    },
    async unsubscribe(wants) {
      await select(sql`
        delete from foyer.relay_upstream_topics known
        using json_to_recordset(${JSON.stringify(wants)}::json) as want (topic text, reader text)
        where known.topic = want.topic and known.client = want.reader`)
    },
    async findTopics({ among, limit }) {
      const chosen = among
        ? sql`and topic in (select json_array_elements_text(${JSON.stringify(among)}::json))`
        : sql``
      const rows = await select<{ topic: string }>(sql`
        select topic from foyer.relay_upstream_topics
        where seen_at > now() - make_interval(secs => ${topicLifetimeSeconds}::float8) ${chosen}
        group by topic order by max(seen_at) desc limit ${limit}::int`)
      return rows.map(({ topic }) => topic)
    },
    async findDue({ afterId, limit }) {
      const rows = await select<Record<string, unknown>>(sql`
        select id, topic, message, tag, upstream_ttl as ttl, prompt from foyer.relay_messages
        where upstream_ttl is not null and id > ${afterId}::bigint and expires_at > now()
        order by id limit ${limit}::int`)
      return rows.map(({ id, topic, message, tag, ttl, prompt }) => ({
        id: Number(id),
        topic: String(topic),
        message: String(message),
        tag: Number(tag),
        ttlSeconds: Number(ttl),
        prompt: prompt === true,
      }))
    },
    async settle(ids) {
      await select(sql`
        update foyer.relay_messages set upstream_ttl = null
        where id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::bigint)`)
    },
    async lead({ isConnected, isRefused }) {
      const rows = await select(sql`
        update foyer.relay_upstream set
          leader = ${self},
          leader_until = ${inLease},
          connected_at = case when ${isConnected}::boolean then now() else connected_at end,
          is_refused = ${isRefused}::boolean
        where ${isAlone}::boolean or leader = ${self} or leader is null or leader_until < now()
        returning id`)
      return rows.length > 0
    },
    async resign() {
      await select(sql`
        update foyer.relay_upstream set leader = null, leader_until = null where leader = ${self}`)
    },
    async readState() {
      const [row] = await select<{ refused: boolean; ms: number | string | null }>(sql`
        select is_refused as refused,
          floor(extract(epoch from now() - connected_at) * 1000)::float8 as ms
        from foyer.relay_upstream`)
      const connectedMs = row?.ms === null || row?.ms === undefined ? null : Number(row.ms)
      return { isRefused: row?.refused === true, connectedMs }
    },
  }
}

/**
 * Deletes topics whose clients have been away for too long, and the oldest where there are too many.
 *
 * @throws `database/unavailable`
 */
export async function deleteOldTopics({
  database,
  topicLifetimeSeconds,
}: {
  database: Pick<Database, 'run'>
  topicLifetimeSeconds: number
}): Promise<void> {
  await database.run((queries) =>
    queries.execute(sql`
      delete from foyer.relay_upstream_topics
      where seen_at < greatest(
        now() - make_interval(secs => ${topicLifetimeSeconds}::float8),
        (select seen_at from foyer.relay_upstream_topics
          order by seen_at desc offset ${maxRows}::int limit 1)
      )`),
  )
}

function unique<want extends { topic: string; reader: string }>(wants: readonly want[]): want[] {
  const byKey = new Map(wants.map((want) => [`${want.topic} ${want.reader}`, want]))
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, want]) => want)
}

import { createHash } from 'node:crypto'
import { and, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { relayAcknowledgements, relayMessages } from '../../platform/database/tables/relay.ts'
import type { Kept, Mailboxes, Publication, Waiting } from './Mailboxes.ts'

/** How much a mailbox may hold. Two processes that write at once may go over it by a batch. */
export interface MailboxBounds {
  readonly maxMessages: number
  readonly maxBytes: number
}

/** The largest that a column takes; as a lifetime it is 68 years. */
const maxInteger = 2 ** 31 - 1

/** The same from both databases, which write moments in different ways. */
const milliseconds = sql`floor(extract(epoch from published_at) * 1000)::float8`

/** Few enough for one statement to end in time on a small machine. */
const deletedAtOnce = 5_000

/** Keeps mailboxes in the database. Each call is one statement, or two, however much it is about. */
export function createMailboxes({
  database,
  bounds,
}: {
  database: Pick<Database, 'run'>
  bounds: MailboxBounds
}): Mailboxes {
  const select = <row>(statement: SQL) =>
    database.run(
      async (queries) =>
        ((await queries.execute(statement)) as unknown as { rows: readonly row[] }).rows,
    )

  return {
    async put(publications) {
      const rows = publications.map((publication, n) => ({ n, ...toRow(publication) }))
      const kept = await select<KeptRow>(insertion({ rows, bounds }))
      const found = new Map<string, Kept>(
        kept.map(({ id, topic, digest, at }) => [
          `${topic}${digest}`,
          { outcome: 'kept', id: Number(id), publishedAtMs: Number(at) },
        ]),
      )
      // Of two that are the same the second one is known by then.
      const takeOutcome = ({ topic, digest }: { topic: string; digest: string }) => {
        const key = `${topic}${digest}`
        const outcome = found.get(key)
        if (outcome) found.set(key, { outcome: 'known' })
        return outcome
      }
      const outcomes = rows.map(takeOutcome)
      const rest = rows.filter((_, n) => outcomes[n] === undefined)
      if (rest.length > 0) {
        const known = await select<{ n: number }>(knownAmong(rest))
        for (const { n } of known) outcomes[Number(n)] = { outcome: 'known' }
      }
      return outcomes.map((outcome) => outcome ?? { outcome: 'full' })
    },
    async findWaiting({ wants, limit }) {
      const rows = await select<{ n: number; id: number; bytes: number }>(sql`
        select want.n, message.id, octet_length(message.message) as bytes
        from json_to_recordset(${JSON.stringify(wants.map((want, n) => ({ n, ...want })))}::json)
          as want (n int, reader text, topic text, "afterId" bigint)
        join foyer.relay_messages message
          on message.topic = want.topic and message.publisher <> want.reader
        where message.expires_at > now() and message.id > want."afterId" and not exists (
          select 1 from foyer.relay_acknowledgements acknowledged
          where acknowledged.message_id = message.id and acknowledged.client = want.reader
        )
        order by message.id fetch first (${limit}::int) rows with ties`)
      return rows.flatMap(({ n, id, bytes }): Waiting[] => {
        const want = wants[Number(n)]
        if (!want) return []
        const { reader, topic } = want
        return [{ reader, topic, id: Number(id), bytes: Number(bytes) }]
      })
    },
    async read(keys) {
      const rows = await select<MessageRow>(sql`
        select id, topic, message, tag, ${milliseconds} as at
        from json_to_recordset(${JSON.stringify(keys.map(({ topic, id }) => ({ topic, id })))}::json)
          as asked (topic text, id bigint)
        join foyer.relay_messages using (topic, id)
        order by id`)
      return rows.map(({ id, topic, message, tag, at }) => ({
        id: Number(id),
        topic,
        message,
        tag,
        publishedAtMs: Number(at),
      }))
    },
    async acknowledge(entries) {
      // What was deleted meanwhile is nobody's any more; without a foreign key that is no failure.
      await select(sql`
        insert into foyer.relay_acknowledgements (message_id, client, expires_at)
        select entry.id, entry.reader, message.expires_at
        from json_to_recordset(${JSON.stringify(entries)}::json)
          as entry (topic text, id bigint, reader text)
        join foyer.relay_messages message using (topic, id)
        on conflict do nothing`)
    },
  }
}

/**
 * Deletes what is over, by the clock of the database, and gives its room to what comes. Several servers
 * may do so at once.
 *
 * @returns how many messages were deleted
 * @throws `database/unavailable`
 */
export async function deleteExpiredMessages({
  database,
  signal,
}: {
  database: Database
  signal?: AbortSignal | undefined
}): Promise<number> {
  await database.run((queries) =>
    queries.delete(relayAcknowledgements).where(lt(relayAcknowledgements.expiresAt, sql`now()`)),
  )
  let deleted = 0
  for (;;) {
    signal?.throwIfAborted()
    const gone = await database.run((queries) => {
      const over = queries
        .select({ id: relayMessages.id })
        .from(relayMessages)
        .where(lt(relayMessages.expiresAt, sql`now()`))
        .limit(deletedAtOnce)
      return queries
        .delete(relayMessages)
        .where(inArray(relayMessages.id, over))
        .returning({ id: relayMessages.id })
    })
    deleted += gone.length
    if (gone.length < deletedAtOnce) break
  }
  // Nobody else does it there, and its files would grow for ever.
  if (database.kind === 'pglite' && deleted > 0) {
    await database.run((queries) => queries.execute(sql`vacuum foyer.relay_messages`))
    await database.run((queries) => queries.execute(sql`vacuum foyer.relay_acknowledgements`))
  }
  return deleted
}

/** How many messages there are. @throws `database/unavailable` */
export async function countMessages(database: Database): Promise<number> {
  return database.run((queries) => queries.$count(relayMessages))
}

/** How many of them the upstream relay has yet to get. @throws `database/unavailable` */
export async function countDue(database: Database): Promise<number> {
  return database.run((queries) =>
    queries.$count(
      relayMessages,
      and(isNotNull(relayMessages.upstreamTtl), gt(relayMessages.expiresAt, sql`now()`)),
    ),
  )
}

interface Row {
  readonly n: number
  readonly topic: string
  readonly digest: string
}

interface MessageRow {
  readonly id: number | string
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly at: number | string
}

interface KeptRow {
  readonly id: number | string
  readonly topic: string
  readonly digest: string
  readonly at: number | string
}

function toRow({ topic, message, tag, ttlSeconds, publisher, upstream }: Publication) {
  const digest = createHash('sha256').update(message).digest('base64url')
  const upstreamTtl = upstream ? Math.min(upstream.ttlSeconds, maxInteger) : null
  const prompt = upstream?.prompt ?? false
  return { topic, digest, message, tag, ttl: ttlSeconds, publisher, upstreamTtl, prompt }
}

function insertion({
  rows,
  bounds: { maxMessages, maxBytes },
}: {
  rows: readonly Row[]
  bounds: MailboxBounds
}): SQL {
  return sql`
    with incoming as (
      select *,
        row_number() over earlier as position,
        sum(octet_length(message)) over earlier as bytes
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (
        n int, topic text, digest text, message text, tag int, ttl int, publisher text,
        "upstreamTtl" int, prompt boolean
      )
      window earlier as (partition by topic order by n)
    ), used as (
      select topic, count(*) as messages, sum(octet_length(message)) as bytes
      from foyer.relay_messages
      where topic in (select topic from incoming) and expires_at > now()
      group by topic
    )
    insert into foyer.relay_messages
      (topic, digest, message, tag, publisher, expires_at, upstream_ttl, prompt)
    select topic, digest, message, tag, publisher, now() + make_interval(secs => ttl),
      "upstreamTtl", prompt
    from incoming left join used using (topic)
    where coalesce(used.messages, 0) + incoming.position <= ${maxMessages}::bigint
      and coalesce(used.bytes, 0) + incoming.bytes <= ${maxBytes}::bigint
    order by n
    on conflict (topic, digest) do nothing
    returning id, topic, digest, ${milliseconds} as at`
}

function knownAmong(rows: readonly Row[]): SQL {
  const asked = rows.map(({ n, topic, digest }) => ({ n, topic, digest }))
  return sql`
    select asked.n
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked (n int, topic text, digest text)
    join foyer.relay_messages using (topic, digest)`
}

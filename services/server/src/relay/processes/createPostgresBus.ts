import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../../platform/database/Database.ts'
import {
  createAbsence,
  type RelayBus,
  type RelayBusListener,
  readNotice,
  writeNotice,
} from './RelayBus.ts'

/** PostgreSQL takes 8,000 bytes in one notification. */
const topicsOfNotice = 100
const connectTimeoutMs = 2_000
const retryMs = 500
/** A connection that only listens does not notice by itself that nobody is there any more. */
const heartbeatMs = 10_000

/**
 * Announces with NOTIFY, and listens on a connection of its own, which is made again whenever it breaks.
 *
 * @param parameters.onError the connection broke; never holds the URL
 */
export function createPostgresBus({
  url,
  database,
  listener,
  onError,
}: {
  url: string
  database: Pick<Database, 'run'>
  listener: RelayBusListener
  onError(error: Error): void
}): RelayBus {
  const self = randomUUID()
  const leaving = new AbortController()
  const absence = createAbsence(listener.onGap)

  const listenOnce = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'foyer-server relay',
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
      keepAlive: true,
    })
    const broken = new AbortController()
    const either = AbortSignal.any([broken.signal, leaving.signal])
    client.on('error', (error) => {
      onError(error)
      broken.abort()
    })
    client.on('end', () => broken.abort())
    client.on('notification', ({ payload = '' }) => {
      listener.onTopics(readNotice({ self, text: payload }))
    })
    try {
      await client.connect()
      await client.query('listen foyer_relay')
      absence.end()
      while (!either.aborted) {
        await wait(heartbeatMs, undefined, { signal: either, ref: false }).catch(() => {
          // The loop ends.
        })
        if (!either.aborted) await client.query('select 1')
      }
    } finally {
      // It may hang, and nobody needs its answer.
      client.end().catch(() => {})
    }
  }
  const listen = async () => {
    while (!leaving.signal.aborted) {
      try {
        await listenOnce()
      } catch (error) {
        if (error instanceof Error) onError(error)
      }
      if (leaving.signal.aborted) return
      absence.begin()
      await wait(retryMs, undefined, { signal: leaving.signal, ref: false }).catch(() => {
        // The loop ends.
      })
    }
  }
  absence.begin()
  const listening = listen()

  return {
    async announce(topics) {
      const notices: string[] = []
      for (let from = 0; from < topics.length; from += topicsOfNotice)
        notices.push(writeNotice({ self, topics: topics.slice(from, from + topicsOfNotice) }))
      const list = JSON.stringify(notices)
      await database.run((queries) =>
        queries.execute(sql`
          select pg_notify('foyer_relay', notice)
          from json_array_elements_text(${list}::json) as notice`),
      )
    },
    serve: async () => false,
    leave: () => {},
    async close() {
      leaving.abort()
      absence.close()
      await listening
    },
  }
}

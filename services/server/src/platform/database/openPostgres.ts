import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@foyer/core/primitives'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, DatabaseLog } from './Database.ts'
import { connectionRefused, databaseUnavailable, invalidUrl } from './errors.ts'
import { migrations } from './migrations.ts'
import { refuseUnstorable, storableOnly } from './storable.ts'
import { sqlStateOf, withDatabaseErrors } from './withDatabaseErrors.ts'

/** PostgreSQL and the server often start together, and PostgreSQL takes longer. */
const startTimeoutMs = 30_000
const startRetryMs = 500

/** Short, so that a request is refused while its caller still listens. */
const connectTimeoutMs = 2_000
const statementTimeoutMs = 4_000
/** When the server hangs, it does not end its own statements. */
const answerTimeoutMs = 4_500
const readyTimeoutMs = 2_000
/** A migration may rewrite a table, and other servers wait for it. */
const migrationTimeoutMs = 10 * 60_000

/** Which lock of PostgreSQL stands for our migrations: "foyer" as a number. */
const migrationLock = 439_788_856_690

/**
 * Opens a PostgreSQL. Lost connections are replaced when the next query comes, so nobody has to
 * restart anything after the database was away.
 */
export async function openPostgres({
  url,
  connections = 10,
  log,
  signal,
}: {
  url: string
  /** At once. */
  connections?: number | undefined
  log: DatabaseLog
  signal?: AbortSignal | undefined
}): Promise<Database> {
  const place = placeOf(url)
  await migrateWhenReached({ url, place, log, signal })

  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'foyer-server',
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
  })
  // An idle connection that breaks would end the process; the pool has released it already.
  pool.on('error', () => {})
  // One that is lent out would too, when it breaks between two queries: nobody listens to it then, and
  // its borrower learns of it from the next query.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn(`A connection to ${place} broke: ${error.message}`))
  })

  const queries = drizzle(pool, { logger: storableOnly })
  let closing: Promise<void> | undefined
  return {
    kind: 'postgresql',
    run: (work) => withDatabaseErrors(() => work(queries)),
    execute: (text, values) => withDatabaseErrors(() => execute({ pool, text, values })),
    isReady: (signal) => answers({ pool, signal }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

async function execute({
  pool,
  text,
  values,
}: {
  pool: pg.Pool
  text: string
  values: unknown[] | undefined
}): Promise<{ rows: unknown[] }> {
  refuseUnstorable(values ?? [])
  const client = await pool.connect()
  try {
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
    client.release()
    return { rows: Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows }
  } catch (error) {
    // It may stand inside a transaction that failed, and nobody else shall have it.
    client.release(true)
    throw error
  }
}

/** Where a database is, without who we are there. */
function placeOf(url: string): string {
  try {
    const { protocol } = new URL(url)
    if (protocol !== 'postgresql:' && protocol !== 'postgres:') throw invalidUrl()
    const { host, port, database } = new pg.Client({ connectionString: url })
    return `PostgreSQL at ${host}:${port}, database ${database}`
  } catch {
    // The reason would repeat the URL, and with it the password.
    throw invalidUrl()
  }
}

async function migrateWhenReached({
  url,
  place,
  log,
  signal,
}: {
  url: string
  place: string
  log: DatabaseLog
  signal: AbortSignal | undefined
}) {
  const deadlineMs = Date.now() + startTimeoutMs
  for (let waiting = false; ; waiting = true) {
    try {
      return await migrateOnce({ url })
    } catch (error) {
      if (/^(28|3D|42501)/.test(sqlStateOf(error) ?? '')) {
        throw connectionRefused({ place, cause: new Error(`SQLSTATE ${sqlStateOf(error)}`) })
      }
      // The client's own words while it logs in, as where the address has no password.
      if (error instanceof Error && error.message.startsWith('SASL: '))
        throw connectionRefused({ place, cause: error })
      const reason = await withDatabaseErrors(() => Promise.reject(error)).catch((known) => known)
      const isTemporary = reason instanceof AppError && reason.kind === 'unavailable'
      if (!isTemporary) throw reason
      if (Date.now() > deadlineMs) throw databaseUnavailable({ cause: reason.cause })
      if (!waiting) log.warn(`${place} does not answer yet; trying for 30 s`)
    }
    await wait(startRetryMs, undefined, { signal })
  }
}

/**
 * Several servers may start at once: the lock makes them queue, and the second one finds
 * nothing left to do. It is tied to the connection, so a server that is killed releases it.
 */
async function migrateOnce({ url }: { url: string }) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'foyer-server migrations',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: migrationTimeoutMs,
  })
  // Rejects the query at hand as well; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), migrations)
  } finally {
    await client.end()
  }
}

async function answers({
  pool,
  signal,
}: {
  pool: pg.Pool
  signal: AbortSignal | undefined
}): Promise<boolean> {
  signal?.throwIfAborted()
  const lateness = new AbortController()
  const late = wait(readyTimeoutMs, false, { signal: lateness.signal })
  try {
    const asked = pool.query('select 1').then(
      () => true,
      () => false,
    )
    return await Promise.race([asked, late])
  } finally {
    late.catch(() => {})
    lateness.abort()
  }
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../src/platform/database/Database.ts'
import { migrations } from '../src/platform/database/migrations.ts'
import { openDatabase } from '../src/platform/database/openDatabase.ts'
import { silentLog } from './describeDatabases.ts'
import { runInOtherProcess } from './runInOtherProcess.ts'
import { createDatabase } from './sharedPostgres.ts'

/** Making a PGlite takes seconds of a core, of which a busy machine has few. */
const timeout = 180_000

type Row = Readonly<Record<string, unknown>>

/** Runs several statements without values, or one with them. */
type Run = (text: string, values?: unknown[]) => Promise<readonly Row[]>

/** What a column with a constraint, or one that refers to another, may hold. */
const values: Readonly<Record<string, unknown>> = {
  mode: 'builtIn',
  kind: 'erc20',
  status: 'pending',
  stage: 'started',
  answer: 'approved',
  'onramp_purchases.status': 'begun',
  'sign_in_sessions.account': 'eip155:0xab',
  'sign_in_sessions.chain_id': 'eip155:1',
  'projects.origins': '["https://shop.example"]',
  // Lives longer than any test.
  expires_at: '2999-01-01T00:00:00Z',
}

/** A server of before: with all migrations up to one of them, and a row in each table as of its own migration. */
async function fillOld(run: Run, upTo: string): Promise<ReadonlyMap<string, Row>> {
  const { entries } = JSON.parse(
    await readFile(join(migrations.migrationsFolder, 'meta/_journal.json'), 'utf8'),
  ) as { entries: readonly { tag: string }[] }
  const files = readMigrationFiles(migrations)
  const last = entries.findIndex(({ tag }) => tag === upTo)
  expect(last).toBeGreaterThan(-1)
  // As Drizzle's migrator takes note of what it did.
  await run(`create schema foyer;
    create table foyer.migrations (id serial primary key, hash text not null, created_at bigint)`)
  const filled = new Map<string, Row>()
  for (const { sql: statements, hash, folderMillis } of files.slice(0, last + 1)) {
    for (const statement of statements) await run(statement)
    await run('insert into foyer.migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
    for (const table of await newTables(run, filled))
      filled.set(table, await insertInto(run, table))
  }
  return filled
}

/** Tables without their partitions, those that others refer to first. */
async function newTables(run: Run, known: ReadonlyMap<string, Row>): Promise<readonly string[]> {
  const rows = await run(`select c.relname as name from pg_class c
    where c.relnamespace = 'foyer'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('migrations', 'catalogue_state')
    order by (select count(*) from pg_constraint where conrelid = c.oid and contype = 'f'), c.oid`)
  return rows.map(({ name }) => `${name}`).filter((name) => !known.has(name))
}

async function insertInto(run: Run, table: string): Promise<Row> {
  const columns = await run(
    `select column_name as name, data_type as type, is_generated = 'ALWAYS' or identity_generation = 'ALWAYS' as is_made
     from information_schema.columns where table_schema = 'foyer' and table_name = $1`,
    [table],
  )
  const written = columns.filter(({ is_made }) => !is_made)
  const names = written.map(({ name }) => `"${name}"`)
  const places = written.map((_, index) => `$${index + 1}`)
  const [row] = await run(
    `insert into foyer.${table} (${names}) values (${places}) returning *`,
    written.map(({ name, type }) => valueFor(table, `${name}`, `${type}`)),
  )
  return row as Row
}

function valueFor(table: string, name: string, type: string): unknown {
  const given = values[`${table}.${name}`] ?? values[name]
  if (given !== undefined) return given
  if (/timestamp/.test(type)) return '2026-01-02T03:04:05.678Z'
  if (/int|numeric|double/.test(type)) return 1
  if (type === 'boolean') return true
  if (type === 'jsonb') return '{"kept":"ü"}'
  if (type === 'bytea') return Buffer.from([0, 1, 255])
  if (type === 'ARRAY') return '{}'
  // One text for all, so that what refers to another table finds it there.
  return 'kept ü'
}

/** What became another thing on purpose, by the migration that did it. */
const gone: readonly string[] = [
  // 0080: counts of a minute.
  'limit_windows',
]
const rewritten: Readonly<Record<string, Row>> = {
  // 0130: accounts are of one chain.
  sign_in_sessions: { account: 'eip155:1:0xab' },
}

/** Every row that was there is there, with all of its values; columns that came later are left out. */
async function expectKept(
  run: Run,
  filled: ReadonlyMap<string, Row>,
  when: 'after' | 'before' = 'after',
) {
  for (const [table, row] of filled) {
    if (when === 'after' && gone.includes(table)) continue
    const expected = { ...row, ...(when === 'after' && rewritten[table]) }
    const found = await run(`select * from foyer.${table}`)
    expect(found, table).toContainEqual(expect.objectContaining(expected))
  }
}

const runOn =
  (database: Pick<Database, 'execute'>): Run =>
  async (text, given) =>
    (await database.execute(text, given)).rows as Row[]

describe.each(['0001_start', '0120_sign_in_proofs', '0210_smart_session_grants'])(
  'a database of %s',
  (upTo) => {
    test('behavior: on PGlite the next start brings it up to date and keeps every row', {
      timeout,
    }, async () => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-upgrade-'))
      onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
      const { PGlite } = await import('@electric-sql/pglite')
      const old = await PGlite.create(join(dataFolder, 'database'))
      const filled = await fillOld(
        async (text, given) =>
          given
            ? (await old.query<Row>(text, given)).rows
            : ((await old.exec(text)).at(-1)?.rows as Row[]),
        upTo,
      )
      await old.close()
      const database = await openDatabase({ dataFolder, log: silentLog })
      onTestFinished(() => database.close())
      await expectKept(runOn(database), filled)
    })

    test('behavior: on PostgreSQL two processes that start at once bring it up to date and keep every row', {
      timeout,
    }, async () => {
      const postgres = await createDatabase({ hasTables: false })
      onTestFinished(() => postgres.drop())
      const place = { url: postgres.url, dataFolder: '' }
      const { default: pg } = await import('pg')
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      const filled = await fillOld(
        async (text, given) => (await client.query(text, given)).rows as Row[],
        upTo,
      )
      await client.end()
      const script = 'await (await openDatabase({ ...place, log })).close()'
      const starts = [1, 2].map(() => runInOtherProcess({ place, script }))
      expect(await Promise.all(starts.map((start) => start.ended()))).toEqual(['', ''])
      const database = await openDatabase({ ...place, log: silentLog })
      onTestFinished(() => database.close())
      await expectKept(runOn(database), filled)
      const done = await runOn(database)('select hash from foyer.migrations')
      expect(done.length).toBe(readMigrationFiles(migrations).length)
    })
  },
)

test('behavior: a process that is killed in the middle of its migrations leaves none of them half done', {
  timeout,
}, async () => {
  const postgres = await createDatabase({ hasTables: false })
  onTestFinished(() => postgres.drop())
  const place = { url: postgres.url, dataFolder: '' }
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(() => client.end())
  const run: Run = async (text, given) => (await client.query(text, given)).rows as Row[]
  const filled = await fillOld(run, '0060_relay')
  const tablesNow = () =>
    run(`select relname from pg_class where relnamespace = 'foyer'::regnamespace order by 1`)
  const before = await tablesNow()

  // A reader keeps the table that 0110 renames, so the process stands in the middle, with 0080 to 0100 behind it.
  await run('begin')
  await run('lock table foyer.relay_acknowledgements in access share mode')
  const killed = runInOtherProcess({ place, script: 'await openDatabase({ ...place, log })' })
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  onTestFinished(() => other.end())
  const waiting = async () =>
    (
      await other.query(
        `select pid from pg_stat_activity where application_name = 'foyer-server migrations'
         and datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows as { pid: number }[]
  await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(1)
  killed.process.kill('SIGKILL')
  await killed.ended()
  await run('rollback')
  // PostgreSQL learns of it when it wants to answer.
  await expect
    .poll(
      async () =>
        (
          await other.query(`select 1 from pg_stat_activity where application_name = 'foyer-server migrations'
          and datname = current_database()`)
        ).rows,
      { timeout: 30_000 },
    )
    .toEqual([])
  expect(await tablesNow()).toEqual(before)
  await expectKept(run, filled, 'before')

  const database = await openDatabase({ ...place, log: silentLog })
  onTestFinished(() => database.close())
  await expectKept(runOn(database), filled)
  expect(
    await database.run((queries) =>
      queries.execute(sql`select count(*)::int as count from foyer.migrations`),
    ),
  ).toMatchObject({ rows: [{ count: readMigrationFiles(migrations).length }] })
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppError } from '@foyer/core/primitives'
import { startPostgres } from '@foyer/testing/stack'
import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../../scripts/emptyDatabase.mjs'
import { describeDatabases, silentLog } from '../../../test/describeDatabases.ts'
import { runInOtherProcess } from '../../../test/runInOtherProcess.ts'
import { createDatabase } from '../../../test/sharedPostgres.ts'
import type { Database } from './Database.ts'
import { openDatabase } from './openDatabase.ts'
import { wallets } from './tables/wallets.ts'

const files = import.meta.glob<object>('./tables/*.ts', { eager: true })
const tables = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value): value is PgTable => is(value, PgTable))

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describeDatabases('opening', ({ kind, database, place }) => {
  test('behavior: it says which it is and that it is ready', async () => {
    expect(database().kind).toBe(kind)
    expect(await database().isReady()).toBe(true)
    expect(await database().isReady(AbortSignal.timeout(5_000))).toBe(true)
  })

  test('behavior: the migrations make what the schema says', async () => {
    const found = await rows(
      database(),
      sql`select table_name, column_name, data_type, is_nullable, column_default is not null or is_identity = 'YES' as has_default
          from information_schema.columns where table_schema = 'foyer' and table_name <> 'migrations'
            and not ${isPartition(sql`to_regclass(format('foyer.%I', table_name))`)}
          order by 1, 2`,
    )
    const described = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns.map((column) => ({
        table_name: name,
        column_name: column.name,
        data_type: column.getSQLType().replace(/.*\[\]$/, 'ARRAY'),
        is_nullable: column.notNull ? 'NO' : 'YES',
        has_default: column.hasDefault || column.generatedIdentity !== undefined,
      }))
    })
    expect(found).toEqual(described.sort((a, b) => order(a, b)))
  })

  test('behavior: the migrations make the constraints and indices that the schema names', async () => {
    const found = await rows(
      database(),
      sql`select conname as name from pg_constraint
          where connamespace = 'foyer'::regnamespace and contype in ('c', 'u')
            and not ${isPartition(sql`conrelid`)}
          union select indexname from pg_indexes where schemaname = 'foyer'
            and indexname not like '%_pkey'
            and not ${isPartition(sql`to_regclass(format('foyer.%I', tablename))`)} order by 1`,
    )
    const described = tables.flatMap((table) => {
      const { uniqueConstraints, checks, indexes } = getTableConfig(table)
      return [
        ...uniqueConstraints.map(({ name }) => name),
        ...checks.map(({ name }) => name),
        ...indexes.map(({ config }) => config.name),
      ]
    })
    expect(found.map(({ name }) => name)).toEqual(described.sort())
  })

  test('error: a refused query is told without what was asked for', async () => {
    const failing = database().run((queries) =>
      queries.execute(sql`select cast(${'a-secret'} as integer)`),
    )
    const error = await rejection(failing)
    expect(error).toMatchObject({ code: 'database/query-failed', kind: 'defect' })
    expect(`${error.stack}${error.cause.stack}`).not.toContain('a-secret')
  })

  test('error: what is not the fault of the database passes as it is', async () => {
    const bug = new TypeError('ours')
    await expect(database().run(() => Promise.reject(bug))).rejects.toBe(bug)
  })

  test('error: a closed database is unavailable and not ready', async () => {
    if (kind === 'pglite') await copyEmptyDatabase(folder)
    const other =
      kind === 'pglite'
        ? await openDatabase({ dataFolder: folder, log: silentLog })
        : await openDatabase({ ...place(), log: silentLog })
    await Promise.all([other.close(), other.close()])
    expect(await other.isReady()).toBe(false)
    await expect(other.run((queries) => queries.execute('select 1'))).rejects.toMatchObject({
      code: 'database/unavailable',
      kind: 'unavailable',
    })
  })
})

describe('PGlite', () => {
  test('error: a second server on the same folder learns what to do, and the first goes on', async () => {
    await copyEmptyDatabase(folder)
    const first = await openDatabase({ dataFolder: folder, log: silentLog })
    try {
      const refusal = { code: 'database/folder-in-use', kind: 'invalid' }
      await expect(openDatabase({ dataFolder: folder, log: silentLog })).rejects.toMatchObject(
        refusal,
      )
      const other = runInOtherProcess({
        place: { url: undefined, dataFolder: folder },
        script:
          'await openDatabase({ ...place, log }).catch(({ message }) => console.log(message))',
      })
      expect(await other.ended()).toBe(
        `The database in ${folder} is in use by another server (process ${process.pid}), and only ` +
          'one may open it. Stop that one, set DATA_FOLDER to another folder, or set DATABASE_URL ' +
          'to a PostgreSQL that several servers can share.\n',
      )
      expect(await first.isReady()).toBe(true)
    } finally {
      await first.close()
    }
    expect((await readdir(folder)).sort()).toEqual(['database', 'database.lock'])
    expect(await readdir(join(folder, 'database.lock'))).toEqual(['1'])
  })

  test('behavior: after a kill -9, at any moment, the next start needs no hand', async () => {
    const place = { url: undefined, dataFolder: folder }
    const early = runInOtherProcess({
      place,
      script: 'await openDatabase({ ...place, log })',
    })
    await until(async () => (await readdir(folder)).includes('database.unfinished'))
    early.process.kill('SIGKILL')
    await early.ended()

    const late = runInOtherProcess({
      place,
      script: `const database = await openDatabase({ ...place, log })
        await database.run((queries) => queries.execute('create table kept as select 42 as n'))
        console.log('written')
        setInterval(() => {}, 1000)`,
    })
    await late.line('written')
    late.process.kill('SIGKILL')
    await late.ended()

    const startMs = performance.now()
    const database = await openDatabase({ dataFolder: folder, log: silentLog })
    expect(performance.now() - startMs).toBeLessThan(5_000)
    expect(await rows(database, sql`select n from kept`)).toEqual([{ n: 42 }])
    await database.close()
  })
})

describe('PostgreSQL', () => {
  test('behavior: several processes may start at once on an empty database', async () => {
    const postgres = await createDatabase({ hasTables: false })
    try {
      const place = { url: postgres.url, dataFolder: folder }
      const starts = Array.from({ length: 3 }, () =>
        runInOtherProcess({
          place,
          script: `const database = await openDatabase({ ...place, log })
            console.log(await database.isReady())
            await database.close()`,
        }),
      )
      const here = Array.from({ length: 3 }, () => openDatabase({ ...place, log: silentLog }))
      expect(await Promise.all(starts.map((start) => start.ended()))).toEqual(
        starts.map(() => 'true\n'),
      )
      for (const database of await Promise.all(here)) await database.close()
    } finally {
      await postgres.drop()
    }
  })

  test('behavior: it has as many connections as the operator allows, and no more', async () => {
    const postgres = await createDatabase()
    const place = { url: postgres.url, dataFolder: folder, log: silentLog }
    try {
      for (const connections of [2, 14]) {
        const database = await openDatabase({ ...place, connections })
        const asked = Array.from({ length: 20 }, () =>
          database.execute('select pg_backend_pid() as pid, pg_sleep(0.05)', []),
        )
        const pids = (await Promise.all(asked)).map(
          ({ rows }) => (rows as { pid: number }[])[0]?.pid,
        )
        expect(new Set(pids).size).toBe(connections)
        await database.close()
      }
    } finally {
      await postgres.drop()
    }
  })

  test('error: while it is away callers get an answer they can pass on, and it recovers by itself', async () => {
    const postgres = await startPostgres({})
    const warnings: string[] = []
    const log = { info: () => {}, warn: (message: string) => void warnings.push(message) }
    const database = await openDatabase({ url: postgres.url, dataFolder: folder, log })
    const secret = new URL(postgres.url).password
    try {
      const ask = () => database.run((queries) => queries.execute('select 1'))
      // Several connections, all of which will break.
      await Promise.all(Array.from({ length: 5 }, ask))
      await postgres.kill9()
      // A process of it that had begun may still answer one question.
      await until(async () =>
        (await Promise.allSettled(Array.from({ length: 5 }, ask))).every(
          ({ status }) => status === 'rejected',
        ),
      )
      for (const error of await Promise.all(Array.from({ length: 10 }, () => rejection(ask())))) {
        expect(error).toMatchObject({ code: 'database/unavailable', kind: 'unavailable' })
        expect(JSON.stringify(error) + error.stack + error.cause.stack).not.toContain(secret)
      }
      expect(await database.isReady()).toBe(false)

      await postgres.restart()
      const backMs = performance.now()
      await until(() => database.isReady())
      await Promise.all(Array.from({ length: 20 }, ask))
      expect(performance.now() - backMs).toBeLessThan(5_000)
      expect(warnings.length).toBeGreaterThan(0)
      expect(warnings.join()).not.toContain(secret)
    } finally {
      await database.close()
      await postgres.stop()
    }
  })

  test('error: a query that takes too long, or a database that only reads, is unavailable', async () => {
    const postgres = await createDatabase()
    const database = await openDatabase({
      url: postgres.url,
      dataFolder: folder,
      log: silentLog,
    })
    try {
      const startMs = performance.now()
      await expect(
        database.run((queries) => queries.execute('select pg_sleep(30)')),
      ).rejects.toMatchObject({ code: 'database/unavailable' })
      expect(performance.now() - startMs).toBeLessThan(5_500)

      const writing = database.run((queries) =>
        queries.transaction(async (transaction) => {
          await transaction.execute('set transaction read only')
          await transaction.delete(wallets)
        }),
      )
      await expect(writing).rejects.toMatchObject({ code: 'database/unavailable' })
    } finally {
      await database.close()
      await postgres.drop()
    }
  })

  test('behavior: a server that starts before its database waits for it', async () => {
    const postgres = await startPostgres({})
    const warnings: string[] = []
    const log = { info: () => {}, warn: (message: string) => void warnings.push(message) }
    try {
      await postgres.kill9()
      const opening = openDatabase({ url: postgres.url, dataFolder: folder, log })
      await until(async () => warnings.length > 0)
      await postgres.restart()
      const database = await opening
      expect(await database.isReady()).toBe(true)
      await database.close()
      expect(warnings).toEqual([
        `PostgreSQL at 127.0.0.1:${postgres.port}, database postgres does not answer yet; trying for 30 s`,
      ])

      await postgres.kill9()
      const controller = new AbortController()
      const givenUp = openDatabase({
        url: postgres.url,
        dataFolder: folder,
        log,
        signal: controller.signal,
      })
      controller.abort()
      await expect(givenUp).rejects.toMatchObject({ name: 'AbortError' })
    } finally {
      await postgres.stop()
    }
  })

  test.each([
    ['a wrong password', ':not-the-password@'],
    ['no password', '@'],
    ['an empty password', ':@'],
  ])('error: %s is said at once, and never repeated', async (_, given) => {
    const postgres = await createDatabase()
    try {
      const url = postgres.url.replace(/:[^:@]+@/, given)
      const error = await openDatabase({ url, dataFolder: folder, log: silentLog }).catch(
        (reason) => reason,
      )
      expect(error).toMatchObject({ code: 'database/connection-refused', kind: 'invalid' })
      expect(error.message).toMatch(
        `PostgreSQL at ${new URL(url).host}, database ${new URL(url).pathname.slice(1)} does not let us in.`,
      )
      expect(JSON.stringify(error) + error.stack + error.cause.stack).not.toContain('not-the-pass')
    } finally {
      await postgres.drop()
    }
  })

  test.each([
    'postgresql://user:a-secret@:x:/',
    'mysql://user:a-secret@localhost/foyer',
    'user:a-secret@localhost/foyer',
    'postgresql://user:a-secret@localhost:99999/foyer',
  ])('error: %s is no address of a PostgreSQL', async (url) => {
    const error = await openDatabase({ url, dataFolder: folder, log: silentLog }).catch(
      (reason) => reason,
    )
    expect(error).toMatchObject({ code: 'database/invalid-url', kind: 'invalid' })
    expect(JSON.stringify(error) + error.stack).not.toContain('a-secret')
    expect(error.cause).toBeUndefined()
  })
})

async function rows(database: Database, query: SQL) {
  const result = await database.run((queries) => queries.execute(query))
  return (result as unknown as { rows: Record<string, unknown>[] }).rows
}

function order(
  a: { table_name: string; column_name: string },
  b: { table_name: string; column_name: string },
) {
  const [left, right] = [`${a.table_name} ${a.column_name}`, `${b.table_name} ${b.column_name}`]
  return left < right ? -1 : 1
}

async function until(condition: () => Promise<boolean>) {
  for (;;) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function rejection(promise: Promise<unknown>): Promise<AppError & { cause: Error }> {
  return promise.then(
    () => Promise.reject(new Error('It was fulfilled')),
    (reason) => reason,
  )
}

/** Partitions of a table have what it has, under names of their own. */
const isPartition = (relation: SQL) =>
  sql`coalesce((select relispartition from pg_class where oid = ${relation}), false)`

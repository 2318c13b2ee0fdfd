import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@foyer/testing/stack'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/platform/database/openDatabase.ts'
import { createLog } from '../src/platform/log/createLog.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { addProject, readProjects } from '../src/projects/projectStore.ts'
import { startServer } from '../src/startServer.ts'
import { silentLog } from './describeDatabases.ts'
import { createDatabase, type TestDatabase } from './sharedPostgres.ts'

let one: TestDatabase
let other: Postgres
beforeAll(async () => {
  one = await createDatabase()
  other = await startPostgres({ durable: false })
})
afterAll(async () => {
  await one?.drop()
  await other?.stop()
})

test('behavior: a backup as docs/operating.md makes it is restored on another PostgreSQL, and a server goes on with it', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const [, options = ''] = /`pg_dump (--schema foyer[^`]*)`/.exec(page) ?? []
  expect(options).not.toBe('')
  const database = await openDatabase({ url: one.url, dataFolder: '', log: silentLog })
  await addProject(database, { id: 'shop', name: 'The shop', origins: ['https://shop.example'] })
  await database.close()

  const folder = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'foyer.sql')
  execFileSync(binary('pg_dump'), [...options.split(' '), '--file', file, one.url])
  execFileSync(binary('psql'), ['--quiet', '--set', 'ON_ERROR_STOP=1', '--file', file, other.url])

  const server = await startServer({
    settings: readSettings({ PORT: '0', DATABASE_URL: other.url }),
    log: createLog({ level: 'silent' }),
  })
  onTestFinished(() => server.stop())
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  const restored = await openDatabase({ url: other.url, dataFolder: '', log: silentLog })
  onTestFinished(() => restored.close())
  expect((await readProjects(restored)).map(({ id }) => id)).toEqual(['shop'])
})

/** Those of the newest version that is installed: an older `pg_dump` refuses a newer server. */
function binary(name: string): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const newest = join(debian, `${Math.max(0, ...versions)}`, 'bin', name)
  return existsSync(newest) ? newest : name
}

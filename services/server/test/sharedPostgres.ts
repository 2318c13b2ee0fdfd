import { type Postgres, startPostgres } from '@foyer/testing/stack'
import pg from 'pg'
import { openDatabase } from '../src/platform/database/openDatabase.ts'

/** One for all files of a worker: starting one takes seconds. It ends with the process. */
let shared: Promise<Postgres> | undefined
let databases = 0

/** A database of its own in a PostgreSQL that others use as well, so it is not one to stop or to break. */
export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Makes a database with every table and nothing in it, or without tables. */
export async function createDatabase({ hasTables = true } = {}): Promise<TestDatabase> {
  shared ??= start()
  const { url } = await shared
  const name = `test_${++databases}`
  await execute(url, `create database ${name} template ${hasTables ? 'empty' : 'template1'}`)
  return {
    url: addressOf(url, name),
    drop: () => execute(url, `drop database ${name} with (force)`),
  }
}

async function start(): Promise<Postgres> {
  // Workers are ended by this signal, and the folder goes with a process that leaves by itself.
  process.once('SIGTERM', () => process.exit())
  const postgres = await startPostgres({ durable: false })
  await execute(postgres.url, 'create database empty')
  const log = { info: () => {}, warn: () => {} }
  const empty = await openDatabase({ url: addressOf(postgres.url, 'empty'), dataFolder: '', log })
  await empty.close()
  return postgres
}

const addressOf = (url: string, name: string) => `${new URL(`/${name}`, url)}`

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

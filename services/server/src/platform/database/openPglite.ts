import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, DatabaseLog } from './Database.ts'
import { lockFolder } from './lockFolder.ts'
import { migrations } from './migrations.ts'
import { refuseUnstorable, storableOnly } from './storable.ts'
import { withDatabaseErrors } from './withDatabaseErrors.ts'

/**
 * Opens PGlite, a PostgreSQL inside this process, in `<dataFolder>/database`. Nothing to install or
 * to start; in return one server has the folder for itself.
 */
export async function openPglite({
  dataFolder,
  log,
  signal,
}: {
  dataFolder: string
  log: DatabaseLog
  signal?: AbortSignal | undefined
}): Promise<Database> {
  signal?.throwIfAborted()
  await mkdir(dataFolder, { recursive: true })
  const lock = await lockFolder({ folder: dataFolder, log, signal })
  try {
    const dataDir = join(dataFolder, 'database')
    if (!existsSync(dataDir)) await createWhole(dataDir)
    const client = await openMigrated(dataDir)
    let closing: Promise<void> | undefined
    return {
      kind: 'pglite',
      run: (work) => withDatabaseErrors(() => work(drizzle(client, { logger: storableOnly }))),
      execute: (text, values) => withDatabaseErrors(() => execute({ client, text, values })),
      isReady: async (signal) => {
        signal?.throwIfAborted()
        return client.query('select 1').then(
          () => true,
          () => false,
        )
      },
      close: () => {
        closing ??= client.close().finally(() => lock.release())
        return closing
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Several statements go through a transaction of the driver, or others would get in between. */
async function execute({
  client,
  text,
  values,
}: {
  client: PGlite
  text: string
  values: unknown[] | undefined
}): Promise<{ rows: unknown[] }> {
  refuseUnstorable(values ?? [])
  if (values && values.length > 0) return client.query(text, values)
  const [, inside = text] = /^\s*begin;(.*)commit;\s*$/is.exec(text) ?? []
  const results = await client.transaction((transaction) => transaction.exec(inside))
  return { rows: results.flatMap(({ rows }) => rows) }
}

/**
 * A server that is killed while it makes the database must not leave half of one behind, so it gets
 * its name when it is whole.
 */
async function createWhole(dataDir: string) {
  const unfinished = `${dataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await (await openMigrated(unfinished)).close()
  await rename(unfinished, dataDir)
}

async function openMigrated(dataDir: string): Promise<PGlite> {
  const client = await PGlite.create({ dataDir })
  try {
    await migrate(drizzle(client), migrations)
    return client
  } catch (error) {
    await client.close()
    throw error
  }
}

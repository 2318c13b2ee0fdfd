import type { Database, DatabaseLog } from './Database.ts'

export interface OpenDatabaseParameters {
  /** Of a PostgreSQL, 15 or newer. Absent or empty: PGlite in `dataFolder`. */
  url?: string | null | undefined
  /** To PostgreSQL, at once; 10 when left out. */
  connections?: number | undefined
  /** Made when it is missing. */
  dataFolder: string
  log: DatabaseLog
  /** Gives up opening. */
  signal?: AbortSignal | undefined
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL when there is a URL, which several
 * servers may share, else PGlite in a folder that one server has for itself.
 *
 * @throws `database/invalid-url`, `database/connection-refused` when the operator has to change a setting.
 * @throws `database/folder-in-use` when another server has the folder.
 * @throws `database/unavailable` when PostgreSQL does not answer within 30 s.
 */
export async function openDatabase({
  url,
  connections,
  dataFolder,
  log,
  signal,
}: OpenDatabaseParameters): Promise<Database> {
  // Each brings its driver along, and a server uses one.
  if (url) {
    const { openPostgres } = await import('./openPostgres.ts')
    return openPostgres({ url, connections, log, signal })
  }
  const { openPglite } = await import('./openPglite.ts')
  return openPglite({ dataFolder, log, signal })
}

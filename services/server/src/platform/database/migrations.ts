import { join } from 'node:path'

/** What Drizzle's migrator needs to bring a database up to date. */
export const migrations = {
  migrationsFolder: join(import.meta.dirname, '../../../migrations'),
  migrationsSchema: 'foyer',
  migrationsTable: 'migrations',
}

import { existsSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '@foyer/testing/stack'

/** The server, as `npm run build` leaves it. */
export const serverEntry = fileURLToPath(
  new URL('../../../services/server/dist/main.js', import.meta.url),
)

const folder = fileURLToPath(new URL('../../../.foyer/test/empty-database', import.meta.url))

/**
 * Has the built server make a database that nothing is in, unless it did: making one takes a core for
 * seconds, and some forty servers are started in a run.
 */
export default async function makeEmptyDatabase(): Promise<void> {
  if (existsSync(folder) && statSync(folder).mtimeMs > statSync(serverEntry).mtimeMs) return
  const unfinished = `${folder}.${process.pid}`
  await rm(folder, { recursive: true, force: true })
  const server = await startServer({ entry: serverEntry, dataFolder: unfinished })
  await server.stop()
  await rename(unfinished, folder)
}

/** Puts a copy of it where a server will look for its own. */
export async function copyEmptyDatabase(dataFolder: string): Promise<void> {
  await cp(join(folder, 'database'), join(dataFolder, 'database'), { recursive: true })
}

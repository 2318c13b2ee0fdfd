import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import { keepInMemory } from '../../../scripts/keepInMemory.mjs'
import { makeQuickServer } from '../../../scripts/quickServer.mjs'

/** The environment variable that names where the workers of a run put the hosts that the first of them builds. */
export const hostsFolder = 'FOYER_HOSTS_FOLDER'

/** What is made once for all workers. */
export default async function setUp(): Promise<() => Promise<void>> {
  await makeEmptyDatabase()
  await makeQuickServer()
  const removeFiles = keepInMemory()
  const folder = await mkdtemp(join(tmpdir(), 'foyer-hosts-'))
  process.env[hostsFolder] = folder
  return async () => {
    await rm(folder, { recursive: true, force: true })
    removeFiles()
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createImageFolder } from '../../images/built-in/createImageFolder.ts'
import type { Catalogue } from './Catalogue.ts'
import { createCatalogue } from './createCatalogue.ts'
import { readRows } from './readRows.ts'

/** The folder of the package with the built-in wallets and images. */
export const builtInFolder = join(import.meta.dirname, '../../../catalogue')

/** Where an operator reads what was left out; pino and the like fulfil it. */
export interface CatalogueLog {
  warn(facts: object, message: string): void
}

/** More would fill the log with one bad import. */
const maxLogged = 20

/**
 * Reads a catalogue from a folder: `wallets.json`, and `wallets/` with the images. Rows that nobody
 * should see are left out and logged once.
 *
 * @throws when `wallets.json` is there and no JSON list; a missing one lists nothing
 */
export async function readBuiltInCatalogue({
  folder = builtInFolder,
  log,
}: {
  folder?: string
  log: CatalogueLog
}): Promise<Catalogue> {
  const { rows, refused } = readRows(await readList(join(folder, 'wallets.json')))
  if (refused.length > 0) {
    const facts = { refused: refused.slice(0, maxLogged), count: refused.length }
    log.warn(facts, 'Rows of the catalogue were left out')
  }
  return createCatalogue({ rows, readImage: createImageFolder(join(folder, 'wallets')) })
}

async function readList(path: string): Promise<readonly unknown[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list)) throw new TypeError(`${path} is no list of wallets`)
  return list
}

import type { ImageFile } from '../../images/ImageFile.ts'
import { createPageCache } from '../../platform/cache/createPageCache.ts'
import type { Database } from '../../platform/database/Database.ts'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import { createCatalogue } from '../catalogue/createCatalogue.ts'
import { readRows } from '../catalogue/readRows.ts'
import {
  type ImportedWallets,
  importedImage,
  offeredRows,
  readImportedWallets,
} from './importedWallets.ts'
import { watchImports } from './importedWatch.ts'

/** Where an operator reads that an import was taken up; pino and the like fulfil it. */
export interface ImportLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

/** What a page of images takes, many times over. */
const maxKeptBytes = 32 * 1_024 * 1_024

/**
 * The catalogue as the operator wants it: the built-in one, or what was imported, with imports and
 * forgetting taken up while it runs. While the database is away, the last one is offered.
 *
 * @throws `database/unavailable`
 */
export async function createImportedCatalogue({
  builtIn,
  database,
  log,
  signal,
  everyMs,
}: {
  builtIn: Catalogue
  database: Database
  log: ImportLog
  /** Stops looking for imports. */
  signal: AbortSignal
  /** How often to look; four seconds when left out. */
  everyMs?: number
}): Promise<Catalogue> {
  const imported = await readImportedWallets(database)
  let offered = offer({ builtIn, database, imported })
  void watchImports({
    database,
    version: imported.version,
    onImport(imported) {
      offered = offer({ builtIn, database, imported })
      const { mode, rows, version } = imported
      log.info({ mode, rows: rows.length, version }, 'Another catalogue was imported')
    },
    onError: (error) => log.warn({ err: error }, 'An import could not be read'),
    signal,
    ...(everyMs === undefined ? {} : { everyMs }),
  })
  return {
    page: (query) => offered.page(query),
    list: (query) => offered.list(query),
    image: (imageId) => offered.image(imageId),
  }
}

/** Built-in images serve an imported row that names one and brings none. */
function offer({
  builtIn,
  database,
  imported,
}: {
  builtIn: Catalogue
  database: Database
  imported: ImportedWallets
}): Catalogue {
  if (imported.mode === 'builtIn') return builtIn
  const everything = builtIn.list({ page: 1, entries: Number.MAX_SAFE_INTEGER }).data
  const { rows } = readRows(offeredRows({ builtIn: everything, imported }))
  const kept = createPageCache<ImageFile>(maxKeptBytes)
  return createCatalogue({
    rows,
    async readImage(imageId) {
      // A third party who makes up ids must not reach the database.
      if (!imported.imageIds.has(imageId)) return builtIn.image(imageId)
      const known = kept.get(imageId)
      if (known) return known
      const image = await importedImage(database, imageId)
      if (image) kept.set(imageId, image, image.bytes.length)
      return image
    },
  })
}

import { ListedWallet } from '@foyer/protocol'
import { asc, eq, sql } from 'drizzle-orm'
import type { ImageFile } from '../../images/ImageFile.ts'
import type { Database } from '../../platform/database/Database.ts'
import { catalogueState, walletImages, wallets } from '../../platform/database/tables/wallets.ts'
import type { ImportedRows } from './importedRows.ts'

/** Which wallets are offered: the built-in ones, the operator's, or the operator's over them. */
type CatalogueMode = 'builtIn' | 'replace' | 'add'

export interface ImportedWallets {
  /** Grows with every import, and tells one from another. */
  readonly version: number
  readonly mode: CatalogueMode
  /** In the order of the file; empty for `builtIn`. */
  readonly rows: readonly ListedWallet[]
  /** The images that `importedImage` has. */
  readonly imageIds: ReadonlySet<string>
}

/** Few enough for one statement, whose parameters are counted and whose time is. */
const rowsAtOnce = 500
const imagesAtOnce = 8

/**
 * Reads what the operator imported, as it was at one moment.
 *
 * @throws `database/unavailable`
 */
export async function readImportedWallets(database: Database): Promise<ImportedWallets> {
  return database.run((queries) =>
    queries.transaction(
      async (transaction) => {
        const [state] = await transaction.select().from(catalogueState)
        const kept = await transaction
          .select({ row: wallets.row })
          .from(wallets)
          .orderBy(asc(wallets.position))
        const images = await transaction
          .select({ imageId: walletImages.imageId })
          .from(walletImages)
        return {
          version: state?.version ?? 0,
          mode: state?.mode ?? 'builtIn',
          // A later version may know more fields than the one that imported them.
          rows: kept.map(({ row }) => ListedWallet.safeParse(row).data).filter((row) => !!row),
          imageIds: new Set(images.map(({ imageId }) => imageId)),
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )
}

/**
 * An image of the import, or `null`.
 *
 * @throws `database/unavailable`
 */
export async function importedImage(
  database: Database,
  imageId: string,
): Promise<ImageFile | null> {
  const [image] = await database.run((queries) =>
    queries.select().from(walletImages).where(eq(walletImages.imageId, imageId)),
  )
  if (!image) return null
  const { contentType, bytes, digest } = image
  return { contentType, bytes, digest }
}

/**
 * Puts an import in the place of the one before, as a whole: who reads meanwhile sees one of the two.
 *
 * @throws `database/unavailable`; nothing is changed then.
 */
export async function storeImport({
  database,
  mode,
  imported,
}: {
  database: Database
  mode: 'replace' | 'add'
  imported: Pick<ImportedRows, 'wallets' | 'images'>
}): Promise<void> {
  await replaceWith({ database, mode, imported })
}

/**
 * Takes the import away, so that the built-in wallets are offered again.
 *
 * @throws `database/unavailable`; nothing is changed then.
 */
export async function forgetImport(database: Database): Promise<void> {
  await replaceWith({ database, mode: 'builtIn', imported: { wallets: [], images: [] } })
}

/**
 * The rows to offer. With `add`, a row of the operator's takes the place of the built-in one
 * with the same id, and new ones follow.
 */
export function offeredRows({
  builtIn,
  imported: { mode, rows },
}: {
  builtIn: readonly ListedWallet[]
  imported: Pick<ImportedWallets, 'mode' | 'rows'>
}): readonly ListedWallet[] {
  if (mode === 'builtIn') return builtIn
  if (mode === 'replace') return rows
  const byId = new Map(builtIn.map((row) => [row.id, row]))
  for (const row of rows) byId.set(row.id, row)
  return [...byId.values()]
}

async function replaceWith({
  database,
  mode,
  imported,
}: {
  database: Database
  mode: CatalogueMode
  imported: Pick<ImportedRows, 'wallets' | 'images'>
}) {
  const rows = imported.wallets.map((row, position) => ({ id: row.id, position, row }))
  await database.run((queries) =>
    queries.transaction(async (transaction) => {
      // First, so that two imports at once follow each other instead of mixing.
      await transaction
        .update(catalogueState)
        .set({ version: sql`${catalogueState.version} + 1`, mode, changedAt: sql`now()` })
      await transaction.delete(wallets)
      await transaction.delete(walletImages)
      for (const part of inParts(rows, rowsAtOnce)) await transaction.insert(wallets).values(part)
      for (const part of inParts(imported.images, imagesAtOnce)) {
        await transaction.insert(walletImages).values(part)
      }
    }),
  )
}

function* inParts<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size)
}

import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@foyer/core/primitives'
import type { Database } from '../../platform/database/Database.ts'
import { catalogueState } from '../../platform/database/tables/wallets.ts'
import { type ImportedWallets, readImportedWallets } from './importedWallets.ts'

/**
 * Twice within the ten seconds that an operator may wait to see an import, so that one question may
 * go unanswered. Asking for one number is cheaper than a connection that only listens (LISTEN/NOTIFY),
 * which each process would hold open, and would have to mend and ask again after every break.
 */
const usualEveryMs = 4_000

export interface WatchImportsParameters {
  database: Database
  /** The version that is offered already. */
  version: number
  onImport(imported: ImportedWallets): void | Promise<void>
  /** Called with what is no passing outage of the database. */
  onError(error: unknown): void
  signal: AbortSignal
  everyMs?: number
}

/**
 * Tells when an operator imported a catalogue or forgot it, in this process or another. Resolves when
 * the signal aborts; never rejects.
 */
export async function watchImports({
  database,
  version,
  onImport,
  onError,
  signal,
  everyMs = usualEveryMs,
}: WatchImportsParameters): Promise<void> {
  for (let offered = version; ; ) {
    const isOver = await wait(everyMs, false, { signal, ref: false }).catch(() => true)
    if (isOver) return
    try {
      if ((await readVersion(database)) === offered) continue
      const imported = await readImportedWallets(database)
      if (signal.aborted) return
      await onImport(imported)
      offered = imported.version
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'unavailable')) onError(error)
    }
  }
}

async function readVersion(database: Database): Promise<number | undefined> {
  const [state] = await database.run((queries) =>
    queries.select({ version: catalogueState.version }).from(catalogueState),
  )
  return state?.version
}

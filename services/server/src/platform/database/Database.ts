import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a query is written against; the same on both databases. */
export type Queries = PgDatabase<PgQueryResultHKT>

/** Where the server keeps what must outlive it. */
export interface Database {
  readonly kind: 'pglite' | 'postgresql'
  /**
   * Runs queries. Pass what `work` is given on, never keep it.
   *
   * @throws `database/unavailable` when the database does not answer in time, is read-only or full.
   * @throws `database/text-refused` for a text with NUL or half of a pair of surrogates, invalid.
   * @throws `database/query-failed` when it refuses a query. Neither error holds what was asked for.
   */
  run<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /**
   * Runs SQL of a library that brings its own: one statement with values, or several without, which
   * then count all or none.
   *
   * @throws as `run` does
   */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Whether a query would be answered now; never rejects, unless the signal aborts. */
  isReady(signal?: AbortSignal): Promise<boolean>
  /** Resolves when everything is written and released. May be called again. */
  close(): Promise<void>
}

/** Where the database says what an operator should know; pino and the like fulfil it. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
}

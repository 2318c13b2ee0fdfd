// Tables of the operator's own catalogue.
import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea, foyer } from './foyerSchema.ts'

/** The operator's own catalogue; rows were checked when they were imported. */
export const wallets = foyer.table('wallets', {
  id: text().primaryKey(),
  /** In the order of the import. */
  position: integer().notNull(),
  row: jsonb().notNull(),
})

/** Images of the operator's own catalogue. */
export const walletImages = foyer.table('wallet_pictures', {
  imageId: text('image_id').primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: bytea().notNull(),
  digest: text().notNull(),
})

/** One row that says which catalogue counts; its version grows with every change. */
export const catalogueState = foyer.table(
  'catalogue_state',
  {
    id: smallint().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull(),
    mode: text({ enum: ['builtIn', 'replace', 'add'] }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('catalogue_state_one_row', sql`${table.id} = 1`),
    check('catalogue_state_mode', sql`${table.mode} in ('builtIn', 'replace', 'add')`),
  ],
)

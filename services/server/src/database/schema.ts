import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/** Both drivers hand out buffers, or arrays that are as good. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/**
 * Everything of ours stands in one schema, so that an operator may share a database with other
 * software and take us out again with one statement.
 */
const foyer = pgSchema('foyer')

/** What applications report, one row for each step of a person. */
export const analyticsEvents = foyer.table(
  'analytics_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: text('project_id'),
    eventId: text('event_id').notNull(),
    event: text().notNull(),
    url: text().notNull(),
    domain: text().notNull(),
    /** By the client's clock. */
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    properties: jsonb(),
    address: text(),
  },
  (table) => [
    unique('analytics_events_once').on(table.projectId, table.eventId).nullsNotDistinct(),
    index('analytics_events_received_at').on(table.receivedAt),
  ],
)

/** The operator's own catalogue; rows were checked when they were imported. */
export const wallets = foyer.table('wallets', {
  id: text().primaryKey(),
  /** In the order of the import. */
  position: integer().notNull(),
  row: jsonb().notNull(),
})

/** Pictures of the operator's own catalogue. */
export const walletPictures = foyer.table('wallet_pictures', {
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

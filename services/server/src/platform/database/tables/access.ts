// Tables of who may ask, and how much.
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

/** Applications that the operator registered; while there is none, every application may ask. */
export const projects = foyer.table(
  'projects',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Patterns, in the form that `parseOriginPattern` gives them. */
    origins: jsonb().notNull().$type<readonly string[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('projects_origins_list', sql`jsonb_typeof(${table.origins}) = 'array'`)],
)

/** Rate limits of several processes. Not logged: a crash of the database may forget a minute. */
export const limitCounts = foyer.table(
  'limit_counts',
  {
    key: text().primaryKey(),
    /** What was granted in each short while of the window, newest first. */
    counts: bigint({ mode: 'number' }).array().notNull(),
    /** When it last was in each of these. */
    lasts: timestamp({ withTimezone: true }).array().notNull(),
    /** When all of it is forgotten. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('limit_counts_ends_at').on(table.endsAt)],
)

/** What may be used once: a row is there until a user takes it. */
export const oneTime = foyer.table(
  'one_time',
  {
    purpose: text().notNull(),
    /** The token itself is nowhere. */
    digest: text().notNull(),
    value: jsonb().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.digest] }),
    index('one_time_expires_at').on(table.expiresAt),
  ],
)

// Tables of events of applications.
import { bigint, index, jsonb, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

/** What applications report, one row for each step of a user. */
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

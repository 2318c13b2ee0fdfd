// The table of purchases.
import { sql } from 'drizzle-orm'
import { check, index, text, timestamp } from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

/** What users began to buy. Of who pays and how, nothing is kept: that is between them and who sells. */
export const onrampPurchases = foyer.table(
  'onramp_purchases',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    projectId: text('project_id'),
    /** Where it goes; of an EVM account in lower case. */
    address: text().notNull(),
    /** CAIP-2; empty where the provider decides. */
    chainId: text('chain_id').notNull(),
    currency: text().notNull(),
    /** An exact decimal: as quoted, and as delivered once that is known. */
    amount: text().notNull(),
    /** `begun`, `paid`, `delivered` or `failed`. */
    status: text().notNull(),
    hash: text(),
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its provider was asked last. */
    lookedAt: timestamp('looked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'onramp_purchases_status',
      sql`${table.status} in ('begun', 'paid', 'delivered', 'failed')`,
    ),
    index('onramp_purchases_address').on(table.address, table.createdAt),
    index('onramp_purchases_created').on(table.createdAt),
  ],
)

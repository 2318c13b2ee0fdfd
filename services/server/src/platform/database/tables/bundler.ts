// Tables of the bundler.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  jsonb,
  numeric,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

/** Operations of smart accounts, as they were handed in, and what became of them. */
export const userOperations = foyer.table(
  'user_operations',
  {
    /** CAIP-2. */
    chainId: text('chain_id').notNull(),
    hash: text().notNull(),
    /** In lower case. */
    sender: text().notNull(),
    /** 32 bytes, as hexadecimal text. */
    nonce: text().notNull(),
    operation: jsonb().notNull(),
    maxFeePerGas: numeric('max_fee_per_gas').notNull(),
    /** `pending`, `submitted`, `included`, `replaced` or `dropped`. */
    status: text().notNull(),
    /** That it was sent with last. */
    transactionHash: text('transaction_hash'),
    /** Why it was dropped, or is sent alone. */
    problem: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash] }),
    check(
      'user_operations_status',
      sql`${table.status} in ('pending', 'submitted', 'included', 'replaced', 'dropped')`,
    ),
    uniqueIndex('user_operations_open')
      .on(table.chainId, table.sender, table.nonce)
      .where(sql`${table.status} in ('pending', 'submitted')`),
    index('user_operations_waiting').on(table.chainId, table.status, table.createdAt),
  ],
)

/** What each chain's bundler waits for, and which process has its key in hand. */
export const bundlers = foyer.table('bundlers', {
  /** CAIP-2. */
  chainId: text('chain_id').primaryKey(),
  leasedBy: text('leased_by'),
  leasedUntil: timestamp('leased_until', { withTimezone: true }).notNull().defaultNow(),
  transactionHash: text('transaction_hash'),
  transactionRaw: text('transaction_raw'),
  transactionNonce: bigint('transaction_nonce', { mode: 'number' }),
  maxFeePerGas: numeric('max_fee_per_gas'),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})

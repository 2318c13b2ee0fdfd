// Tables of sign-ins of users.
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

/** Sign-ins of users, each with the key of the browser that holds it. */
export const signInSessions = foyer.table(
  'sign_in_sessions',
  {
    id: text().primaryKey(),
    /** CAIP-10: an account is one of one chain. */
    account: text().notNull(),
    /** As the message writes it. */
    address: text().notNull(),
    chainId: text('chain_id').notNull(),
    domain: text().notNull(),
    projectId: text('project_id'),
    /** RFC 7638 thumbprint of the key that cannot leave the browser. */
    key: text().notNull(),
    /** How often it was refreshed; the one refresh token that counts has this number. */
    generation: integer().notNull().default(0),
    /** When the latest proof for a refresh was made, by the clock of the browser. */
    provenAtMs: bigint('proven_at_ms', { mode: 'number' }).notNull().default(0),
    device: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('sign_in_sessions_account').on(table.account, table.domain),
    index('sign_in_sessions_expires_at').on(table.expiresAt),
  ],
)

/** One row: what tokens are made with, unless the operator sets it. */
export const signInSecret = foyer.table(
  'sign_in_secret',
  {
    id: integer().primaryKey().default(1),
    /** 32 bytes in base64url. */
    secret: text().notNull(),
  },
  (table) => [check('sign_in_secret_one', sql`${table.id} = 1`)],
)

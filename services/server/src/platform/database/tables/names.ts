// Tables of names, and what accounts let applications do.
import { bigint, index, jsonb, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

/** Registered names. A row is never taken away, so a message that made one cannot make another. */
export const names = foyer.table(
  'names',
  {
    /** With its zone, normalised. */
    name: text().primaryKey(),
    zone: text().notNull(),
    attributes: jsonb().notNull(),
    /** SHA-256 of the signed message. */
    messageDigest: text('message_digest').notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('names_message_once').on(table.messageDigest)],
)

/** Where a name leads, one address for each coin type. */
export const nameAddresses = foyer.table(
  'name_addresses',
  {
    name: text()
      .notNull()
      .references(() => names.name, { onDelete: 'cascade' }),
    /** ENSIP-11, up to 2³² − 1. */
    coinType: bigint('coin_type', { mode: 'number' }).notNull(),
    /** In lower case. */
    address: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.coinType] }),
    index('name_addresses_address').on(table.address),
  ],
)

/** What accounts let applications do for them. */
export const smartSessions = foyer.table(
  'smart_sessions',
  {
    pci: text().primaryKey(),
    /** In lower case. */
    address: text().notNull(),
    /** Such as `eip155:1`: where a contract at the address is asked for its signature. */
    chainId: text('chain_id').notNull(),
    projectId: text('project_id'),
    /** The delegation that was signed, as contracts take it; of sessions of before there is none. */
    context: text(),
    /** For whom: the application's public key, as it gave it. */
    key: jsonb(),
    /** Host of the page that asked. */
    application: text(),
    /** As that page calls itself. */
    applicationName: text('application_name'),
    /** Of calls: the functions as the page named them, such as `mint(uint256)`; none of allowances. */
    functions: text().array(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('smart_sessions_address').on(table.address, table.createdAt)],
)

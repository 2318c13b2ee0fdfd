// The tables of wallets without a wallet.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** Whose they are. Addresses are sealed; the index finds one without telling it. */
export const embeddedUsers = foyer.table(
  'embedded_users',
  {
    id: text().primaryKey(),
    /** `null` for who came by another way. */
    emailIndex: text('email_index'),
    /** Sealed. */
    email: text(),
    /** Sealed; `null` where it follows from the key. */
    smartAccount: text('smart_account'),
    createdAt: moment('created_at'),
  },
  (table) => [uniqueIndex('embedded_users_email').on(table.emailIndex)],
)

/** Codes that were sent; kept for the hour in which they count. */
export const embeddedLogins = foyer.table(
  'embedded_logins',
  {
    id: text().primaryKey(),
    emailIndex: text('email_index').notNull(),
    /** Sealed. */
    email: text().notNull(),
    /** Thumbprint of the key that asked; no other may use the code. */
    device: text().notNull(),
    /** `null` once it was used, or another took its place. */
    codeMac: text('code_mac'),
    tries: integer().notNull().default(0),
    createdAt: moment('created_at'),
  },
  (table) => [
    check('embedded_logins_tries', sql`${table.tries} between 0 and 5`),
    index('embedded_logins_email').on(table.emailIndex, table.createdAt),
    index('embedded_logins_created').on(table.createdAt),
  ],
)

/** Keys that are signed in, by their thumbprint. */
export const embeddedDevices = foyer.table(
  'embedded_devices',
  {
    device: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    /** By which way it signed in last; `null` by a passkey. */
    way: text(),
    createdAt: moment('created_at'),
    seenAt: moment('seen_at'),
  },
  (table) => [index('embedded_devices_user').on(table.userId)],
)

/** Devices that signed in once, and may ask for a code of that user without a link. */
export const embeddedKnownDevices = foyer.table(
  'embedded_known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
)

/** Links that were sent, with which a new device is approved; kept for the hour in which they count. */
export const embeddedDeviceLinks = foyer.table(
  'embedded_device_links',
  {
    id: text().primaryKey(),
    emailIndex: text('email_index').notNull(),
    /** Thumbprint of the key that wants to sign in. */
    device: text().notNull(),
    linkMac: text('link_mac').notNull(),
    /** Sealed: which address, from where. */
    asked: text().notNull(),
    /** What the reader of the mail said; `null` until then. */
    answer: text({ enum: ['approved', 'refused'] }),
    createdAt: moment('created_at'),
  },
  (table) => [
    check('embedded_device_links_answer', sql`${table.answer} in ('approved', 'refused')`),
    index('embedded_device_links_email').on(table.emailIndex, table.createdAt),
    index('embedded_device_links_created').on(table.createdAt),
  ],
)

/** Who users are at vendors. */
export const embeddedIdentities = foyer.table(
  'embedded_identities',
  {
    way: text().notNull(),
    /** Of way and subject. */
    subjectIndex: text('subject_index').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    /** Sealed: subject and name. */
    identity: text().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.way, table.subjectIndex] }),
    index('embedded_identities_user').on(table.userId),
  ],
)

/** Logins at vendors that are under way; for minutes. */
export const embeddedWayLogins = foyer.table(
  'embedded_way_logins',
  {
    id: text().primaryKey(),
    way: text().notNull(),
    /** Thumbprint of the key that wants to sign in. */
    device: text().notNull(),
    site: text().notNull(),
    /** The frame's origin: its page is where the vendor sends its user. */
    frame: text().notNull(),
    /** Sealed: verifier and nonce. */
    secrets: text().notNull(),
    /** Sealed: who agreed. */
    identity: text(),
    stage: text({ enum: ['started', 'answered', 'unconfirmed', 'done', 'failed'] })
      .notNull()
      .default('started'),
    createdAt: moment('created_at'),
  },
  (table) => [
    check(
      'embedded_way_logins_stage',
      sql`${table.stage} in ('started', 'answered', 'unconfirmed', 'done', 'failed')`,
    ),
    index('embedded_way_logins_created').on(table.createdAt),
  ],
)

/** What a frame and its window tell each other where the browser keeps them apart, sealed by them; for minutes. */
export const embeddedBoxes = foyer.table(
  'embedded_boxes',
  {
    id: text().primaryKey(),
    asked: text(),
    answer: text(),
    createdAt: moment('created_at'),
  },
  (table) => [index('embedded_boxes_created').on(table.createdAt)],
)

/** What is kept of the key of each: a share, and another one that the user's recovery code seals. */
export const embeddedWallets = foyer.table(
  'embedded_wallets',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    generation: integer().notNull(),
    /** Sealed. */
    wallet: text().notNull(),
    writtenAt: moment('written_at'),
  },
  (table) => [check('embedded_wallets_generation', sql`${table.generation} > 0`)],
)

/** With which users sign in, and which open their wallet where they can. */
export const embeddedPasskeys = foyer.table(
  'embedded_passkeys',
  {
    /** As WebAuthn names it, in base64url. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    /** Sealed, and by the passkey besides; of no use without the other share. */
    copy: text(),
    /** Browser and system that it was made with. */
    name: text(),
    createdAt: moment('created_at'),
  },
  (table) => [index('embedded_passkeys_user').on(table.userId)],
)

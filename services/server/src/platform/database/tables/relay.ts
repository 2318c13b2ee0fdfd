// Tables of what the relay keeps for clients.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

/** What the relay keeps for clients: sealed, and deleted when its lifetime is over. */
export const relayMessages = foyer.table(
  'relay_messages',
  {
    /** An identity column of a partitioned table needs PostgreSQL 17. */
    id: bigint({ mode: 'number' }).notNull().default(sql`nextval('foyer.relay_message_ids')`),
    topic: text().notNull(),
    /** SHA-256 of the message: publishers that heard no answer send it again. */
    digest: text().notNull(),
    message: text().notNull(),
    tag: integer().notNull(),
    /** Digest of a client id. */
    publisher: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Seconds for which it has yet to be published at the upstream relay; `null` when it has not. */
    upstreamTtl: integer('upstream_ttl'),
    prompt: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.id] }),
    index('relay_messages_id').on(table.id),
    index('relay_messages_upstream').on(table.id).where(sql`upstream_ttl is not null`),
    unique('relay_messages_once').on(table.topic, table.digest),
    index('relay_messages_expires_at').on(table.expiresAt),
  ],
)

/** Which client has which message. No foreign key: a message may go while a user says so. */
export const relayAcknowledgements = foyer.table(
  'relay_acknowledgements',
  {
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    /** Digest of a client id. */
    client: text().notNull(),
    /** That of the message. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.client] }),
    index('relay_acknowledgements_expires_at').on(table.expiresAt),
  ],
)

/** One row: who this relay is at the upstream relay, which process is connected, and how that goes. */
export const relayUpstream = foyer.table(
  'relay_upstream',
  {
    id: integer().primaryKey().default(1),
    /** Private key (Ed25519) in base64url. */
    seed: text().notNull(),
    leader: text(),
    leaderUntil: timestamp('leader_until', { withTimezone: true }),
    connectedAt: timestamp('connected_at', { withTimezone: true }),
    isRefused: boolean('is_refused').notNull().default(false),
  },
  (table) => [check('relay_upstream_one', sql`${table.id} = 1`)],
)

/** What clients are subscribed to, also while they are away: the upstream relay is asked for it. */
export const relayUpstreamTopics = foyer.table(
  'relay_upstream_topics',
  {
    topic: text().notNull(),
    /** Digest of a client id. */
    client: text().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.client] }),
    index('relay_upstream_topics_seen_at').on(table.seenAt),
  ],
)

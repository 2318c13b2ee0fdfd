import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgSchema,
  primaryKey,
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

/** How far each chain is read, and which server reads it. Times are those of the database's clock. */
export const indexedChains = foyer.table('indexed_chains', {
  /** CAIP-2, here and below. */
  chainId: text('chain_id').primaryKey(),
  /** The first block that is not read yet. */
  nextBlock: bigint('next_block', { mode: 'number' }).notNull(),
  /** Hash of block 0: a local chain that was started anew is another chain. */
  genesisHash: text('genesis_hash').notNull(),
  /** Grows whenever blocks are taken back. */
  rewinds: bigint({ mode: 'number' }).notNull().default(0),
  leader: text(),
  leaderUntil: timestamp('leader_until', { withTimezone: true }),
})

/** The newest blocks that were read, for finding where the chain was reorganised. */
export const indexedBlocks = foyer.table(
  'indexed_blocks',
  {
    chainId: text('chain_id').notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.number] })],
)

/** Addresses and hashes are in lower case, here and below. */
export const transactions = foyer.table(
  'transactions',
  {
    chainId: text('chain_id').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    /** In the block. */
    position: integer().notNull(),
    hash: text().notNull(),
    sender: text().notNull(),
    /** Of a transaction that makes a contract: `null`. */
    recipient: text(),
    nonce: bigint({ mode: 'number' }).notNull(),
    /** In atomic units. */
    value: numeric().notNull(),
    /** The first four bytes of the input, `0x` when there is none. */
    selector: text().notNull(),
    hasSucceeded: boolean('has_succeeded').notNull(),
    minedAt: timestamp('mined_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.position] })],
)

/** What moved, in the order of the transaction. */
export const transfers = foyer.table(
  'transfers',
  {
    chainId: text('chain_id').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    /** Of the transaction in the block. */
    position: integer().notNull(),
    /** Of the transfer in the transaction. */
    item: integer().notNull(),
    kind: text({ enum: ['native', 'erc20', 'erc721', 'erc1155'] }).notNull(),
    token: text(),
    tokenId: numeric('token_id'),
    sender: text().notNull(),
    recipient: text().notNull(),
    /** In atomic units; 1 for an ERC-721. */
    amount: numeric().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.blockNumber, table.position, table.item] }),
    check('transfers_kind', sql`${table.kind} in ('native', 'erc20', 'erc721', 'erc1155')`),
  ],
)

/** Which transactions concern an account; a page of a history is a stretch of this. */
export const activity = foyer.table(
  'activity',
  {
    chainId: text('chain_id').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    account: text().notNull(),
    minedAt: timestamp('mined_at', { withTimezone: true }).notNull(),
    hasApproved: boolean('has_approved').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.blockNumber, table.position, table.account] }),
    index('activity_by_time').on(
      table.account,
      table.minedAt,
      table.chainId,
      table.blockNumber,
      table.position,
    ),
    index('activity_by_chain').on(
      table.account,
      table.chainId,
      table.minedAt,
      table.blockNumber,
      table.position,
    ),
  ],
)

/** What an account has ever been sent. Whether it still has it, the chain says. */
export const accountAssets = foyer.table(
  'account_assets',
  {
    account: text().notNull(),
    chainId: text('chain_id').notNull(),
    kind: text({ enum: ['erc20', 'erc721', 'erc1155'] }).notNull(),
    token: text().notNull(),
    /** 0 for an ERC-20. */
    tokenId: numeric('token_id').notNull(),
    /** It came, or left, by a transaction of the account itself. */
    isWanted: boolean('is_wanted').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.account, table.chainId, table.kind, table.token, table.tokenId],
    }),
    index('account_assets_collectibles')
      .on(table.account, table.chainId, table.isWanted, table.seenAt, table.token, table.tokenId)
      .where(sql`${table.kind} <> 'erc20'`),
    check('account_assets_kind', sql`${table.kind} in ('erc20', 'erc721', 'erc1155')`),
  ],
)

/** What token contracts say about themselves, cleaned. Empty where they say nothing readable. */
export const tokens = foyer.table(
  'tokens',
  {
    chainId: text('chain_id').notNull(),
    address: text().notNull(),
    name: text().notNull(),
    symbol: text().notNull(),
    /** `null` when the contract does not say. */
    decimals: smallint(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
)

/** Images that third parties named, fetched when a user wanted to see them first. */
export const remoteImages = foyer.table(
  'remote_pictures',
  {
    /** SHA-256 of the address, so that a client that does not know the address cannot have it fetched. */
    id: text().primaryKey(),
    /** `null` when the image itself was the address. */
    address: text(),
    contentType: text('content_type'),
    bytes: bytea(),
    digest: text(),
    /** Of `bytes`. */
    size: integer().notNull().default(0),
    /** In a row. */
    failures: smallint().notNull().default(0),
    /** Not looked at anew before. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
    /** To the day: what nobody uses goes first. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('remote_pictures_used_at').on(table.usedAt)],
)

/** What collectibles say about themselves, cleaned. */
export const nftMetadata = foyer.table(
  'nft_metadata',
  {
    chainId: text('chain_id').notNull(),
    token: text().notNull(),
    tokenId: numeric('token_id').notNull(),
    /** Empty when it says none. */
    name: text().notNull(),
    /** Without its image the row goes too, and is read anew when it is wanted. */
    imageId: text('picture_id').references(() => remoteImages.id, { onDelete: 'cascade' }),
    /** In a row. */
    failures: smallint().notNull().default(0),
    /** Not read anew before. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.token, table.tokenId] }),
    index('nft_metadata_picture').on(table.imageId),
  ],
)

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('smart_sessions_address').on(table.address, table.createdAt)],
)

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

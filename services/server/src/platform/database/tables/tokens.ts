// Tables of what contracts and third parties say of tokens and collectibles.
import { index, integer, numeric, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea, foyer } from './foyerSchema.ts'

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

// Tables of chains as they were read.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { foyer } from './foyerSchema.ts'

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

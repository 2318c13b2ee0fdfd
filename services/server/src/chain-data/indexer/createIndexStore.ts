import { randomUUID } from 'node:crypto'
import { AppError } from '@foyer/core/primitives'
import { and, desc, eq, gt, type InferInsertModel, lt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/Database.ts'
import {
  accountAssets,
  activity,
  indexedBlocks,
  indexedChains,
  transactions,
  transfers,
} from '../../platform/database/tables/indexer.ts'
import { nftMetadata, tokens } from '../../platform/database/tables/tokens.ts'
import type { IndexedBlock, IndexedTransaction } from './IndexedBlock.ts'
import type { IndexStore } from './IndexStore.ts'

/** Nobody has it; what is sent there is burnt, what comes from there is new. */
const nobody = '0x0000000000000000000000000000000000000000'

/** A deeper reorganisation than this never happened on a chain that anybody uses. */
const keptBlocks = 128

/** Renewed every second; so long does another server wait after the leader was killed. */
const leaseSeconds = 3

/** Far below the 65,535 parameters that a statement may have. */
const rowsOfStatement = 2_000

/** What a query is written against, inside a transaction or outside. */
type Queries = Parameters<Parameters<Database['run']>[0]>[0]

/**
 * Keeps what the indexer reads in the database.
 *
 * The leader of a chain is the process whose name and time are in the chain's row. Every write
 * checks that in its own transaction, under a lock of that row, so a leader that was suspended and
 * wakes up late changes nothing.
 *
 */
export function createIndexStore(database: Database): IndexStore {
  const self = randomUUID()

  /** Runs `work` while this server is the leader, whose row nobody else changes meanwhile. */
  const write = (
    chainId: string,
    work: (queries: Queries, nextBlock: number) => Promise<void>,
  ): Promise<void> =>
    database.run((queries) =>
      queries.transaction(async (transaction) => {
        const [chain] = await transaction
          .select({ nextBlock: indexedChains.nextBlock, leader: indexedChains.leader })
          .from(indexedChains)
          .where(eq(indexedChains.chainId, chainId))
          .for('update')
        if (!chain || chain.leader !== self) throw notLeader(chainId)
        await work(transaction, chain.nextBlock)
        await transaction
          .update(indexedChains)
          .set({ leaderUntil: inSeconds(leaseSeconds) })
          .where(eq(indexedChains.chainId, chainId))
      }),
    )

  return {
    lead: (chainId) =>
      database.run(async (queries) => {
        const [mine] = await queries
          .insert(indexedChains)
          .values({
            chainId,
            nextBlock: 0,
            genesisHash: unknownGenesis,
            leader: self,
            leaderUntil: inSeconds(leaseSeconds),
          })
          .onConflictDoUpdate({
            target: indexedChains.chainId,
            set: { leader: self, leaderUntil: inSeconds(leaseSeconds) },
            setWhere: sql`${indexedChains.leader} = ${self} or ${indexedChains.leaderUntil} is null
              or ${indexedChains.leaderUntil} < now()`,
          })
          .returning({ nextBlock: indexedChains.nextBlock, genesisHash: indexedChains.genesisHash })
        if (!mine) return 'notLeader'
        return mine.genesisHash === unknownGenesis ? null : mine
      }),

    async resign(chainId) {
      await database.run((queries) =>
        queries
          .update(indexedChains)
          .set({ leader: null, leaderUntil: null })
          .where(and(eq(indexedChains.chainId, chainId), eq(indexedChains.leader, self))),
      )
    },

    async begin({ chainId, genesisHash, nextBlock }) {
      await forgetInParts({ database, chainId })
      await write(chainId, async (queries) => {
        for (const table of [...chainTables, ...contractTables])
          await queries.delete(table).where(eq(table.chainId, chainId))
        await queries
          .update(indexedChains)
          .set({ genesisHash, nextBlock, rewinds: sql`${indexedChains.rewinds} + 1` })
          .where(eq(indexedChains.chainId, chainId))
      })
    },

    append: ({ chainId, blocks }) =>
      write(chainId, async (queries, nextBlock) => {
        const [first] = blocks
        const last = blocks.at(-1)
        if (!first || !last) return
        // Another server went on meanwhile.
        if (first.number !== nextBlock) throw notLeader(chainId)
        await insert(
          queries,
          indexedBlocks,
          blocks.slice(-keptBlocks).map(({ number, hash }) => ({ chainId, number, hash })),
        )
        const rows = rowsOf({ chainId, blocks })
        await insert(queries, transactions, rows.transactions)
        await insert(queries, transfers, rows.transfers)
        await insert(queries, activity, rows.activity)
        for (const part of partsOf(rows.assets)) {
          await queries
            .insert(accountAssets)
            .values(part)
            .onConflictDoUpdate({
              target: [
                accountAssets.account,
                accountAssets.chainId,
                accountAssets.kind,
                accountAssets.token,
                accountAssets.tokenId,
              ],
              set: { isWanted: sql`true` },
              // Once wanted, always wanted; and most rows are there already.
              setWhere: sql`excluded.is_wanted and not ${accountAssets.isWanted}`,
            })
        }
        await queries
          .delete(indexedBlocks)
          .where(
            and(
              eq(indexedBlocks.chainId, chainId),
              lt(indexedBlocks.number, last.number - keptBlocks + 1),
            ),
          )
        await queries
          .update(indexedChains)
          .set({ nextBlock: last.number + 1 })
          .where(eq(indexedChains.chainId, chainId))
      }),

    newest: (chainId) =>
      database.run((queries) =>
        queries
          .select({ number: indexedBlocks.number, hash: indexedBlocks.hash })
          .from(indexedBlocks)
          .where(eq(indexedBlocks.chainId, chainId))
          .orderBy(desc(indexedBlocks.number))
          .limit(keptBlocks),
      ),

    rewind: ({ chainId, toBlock }) =>
      write(chainId, async (queries) => {
        for (const table of [activity, transfers, transactions]) {
          await queries
            .delete(table)
            .where(and(eq(table.chainId, chainId), gt(table.blockNumber, toBlock)))
        }
        await queries
          .delete(indexedBlocks)
          .where(and(eq(indexedBlocks.chainId, chainId), gt(indexedBlocks.number, toBlock)))
        await queries
          .update(indexedChains)
          .set({ nextBlock: toBlock + 1, rewinds: sql`${indexedChains.rewinds} + 1` })
          .where(eq(indexedChains.chainId, chainId))
      }),
  }
}

const unknownGenesis = ''

const chainTables = [indexedBlocks, transactions, transfers, activity, accountAssets] as const

/** Other contracts stand at the same addresses then. */
const contractTables = [tokens, nftMetadata] as const

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** A chain may have been read for years, and a statement has four seconds. */
async function forgetInParts({ database, chainId }: { database: Database; chainId: string }) {
  for (const table of [activity, transfers, transactions]) {
    for (let from = 0; ; ) {
      const [part] = await database.run((queries) =>
        queries
          .select({ from: sql<string | null>`min(${table.blockNumber})` })
          .from(table)
          .where(and(eq(table.chainId, chainId), sql`${table.blockNumber} >= ${from}`)),
      )
      if (!part || part.from === null) break
      from = Number(part.from) + blocksOfDelete
      await database.run((queries) =>
        queries.delete(table).where(and(eq(table.chainId, chainId), lt(table.blockNumber, from))),
      )
    }
  }
}

const blocksOfDelete = 100

async function insert<table extends PgTable>(
  queries: Queries,
  table: table,
  rows: readonly InferInsertModel<table>[],
) {
  for (const part of partsOf(rows)) await queries.insert(table).values(part as never)
}

function partsOf<row>(rows: readonly row[]): row[][] {
  const parts: row[][] = []
  for (let start = 0; start < rows.length; start += rowsOfStatement) {
    parts.push(rows.slice(start, start + rowsOfStatement))
  }
  return parts
}

function rowsOf({ chainId, blocks }: { chainId: string; blocks: readonly IndexedBlock[] }) {
  const rows = {
    transactions: [] as InferInsertModel<typeof transactions>[],
    transfers: [] as InferInsertModel<typeof transfers>[],
    activity: [] as InferInsertModel<typeof activity>[],
    assets: [] as InferInsertModel<typeof accountAssets>[],
  }
  const assets = new Map<string, InferInsertModel<typeof accountAssets>>()
  for (const { number: blockNumber, minedAt, transactions } of blocks) {
    for (const transaction of transactions) {
      const { position } = transaction
      const place = { chainId, blockNumber, position }
      const { hash, sender, recipient, nonce, value, selector, hasSucceeded } = transaction
      rows.transactions.push({
        ...place,
        ...{ hash, sender, recipient, nonce, selector, hasSucceeded, minedAt },
        value: `${value}`,
      })
      transaction.transfers.forEach(({ amount, tokenId, ...transfer }, item) => {
        rows.transfers.push({
          ...place,
          ...transfer,
          item,
          tokenId: tokenId === null ? null : `${tokenId}`,
          amount: `${amount}`,
        })
        const { kind, token } = transfer
        if (kind === 'native' || token === null) return
        for (const account of [transfer.sender, transfer.recipient]) {
          if (account === nobody) continue
          const asset = { account, chainId, kind, token, tokenId: `${tokenId ?? 0n}` }
          const key = `${account} ${kind} ${token} ${asset.tokenId}`
          const isWanted = (assets.get(key)?.isWanted ?? false) || sender === account
          assets.set(key, { ...asset, isWanted, seenAt: minedAt })
        }
      })
      for (const account of accountsOf(transaction)) {
        const hasApproved = transaction.approvers.includes(account)
        rows.activity.push({ ...place, account, minedAt, hasApproved })
      }
    }
  }
  rows.assets = [...assets.values()]
  return rows
}

/**
 * Whom a transaction concerns: its sender, its recipient, and every account that something moved from or to.
 * That a user "approved" is no reason, as any contract may claim it about anybody.
 */
function accountsOf({ sender, recipient, transfers }: IndexedTransaction): Set<string> {
  const accounts = new Set([sender])
  if (recipient !== null) accounts.add(recipient)
  for (const transfer of transfers) accounts.add(transfer.sender).add(transfer.recipient)
  accounts.delete(nobody)
  return accounts
}

const notLeader = (chainId: string) =>
  new AppError('indexer/not-leader', `Another server reads ${chainId} now.`, {
    kind: 'unavailable',
    context: { chainId },
  })

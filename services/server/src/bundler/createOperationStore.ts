import { and, asc, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { type Hex, numberToHex } from 'viem'
import type { Database } from '../platform/database/Database.ts'
import { bundlers, userOperations as table } from '../platform/database/tables/bundler.ts'
import { type Operation, readOperation, writeOperation } from './Operation.ts'
import type { KeptOperation, OperationStore } from './OperationStore.ts'

/** Who replaces an operation pays this much more, in percent, or it could be done without end. */
const replacementPercent = 110n
/** Receipts are on the chain; what was dropped is told for this long. */
const keptDays = 30

const open = ['pending', 'submitted'] as const

/** Keeps operations in the database. */
export function createOperationStore(database: Database): OperationStore {
  const of = (chainId: string, hashes: readonly Hex[]) =>
    and(eq(table.chainId, chainId), inArray(table.hash, [...hashes]))
  const select = async (
    where: ReturnType<typeof and>,
    most = 1_000,
  ): Promise<readonly KeptOperation[]> => {
    const rows = await database.run((queries) =>
      queries
        .select()
        .from(table)
        .where(where)
        .orderBy(desc(table.maxFeePerGas), asc(table.createdAt))
        .limit(most),
    )
    return rows.map((row) => ({
      hash: row.hash as Hex,
      operation: readOperation(row.operation),
      status: row.status as KeptOperation['status'],
      transactionHash: row.transactionHash as Hex | null,
      problem: row.problem,
      createdAt: row.createdAt,
    }))
  }
  return {
    async add(chainId, { hash, operation }, most) {
      const sender = operation.sender.toLowerCase()
      const nonce = numberToHex(operation.nonce, { size: 32 })
      return database.run((queries) =>
        queries.transaction(async (within) => {
          // Who adds for the same sender waits for its turn.
          await within.execute(
            sql`select pg_advisory_xact_lock(hashtextextended(${`${chainId} ${sender}`}, 0))`,
          )
          const rows = await within
            .select()
            .from(table)
            .where(
              and(
                eq(table.chainId, chainId),
                or(
                  eq(table.hash, hash),
                  and(eq(table.sender, sender), inArray(table.status, [...open])),
                ),
              ),
            )
          const known = rows.find((row) => row.hash === hash)
          if (known && known.status !== 'dropped' && known.status !== 'replaced') return 'known'
          const others = rows.filter((row) => row.hash !== hash)
          const same = others.find((row) => row.nonce === nonce)
          if (same) {
            const before = readOperation(same.operation)
            if (!paysMore(operation, before)) return 'underpriced'
            await within
              .update(table)
              .set({ status: 'replaced', updatedAt: sql`now()` })
              .where(of(chainId, [same.hash as Hex]))
          } else if (others.length >= most.ofSender) return 'busy'
          const [waiting] = await within
            .select({ all: count() })
            .from(table)
            .where(and(eq(table.chainId, chainId), eq(table.status, 'pending')))
          if ((waiting?.all ?? 0) >= most.ofChain) return 'busy'
          const row = {
            ...{ chainId, hash, sender, nonce, operation: writeOperation(operation) },
            ...{ maxFeePerGas: `${operation.maxFeePerGas}`, status: 'pending' },
          }
          await within
            .insert(table)
            .values(row)
            .onConflictDoUpdate({
              target: [table.chainId, table.hash],
              set: { status: 'pending', problem: null, updatedAt: sql`now()` },
            })
          return 'kept'
        }),
      )
    },
    async find(chainId, hash) {
      const [row] = await select(of(chainId, [hash]), 1)
      return row ?? null
    },
    waiting: (chainId, most) =>
      select(and(eq(table.chainId, chainId), eq(table.status, 'pending')), most),
    async countWaiting(chainId) {
      const [row] = await database.run((queries) =>
        queries
          .select({ all: count() })
          .from(table)
          .where(and(eq(table.chainId, chainId), eq(table.status, 'pending'))),
      )
      return row?.all ?? 0
    },
    sentWith: (chainId, transactionHash) =>
      select(
        and(
          eq(table.chainId, chainId),
          eq(table.transactionHash, transactionHash),
          eq(table.status, 'submitted'),
        ),
      ),
    async isAnyReplaced(chainId, transactionHash) {
      const replaced = await select(
        and(
          ...[eq(table.chainId, chainId), eq(table.transactionHash, transactionHash)],
          eq(table.status, 'replaced'),
        ),
        1,
      )
      return replaced.length > 0
    },
    async settle(chainId, hashes, { status, transactionHash, problem }) {
      if (hashes.length === 0) return
      await database.run((queries) =>
        queries
          .update(table)
          .set({
            ...{ status, updatedAt: sql`now()` },
            ...(transactionHash && { transactionHash }),
            ...(problem !== undefined && { problem }),
          })
          // One that was replaced meanwhile stays that, unless it came onto the chain all the same.
          .where(
            status === 'included'
              ? of(chainId, hashes)
              : and(of(chainId, hashes), inArray(table.status, [...open, 'included'])),
          ),
      )
    },
    async lease(chainId, process, leaseMs) {
      const until = sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1_000})`
      const leased = await database.run((queries) =>
        queries
          .insert(bundlers)
          .values({ chainId, leasedBy: process, leasedUntil: until })
          .onConflictDoUpdate({
            target: bundlers.chainId,
            set: { leasedBy: process, leasedUntil: until },
            setWhere: sql`${bundlers.leasedBy} is null or ${bundlers.leasedBy} = ${process} or ${bundlers.leasedUntil} < clock_timestamp()`,
          })
          .returning({ chainId: bundlers.chainId }),
      )
      return leased.length > 0
    },
    async release(chainId, process) {
      await database.run((queries) =>
        queries
          .update(bundlers)
          .set({ leasedBy: null })
          .where(and(eq(bundlers.chainId, chainId), eq(bundlers.leasedBy, process))),
      )
    },
    async outstanding(chainId) {
      const [row] = await database.run((queries) =>
        queries
          .select({
            hash: bundlers.transactionHash,
            raw: bundlers.transactionRaw,
            nonce: bundlers.transactionNonce,
            maxFeePerGas: bundlers.maxFeePerGas,
            ageMs: sql<string>`extract(epoch from clock_timestamp() - ${bundlers.sentAt}) * 1000`,
          })
          .from(bundlers)
          .where(eq(bundlers.chainId, chainId)),
      )
      if (!row?.hash || !row.raw || row.nonce === null) return null
      return {
        ...{ hash: row.hash as Hex, raw: row.raw as Hex, nonce: row.nonce },
        ...{ maxFeePerGas: BigInt(row.maxFeePerGas ?? 0), ageMs: Number(row.ageMs) },
      }
    },
    async keepOutstanding(chainId, { hash, raw, nonce, maxFeePerGas }, hashes) {
      await database.run((queries) =>
        queries.transaction(async (within) => {
          const [before] = await within
            .select({ hash: bundlers.transactionHash })
            .from(bundlers)
            .where(eq(bundlers.chainId, chainId))
          if (before?.hash)
            await within
              .update(table)
              .set({ status: 'pending', updatedAt: sql`now()` })
              .where(
                and(
                  ...[eq(table.chainId, chainId), eq(table.transactionHash, before.hash)],
                  eq(table.status, 'submitted'),
                ),
              )
          await within
            .update(bundlers)
            .set({
              ...{ transactionHash: hash, transactionRaw: raw, transactionNonce: nonce },
              ...{ maxFeePerGas: `${maxFeePerGas}`, sentAt: sql`clock_timestamp()` },
            })
            .where(eq(bundlers.chainId, chainId))
          await within
            .update(table)
            .set({ status: 'submitted', transactionHash: hash, updatedAt: sql`now()` })
            .where(and(of(chainId, hashes), eq(table.status, 'pending')))
        }),
      )
    },
    async clearOutstanding(chainId) {
      await database.run((queries) =>
        queries
          .update(bundlers)
          .set({
            ...{ transactionHash: null, transactionRaw: null, transactionNonce: null },
            ...{ maxFeePerGas: null, sentAt: null },
          })
          .where(eq(bundlers.chainId, chainId)),
      )
    },
  }
}

function paysMore(next: Operation, before: Operation): boolean {
  const enough = (fee: bigint, last: bigint) => fee * 100n >= last * replacementPercent
  return (
    enough(next.maxFeePerGas, before.maxFeePerGas) &&
    enough(next.maxPriorityFeePerGas, before.maxPriorityFeePerGas)
  )
}

/** Forgets what is over. */
export async function deleteOldOperations(database: Database): Promise<void> {
  await database.run((queries) =>
    queries
      .delete(table)
      .where(
        and(
          inArray(table.status, ['included', 'replaced', 'dropped']),
          lt(table.updatedAt, sql`now() - make_interval(days => ${keptDays})`),
        ),
      ),
  )
}

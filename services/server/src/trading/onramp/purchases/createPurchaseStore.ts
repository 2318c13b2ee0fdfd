import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/Database.ts'
import { onrampPurchases as table } from '../../../platform/database/tables/onramp.ts'
import type { Purchase, PurchaseStatus, PurchaseStore } from './PurchaseStore.ts'

const maxOfAccount = 500
const open: readonly PurchaseStatus[] = ['begun', 'paid']
/** What nobody paid for by then, nobody will. */
const abandonedAfterDays = 7

/** Keeps purchases in the database. */
export function createPurchaseStore(database: Database): PurchaseStore {
  return {
    async add(purchase) {
      await database.run((queries) => queries.insert(table).values(purchase))
    },
    async find(id) {
      const rows = await database.run((queries) =>
        queries.select().from(table).where(eq(table.id, id)),
      )
      return rows.map(purchaseOf)[0] ?? null
    },
    async claimLook(id, everyMs) {
      const claimed = await database.run((queries) =>
        queries
          .update(table)
          // By the clock of the database, which all processes share.
          .set({ lookedAt: sql`clock_timestamp()` })
          .where(
            and(
              eq(table.id, id),
              inArray(table.status, [...open]),
              lt(
                table.lookedAt,
                sql`clock_timestamp() - make_interval(secs => ${everyMs / 1_000})`,
              ),
            ),
          )
          .returning({ id: table.id }),
      )
      return claimed.length > 0
    },
    async update(id, news, from) {
      if (Object.keys(news).length === 0) return false
      const written = await database.run((queries) =>
        queries
          .update(table)
          .set(news)
          .where(and(eq(table.id, id), inArray(table.status, from ? [from] : [...open])))
          .returning({ id: table.id }),
      )
      return written.length > 0
    },
    async sentTo(address) {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(and(eq(table.address, address), isNotNull(table.hash)))
          .orderBy(desc(table.createdAt))
          .limit(maxOfAccount),
      )
      return rows.map(purchaseOf)
    },
  }
}

/** Forgets what was begun and never paid for. */
export async function deleteAbandonedPurchases(database: Database): Promise<void> {
  await database.run((queries) =>
    queries
      .delete(table)
      .where(
        and(
          inArray(table.status, ['begun', 'failed']),
          lt(table.createdAt, sql`now() - make_interval(days => ${abandonedAfterDays})`),
        ),
      ),
  )
}

function purchaseOf({
  createdAt: _created,
  lookedAt: _looked,
  status,
  ...rest
}: typeof table.$inferSelect): Purchase {
  return { ...rest, status: status as PurchaseStatus }
}

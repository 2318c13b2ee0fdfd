import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { smartSessions } from '../../platform/database/tables/names.ts'
import type { SmartSessionStore } from './SmartSessionStore.ts'

const maxSessions = 100

/**
 * Keeps smart sessions in the database.
 */
export function createSmartSessionStore(database: Database): SmartSessionStore {
  const of = ({ address, pci }: { address: string; pci: string }) =>
    and(eq(smartSessions.pci, pci), eq(smartSessions.address, address))
  return {
    async list(address) {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(smartSessions)
          .where(
            and(
              eq(smartSessions.address, address),
              isNull(smartSessions.revokedAt),
              gt(smartSessions.expiresAt, sql`now()`),
            ),
          )
          .orderBy(desc(smartSessions.createdAt), desc(smartSessions.pci))
          .limit(maxSessions),
      )
      return rows.map(({ pci, projectId, createdAt, expiresAt, revokedAt }) => ({
        pci,
        project: { id: projectId },
        createdAt: createdAt.getTime(),
        expiry: expiresAt.getTime(),
        revokedAt: revokedAt?.getTime() ?? null,
      }))
    },
    async findChain(session) {
      const [row] = await database.run((queries) =>
        queries.select({ chainId: smartSessions.chainId }).from(smartSessions).where(of(session)),
      )
      return row?.chainId ?? null
    },
    async revoke(session) {
      await database.run((queries) =>
        queries
          .update(smartSessions)
          .set({ revokedAt: sql`coalesce(${smartSessions.revokedAt}, now())` })
          .where(of(session)),
      )
    },
  }
}

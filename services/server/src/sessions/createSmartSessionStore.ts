import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.ts'
import { smartSessions } from '../database/schema.ts'
import type { SmartSessionStore } from './SmartSessionStore.ts'

const maxSessions = 100

/**
 * Keeps smart sessions in the database.
 *
 * @example
 * const sessions = createSmartSessionStore(database)
 * await sessions.list('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')
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

import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { smartSessions } from '../../platform/database/tables/names.ts'
import type { KeptSession, SmartSessionStore } from './SmartSessionStore.ts'

const maxSessions = 100

/**
 * Keeps smart sessions in the database.
 */
export function createSmartSessionStore(database: Database): SmartSessionStore {
  const of = ({ address, pci }: { address: string; pci: string }) =>
    and(eq(smartSessions.pci, pci), eq(smartSessions.address, address))
  const read = (row: typeof smartSessions.$inferSelect): KeptSession => ({
    ...{ pci: row.pci, projectId: row.projectId, chainId: row.chainId },
    ...{ application: row.application, applicationName: row.applicationName },
    ...{ context: row.context as KeptSession['context'], functions: row.functions },
    ...{ createdAt: row.createdAt, expiresAt: row.expiresAt, revokedAt: row.revokedAt },
  })
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
      return rows.map(read)
    },
    async grant(session) {
      // Of what was signed: who hands it in twice has it once.
      const pci = createHash('sha256')
        .update(`${session.chainId} ${session.address} ${session.context}`)
        .digest('hex')
        .slice(0, 32)
      await database.run((queries) =>
        queries
          .insert(smartSessions)
          .values({ ...session, functions: session.functions && [...session.functions], pci })
          .onConflictDoNothing(),
      )
      return pci
    },
    async find(session) {
      const [row] = await database.run((queries) =>
        queries.select().from(smartSessions).where(of(session)),
      )
      return row ? read(row) : null
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

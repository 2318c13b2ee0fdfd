import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.ts'
import { oneTime } from '../database/tables/access.ts'
import type { OneTime } from './OneTime.ts'

/**
 * Keeps one-time tokens in the database, by digest: a reader of the table cannot use them. Taking
 * one deletes its row, which only one of several statements at once can do.
 */
export function createOneTime(database: Database): OneTime {
  return {
    async issue({ purpose, value, lifetimeMs }) {
      const token = randomBytes(24).toString('base64url')
      await database.run((queries) =>
        queries.insert(oneTime).values({
          purpose,
          digest: digestOf(token),
          value,
          // By the clock of the database, which all processes share.
          expiresAt: sql`clock_timestamp() + make_interval(secs => ${lifetimeMs / 1_000})`,
        }),
      )
      return token
    },
    async take({ purpose, token }) {
      const [taken] = await database.run((queries) =>
        queries
          .delete(oneTime)
          .where(
            and(
              eq(oneTime.purpose, purpose),
              eq(oneTime.digest, digestOf(token)),
              gt(oneTime.expiresAt, sql`clock_timestamp()`),
            ),
          )
          .returning({ value: oneTime.value }),
      )
      return taken?.value ?? null
    },
  }
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { oneTime } from '../../platform/database/tables/access.ts'
import { signInSessions as table } from '../../platform/database/tables/signIn.ts'
import { type IssuedNonce, noncePurpose } from './createSignIns.ts'

/** What is kept of a session, without what it is held by: no id, no key and no number of a token. */
export interface KeptSession {
  readonly kind: 'session'
  readonly account: string
  readonly address: string
  readonly chainId: string
  readonly domain: string
  readonly projectId: string | null
  readonly device: string | null
  readonly createdAt: Date
  readonly usedAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

/** What is kept of a message that was asked for and not used yet; the nonce itself is nowhere. */
export interface KeptNonce {
  readonly kind: 'nonce'
  readonly origin: string | null
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/**
 * What is kept of an account, sessions first, the oldest first: those in force, and those that are over and not
 * deleted yet. Nonces belong to a browser: they are those of the browsers that signed in with the account.
 *
 * @param parameters.account as `accountOf` writes it
 * @throws `database/unavailable`
 */
export async function readSignInsOf({
  database,
  account,
}: {
  database: Database
  account: string
}): Promise<readonly (KeptSession | KeptNonce)[]> {
  const { address, chainId, domain, projectId, device } = table
  const { createdAt, usedAt, expiresAt, endedAt } = table
  const [sessions, nonces] = await database.run((queries) =>
    Promise.all([
      queries
        .select({
          ...{ account: table.account, address, chainId, domain, projectId, device },
          ...{ createdAt, usedAt, expiresAt, endedAt },
        })
        .from(table)
        .where(eq(table.account, account))
        .orderBy(asc(createdAt), asc(table.id)),
      queries
        .select({ value: oneTime.value, expiresAt: oneTime.expiresAt })
        .from(oneTime)
        .where(isNonceOf(account))
        .orderBy(asc(oneTime.expiresAt)),
    ]),
  )
  return [
    ...sessions.map((session) => ({ kind: 'session' as const, ...session })),
    ...nonces.map(({ value, expiresAt }) => {
      const { origin, issuedAtMs } = value as IssuedNonce
      return { kind: 'nonce' as const, origin, issuedAt: new Date(issuedAtMs), expiresAt }
    }),
  ]
}

/**
 * Forgets an account. Its sessions are over in every process with the next question, as those that a user
 * ends, because each question about a session asks the database.
 *
 * @param parameters.account as `accountOf` writes it
 * @returns how many were deleted
 * @throws `database/unavailable`
 */
export async function deleteSignInsOf({
  database,
  account,
}: {
  database: Database
  account: string
}): Promise<{ sessions: number; nonces: number }> {
  return database.run((queries) =>
    queries.transaction(async (transaction) => {
      // Which they are is known from the sessions alone.
      const nonces = await transaction
        .delete(oneTime)
        .where(isNonceOf(account))
        .returning({ digest: oneTime.digest })
      const sessions = await transaction
        .delete(table)
        .where(eq(table.account, account))
        .returning({ id: table.id })
      return { sessions: sessions.length, nonces: nonces.length }
    }),
  )
}

const isNonceOf = (account: string) =>
  and(
    eq(oneTime.purpose, noncePurpose),
    inArray(
      sql`${oneTime.value}->>'key'`,
      sql`(select ${table.key} from ${table} where ${table.account} = ${account})`,
    ),
  )

import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { signInSecret, signInSessions as table } from '../../platform/database/tables/signIn.ts'
import { repeatSeconds, type SignInStore, type StoredSignIn } from './SignInStore.ts'

const maxListed = 100

/**
 * Keeps sign-ins in the database, by its clock, which all processes share: what has ended in one has
 * ended in each of them with the next question.
 */
export function createSignInStore({
  database,
  sessionDays,
}: {
  database: Database
  /** Without a refresh. */
  sessionDays: number
}): SignInStore {
  const expiry = sql`clock_timestamp() + make_interval(days => ${sessionDays})`
  const live = (...conditions: (SQL | undefined)[]) =>
    and(isNull(table.endedAt), gt(table.expiresAt, sql`clock_timestamp()`), ...conditions)
  const of = ({ account, domain }: { account: string; domain: string }) =>
    and(eq(table.account, account), eq(table.domain, domain))
  const end = async (condition: SQL | undefined) => {
    const ended = await database.run((queries) =>
      queries
        .update(table)
        .set({ endedAt: sql`clock_timestamp()` })
        .where(live(condition))
        .returning({ id: table.id }),
    )
    return ended.length
  }
  return {
    async begin(session) {
      const [row] = await database.run((queries) =>
        queries
          .insert(table)
          .values({ ...session, id: randomBytes(16).toString('base64url'), expiresAt: expiry })
          .returning(),
      )
      return row as StoredSignIn
    },
    async find(id) {
      const [row] = await database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(live(eq(table.id, id))),
      )
      return row ?? null
    },
    async rotate({ id, generation, provenAtMs }) {
      const [rotated] = await database.run((queries) =>
        queries
          .update(table)
          .set({
            generation: sql`${table.generation} + 1`,
            usedAt: sql`clock_timestamp()`,
            expiresAt: expiry,
            provenAtMs,
          })
          .where(live(eq(table.id, id), eq(table.generation, generation)))
          .returning(),
      )
      if (rotated) return rotated
      const isBefore = live(
        eq(table.id, id),
        eq(table.generation, generation + 1),
        gt(table.usedAt, sql`clock_timestamp() - make_interval(secs => ${repeatSeconds})`),
      )
      const [again] = await database.run((queries) =>
        queries
          .update(table)
          .set({ provenAtMs })
          .where(and(isBefore, lt(table.provenAtMs, provenAtMs)))
          .returning(),
      )
      if (again) return again
      const [earlier] = await database.run((queries) =>
        queries.select({ id: table.id }).from(table).where(isBefore),
      )
      return earlier ? 'repeated' : 'reused'
    },
    list: (owner) =>
      database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(live(of(owner)))
          .orderBy(desc(table.createdAt), desc(table.id))
          .limit(maxListed),
      ),
    end: ({ id, owner }) => end(and(eq(table.id, id), owner && of(owner))),
    endAll: ({ exceptId, ...owner }) =>
      end(and(of(owner), exceptId === undefined ? undefined : ne(table.id, exceptId))),
  }
}

/** Deletes what is over, after a day in which a used refresh token still says that it was used. */
export async function deleteOldSignIns(database: Database): Promise<void> {
  const dayAgo = sql`now() - interval '1 day'`
  await database.run((queries) =>
    queries.delete(table).where(or(lt(table.expiresAt, dayAgo), lt(table.endedAt, dayAgo))),
  )
}

/** The secret that processes on one database share, made by the first that asks. */
export async function sharedSecret(database: Database): Promise<string> {
  return database.run(async (queries) => {
    await queries
      .insert(signInSecret)
      .values({ secret: randomBytes(32).toString('base64url') })
      .onConflictDoNothing()
    const [row] = await queries.select().from(signInSecret)
    return row?.secret ?? ''
  })
}

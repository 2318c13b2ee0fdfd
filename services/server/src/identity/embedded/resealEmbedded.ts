import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import {
  embeddedIdentities as identities,
  embeddedPasskeys as passkeys,
  embeddedUsers as users,
  embeddedWallets as wallets,
} from '../../platform/database/tables/embedded.ts'
import type { Sealer } from '../../platform/encryption/createSealer.ts'
import { places } from './places.ts'

const batch = 200

/**
 * Seals everything anew with the first key, so that the older ones can be taken away. Servers may go on meanwhile; what
 * they change in between is sealed with the first key already. Codes live for minutes, and are left as they are.
 *
 * @returns how many rows were sealed anew
 * @throws `encryption/unreadable` for what none of the keys opens, `database/unavailable`
 */
export async function resealEmbedded({
  database,
  sealer,
}: {
  database: Database
  sealer: Sealer
}): Promise<number> {
  let count = 0
  await eachRow(
    (after) =>
      database.run((queries) =>
        queries.select().from(users).where(gt(users.id, after)).orderBy(asc(users.id)).limit(batch),
      ),
    ({ id }) => id,
    async ({ id, smartAccount: sealed }) => {
      if (sealed === null || sealer.isNewest(sealed)) return
      const place = places.smartAccount(id)
      const smartAccount = sealer.seal(sealer.open(sealed, place), place)
      count += await changed(
        database.run((queries) =>
          queries
            .update(users)
            .set({ smartAccount })
            .where(and(eq(users.id, id), eq(users.smartAccount, sealed)))
            .returning({ id: users.id }),
        ),
      )
    },
  )
  await eachRow(
    (after) =>
      database.run((queries) =>
        queries.select().from(users).where(gt(users.id, after)).orderBy(asc(users.id)).limit(batch),
      ),
    ({ id }) => id,
    async ({ id, email: sealed }) => {
      if (sealed === null || sealer.isNewest(sealed)) return
      const email = sealer.open(sealed, places.userEmail(id))
      const [emailIndex] = sealer.indexes(email)
      const news = { emailIndex, email: sealer.seal(email, places.userEmail(id)) }
      count += await changed(
        database.run((queries) =>
          queries
            .update(users)
            .set(news)
            .where(and(eq(users.id, id), eq(users.email, sealed)))
            .returning({ id: users.id }),
        ),
      )
    },
  )
  await eachRow(
    (after) =>
      database.run((queries) =>
        queries
          .select()
          .from(wallets)
          .where(gt(wallets.userId, after))
          .orderBy(asc(wallets.userId))
          .limit(batch),
      ),
    ({ userId }) => userId,
    async ({ userId, wallet: sealed }) => {
      if (sealer.isNewest(sealed)) return
      const place = places.wallet(userId)
      const wallet = sealer.seal(sealer.open(sealed, place), place)
      count += await changed(
        database.run((queries) =>
          queries
            .update(wallets)
            .set({ wallet })
            .where(and(eq(wallets.userId, userId), eq(wallets.wallet, sealed)))
            .returning({ id: wallets.userId }),
        ),
      )
    },
  )
  await eachRow(
    (after) =>
      database.run((queries) =>
        queries
          .select()
          .from(passkeys)
          .where(gt(passkeys.id, after))
          .orderBy(asc(passkeys.id))
          .limit(batch),
      ),
    ({ id }) => id,
    async ({ id, copy: sealed }) => {
      if (sealed === null || sealer.isNewest(sealed)) return
      const copy = sealer.seal(sealer.open(sealed, places.copy(id)), places.copy(id))
      count += await changed(
        database.run((queries) =>
          queries
            .update(passkeys)
            .set({ copy })
            .where(and(eq(passkeys.id, id), eq(passkeys.copy, sealed)))
            .returning({ id: passkeys.id }),
        ),
      )
    },
  )
  await eachRow(
    (after) =>
      database.run((queries) =>
        queries
          .select()
          .from(identities)
          .where(gt(identities.subjectIndex, after))
          .orderBy(asc(identities.subjectIndex))
          .limit(batch),
      ),
    ({ subjectIndex }) => subjectIndex,
    async ({ way, subjectIndex, identity: sealed }) => {
      if (sealer.isNewest(sealed)) return
      const identity = sealer.open(sealed, places.identity(way, subjectIndex))
      const { subject } = JSON.parse(identity) as { subject: string }
      const [next] = sealer.indexes(`${way} ${subject}`)
      const news = {
        subjectIndex: next,
        identity: sealer.seal(identity, places.identity(way, next)),
      }
      count += await changed(
        database.run((queries) =>
          queries
            .update(identities)
            .set(news)
            .where(and(eq(identities.subjectIndex, subjectIndex), eq(identities.identity, sealed)))
            .returning({ id: identities.userId }),
        ),
      )
    },
  )
  return count
}

/** A page at a time, by a key that does not change. */
async function eachRow<row>(
  read: (after: string) => Promise<readonly row[]>,
  keyOf: (row: row) => string,
  work: (row: row) => Promise<void>,
): Promise<void> {
  for (let rows = await read(''); rows.length > 0; rows = await read(keyOf(rows.at(-1) as row)))
    for (const row of rows) await work(row)
}

/** None where a server changed it meanwhile. */
const changed = async (rows: Promise<readonly unknown[]>) => (await rows).length

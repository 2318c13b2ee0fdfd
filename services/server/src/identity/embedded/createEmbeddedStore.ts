import { randomBytes } from 'node:crypto'
import { EmbeddedWallet } from '@foyer/protocol'
import { and, count, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import {
  embeddedDevices as devices,
  embeddedKnownDevices as known,
  embeddedLogins as logins,
  embeddedPasskeys as passkeys,
  embeddedUsers as users,
  embeddedWallets as wallets,
} from '../../platform/database/tables/embedded.ts'
import type { Sealer } from '../../platform/encryption/createSealer.ts'
import type { EmbeddedStore } from './EmbeddedStore.ts'
import { keepDevice } from './keepDevice.ts'
import { places } from './places.ts'

const codeMinutes = 10
const maxTries = 5
const maxCodesPerHour = 10
/** More than anybody has. */
const maxPasskeys = 20
/** A device that nobody uses for so long signs in anew. */
const deviceDays = 90

/** Keeps it in the database. By the clock of the database, which all processes share. */
export function createEmbeddedStore({
  database,
  sealer,
}: {
  database: Database
  sealer: Sealer
}): EmbeddedStore {
  const userIn = ({
    id,
    email,
    smartAccount,
  }: {
    id: string
    email: string | null
    smartAccount: string | null
  }) => ({
    id,
    email: email && sealer.open(email, places.userEmail(id)),
    smartAccount: smartAccount && sealer.open(smartAccount, places.smartAccount(id)),
  })
  return {
    async addLogin({ id, email, device, codeMac }) {
      const [emailIndex, ...older] = sealer.indexes(email)
      return database.run((queries) =>
        queries.transaction(async (turn) => {
          // One after the other for an address: two at once would both be the tenth.
          await turn.execute(sql`select pg_advisory_xact_lock(hashtext(${emailIndex}))`)
          const recent = await turn
            .select({ id: logins.id })
            .from(logins)
            .where(
              and(
                inArray(logins.emailIndex, [emailIndex, ...older]),
                gt(logins.createdAt, sql`now() - make_interval(hours => 1)`),
              ),
            )
          if (recent.length >= maxCodesPerHour) return false
          await turn.update(logins).set({ codeMac: null }).where(eq(logins.device, device))
          await turn.insert(logins).values({
            ...{ id, emailIndex, device, codeMac },
            email: sealer.seal(email, places.loginEmail(id)),
          })
          return true
        }),
      )
    },
    async takeTry({ id, device }) {
      const [row] = await database.run((queries) =>
        queries
          .update(logins)
          .set({ tries: sql`${logins.tries} + 1` })
          .where(
            and(
              ...[eq(logins.id, id), eq(logins.device, device), isNotNull(logins.codeMac)],
              lt(logins.tries, maxTries),
              gt(logins.createdAt, sql`now() - make_interval(mins => ${codeMinutes})`),
            ),
          )
          .returning(),
      )
      if (!row?.codeMac) return null
      const email = sealer.open(row.email, places.loginEmail(id))
      return { id, email, device, codeMac: row.codeMac }
    },
    async endLogin(id) {
      const ended = await database.run((queries) =>
        queries
          .update(logins)
          .set({ codeMac: null })
          .where(and(eq(logins.id, id), isNotNull(logins.codeMac)))
          .returning({ id: logins.id }),
      )
      return ended.length > 0
    },
    async signIn({ id: login, email, device }) {
      const [emailIndex, ...older] = sealer.indexes(email)
      return database.run((queries) =>
        queries.transaction(async (turn) => {
          await turn.execute(sql`select pg_advisory_xact_lock(hashtext(${emailIndex}))`)
          // Both or nothing: a code that is used up and signs nobody in is lost.
          const ended = await turn
            .update(logins)
            .set({ codeMac: null })
            .where(and(eq(logins.id, login), isNotNull(logins.codeMac)))
            .returning({ id: logins.id })
          if (ended.length === 0) return null
          const [user] = await turn
            .select()
            .from(users)
            .where(inArray(users.emailIndex, [emailIndex, ...older]))
          const id = user?.id ?? randomBytes(16).toString('base64url')
          if (!user) {
            const sealed = sealer.seal(email, places.userEmail(id))
            await turn.insert(users).values({ id, emailIndex, email: sealed })
          }
          await keepDevice(turn, { userId: id, device, way: 'email' })
          return { ...(user ? userIn(user) : { id, smartAccount: null }), email, way: 'email' }
        }),
      )
    },
    async userOf(device) {
      const rows = await database.run(async (queries) => {
        const seen = await queries
          .update(devices)
          .set({ seenAt: sql`now()` })
          .where(
            and(
              eq(devices.device, device),
              gt(devices.seenAt, sql`now() - make_interval(days => ${deviceDays})`),
            ),
          )
          .returning({ userId: devices.userId, way: devices.way })
        const [found] = seen
        if (!found) return []
        const rows = await queries.select().from(users).where(eq(users.id, found.userId))
        return rows.map((user) => ({ user, way: found.way }))
      })
      const [row] = rows
      return row ? { ...userIn(row.user), way: row.way } : null
    },
    async signOut(device) {
      const ended = await database.run((queries) =>
        queries.delete(devices).where(eq(devices.device, device)).returning(),
      )
      return ended.length > 0
    },
    async signInAs({ userId, device }) {
      const rows = await database.run((queries) =>
        queries.transaction(async (turn) => {
          const found = await turn.select().from(users).where(eq(users.id, userId))
          if (found.length > 0) await keepDevice(turn, { userId, device, way: null })
          return found
        }),
      )
      const [row] = rows
      return row ? { ...userIn(row), way: null } : null
    },
    async changeEmail({ userId, email }) {
      const [emailIndex, ...older] = sealer.indexes(email)
      return database.run((queries) =>
        queries.transaction(async (turn) => {
          // Nobody makes a wallet for it meanwhile.
          await turn.execute(sql`select pg_advisory_xact_lock(hashtext(${emailIndex}))`)
          const taken = await turn
            .select({ id: users.id })
            .from(users)
            .where(inArray(users.emailIndex, [emailIndex, ...older]))
          if (taken.some(({ id }) => id !== userId)) return false
          await turn
            .update(users)
            .set({ emailIndex, email: sealer.seal(email, places.userEmail(userId)) })
            .where(eq(users.id, userId))
          return true
        }),
      )
    },
    async forgetOthers({ userId, device }) {
      await database.run((queries) =>
        queries.transaction(async (turn) => {
          await turn
            .delete(devices)
            .where(and(eq(devices.userId, userId), ne(devices.device, device)))
          await turn.delete(known).where(and(eq(known.userId, userId), ne(known.device, device)))
          await turn.delete(passkeys).where(eq(passkeys.userId, userId))
        }),
      )
    },
    async countDevices(userId) {
      const [row] = await database.run((queries) =>
        queries.select({ count: count() }).from(devices).where(eq(devices.userId, userId)),
      )
      return row?.count ?? 0
    },
    async deleteUser(userId) {
      await database.run((queries) => queries.delete(users).where(eq(users.id, userId)))
    },
    async passkeysOf(userId) {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
          .orderBy(passkeys.createdAt),
      )
      return rows.map(({ id, name, createdAt, publicKey }) => ({
        ...{ id, name: name ?? '', addedAtMs: createdAt.getTime(), publicKey },
      }))
    },
    async passkey(id) {
      const [row] = await database.run((queries) =>
        queries.select().from(passkeys).where(eq(passkeys.id, id)),
      )
      if (!row) return null
      return {
        ...{ id, userId: row.userId, counter: row.counter },
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        copy: row.copy === null ? null : JSON.parse(sealer.open(row.copy, places.copy(id))),
      }
    },
    async addPasskey({ id, userId, name, publicKey, counter, copy }) {
      const added = await database.run((queries) =>
        queries.transaction(async (turn) => {
          // One after the other for a user.
          await turn.select().from(users).where(eq(users.id, userId)).for('update')
          const own = await turn.select().from(passkeys).where(eq(passkeys.userId, userId))
          if (own.length >= maxPasskeys) return []
          return turn
            .insert(passkeys)
            .values({
              ...{ id, userId, name, counter },
              publicKey: Buffer.from(publicKey).toString('base64url'),
              copy: copy && sealer.seal(JSON.stringify(copy), places.copy(id)),
            })
            .onConflictDoNothing()
            .returning({ id: passkeys.id })
        }),
      )
      return added.length > 0
    },
    async countPasskey({ id, counter }) {
      await database.run((queries) =>
        queries.update(passkeys).set({ counter }).where(eq(passkeys.id, id)),
      )
    },
    async wallet(userId) {
      const [row] = await database.run((queries) =>
        queries.select().from(wallets).where(eq(wallets.userId, userId)),
      )
      return row
        ? EmbeddedWallet.parse(JSON.parse(sealer.open(row.wallet, places.wallet(userId))))
        : null
    },
    async keepWallet({ userId, wallet: given, smartAccount }) {
      const { generation } = given
      const wallet = sealer.seal(JSON.stringify(given), places.wallet(userId))
      return database.run((queries) =>
        queries.transaction(async (turn) => {
          const kept = await (generation === 1
            ? turn
                .insert(wallets)
                .values({ userId, generation, wallet })
                .onConflictDoNothing()
                .returning({ userId: wallets.userId })
            : turn
                .update(wallets)
                // What is written over is gone with the old share in it.
                .set({ generation, wallet, writtenAt: sql`now()` })
                .where(and(eq(wallets.userId, userId), eq(wallets.generation, generation - 1)))
                .returning({ userId: wallets.userId }))
          if (kept.length === 0) return false
          // Both or nothing: with another key the address is of no use.
          if (smartAccount !== undefined)
            await turn
              .update(users)
              .set({ smartAccount: sealer.seal(smartAccount, places.smartAccount(userId)) })
              .where(eq(users.id, userId))
          return true
        }),
      )
    },
    async keepPassword({ userId, generation, password }) {
      const place = places.wallet(userId)
      return database.run((queries) =>
        queries.transaction(async (turn) => {
          const isThis = and(eq(wallets.userId, userId), eq(wallets.generation, generation))
          const [row] = await turn.select().from(wallets).where(isThis).for('update')
          if (!row) return false
          const wallet = EmbeddedWallet.parse(JSON.parse(sealer.open(row.wallet, place)))
          const sealed = sealer.seal(JSON.stringify({ ...wallet, password }), place)
          await turn.update(wallets).set({ wallet: sealed, writtenAt: sql`now()` }).where(isThis)
          return true
        }),
      )
    },
  }
}

/** Forgets codes that count no more, and devices that nobody used for so long. */
export async function deleteOldLogins(database: Database): Promise<void> {
  await database.run(async (queries) => {
    await queries.delete(logins).where(lt(logins.createdAt, sql`now() - make_interval(hours => 1)`))
    await queries
      .delete(devices)
      .where(lt(devices.seenAt, sql`now() - make_interval(days => ${deviceDays})`))
  })
}

import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/Database.ts'
import {
  embeddedIdentities as identities,
  embeddedWayLogins as logins,
  embeddedPasskeys as passkeys,
  embeddedUsers as users,
} from '../../../platform/database/tables/embedded.ts'
import type { Sealer } from '../../../platform/encryption/createSealer.ts'
import { keepDevice } from '../keepDevice.ts'
import { places } from '../places.ts'
import type { WayIdentity } from './Way.ts'

/** A login at a vendor. */
export interface WayLogin {
  readonly id: string
  readonly way: string
  readonly device: string
  readonly site: string
  readonly frame: string
  /** Of PKCE and OpenID Connect; the channel's token instead of a verifier, where there is a link. */
  readonly secrets: {
    readonly verifier: string
    readonly nonce: string
    /** Of the page, where the login goes on in it. */
    readonly returnTo?: string | undefined
    /** The user that the account at the vendor is added to. */
    readonly linkTo?: string | undefined
  }
  readonly identity: WayIdentity | null
  readonly stage: Stage
}

type Stage = 'started' | 'answered' | 'unconfirmed' | 'done' | 'failed'

/** Keeps logins at vendors, and who users are there. Every method throws `database/unavailable`. */
export interface WayStore {
  add(login: Omit<WayLogin, 'identity' | 'stage'>): Promise<void>
  /** @returns `null` when there is none, or it is too old */
  find(id: string): Promise<WayLogin | null>
  /** Goes on from one stage to another; of all that come at once one gets `true`. */
  move(id: string, from: Stage, to: Stage, identity?: WayIdentity): Promise<boolean>
  /**
   * Ends a login that is done and signs its device in, as a user who is made when there is none; where the account is
   * added to a user, only that.
   *
   * @returns `taken` when the account, or the way, has a user already who is another one
   */
  signIn(login: WayLogin): Promise<{ id: string } | 'taken' | null>
  /** By which vendors a user can sign in, the first one first. */
  identitiesOf(userId: string): Promise<readonly { way: string; name: string | null }[]>
  /**
   * Takes one way to sign in away.
   *
   * @returns `false` for the last one
   */
  remove(parameters: { userId: string; way: string; passkey: string | null }): Promise<boolean>
}

/** From its start to the last question for it. */
export const loginMinutes = 10

export function createWayStore({
  database,
  sealer,
}: {
  database: Database
  sealer: Sealer
}): WayStore {
  const isYoung = gt(logins.createdAt, sql`now() - make_interval(mins => ${loginMinutes})`)
  return {
    async add({ id, secrets, ...login }) {
      const sealed = sealer.seal(JSON.stringify(secrets), places.waySecrets(id))
      await database.run((queries) =>
        queries.insert(logins).values({ id, ...login, secrets: sealed }),
      )
    },
    async find(id) {
      const [row] = await database.run((queries) =>
        queries
          .select()
          .from(logins)
          .where(and(eq(logins.id, id), isYoung)),
      )
      if (!row) return null
      const { createdAt: _, secrets, identity, ...login } = row
      return {
        ...login,
        secrets: JSON.parse(sealer.open(secrets, places.waySecrets(id))),
        identity: identity && JSON.parse(sealer.open(identity, places.wayIdentity(id))),
      }
    },
    async move(id, from, to, identity) {
      const sealed = identity && sealer.seal(JSON.stringify(identity), places.wayIdentity(id))
      const moved = await database.run((queries) =>
        queries
          .update(logins)
          .set({ stage: to, ...(sealed && { identity: sealed }) })
          .where(and(eq(logins.id, id), eq(logins.stage, from), isYoung))
          .returning({ id: logins.id }),
      )
      return moved.length > 0
    },
    async signIn({ id: login, way, device, identity, secrets }) {
      if (!identity) return null
      const { subject } = identity
      const [subjectIndex, ...older] = sealer.indexes(`${way} ${subject}`)
      return database.run((queries) =>
        queries.transaction(async (turn) => {
          // One after the other for an account: two at once would make two wallets.
          await turn.execute(sql`select pg_advisory_xact_lock(hashtext(${subjectIndex}))`)
          const ended = await turn
            .delete(logins)
            .where(and(eq(logins.id, login), eq(logins.stage, 'done'), isYoung))
            .returning({ id: logins.id })
          if (ended.length === 0) return null
          const [found] = await turn
            .select({ userId: identities.userId })
            .from(identities)
            .where(
              and(
                eq(identities.way, way),
                inArray(identities.subjectIndex, [subjectIndex, ...older]),
              ),
            )
          const { linkTo } = secrets
          if (linkTo !== undefined) {
            const owned = await turn
              .select({ userId: identities.userId })
              .from(identities)
              .where(and(eq(identities.way, way), eq(identities.userId, linkTo)))
            const isOwn = found?.userId === linkTo
            if (!isOwn && (found || owned.length > 0)) return 'taken'
          }
          const id = found?.userId ?? linkTo ?? randomBytes(16).toString('base64url')
          const sealed = sealer.seal(JSON.stringify(identity), places.identity(way, subjectIndex))
          if (found)
            await turn
              .update(identities)
              .set({ identity: sealed, subjectIndex })
              .where(and(eq(identities.way, way), eq(identities.userId, id)))
          else {
            if (linkTo === undefined) await turn.insert(users).values({ id })
            await turn
              .insert(identities)
              .values({ way, subjectIndex, userId: id, identity: sealed })
          }
          if (linkTo === undefined) await keepDevice(turn, { userId: id, device, way })
          return { id }
        }),
      )
    },
    async identitiesOf(userId) {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(identities)
          .where(eq(identities.userId, userId))
          .orderBy(identities.createdAt),
      )
      return rows.map(({ way, subjectIndex, identity }) => {
        const { name }: WayIdentity = JSON.parse(
          sealer.open(identity, places.identity(way, subjectIndex)),
        )
        return { way, name }
      })
    },
    async remove({ userId, way, passkey }) {
      return database.run((queries) =>
        queries.transaction(async (turn) => {
          // One after the other for a user: two at once would take the last two.
          const [user] = await turn.select().from(users).where(eq(users.id, userId)).for('update')
          if (!user) return false
          const [linked, keys] = [
            await turn.select().from(identities).where(eq(identities.userId, userId)),
            await turn.select().from(passkeys).where(eq(passkeys.userId, userId)),
          ]
          const left = [
            ...(user.email === null || way === 'email' ? [] : ['email']),
            ...linked.filter((one) => one.way !== way),
            ...keys.filter(({ id }) => way !== 'passkey' || id !== passkey),
          ]
          if (left.length === 0) return false
          if (way === 'email')
            await turn
              .update(users)
              .set({ email: null, emailIndex: null })
              .where(eq(users.id, userId))
          else if (way === 'passkey')
            await turn
              .delete(passkeys)
              .where(and(eq(passkeys.userId, userId), eq(passkeys.id, passkey ?? '')))
          else
            await turn
              .delete(identities)
              .where(and(eq(identities.userId, userId), eq(identities.way, way)))
          return true
        }),
      )
    },
  }
}

/** Forgets logins that nobody waits for. */
export async function deleteOldWayLogins(database: Database): Promise<void> {
  await database.run((queries) =>
    queries
      .delete(logins)
      .where(lt(logins.createdAt, sql`now() - make_interval(mins => ${loginMinutes})`)),
  )
}

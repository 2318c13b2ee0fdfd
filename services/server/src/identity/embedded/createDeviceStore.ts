import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import {
  embeddedKnownDevices as known,
  embeddedDeviceLinks as links,
  embeddedUsers as users,
} from '../../platform/database/tables/embedded.ts'
import type { Sealer } from '../../platform/encryption/createSealer.ts'
import { places } from './places.ts'

/** Who wants to sign in with a new device, as the reader of the mail is told. */
export interface DeviceAsked {
  readonly email: string
  readonly site: string
  readonly browser: string
  readonly address: string
  readonly atMs: number
}

type DeviceAnswer = 'approved' | 'refused'

/** Keeps which devices are known, and the links that make them so. Every method throws `database/unavailable`. */
export interface DeviceStore {
  /** Whether it signed in with this address before, or was approved a moment ago. */
  knows(parameters: { email: string; device: string }): Promise<boolean>
  /** @returns `false` when the address had its links of this hour */
  addLink(link: {
    readonly id: string
    readonly device: string
    readonly linkMac: string
    readonly asked: DeviceAsked
  }): Promise<boolean>
  /** @returns `null` when there is none, or it is too old */
  link(id: string): Promise<{
    device: string
    linkMac: string
    asked: DeviceAsked
    answer: DeviceAnswer | null
  } | null>
  /** The first answer counts. */
  answer(parameters: { id: string; answer: DeviceAnswer }): Promise<void>
  removeLink(id: string): Promise<void>
}

const linkMinutes = 10
const maxLinksPerHour = 10

export function createDeviceStore({
  database,
  sealer,
}: {
  database: Database
  sealer: Sealer
}): DeviceStore {
  const isYoung = gt(links.createdAt, sql`now() - make_interval(mins => ${linkMinutes})`)
  return {
    async knows({ email, device }) {
      const indexes = [...sealer.indexes(email)]
      const [before, now] = await database.run((queries) =>
        Promise.all([
          queries
            .select({ device: known.device })
            .from(known)
            .innerJoin(users, eq(users.id, known.userId))
            .where(and(eq(known.device, device), inArray(users.emailIndex, indexes))),
          queries
            .select({ id: links.id })
            .from(links)
            .where(
              and(
                ...[eq(links.device, device), inArray(links.emailIndex, indexes)],
                ...[eq(links.answer, 'approved'), isYoung],
              ),
            ),
        ]),
      )
      return before.length + now.length > 0
    },
    async addLink({ id, device, linkMac, asked }) {
      const [emailIndex, ...older] = sealer.indexes(asked.email)
      return database.run((queries) =>
        queries.transaction(async (turn) => {
          // One after the other for an address: two at once would both be the tenth.
          await turn.execute(sql`select pg_advisory_xact_lock(hashtext(${emailIndex}))`)
          const recent = await turn
            .select({ id: links.id })
            .from(links)
            .where(
              and(
                inArray(links.emailIndex, [emailIndex, ...older]),
                gt(links.createdAt, sql`now() - make_interval(hours => 1)`),
              ),
            )
          if (recent.length >= maxLinksPerHour) return false
          const sealed = sealer.seal(JSON.stringify(asked), places.linkAsked(id))
          await turn.insert(links).values({ id, emailIndex, device, linkMac, asked: sealed })
          return true
        }),
      )
    },
    async link(id) {
      const [row] = await database.run((queries) =>
        queries
          .select()
          .from(links)
          .where(and(eq(links.id, id), isYoung)),
      )
      if (!row) return null
      const { device, linkMac, answer } = row
      const asked: DeviceAsked = JSON.parse(sealer.open(row.asked, places.linkAsked(id)))
      return { device, linkMac, asked, answer }
    },
    async answer({ id, answer }) {
      await database.run((queries) =>
        queries
          .update(links)
          .set({ answer })
          .where(and(eq(links.id, id), isNull(links.answer))),
      )
    },
    async removeLink(id) {
      await database.run((queries) => queries.delete(links).where(eq(links.id, id)))
    },
  }
}

/** Forgets links that count no more. */
export async function deleteOldLinks(database: Database): Promise<void> {
  await database.run((queries) =>
    queries.delete(links).where(lt(links.createdAt, sql`now() - make_interval(hours => 1)`)),
  )
}

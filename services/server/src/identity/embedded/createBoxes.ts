import type { EmbeddedBox, EmbeddedBoxContent } from '@foyer/protocol'
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { embeddedBoxes as boxes } from '../../platform/database/tables/embedded.ts'
import { loginRefused } from './errors.ts'

/** A request is answered by then, or asked again. */
const boxMinutes = 10
/** Of 64 KB at most: more windows than are ever open at once. */
const maxBoxes = 2_000

/**
 * Boxes in which a frame and its window leave each other messages, where the browser lets them talk in no other way.
 * They seal what they leave: the server can read none of it, and put nothing in its place.
 */
export function createBoxes(database: Database) {
  const isYoung = gt(boxes.createdAt, sql`now() - make_interval(mins => ${boxMinutes})`)
  return {
    /** Leaves what is given, and reads both sides. @throws `embedded/refused` while there are too many */
    async exchange({ box: id, asked, answer }: EmbeddedBox): Promise<EmbeddedBoxContent> {
      const [row] = await database.run((queries) =>
        queries.transaction(async (turn) => {
          if (asked !== undefined) {
            const [all] = await turn.select({ count: count() }).from(boxes).where(isYoung)
            if ((all?.count ?? 0) >= maxBoxes) throw loginRefused('busy')
            // The first stays: what is looked at does not change meanwhile.
            await turn.insert(boxes).values({ id, asked }).onConflictDoNothing()
          }
          const isThis = and(eq(boxes.id, id), isYoung)
          if (answer !== undefined) await turn.update(boxes).set({ answer }).where(isThis)
          return turn.select().from(boxes).where(isThis)
        }),
      )
      return { asked: row?.asked ?? null, answer: row?.answer ?? null }
    },
  }
}

/** Forgets boxes that nobody waits for. */
export async function deleteOldBoxes(database: Database): Promise<void> {
  await database.run((queries) =>
    queries
      .delete(boxes)
      .where(lt(boxes.createdAt, sql`now() - make_interval(mins => ${boxMinutes})`)),
  )
}

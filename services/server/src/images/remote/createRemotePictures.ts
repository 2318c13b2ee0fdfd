import { createHash } from 'node:crypto'
import { AppError } from '@foyer/core/primitives'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { nextTryAt, oneDay } from '../../platform/database/nextTryAt.ts'
import { remotePictures } from '../../platform/database/schema.ts'
import { isStorable } from '../../platform/database/storable.ts'
import type { Log } from '../../platform/log/createLog.ts'
import { readDataPicture, readPicture } from '../checks/readPicture.ts'
import type { Picture } from '../Picture.ts'
import type { NamedFetch } from './createNamedFetch.ts'
import { forgetPictures } from './forgetPictures.ts'
import type { RemotePictures } from './RemotePictures.ts'

/** Collectibles are rendered larger than wallets, and nobody makes them smaller for us. */
const maxPictureBytes = 3 * 1_024 * 1_024

/** What was taken note of is not written down again for this long. */
const claimedMs = 600_000
const maxClaimed = 20_000

/**
 * Keeps images in the database, so that their places are asked once a day whatever number of servers
 * and visitors there is. While a place does not answer, what it gave last is shown.
 */
export function createRemotePictures({
  database,
  named,
  maxBytes,
  log,
}: {
  database: Database
  named: NamedFetch
  /** Of all images together, give or take a tenth for each server. */
  maxBytes: number
  log: Pick<Log, 'debug'>
}): RemotePictures {
  const claimed = createClaims()
  const makeRoom = createRoom({ database, maxBytes })
  const fetching = new Map<string, Promise<Picture | null>>()

  async function fetchAnew(id: string): Promise<Picture | null> {
    const row = await readRow(database, id)
    if (!row || row.address === null || !row.isDue) return row?.known ?? null
    const { address, failures } = row
    const outcome = await named.fetch(address, { maxBytes: maxPictureBytes }).then(
      (bytes) => readPicture(bytes, maxPictureBytes),
      (error: unknown) => {
        log.debug({ err: error }, 'A picture could not be fetched')
        return { error }
      },
    )
    if ('picture' in outcome) {
      const { contentType, bytes, digest } = outcome.picture
      await database.run((queries) =>
        queries
          .update(remotePictures)
          .set({ contentType, bytes, digest, size: bytes.length, failures: 0, nextAt: oneDay })
          .where(eq(remotePictures.id, id)),
      )
      await makeRoom(bytes.length)
      return outcome.picture
    }
    // What is no image, or at a place that is not asked, is so tomorrow at the earliest.
    const isFinal =
      'fault' in outcome || (outcome.error instanceof AppError && outcome.error.kind === 'invalid')
    await database.run((queries) =>
      queries
        .update(remotePictures)
        .set({ failures: failures + 1, nextAt: isFinal ? oneDay : nextTryAt(failures) })
        .where(eq(remotePictures.id, id)),
    )
    return null
  }

  /**
   * Those who want the same image at once share one request. Whoever comes when it has just ended
   * looks again before asking anew.
   */
  function share(id: string): Promise<Picture | null> {
    const known = fetching.get(id)
    if (known) return known
    const started = fetchAnew(id).finally(() => fetching.delete(id))
    fetching.set(id, started)
    return started
  }

  return {
    async claim(addresses) {
      const ids = new Map<string, string>()
      for (const address of new Set(addresses)) {
        const id = idOf(address)
        const isShown = claimed.has(id) || (await note({ database, named, makeRoom, id, address }))
        if (!isShown) continue
        claimed.add(id)
        ids.set(address, id)
      }
      return ids
    },

    async read(id) {
      const row = await readRow(database, id)
      if (!row) return null
      if (row.isForgotten) await markUsed(database, id)
      if (row.address === null || !row.isDue) return row.known
      const anew = share(id)
      if (!row.known) return anew
      anew.catch((error: unknown) => {
        log.debug({ err: error }, 'A picture could not be kept')
      })
      return row.known
    },
  }
}

async function readRow(database: Database, id: string) {
  const [row] = await database.run((queries) =>
    queries
      .select({
        address: remotePictures.address,
        contentType: remotePictures.contentType,
        bytes: remotePictures.bytes,
        digest: remotePictures.digest,
        failures: remotePictures.failures,
        isDue: sql<boolean>`${remotePictures.nextAt} <= now()`,
        isForgotten: sql<boolean>`${remotePictures.usedAt} < now() - interval '1 day'`,
      })
      .from(remotePictures)
      .where(eq(remotePictures.id, id)),
  )
  if (!row) return null
  const { contentType, bytes, digest, ...rest } = row
  const known: Picture | null =
    contentType && bytes && digest ? { contentType, bytes, digest } : null
  return { ...rest, known }
}

/** @returns whether it may be shown, as far as that is known before it is fetched */
async function note({
  database,
  named,
  makeRoom,
  id,
  address,
}: {
  database: Database
  named: NamedFetch
  makeRoom(bytes: number): Promise<void>
  id: string
  address: string
}): Promise<boolean> {
  // A third party's: one that cannot be kept is no address, and no failure of the database.
  if (!isStorable(address) || !named.takes(address)) return false
  if (!/^data:/i.test(address)) {
    await insert(database, { id, address })
    return true
  }
  const reading = readDataPicture(address, maxPictureBytes)
  if ('fault' in reading) return false
  const { contentType, bytes, digest } = reading.picture
  await insert(database, { id, address: null, contentType, bytes, digest, size: bytes.length })
  await makeRoom(bytes.length)
  return true
}

async function insert(database: Database, row: typeof remotePictures.$inferInsert) {
  await database.run((queries) =>
    queries
      .insert(remotePictures)
      .values(row)
      .onConflictDoUpdate({
        target: remotePictures.id,
        set: { usedAt: sql`now()` },
        setWhere: sql`${remotePictures.usedAt} < now() - interval '1 day'`,
      }),
  )
}

async function markUsed(database: Database, id: string) {
  await database.run((queries) =>
    queries
      .update(remotePictures)
      .set({ usedAt: sql`now()` })
      .where(
        and(eq(remotePictures.id, id), lt(remotePictures.usedAt, sql`now() - interval '1 day'`)),
      ),
  )
}

function idOf(address: string): string {
  return createHash('sha256').update(address).digest('hex')
}

/**
 * Forgets the longest unused whenever a tenth of the room was filled: whoever asks for many images
 * must not fill the disk before the hourly chore comes round.
 */
function createRoom({ database, maxBytes }: { database: Database; maxBytes: number }) {
  let filledBytes = 0
  return async (bytes: number) => {
    filledBytes += bytes
    if (filledBytes < maxBytes / 10) return
    filledBytes = 0
    await forgetPictures({ database, maxBytes })
  }
}

/** Ids that were taken note of lately. */
function createClaims() {
  const untilMs = new Map<string, number>()
  return {
    has: (id: string) => (untilMs.get(id) ?? 0) > performance.now(),
    add(id: string) {
      untilMs.delete(id)
      untilMs.set(id, performance.now() + claimedMs)
      const [oldest] = untilMs.keys()
      if (untilMs.size > maxClaimed && oldest !== undefined) untilMs.delete(oldest)
    },
  }
}

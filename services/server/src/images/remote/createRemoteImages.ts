import { createHash } from 'node:crypto'
import { AppError } from '@foyer/core/primitives'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { nextTryAt, oneDay } from '../../platform/database/nextTryAt.ts'
import { isStorable } from '../../platform/database/storable.ts'
import { remoteImages } from '../../platform/database/tables/tokens.ts'
import type { Log } from '../../platform/log/createLog.ts'
import { readDataImage, readImage } from '../checks/readImage.ts'
import type { ImageFile } from '../ImageFile.ts'
import type { NamedFetch } from './createNamedFetch.ts'
import { forgetImages } from './forgetImages.ts'
import type { RemoteImages } from './RemoteImages.ts'

/** Collectibles are rendered larger than wallets, and nobody makes them smaller for us. */
const maxImageBytes = 3 * 1_024 * 1_024

/** What was taken note of is not written down again for this long. */
const claimedMs = 600_000
const maxClaimed = 20_000

/**
 * Keeps images in the database, so that their places are asked once a day whatever number of servers
 * and visitors there is. While a place does not answer, what it gave last is shown.
 */
export function createRemoteImages({
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
}): RemoteImages {
  const claimed = createClaims()
  const makeRoom = createRoom({ database, maxBytes })
  const fetching = new Map<string, Promise<ImageFile | null>>()

  async function fetchAnew(id: string): Promise<ImageFile | null> {
    const row = await readRow(database, id)
    if (!row || row.address === null || !row.isDue) return row?.known ?? null
    const { address, failures } = row
    const outcome = await named.fetch(address, { maxBytes: maxImageBytes }).then(
      (bytes) => readImage(bytes, maxImageBytes),
      (error: unknown) => {
        log.debug({ err: error }, 'An image could not be fetched')
        return { error }
      },
    )
    if ('image' in outcome) {
      const { contentType, bytes, digest } = outcome.image
      await database.run((queries) =>
        queries
          .update(remoteImages)
          .set({ contentType, bytes, digest, size: bytes.length, failures: 0, nextAt: oneDay })
          .where(eq(remoteImages.id, id)),
      )
      await makeRoom(bytes.length)
      return outcome.image
    }
    // What is no image, or at a place that is not asked, is so tomorrow at the earliest.
    const isFinal =
      'fault' in outcome || (outcome.error instanceof AppError && outcome.error.kind === 'invalid')
    await database.run((queries) =>
      queries
        .update(remoteImages)
        .set({ failures: failures + 1, nextAt: isFinal ? oneDay : nextTryAt(failures) })
        .where(eq(remoteImages.id, id)),
    )
    return null
  }

  /**
   * Callers that want the same image at once share one request. One that comes when it has just ended
   * looks again before asking anew.
   */
  function share(id: string): Promise<ImageFile | null> {
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
        log.debug({ err: error }, 'An image could not be kept')
      })
      return row.known
    },
  }
}

async function readRow(database: Database, id: string) {
  const [row] = await database.run((queries) =>
    queries
      .select({
        address: remoteImages.address,
        contentType: remoteImages.contentType,
        bytes: remoteImages.bytes,
        digest: remoteImages.digest,
        failures: remoteImages.failures,
        isDue: sql<boolean>`${remoteImages.nextAt} <= now()`,
        isForgotten: sql<boolean>`${remoteImages.usedAt} < now() - interval '1 day'`,
      })
      .from(remoteImages)
      .where(eq(remoteImages.id, id)),
  )
  if (!row) return null
  const { contentType, bytes, digest, ...rest } = row
  const known: ImageFile | null =
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
  const reading = readDataImage(address, maxImageBytes)
  if ('fault' in reading) return false
  const { contentType, bytes, digest } = reading.image
  await insert(database, { id, address: null, contentType, bytes, digest, size: bytes.length })
  await makeRoom(bytes.length)
  return true
}

async function insert(database: Database, row: typeof remoteImages.$inferInsert) {
  await database.run((queries) =>
    queries
      .insert(remoteImages)
      .values(row)
      .onConflictDoUpdate({
        target: remoteImages.id,
        set: { usedAt: sql`now()` },
        setWhere: sql`${remoteImages.usedAt} < now() - interval '1 day'`,
      }),
  )
}

async function markUsed(database: Database, id: string) {
  await database.run((queries) =>
    queries
      .update(remoteImages)
      .set({ usedAt: sql`now()` })
      .where(and(eq(remoteImages.id, id), lt(remoteImages.usedAt, sql`now() - interval '1 day'`))),
  )
}

function idOf(address: string): string {
  return createHash('sha256').update(address).digest('hex')
}

/**
 * Forgets the longest unused whenever a tenth of the room was filled: a caller that asks for many images
 * must not fill the disk before the hourly job runs.
 */
function createRoom({ database, maxBytes }: { database: Database; maxBytes: number }) {
  let filledBytes = 0
  return async (bytes: number) => {
    filledBytes += bytes
    if (filledBytes < maxBytes / 10) return
    filledBytes = 0
    await forgetImages({ database, maxBytes })
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

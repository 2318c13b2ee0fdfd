import { AppError, DisplayName } from '@foyer/core/primitives'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { NamedFetch } from '../../images/remote/createNamedFetch.ts'
import { type RemoteImages, remoteImagePath } from '../../images/remote/RemoteImages.ts'
import type { Database } from '../../platform/database/Database.ts'
import { nextTryAt, oneDay } from '../../platform/database/nextTryAt.ts'
import { nftMetadata } from '../../platform/database/tables/tokens.ts'
import type { Log } from '../../platform/log/createLog.ts'
import { pause } from '../../platform/outgoing/pause.ts'
import type { Chains } from '../chains/Chain.ts'
import { type NftFacts, type NftKey, type NftRepository, nftName } from './NftRepository.ts'
import { readTokenUri } from './readTokenUri.ts'
import { withId } from './withId.ts'

/** Attributes and stories included. What is rendered on the chain holds its image as well. */
const maxMetadataBytes = 512 * 1_024

/** What lies on the chain is there by then; for what lies elsewhere nobody waits. */
const patienceMs = 1_000

/** Rows of one question to the database. */
const maxRows = 200

/**
 * Keeps what collectibles say in the database: read when a user wants to see it first, and anew a day
 * later. While it cannot be read, what it said last stays; a token that is burnt says nothing new.
 *
 * @param parameters.signal nothing is begun any more after it
 */
export function createNftRepository({
  database,
  chains,
  images,
  named,
  log,
  signal,
}: {
  database: Database
  chains: Pick<Chains, 'find'>
  images: Pick<RemoteImages, 'claim'>
  named: NamedFetch
  log: Pick<Log, 'debug'>
  signal: AbortSignal
}): NftRepository {
  const reading = new Map<string, Promise<NftFacts | null>>()

  async function readAnew(chainId: string, nft: NftKey): Promise<NftFacts | null> {
    const place = { chainId, token: nft.token, tokenId: nft.tokenId }
    try {
      // Another may have read it just before.
      const [row] = await selectRows({ database, chainId, nfts: [nft] })
      if (row && !row.isDue) return isSaid(row) ? factsOf(row) : null
      const chain = chains.find(chainId)
      const uri = chain && (await readTokenUri({ chain, nft }))
      if (!uri) throw new Error('The contract names no metadata')
      const { name, image } = readMetadata(
        await named.fetch(withId(uri, nft), { maxBytes: maxMetadataBytes }),
        nft,
      )
      const imageId = image === null ? null : ((await images.claim([image])).get(image) ?? null)
      const known = { name, imageId, failures: 0, nextAt: oneDay }
      await database.run((queries) =>
        queries
          .insert(nftMetadata)
          .values({ ...place, ...known })
          .onConflictDoUpdate({ target: [...key], set: known }),
      )
      return factsOf(known)
    } catch (error) {
      if (signal.aborted || isOf(error, 'database/')) throw error
      log.debug({ chainId, err: error }, 'A collectible could not be read')
      await database.run((queries) =>
        queries
          .insert(nftMetadata)
          .values({ ...place, name: '', failures: 1, nextAt: nextTryAt(0) })
          .onConflictDoUpdate({
            target: [...key],
            set: { failures: sql`${nftMetadata.failures} + 1`, nextAt: laterEachTime },
          }),
      )
      return null
    }
  }

  /** Those who want the same at once share one reading. */
  function share(chainId: string, nft: NftKey): Promise<NftFacts | null> {
    const id = `${chainId}:${nftName(nft)}`
    const known = reading.get(id)
    if (known) return known
    const started = readAnew(chainId, nft)
      .catch((error: unknown) => {
        log.debug({ chainId, err: error }, 'What a collectible says could not be kept')
        return null
      })
      .finally(() => reading.delete(id))
    reading.set(id, started)
    return started
  }

  return {
    async read({ chainId, nfts }) {
      const wanted = new Map(nfts.map((nft) => [nftName(nft), nft]))
      const facts = new Map<string, NftFacts>()
      const isDue = new Map<string, boolean>()
      for (const part of partsOf([...wanted.values()])) {
        for (const row of await selectRows({ database, chainId, nfts: part })) {
          const name = nftName(row)
          isDue.set(name, row.isDue)
          if (isSaid(row)) facts.set(name, factsOf(row))
        }
      }
      if (signal.aborted) return facts
      const begun = [...wanted].flatMap(([name, nft]) =>
        isDue.get(name) === false
          ? []
          : [
              share(chainId, nft).then((read) => {
                if (read) facts.set(name, read)
              }),
            ],
      )
      if (isDue.size < wanted.size) await within(patienceMs, Promise.all(begun))
      return new Map(facts)
    },
  }
}

interface Said {
  readonly name: string
  readonly imageId: string | null
}

const isSaid = ({ name, imageId }: Said) => name !== '' || imageId !== null

function factsOf({ name, imageId }: Said): NftFacts {
  return { name, preview: imageId === null ? null : remoteImagePath(imageId) }
}

const key = [nftMetadata.chainId, nftMetadata.token, nftMetadata.tokenId] as const

/** As `nextTryAt` has it, of a number that only the database knows. */
const laterEachTime: SQL = sql`now() + make_interval(secs =>
  least(86400, 5 * power(4, least(${nftMetadata.failures}, 10))))`

const isOf = (error: unknown, code: string) =>
  error instanceof AppError && error.code.startsWith(code)

function selectRows({
  database,
  chainId,
  nfts,
}: {
  database: Database
  chainId: string
  nfts: readonly NftKey[]
}) {
  return database.run((queries) =>
    queries
      .select({
        token: nftMetadata.token,
        tokenId: nftMetadata.tokenId,
        name: nftMetadata.name,
        imageId: nftMetadata.imageId,
        isDue: sql<boolean>`${nftMetadata.nextAt} <= now()`,
      })
      .from(nftMetadata)
      .where(
        and(
          eq(nftMetadata.chainId, chainId),
          or(
            ...nfts.map(({ token, tokenId }) =>
              and(eq(nftMetadata.token, token), eq(nftMetadata.tokenId, tokenId)),
            ),
          ),
        ),
      ),
  )
}

function partsOf<item>(items: readonly item[]): item[][] {
  const parts: item[][] = []
  for (let start = 0; start < items.length; start += maxRows) {
    parts.push(items.slice(start, start + maxRows))
  }
  return parts
}

/** Waits for it, for so long at most. */
async function within(durationMs: number, work: Promise<unknown>): Promise<void> {
  const leaving = new AbortController()
  await Promise.race([
    work,
    pause(durationMs, leaving.signal).catch(() => {
      // It is over before: nobody waits any more.
    }),
  ])
  leaving.abort()
}

const text = z._default(z.catch(z.nullish(z.string()), null), null)
const Metadata = z.looseObject({ name: text, image: text, image_url: text, image_data: text })

/** @throws what `JSON.parse` throws */
function readMetadata(bytes: Uint8Array, nft: NftKey): { name: string; image: string | null } {
  const said = z.parse(Metadata, JSON.parse(new TextDecoder().decode(bytes)))
  const drawn = said.image_data?.trimStart().startsWith('<')
    ? `data:image/svg+xml;base64,${Buffer.from(said.image_data).toString('base64')}`
    : said.image_data
  const image = said.image || said.image_url || drawn || null
  return {
    name: DisplayName.clean(withId(said.name ?? '', nft)),
    image: image === null ? null : withId(image, nft),
  }
}

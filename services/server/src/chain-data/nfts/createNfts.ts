import { AppError } from '@foyer/core/primitives'
import type { Nft } from '@foyer/protocol'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import { invalidCursor } from './errors.ts'
import type { NftSource, Nfts, NftsPart } from './Nfts.ts'

const pageSize = 50
/** Of one answer: an account may have parted with most of what it was ever sent. */
const maxReads = 6
const readTimeoutMs = 8_000

/**
 * Who just got something looks at once, so this spares only those who ask the same at the same time; it
 * is there for what is told while a chain is away.
 */
const kept = { name: 'nfts', freshMs: 500, staleMs: 24 * 3_600_000, maxEntries: 5_000 }

/** Makes one list of several sources, one after the other in the order of the chains. */
export function createNfts({
  sources,
  outgoing,
}: {
  sources: readonly NftSource[]
  outgoing: Pick<Outgoing, 'cache'>
}): Nfts {
  const cache = outgoing.cache<Awaited<ReturnType<NftSource['read']>>>(kept)

  return {
    async read({ account, chainId, cursor }): Promise<NftsPart> {
      const asked = sources.filter((source) => chainId === null || source.chainId === chainId)
      const place = cursor === null ? null : readCursor({ cursor, account, chainId })
      if (chainId !== null && asked.length === 0) {
        // Nobody here reads this chain, which is not to say that the account has nothing there.
        return { nfts: [], next: null, staleMs: null, missingChainIds: [chainId] }
      }
      let index =
        place === null ? 0 : asked.findIndex((source) => source.chainId === place.sourceChainId)
      if (index < 0) throw invalidCursor()
      let after = place?.after ?? null

      const nfts: Nft[] = []
      const missingChainIds: string[] = []
      const ages: number[] = []
      let failure: unknown = null
      for (let reads = 0; index < asked.length && nfts.length < pageSize; reads++) {
        const source = asked[index]
        if (!source || reads >= maxReads) break
        const query = { account, after, limit: pageSize - nfts.length }
        const key = JSON.stringify([source.chainId, query])
        const load = () => source.read({ ...query, signal: AbortSignal.timeout(readTimeoutMs) })
        try {
          const { value, isStale, ageMs } = await cache.get(key, load)
          nfts.push(...value.nfts)
          if (isStale) ages.push(ageMs)
          after = value.next
        } catch (error) {
          if (error instanceof AppError && error.code === 'nfts/invalid-place')
            throw invalidCursor()
          if (!(error instanceof AppError) || error.kind !== 'unavailable') throw error
          failure = error
          missingChainIds.push(source.chainId)
          after = null
        }
        if (after === null) index++
      }
      if (failure !== null && missingChainIds.length === asked.length) throw failure
      const source = asked[index]
      return {
        nfts,
        next: source
          ? writeCursor({ account, chainId, sourceChainId: source.chainId, after })
          : null,
        staleMs: ages.length === 0 ? null : Math.max(...ages),
        missingChainIds,
      }
    },
  }
}

/** Where to go on; `null` is the beginning of that chain. */
interface Place {
  readonly sourceChainId: string
  readonly after: string | null
}

/**
 * A cursor is no secret and opens nothing. It names its question, so that one for another account or
 * chain is refused instead of skipping pages.
 */
function writeCursor({
  account,
  chainId,
  sourceChainId,
  after,
}: Place & { account: string; chainId: string | null }): string {
  const text = JSON.stringify([1, account, chainId, sourceChainId, after])
  return Buffer.from(text).toString('base64url')
}

function readCursor({
  cursor,
  account,
  chainId,
}: {
  cursor: string
  account: string
  chainId: string | null
}): Place {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Refused below like all that is none of ours.
  }
  if (!Array.isArray(value) || value.length !== 5) throw invalidCursor()
  const [version, forAccount, forChainId, sourceChainId, after] = value as unknown[]
  if (version !== 1 || forAccount !== account || forChainId !== chainId) throw invalidCursor()
  if (typeof sourceChainId !== 'string') throw invalidCursor()
  if (after !== null && typeof after !== 'string') throw invalidCursor()
  return { sourceChainId, after }
}

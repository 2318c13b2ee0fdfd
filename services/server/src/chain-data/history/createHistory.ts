import { AppError } from '@foyer/core/primitives'
import type { HistoryTransaction } from '@foyer/protocol'
import type { HistorySource } from './HistorySource.ts'

/** What accounts did, page by page. */
export interface History {
  /**
   * @param query.account address, in any case
   * @param query.chainId CAIP-2; all chains when `null`
   * @param query.cursor `next` of the page before
   * @throws `history/invalid-cursor` (invalid), when it is none of ours or belongs to another question
   * @throws an `AppError` of kind `unavailable` when nothing can be told now
   */
  read(query: {
    account: string
    chainId: string | null
    cursor: string | null
    signal: AbortSignal
  }): Promise<HistoryPart>
  /**
   * Changes when this account does something, and with it every page of it; `null` when nobody would
   * know. Absent when nobody looks.
   */
  version?(query: { account: string; chainId: string | null }): string | null
}

/** One page. */
interface HistoryPart {
  readonly transactions: readonly HistoryTransaction[]
  readonly next: string | null
  /** Chains that are missing from this page and those after it: their source is away, or there is none. */
  readonly missingChainIds: readonly string[]
}

const pageSize = 50

/**
 * Makes one history of several sources, newest first whatever source it came from.
 *
 */
export function createHistory(sources: readonly HistorySource[]): History {
  return {
    async read({ account: written, chainId, cursor, signal }) {
      const account = written.toLowerCase()
      const asked = sources.filter(
        (source) => chainId === null || source.chainIds().includes(chainId),
      )
      const places = cursor === null ? null : readCursor({ cursor, account, chainId })
      if (chainId !== null && asked.length === 0) {
        // Nobody has read this chain, which is not to say that the account did nothing there.
        return { transactions: [], next: null, missingChainIds: [chainId] }
      }
      const read = await Promise.all(
        asked
          .filter(({ id }) => places === null || places.has(id))
          .map(async (source) => {
            const after = places?.get(source.id) ?? null
            const query = { account, chainId, after, limit: pageSize + 1, signal }
            const outcome = await source.read(query).then(
              (entries) => ({ entries, error: null }),
              (error: unknown) => ({ entries: [], error }),
            )
            return { source, after, ...outcome }
          }),
      )
      const failed = read.filter(({ error }) => error !== null)
      for (const { error } of failed) {
        const isAway = error instanceof AppError && error.kind === 'unavailable'
        if (isAway && failed.length < read.length) continue
        throw error instanceof AppError && error.code === 'history/invalid-place'
          ? invalidCursor()
          : error
      }

      const merged = read
        .flatMap(({ source, entries }) => entries.map((entry) => ({ source, entry })))
        .sort((a, b) => timeOf(b.entry.transaction) - timeOf(a.entry.transaction))
      const page = merged.slice(0, pageSize)
      const rest = new Map<string, string | null>()
      for (const { source, after, entries } of read) {
        const taken = page.filter((each) => each.source === source)
        if (entries.length > taken.length) rest.set(source.id, taken.at(-1)?.entry.place ?? after)
      }
      return {
        transactions: page.map(({ entry }) => entry.transaction),
        next: rest.size === 0 ? null : writeCursor({ account, chainId, places: rest }),
        missingChainIds: failed.flatMap(({ source }) =>
          chainId === null ? source.chainIds() : [chainId],
        ),
      }
    },
  }
}

function timeOf({ metadata }: HistoryTransaction): number {
  return Date.parse(metadata.minedAt)
}

/** By source; `null` is its beginning. A source that is not named has come to its end. */
type Places = ReadonlyMap<string, string | null>

/**
 * A cursor is no secret and opens nothing: it says where to go on, and that is looked at anew. It names
 * its question, so that one for another account or chain is refused instead of skipping pages.
 */
function writeCursor({
  account,
  chainId,
  places,
}: {
  account: string
  chainId: string | null
  places: Places
}): string {
  const text = JSON.stringify([1, account, chainId, ...places])
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
}): Places {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Refused below like all that is none of ours.
  }
  if (!Array.isArray(value)) throw invalidCursor()
  const [version, forAccount, forChainId, ...places] = value as unknown[]
  const isOurs =
    version === 1 &&
    forAccount === account &&
    forChainId === chainId &&
    places.length > 0 &&
    places.every(isPlace)
  if (!isOurs) throw invalidCursor()
  return new Map(places as [string, string | null][])
}

function isPlace(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [id, place] = value as unknown[]
  return typeof id === 'string' && (place === null || typeof place === 'string')
}

const invalidCursor = () =>
  new AppError(
    'history/invalid-cursor',
    'This cursor is none of ours, or belongs to another account or chain. Ask for the first page ' +
      'without one.',
    { kind: 'invalid' },
  )

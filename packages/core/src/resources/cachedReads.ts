import type { Clock } from '../platform/Platform.ts'
import { createSharedRequests } from '../platform/sharedRequests.ts'
import type { AppError } from '../primitives/AppError.ts'

/** What a server said, and how far that can be relied upon. */
export interface Reading<item> {
  /**
   * - `ready`: as new as anybody needs it.
   * - `stale`: what was known before; `error` says why there is nothing newer.
   * - `unsupported`: the server does not serve this network. It was not asked, `value` is empty.
   */
  readonly status: 'ready' | 'stale' | 'unsupported'
  readonly value: item
  /** When the value came, in milliseconds since 1970. */
  readonly readAtMs: number
  readonly error: AppError | null
}

/** One question to a cache. */
export interface CachedRead<value> {
  /** Questions with the same key have the same answer. */
  readonly key: string
  readonly signal: AbortSignal
  /** A user wants it now: neither age nor an earlier failure holds the question back. */
  readonly force?: boolean | undefined
  /** A user asks again: an earlier failure does not hold the question back. */
  readonly retry?: boolean | undefined
  ask(signal: AbortSignal): Promise<value>
}

/** After a failure the same question waits this long, unless a user asks it. */
const backOffMs = 30_000

/** How long a failure holds back the same question: as long as the server wants, 30 s at least. */
function holdMs({ context }: AppError): number {
  const { heldMs, retryAfterMs } = context as Partial<Record<string, unknown>>
  // It was not even sent, and says itself how long that stays so.
  if (typeof heldMs === 'number') return heldMs
  return typeof retryAfterMs === 'number' ? Math.max(backOffMs, retryAfterMs) : backOffMs
}

interface Entry<value> {
  /** How often it was asked. Questions are answered in this order, whatever order answers have. */
  asked: number
  known: { order: number; value: value; readAtMs: number; elapsedMs: number } | undefined
  failure: { order: number; error: AppError; elapsedMs: number } | undefined
}

/** Answers that are kept. */
export interface CachedReads<question, value> {
  (question: question): Promise<Reading<value>>
  /** What is known is not so any more: everything is asked anew. */
  forget(): void
}

/**
 * Keeps answers for a while. Questions that are the same and on their way are one; an answer that
 * comes late never replaces a newer one; a failure leaves what is known, marked as stale.
 */
export function createCachedReads<value>({
  clock,
  freshMs,
  maxKept = 64,
}: {
  clock: Clock
  freshMs: number
  /** Keys that are kept, those asked for last. */
  maxKept?: number
}): CachedReads<CachedRead<value>, value> {
  const entries = new Map<string, Entry<value>>()
  const share = createSharedRequests<void>()
  const isWithin = (elapsedMs: number, ms: number) => clock.elapsed() - elapsedMs < ms

  const entryOf = (key: string) => {
    const entry = entries.get(key) ?? { asked: 0, known: undefined, failure: undefined }
    // Behind all others: the one in front has not been asked for the longest.
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxKept && oldest !== undefined) entries.delete(oldest)
    return entry
  }

  const read = async ({ key, signal, force = false, retry = false, ask }: CachedRead<value>) => {
    signal.throwIfAborted()
    const entry = entryOf(key)
    const { known, failure } = entry
    if (!force) {
      if (failure && !retry && isWithin(failure.elapsedMs, holdMs(failure.error)))
        return outcomeOf(entry)
      if (known && !failure && isWithin(known.elapsedMs, freshMs)) return outcomeOf(entry)
    }
    const settled = Math.max(known?.order ?? 0, failure?.order ?? 0)
    if (force || settled >= entry.asked) entry.asked += 1
    const order = entry.asked
    await share(`${order} ${key}`, signal, async (signal) => {
      try {
        const value = await ask(signal)
        if (order < (entry.known?.order ?? 0)) return
        entry.known = { order, value, readAtMs: clock.now(), elapsedMs: clock.elapsed() }
        if (order >= (entry.failure?.order ?? 0)) entry.failure = undefined
      } catch (error) {
        // Nobody waits for it any more: that says nothing about the server.
        signal.throwIfAborted()
        const newest = Math.max(entry.known?.order ?? 0, entry.failure?.order ?? 0)
        if (order >= newest)
          entry.failure = { order, error: error as AppError, elapsedMs: clock.elapsed() }
      }
    })
    return outcomeOf(entry)
  }
  // An answer that is on its way belongs to what is forgotten.
  return Object.assign(read, { forget: () => entries.clear() })
}

function outcomeOf<value>({ known, failure }: Entry<value>): Reading<value> {
  if (known)
    return {
      status: failure ? 'stale' : 'ready',
      value: known.value,
      readAtMs: known.readAtMs,
      error: failure?.error ?? null,
    }
  throw failure?.error
}

import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Counters, Take, TakeParameters } from '../access/Counters.ts'
import type { MemoryCounters } from '../access/createMemoryCounters.ts'
import type { SharedWindows } from './SharedWindows.ts'

/** Windows that are known here, the longest unused goes first: a few MB. */
const maxKeys = 20_000
/** What lies unused in a process is lost to the others, so this much of a limit may be. */
const sliceOfMax = 0.05
/** Nobody waits longer for being counted. */
const usualTimeoutMs = 500
/** After a failure, how long everything is counted in this process. */
const pauseMs = 1_000

interface Window {
  left: number
  endsAtMs: number
  isUsedUp: boolean
  waiting: number
  asking: Promise<void> | undefined
}

/**
 * Counts together with other processes. Each takes a slice of what is left and gives out of it, so
 * most requests wait for nobody, all processes together never allow more than `max`, and a client
 * that goes to one of them is refused 5 % early at the most.
 *
 * What this process allowed it counts for itself too: two windows of the store that meet hold twice as
 * much, and one process never allows that. While the store does not answer, it goes on from there.
 */
export function createSharedCounters({
  windows,
  own,
  onFailure,
  timeoutMs = usualTimeoutMs,
}: {
  windows: SharedWindows
  own: MemoryCounters
  /** Once for each pause. */
  onFailure(error: unknown): void
  timeoutMs?: number
}): Counters {
  const known = new Map<string, Window>()
  let pausedUntilMs = 0

  const windowOf = (key: string): Window => {
    const found = known.get(key)
    const isOver = found === undefined || (found.endsAtMs <= Date.now() && !found.asking)
    const window = isOver
      ? { left: 0, endsAtMs: 0, isUsedUp: false, waiting: 0, asking: undefined }
      : found
    known.delete(key)
    known.set(key, window)
    const [oldest] = known.keys()
    if (known.size > maxKeys && oldest !== undefined) known.delete(oldest)
    return window
  }

  const ask = async (window: Window, { key, max, windowMs }: TakeParameters) => {
    try {
      const { granted, endsInMs } = await withDeadline(
        windows.take({
          // An address is nobody's business in a store that others may read.
          key: createHash('sha256').update(key).digest('base64url'),
          wanted: Math.min(window.waiting, max),
          slice: Math.max(1, Math.floor(max * sliceOfMax)),
          max,
          windowMs,
        }),
        timeoutMs,
      )
      window.left += granted
      window.isUsedUp = granted === 0
      window.endsAtMs = Date.now() + endsInMs
    } finally {
      window.asking = undefined
    }
  }

  const takeShared = async (parameters: TakeParameters): Promise<Take> => {
    const window = windowOf(parameters.key)
    window.waiting += 1
    try {
      while (window.left === 0 && !window.isUsedUp) {
        // Those that come meanwhile wait for the same answer.
        window.asking ??= ask(window, parameters)
        await window.asking
      }
    } catch (error) {
      if (pausedUntilMs <= Date.now()) {
        pausedUntilMs = Date.now() + pauseMs
        onFailure(error)
      }
      return own.take(parameters)
    } finally {
      window.waiting -= 1
    }
    return takeHere(window, parameters)
  }

  const takeHere = (window: Window, parameters: TakeParameters): Take => {
    const endsInMs = Math.max(0, window.endsAtMs - Date.now())
    if (window.left === 0) return { isAllowed: false, endsInMs }
    const take = own.take(parameters)
    // Others may have come while this one waited for the store.
    if (!take.isAllowed) return take
    window.left -= 1
    return { isAllowed: true, endsInMs }
  }

  return {
    take(parameters) {
      const refusal = own.refusal(parameters)
      if (refusal) return refusal
      const found = known.get(parameters.key)
      const isKnown = found && found.endsAtMs > Date.now() && (found.left > 0 || found.isUsedUp)
      if (isKnown) return takeHere(found, parameters)
      if (pausedUntilMs > Date.now()) return own.take(parameters)
      return takeShared(parameters)
    },
  }
}

async function withDeadline<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  const deadline = new AbortController()
  const late = wait(timeoutMs, undefined, { signal: deadline.signal, ref: false }).then(() => {
    throw new Error(`The store of rate limits did not answer within ${timeoutMs} ms`)
  })
  // Aborting it is no failure of anybody.
  late.catch(() => {})
  try {
    return await Promise.race([answer, late])
  } finally {
    deadline.abort()
    // It may yet fail, and nobody waits for it any more.
    answer.catch(() => {})
  }
}

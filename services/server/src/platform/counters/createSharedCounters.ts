import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Counters, Take, TakeParameters } from './Counters.ts'
import type { MemoryCounters } from './createMemoryCounters.ts'
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
  /** Taken from the store and not given out yet. */
  left: number
  /** What was taken longer ago than a window is free again. */
  leftUntilMs: number
  /** Until then the store has nothing. */
  usedUpUntilMs: number
  waiting: number
  asking: Promise<void> | undefined
}

/**
 * Counts together with other processes. Each takes a slice of what is left and gives out of it, so
 * most requests wait for nobody, and a client that goes to one of them is refused 5 % early at the
 * most. The store's window slides: all processes together never allow more than `max` within one, but
 * for the slice that each may have taken before and given out since, 5 % of it.
 *
 * What this process allowed it counts for itself too, and goes on from there while the store does not
 * answer.
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
    const window = known.get(key) ?? {
      left: 0,
      leftUntilMs: 0,
      usedUpUntilMs: 0,
      waiting: 0,
      asking: undefined,
    }
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
      window.left = granted
      window.leftUntilMs = performance.now() + windowMs
      // It never ends before the waiting calls have the answer.
      if (granted === 0) window.usedUpUntilMs = performance.now() + Math.max(1, endsInMs)
    } finally {
      window.asking = undefined
    }
  }

  const takeShared = async (parameters: TakeParameters): Promise<Take> => {
    const window = windowOf(parameters.key)
    window.waiting += 1
    try {
      while (!isKnown(window)) {
        // Those that come meanwhile wait for the same answer.
        window.asking ??= ask(window, parameters)
        await window.asking
      }
    } catch (error) {
      if (pausedUntilMs <= performance.now()) {
        pausedUntilMs = performance.now() + pauseMs
        onFailure(error)
      }
      return own.take(parameters)
    } finally {
      window.waiting -= 1
    }
    return takeHere(window, parameters)
  }

  const takeHere = (window: Window, parameters: TakeParameters): Take => {
    if (!hasLeft(window))
      return { isAllowed: false, endsInMs: Math.max(0, window.usedUpUntilMs - performance.now()) }
    const take = own.take(parameters)
    // Others may have come while this one waited for the store.
    if (take.isAllowed) window.left -= 1
    return take
  }

  return {
    take(parameters) {
      const refusal = own.refusal(parameters)
      if (refusal) return refusal
      const found = known.get(parameters.key)
      if (found && isKnown(found)) return takeHere(found, parameters)
      if (pausedUntilMs > performance.now()) return own.take(parameters)
      return takeShared(parameters)
    },
  }
}

function hasLeft({ left, leftUntilMs }: Window): boolean {
  return left > 0 && leftUntilMs > performance.now()
}

/** Whether the answer to a take is known without the store. */
function isKnown(window: Window): boolean {
  return hasLeft(window) || window.usedUpUntilMs > performance.now()
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

import type { Clock } from '../platform/Platform.ts'
import { serverAvoided } from './errors.ts'

/** Keeps everybody away from a server that is away, and lets one find out whether it is back. */
export interface OutageGate {
  /**
   * A caller that passes reports the outcome.
   *
   * @param isWanted a user wants it now: passes unless the server itself said when to come back
   * @throws `resources/unavailable` while nobody should ask
   */
  pass(isWanted: boolean): Passage
}

/** One question that passed. What is never told counts as nothing. */
interface Passage {
  /** The server answered, whatever it said. */
  answered(): void
  /** Nobody answered. */
  failed(): void
  /** The server has too many questions; it may have said when to come back. */
  refused(retryAfterMs: number | null): void
  /** It was given up before anything was known. */
  ended(): void
}

/** After the first failure; doubles up to the longest, so that an outage costs five questions a minute. */
const firstPauseMs = 8_000
/** A server that is back is asked within this time. */
const longestPauseMs = 30_000
/** Pages that saw the same outage do not come back in the same moment. */
const leastOfPause = 0.75
/** A mistaken header must not end the server for a page that stays open. */
const longestRetryAfterMs = 600_000

/** @param parameters.random from 0 to 1 */
export function createOutageGate({
  clock,
  random = Math.random,
}: {
  clock: Clock
  random?: () => number
}): OutageGate {
  let failures = 0
  let closedElapsedMs = 0
  let pauseMs = 0
  /** The server's own word, which no press of a button overrides. */
  let isTold = false
  let isFindingOut = false

  const close = (ms: number, told: boolean) => {
    closedElapsedMs = clock.elapsed()
    pauseMs = ms
    isTold = told
  }
  const nextPauseMs = () => {
    failures += 1
    const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
    return longest * (leastOfPause + (1 - leastOfPause) * random())
  }
  const leftMs = () => Math.max(0, closedElapsedMs + pauseMs - clock.elapsed())

  return {
    pass(isWanted) {
      const waitMs = leftMs()
      if (waitMs > 0 && (isTold || !isWanted)) throw serverAvoided(waitMs)
      if (failures > 0 && isFindingOut && !isWanted) throw serverAvoided(firstPauseMs)
      const startedAfter = failures
      isFindingOut = true
      const end = () => {
        isFindingOut = false
      }
      return {
        answered() {
          end()
          failures = 0
          pauseMs = 0
        },
        failed() {
          end()
          // Those that went out together have seen one failure, not several.
          if (failures === startedAfter) close(nextPauseMs(), false)
        },
        refused(retryAfterMs) {
          end()
          const told = retryAfterMs !== null
          close(told ? Math.min(retryAfterMs, longestRetryAfterMs) : nextPauseMs(), told)
        },
        ended: end,
      }
    },
  }
}

/**
 * How long a server wants to be left alone, by its `Retry-After`: seconds, or a date by its clock.
 *
 * @returns `null` when it does not say
 */
export function readRetryAfter(header: string | null | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  const atMs = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs)
}

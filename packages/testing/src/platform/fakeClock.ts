import type { Clock } from '@foyer/core/platform'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves time, runs what falls due in order, and lets promises settle before and after each. */
  advance(ms: number): Promise<void>
  /** How many timers still wait; a finished request leaves none. */
  pending(): number
  /** Sets what it shows ahead, or back by a negative number; no time passes. */
  set(byMs: number): void
}

/** Any fixed moment; tests that care set their own. */
const defaultStartMs = Date.UTC(2026, 0, 1)

/**
 * Time that a test owns.
 *
 * @example
 * import { createFakeClock } from '@foyer/testing'
 *
 * const clock = createFakeClock()
 * clock.after(5_000, () => {})
 * await clock.advance(5_000)
 * clock.pending() // 0
 */
export function createFakeClock(startMs = defaultStartMs): FakeClock {
  let nowMs = startMs
  /** How far it was set from the time that passed. */
  let shiftMs = 0
  const timers = new Set<{ dueMs: number; callback: () => void }>()

  const nextDue = (untilMs: number) =>
    [...timers]
      .filter(({ dueMs }) => dueMs <= untilMs)
      .reduce<{ dueMs: number; callback: () => void } | undefined>(
        (first, timer) => (first && first.dueMs <= timer.dueMs ? first : timer),
        undefined,
      )

  return {
    now: () => nowMs + shiftMs,
    elapsed: () => nowMs - startMs,
    after(delayMs, callback) {
      const timer = { dueMs: nowMs + Math.max(0, delayMs), callback }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    async advance(ms) {
      const untilMs = nowMs + ms
      await settle()
      for (let timer = nextDue(untilMs); timer; timer = nextDue(untilMs)) {
        timers.delete(timer)
        nowMs = timer.dueMs
        timer.callback()
        await settle()
      }
      nowMs = untilMs
    },
    pending: () => timers.size,
    set(byMs) {
      shiftMs += byMs
    },
  }
}

/** One turn of the real event loop, after which every promise that could settle has settled. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

import type { Clock } from '@foyer/core/platform'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves time, runs what falls due in order, and lets promises settle before and after each. */
  advance(ms: number): Promise<void>
  /** How many timers still wait, deadlines apart; a finished request leaves none. */
  pending(): number
  /** Sets what it shows ahead, or back by a negative number; no time passes. */
  set(byMs: number): void
}

interface Timer {
  readonly dueMs: number
  readonly callback: () => void
  /** Nobody takes it back. */
  readonly isDeadline: boolean
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
  const timers = new Set<Timer>()

  const nextDue = (untilMs: number) =>
    [...timers]
      .filter(({ dueMs }) => dueMs <= untilMs)
      .reduce<Timer | undefined>(
        (first, timer) => (first && first.dueMs <= timer.dueMs ? first : timer),
        undefined,
      )

  const add = (delayMs: number, rest: Omit<Timer, 'dueMs'>) => {
    const timer = { dueMs: nowMs + Math.max(0, delayMs), ...rest }
    timers.add(timer)
    return timer
  }

  return {
    now: () => nowMs + shiftMs,
    elapsed: () => nowMs - startMs,
    after(delayMs, callback) {
      const timer = add(delayMs, { callback, isDeadline: false })
      return () => void timers.delete(timer)
    },
    deadline(timeoutMs) {
      const over = new AbortController()
      const late = () => over.abort(new DOMException('The time is up.', 'TimeoutError'))
      add(timeoutMs, { callback: late, isDeadline: true })
      return over.signal
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
    pending: () => [...timers].filter(({ isDeadline }) => !isDeadline).length,
    set(byMs) {
      shiftMs += byMs
    },
  }
}

/** One turn of the real event loop, after which every promise that could settle has settled. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

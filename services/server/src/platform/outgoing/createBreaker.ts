import type { BreakerState } from './OutgoingObserver.ts'

/** Failures one after the other until nobody asks any more. */
const maxFailures = 5

/** How long nobody asks; then one call finds out for all. */
const restMs = 10_000

/**
 * Keeps calls away from what fails: after five failures in a row for 10 s, then until one call that is
 * let through succeeds.
 */
export interface Breaker {
  readonly state: BreakerState
  /**
   * Whether a call may go out now. A caller that gets true reports how it ended, with exactly one of the
   * others.
   */
  enter(): boolean
  succeed(): void
  fail(): void
  /** It ended without saying anything about the other side. */
  abandon(): void
}

/** @param onChange is told each new state */
export function createBreaker(onChange: (state: BreakerState) => void = () => {}): Breaker {
  let state: BreakerState = 'closed'
  let failures = 0
  let closedAgainAtMs = 0
  const become = (next: BreakerState) => {
    if (state === next) return
    state = next
    onChange(next)
  }
  const open = () => {
    closedAgainAtMs = performance.now() + restMs
    become('open')
  }
  return {
    get state() {
      return state
    },
    enter() {
      if (state === 'closed') return true
      if (state === 'half-open' || performance.now() < closedAgainAtMs) return false
      become('half-open')
      return true
    },
    succeed() {
      failures = 0
      become('closed')
    },
    fail() {
      failures += 1
      // What went out before it opened comes back late and must not put the rest off.
      if (state === 'half-open' || (state === 'closed' && failures >= maxFailures)) open()
    },
    abandon() {
      if (state === 'half-open') {
        closedAgainAtMs = 0
        become('open')
      }
    },
  }
}

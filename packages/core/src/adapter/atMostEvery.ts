import type { Clock } from '../platform/Platform.ts'

/** Wallets have been seen to report changes a thousand times a second; users read slower. */
const changesIntervalMs = 50

/**
 * Bounds what the changes of a wallet cost: calls at once for so many values, and then no more often than
 * every 50 ms, always with the newest value in the end.
 *
 * @example
 * import { atMostEvery, type Platform } from '@foyer/core/adapter'
 *
 * const readCalmly = (clock: Platform['clock'], read: (accounts: unknown) => void) =>
 *   atMostEvery({ clock, atOnce: 1, call: read }).offer
 */
export function atMostEvery<value>({
  clock,
  atOnce,
  call,
}: {
  clock: Clock
  atOnce: number
  call(value: value): void
}): {
  offer(value: value): void
  /** Calls now with what waits, if anything. */
  flush(): void
  /** What waits is dropped. */
  stop(): void
} {
  let sinceMs = Number.NEGATIVE_INFINITY
  let calls = 0
  let newest: { value: value } | null = null
  let cancel = () => {}
  const run = () => {
    cancel()
    if (!newest) return
    const { value } = newest
    newest = null
    calls += 1
    call(value)
  }
  const begin = () => {
    sinceMs = clock.elapsed()
    calls = 0
    run()
  }
  return {
    offer(value) {
      newest = { value }
      const restMs = sinceMs + changesIntervalMs - clock.elapsed()
      if (restMs <= 0) return begin()
      if (calls < atOnce) return run()
      cancel()
      cancel = clock.after(restMs, begin)
    },
    flush: run,
    stop: () => cancel(),
  }
}

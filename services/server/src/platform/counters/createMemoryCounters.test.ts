import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCounters } from './createMemoryCounters.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const windowMs = 60_000

/** Counts for one client, and keeps when it was allowed something. */
function countFor(max: number) {
  const counters = createMemoryCounters()
  const allowedMs: number[] = []
  return {
    take() {
      const parameters = { key: 'lists:203.0.113.1', max, windowMs }
      const refusal = counters.refusal(parameters)
      const take = counters.take(parameters)
      expect(refusal).toEqual(take.isAllowed ? null : take)
      if (take.isAllowed) allowedMs.push(Date.now())
      return take
    },
    /** The most in any stretch of a window. */
    most: () =>
      Math.max(
        0,
        ...allowedMs.map(
          (endMs) => allowedMs.filter((ms) => ms <= endMs && ms > endMs - windowMs).length,
        ),
      ),
    allowed: () => allowedMs.length,
  }
}

test('behavior: the end of one minute and the begin of the next are no two limits', () => {
  const client = countFor(100)
  client.take()
  vi.advanceTimersByTime(59_000)
  for (let n = 0; n < 150; n++) client.take()
  vi.advanceTimersByTime(2_000)
  for (let n = 0; n < 150; n++) client.take()
  expect(client.most()).toBe(100)
  expect(client.allowed()).toBe(101)
  vi.advanceTimersByTime(windowMs)
  expect(client.take().isAllowed).toBe(true)
})

test('behavior: who keeps asking while refused is let in as soon as who waits', () => {
  const client = countFor(2)
  client.take()
  client.take()
  for (let second = 0; second < 59; second++) {
    vi.advanceTimersByTime(1_000)
    expect(client.take()).toEqual({ isAllowed: false, endsInMs: (59 - second) * 1_000 })
  }
  vi.advanceTimersByTime(1_000)
  expect(client.take().isAllowed).toBe(true)
})

test('behavior: clients are counted apart, and so many at once that memory is bounded', () => {
  const counters = createMemoryCounters()
  const take = (key: string) => counters.take({ key, max: 1, windowMs })
  for (let n = 0; n < 20_000; n++) expect(take(`a${n}`)).toMatchObject({ isAllowed: true })
  expect(take('a0')).toMatchObject({ isAllowed: false })
  // Who was seen last stays, who was not seen longest goes.
  take('b')
  expect(take('a0')).toMatchObject({ isAllowed: false })
  expect(take('a1')).toMatchObject({ isAllowed: true })
})

test('behavior: no stretch of a window ever holds more than allowed, and Retry-After is kept', () => {
  const pause = fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 500 }),
    fc.integer({ min: 0, max: windowMs / 5 }),
    fc.constantFrom(windowMs / 10, windowMs - 1, windowMs, windowMs + 1),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.record({ pause, waits: fc.boolean() }), { maxLength: 120 }),
      (max, steps) => {
        const client = countFor(max)
        for (const { pause, waits } of steps) {
          vi.advanceTimersByTime(pause)
          const { isAllowed, endsInMs } = client.take()
          expect(endsInMs).toBeGreaterThan(0)
          expect(endsInMs).toBeLessThanOrEqual(windowMs)
          if (isAllowed || !waits) continue
          vi.advanceTimersByTime(endsInMs)
          expect(client.take().isAllowed).toBe(true)
        }
        expect(client.most()).toBeLessThanOrEqual(max)
      },
    ),
  )
})

test.each([-3_600_000, 3_600_000, 86_400_000])(
  'behavior: a clock that is set by %i ms changes no limit',
  (byMs) => {
    const counters = createMemoryCounters()
    const take = () => counters.take({ key: 'a', max: 1, windowMs })
    expect(take().isAllowed).toBe(true)
    vi.setSystemTime(Date.now() + byMs)
    expect(take()).toEqual({ isAllowed: false, endsInMs: windowMs })
    vi.advanceTimersByTime(windowMs - 1)
    expect(take()).toEqual({ isAllowed: false, endsInMs: 1 })
    vi.advanceTimersByTime(1)
    expect(take().isAllowed).toBe(true)
  },
)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCounters } from './createMemoryCounters.ts'
import { createSharedCounters } from './createSharedCounters.ts'
import type { SharedWindows } from './SharedWindows.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A store as the real ones are, which also tells how often it was asked. */
function createWindows() {
  const asked: string[] = []
  const grants = new Map<string, { atMs: number; granted: number }[]>()
  const windows: SharedWindows = {
    async take({ key, wanted, slice, max, windowMs }) {
      asked.push(key)
      const nowMs = Date.now()
      const recent = (grants.get(key) ?? []).filter(({ atMs }) => atMs + windowMs > nowMs)
      const left = max - recent.reduce((sum, { granted }) => sum + granted, 0)
      const granted = Math.min(left, Math.max(wanted, Math.min(slice, Math.floor(left / 8))))
      if (granted > 0) recent.push({ atMs: nowMs, granted })
      grants.set(key, recent)
      return { granted, endsInMs: (recent[0]?.atMs ?? nowMs) + windowMs - nowMs }
    },
  }
  return { windows, asked }
}

const never = () => {
  throw new Error('The store answered')
}
const shareOver = (windows: SharedWindows) =>
  createSharedCounters({ windows, own: createMemoryCounters(), onFailure: never })
const ask = { key: 'lists:203.0.113.1', max: 100, windowMs: 60_000 }

test('behavior: two processes allow exactly as much as one, all at once', async () => {
  const { windows } = createWindows()
  const processes = [shareOver(windows), shareOver(windows)]
  const takes = await Promise.all(
    Array.from({ length: 200 }, (_, n) => processes[n % 2]?.take(ask)),
  )
  expect(takes.filter((take) => take?.isAllowed)).toHaveLength(100)
})

test('behavior: who goes to one process is refused 5 % early at the most', async () => {
  const { windows } = createWindows()
  const [one, other] = [shareOver(windows), shareOver(windows)]
  await other.take(ask)
  let allowed = 1
  while ((await one.take(ask)).isAllowed) allowed += 1
  expect(allowed).toBeGreaterThanOrEqual(95)
  expect(allowed).toBeLessThanOrEqual(100)
})

test('behavior: most takes wait for nobody, and refused ones never', async () => {
  const { windows, asked } = createWindows()
  const counters = shareOver(windows)
  const max = 1_000
  for (let n = 0; n < max; n++) await counters.take({ ...ask, max })
  expect(asked.length).toBeLessThan(max / 8)
  await counters.take({ ...ask, max })
  const before = asked.length
  const refused = counters.take({ ...ask, max })
  expect(refused).toEqual({ isAllowed: false, endsInMs: 60_000 })
  expect(asked).toHaveLength(before)
})

test('behavior: what was taken is forgotten a window later', async () => {
  const { windows } = createWindows()
  const counters = shareOver(windows)
  const once = { ...ask, max: 1 }
  expect((await counters.take(once)).isAllowed).toBe(true)
  expect((await counters.take(once)).isAllowed).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect((await counters.take(once)).isAllowed).toBe(true)
})

test('behavior: whatever minute one looks at, two processes allow a limit and a slice of each', async () => {
  const { windows } = createWindows()
  const processes = [shareOver(windows), shareOver(windows)]
  const allowedAtMs: number[] = []
  const takeAll = async (count: number) => {
    const takes = await Promise.all(
      Array.from({ length: count }, (_, n) => processes[n % 2]?.take(ask)),
    )
    for (const take of takes) if (take?.isAllowed) allowedAtMs.push(Date.now())
  }
  // One before the others, then all that there is about a minute later, and slowly on.
  await takeAll(1)
  vi.advanceTimersByTime(59_000)
  await takeAll(300)
  vi.advanceTimersByTime(2_000)
  await takeAll(300)
  for (let second = 0; second < 180; second += 1) {
    vi.advanceTimersByTime(1_000)
    await takeAll(7)
  }
  const mostInAMinute = Math.max(
    ...allowedAtMs.map(
      (startMs) => allowedAtMs.filter((atMs) => atMs >= startMs && atMs < startMs + 60_000).length,
    ),
  )
  expect(mostInAMinute).toBeGreaterThanOrEqual(100)
  expect(mostInAMinute).toBeLessThanOrEqual(110)
  // Who keeps asking gets a limit each minute all the same.
  expect(allowedAtMs.length).toBeGreaterThan(300)
})

test('behavior: the store learns no address', async () => {
  const { windows, asked } = createWindows()
  await shareOver(windows).take(ask)
  expect(asked.join()).not.toContain('203.0.113.1')
})

test.each(['fails', 'hangs'])(
  'behavior: while the store %s the process counts for itself, and says so once',
  async (how) => {
    const failures: unknown[] = []
    let isBroken = true
    const { windows, asked } = createWindows()
    const counters = createSharedCounters({
      windows: {
        take: (parameters) => {
          if (!isBroken) return windows.take(parameters)
          return how === 'fails' ? Promise.reject(new Error('away')) : new Promise(() => {})
        },
      },
      own: createMemoryCounters(),
      onFailure: (error) => void failures.push(error),
    })
    const takes = Promise.all(Array.from({ length: 150 }, () => counters.take(ask)))
    await vi.advanceTimersByTimeAsync(500)
    expect((await takes).filter(({ isAllowed }) => isAllowed)).toHaveLength(100)
    expect(counters.take(ask)).toMatchObject({ isAllowed: false })
    expect(failures).toHaveLength(1)

    isBroken = false
    await vi.advanceTimersByTimeAsync(1_000)
    // What it allowed meanwhile counts on.
    expect(counters.take(ask)).toMatchObject({ isAllowed: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await counters.take(ask)).isAllowed).toBe(true)
    expect(asked).toHaveLength(1)
  },
)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCallerPlaces } from './createCallerPlaces.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Callers whose work takes as long as they say, and how much of it was under way at most. */
function setUp() {
  const places = createCallerPlaces()
  const most: Record<string, number> = {}
  const inside: Record<string, number> = {}
  const signal = new AbortController().signal
  const run = (caller: string, durationMs: number, fails = false) =>
    places.run({
      caller,
      signal,
      async work() {
        inside[caller] = (inside[caller] ?? 0) + 1
        most[caller] = Math.max(most[caller] ?? 0, inside[caller])
        await new Promise((resolve) => setTimeout(resolve, durationMs))
        inside[caller] -= 1
        if (fails) throw new Error('timeout')
        return performance.now()
      },
    })
  return { places, most, run }
}

test('behavior: a caller has four places, and another one has its own', async () => {
  const { run, most } = setUp()
  const loops = Array.from({ length: 12 }, () => run('attacker', 1_000))
  const startMs = performance.now()
  const honest = run('honest', 10)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(((await honest) as number) - startMs).toBe(10)
  expect(Math.max(...((await Promise.all(loops)) as number[])) - startMs).toBe(3_000)
  expect(most).toEqual({ attacker: 4, honest: 1 })
})

test('behavior: a caller that used up its time has one place, and four again after a while', async () => {
  const { run, most } = setUp()
  const loops = Promise.allSettled(Array.from({ length: 4 }, () => run('attacker', 5_000, true)))
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await loops).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  most.attacker = 0
  const more = Promise.all(Array.from({ length: 4 }, () => run('attacker', 100)))
  await vi.advanceTimersByTimeAsync(400)
  await more
  expect(most.attacker).toBe(1)

  await vi.advanceTimersByTimeAsync(60_000)
  const again = Promise.all(Array.from({ length: 4 }, () => run('attacker', 100)))
  await vi.advanceTimersByTimeAsync(400)
  await again
  expect(most.attacker).toBe(4)
})

test('behavior: who leaves while it waits gives its place to the next', async () => {
  const { places, run } = setUp()
  const busy = Promise.all(Array.from({ length: 4 }, () => run('caller', 1_000)))
  const leaving = new AbortController()
  const work = vi.fn(async () => 1)
  const left = places.run({ caller: 'caller', signal: leaving.signal, work })
  const next = run('caller', 10)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(1_010)
  await Promise.all([busy, next])
  expect(work).not.toHaveBeenCalled()
})

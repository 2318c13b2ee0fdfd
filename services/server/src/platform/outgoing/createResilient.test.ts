import { AppError } from '@foyer/core/primitives'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutgoing } from './createOutgoing.ts'
import type { OutgoingObserver } from './OutgoingObserver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createCounted(options: { retries?: number; maxInFlight?: number } = {}) {
  const seen: string[] = []
  const observer: OutgoingObserver = {
    upstream: ({ outcome }) => void seen.push(outcome),
    breaker: ({ state }) => void seen.push(`breaker ${state}`),
    cache() {},
  }
  const resilient = createOutgoing(observer).resilient({
    name: 'prices',
    timeoutMs: 1_000,
    retries: 0,
    ...options,
  })
  return { resilient, seen }
}

/** So that a rejection is never unhandled while the clock moves on. */
const settle = async (promise: Promise<unknown>) => {
  const settled = promise.then(
    (value) => value,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  return settled
}

const broken = () => Promise.reject(new Error('broken'))

test('behavior: what fails is tried again after a pause', async () => {
  const { resilient, seen } = createCounted({ retries: 2 })
  const startedAtMs = performance.now()
  const triedAtMs: number[] = []
  const value = await settle(
    resilient.run(async () => {
      triedAtMs.push(performance.now() - startedAtMs)
      if (triedAtMs.length < 3) throw new Error('broken')
      return 'fine'
    }),
  )
  expect(value).toBe('fine')
  expect(seen).toEqual(['failed', 'failed', 'ok'])
  const [, second = 0, third = 0] = triedAtMs
  expect(second).toBeGreaterThanOrEqual(74)
  expect(second).toBeLessThanOrEqual(151)
  expect(third - second).toBeGreaterThanOrEqual(149)
  expect(third - second).toBeLessThanOrEqual(301)
})

test('error: what ignores its signal is left behind at the deadline', async () => {
  const { resilient, seen } = createCounted()
  const startedAtMs = performance.now()
  let endedAtMs = 0
  const run = resilient
    .run(() => new Promise(() => {}))
    .finally(() => {
      endedAtMs = performance.now() - startedAtMs
    })
  expect(await settle(run)).toMatchObject({ code: 'upstream/unavailable', kind: 'unavailable' })
  expect(endedAtMs).toBe(1_000)
  expect(seen).toEqual(['timeout'])
})

test('error: an answer that says no is no failure, and not asked for again', async () => {
  const { resilient, seen } = createCounted({ retries: 3 })
  const no = new AppError('test/no', 'No such thing', { kind: 'invalid' })
  for (let tried = 0; tried < 9; tried++) {
    await expect(resilient.run(() => Promise.reject(no))).rejects.toBe(no)
  }
  expect(seen).toEqual(Array(9).fill('refused'))
})

test('behavior: what a visitor made too long is not held against the one that was asked', async () => {
  const { resilient, seen } = createCounted()
  const endless = () => new Promise<string>(() => {})
  for (let asked = 0; asked < 9; asked++) {
    await settle(resilient.run(endless, { isAskersRisk: true }))
  }
  expect(await settle(resilient.run(async () => 'fine'))).toBe('fine')
  expect(seen).toEqual([...Array(9).fill('timeout'), 'ok'])
})

test('behavior: after five failures in a row nobody asks for ten seconds, then one', async () => {
  const { resilient, seen } = createCounted()
  for (let tried = 0; tried < 5; tried++) await resilient.run(broken).catch(() => {})
  expect(seen.splice(0)).toEqual([...Array(4).fill('failed'), 'breaker open', 'failed'])

  const task = vi.fn(async () => 'fine')
  await expect(resilient.run(task)).rejects.toMatchObject({ code: 'upstream/unavailable' })
  await vi.advanceTimersByTimeAsync(9_990)
  await expect(resilient.run(task)).rejects.toMatchObject({ code: 'upstream/unavailable' })
  expect(task).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(20)
  // Many come back at once; one of them finds out for all.
  const both = await Promise.allSettled([resilient.run(broken), resilient.run(task)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(task).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_010)
  expect(await resilient.run(task)).toBe('fine')
  expect(await resilient.run(task)).toBe('fine')
})

test('behavior: one success between failures keeps it closed', async () => {
  const { resilient, seen } = createCounted()
  for (let tried = 0; tried < 12; tried++) {
    await resilient.run(tried % 4 === 3 ? async () => 1 : broken).catch(() => {})
  }
  expect(seen.join()).not.toContain('open')
})

test('behavior: a caller who leaves waits no longer, and says nothing about the other side', async () => {
  const { resilient, seen } = createCounted({ retries: 5 })
  for (let left = 0; left < 9; left++) {
    const leaving = new AbortController()
    const run = resilient.run(() => new Promise(() => {}), { signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(run).rejects.toThrow('left')
  }
  expect(seen).toEqual(Array(9).fill('abandoned'))
})

test('behavior: only so many at once; the others wait their turn', async () => {
  const { resilient } = createCounted({ maxInFlight: 2 })
  let inFlight = 0
  let most = 0
  const started: number[] = []
  const run = (index: number) =>
    resilient.run(async () => {
      started.push(index)
      inFlight += 1
      most = Math.max(most, inFlight)
      await new Promise((resolve) => setTimeout(resolve, 100))
      inFlight -= 1
      return index
    })
  const all = Promise.all(Array.from({ length: 9 }, (_, index) => run(index)))
  expect(await settle(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect([most, started]).toEqual([2, [0, 1, 2, 3, 4, 5, 6, 7, 8]])
})

test('error: who waits too long for a place gives up, and it does not count as a failure', async () => {
  const { resilient, seen } = createCounted({ maxInFlight: 1 })
  const task = vi.fn(() => new Promise(() => {}))
  const all = await settle(Promise.allSettled(Array.from({ length: 9 }, () => resilient.run(task))))
  expect((all as PromiseSettledResult<unknown>[]).map(({ status }) => status)).toEqual(
    Array(9).fill('rejected'),
  )
  expect(task.mock.calls.length).toBeLessThan(9)
  expect(seen.filter((outcome) => outcome === 'timeout')).toHaveLength(task.mock.calls.length)
  expect(seen.join()).not.toContain('open')
})

import { createFakeClock } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { AppError } from '../primitives/AppError.ts'
import { createCachedReads } from './cachedReads.ts'

const never = () => new AbortController().signal
const outage = new AppError('resources/unavailable', '503', { kind: 'unavailable' })

/** A cache whose questions the test answers, in whatever order it likes. */
function setUp({ maxKept = 64 } = {}) {
  const clock = createFakeClock()
  const read = createCachedReads<number>({ clock, freshMs: 30_000, maxKept })
  const open: { answer(value: number): void; fail(): void; signal: AbortSignal }[] = []
  const fetched = vi.fn(
    (signal: AbortSignal) =>
      new Promise<number>((resolve, reject) => {
        open.push({ answer: resolve, fail: () => reject(outage), signal })
      }),
  )
  const ask = (
    how: { key?: string; force?: boolean; retry?: boolean; signal?: AbortSignal } = {},
  ) => read({ key: 'a', signal: never(), ...how, ask: fetched })
  const settle = async (index: number, value: number | 'fail') => {
    if (value === 'fail') open[index]?.fail()
    else open[index]?.answer(value)
    await clock.advance(0)
  }
  return { clock, ask, open, settle, asked: () => fetched.mock.calls.length }
}

test('behavior: an answer is kept until its age, and no longer', async () => {
  const { clock, ask, settle, asked } = setUp()
  const first = ask()
  await settle(0, 1)
  expect(await first).toEqual({ status: 'ready', value: 1, readAtMs: clock.now(), error: null })
  await clock.advance(29_999)
  expect((await ask()).value).toBe(1)
  expect(asked()).toBe(1)
  await clock.advance(1)
  const second = ask()
  await settle(1, 2)
  expect((await second).value).toBe(2)
})

test('behavior: questions that are the same are one while they are on their way', async () => {
  const { ask, settle, asked } = setUp()
  const both = Promise.all([ask(), ask()])
  await settle(0, 1)
  expect((await both).map(({ value }) => value)).toEqual([1, 1])
  expect(asked()).toBe(1)
})

test('behavior: other questions have other answers', async () => {
  const { ask, settle, asked } = setUp()
  const both = Promise.all([ask(), ask({ key: 'b' })])
  await settle(0, 1)
  await settle(1, 2)
  expect([(await both).map(({ value }) => value), asked()]).toEqual([[1, 2], 2])
})

test('behavior: a late answer never replaces a newer one', async () => {
  const { ask, settle } = setUp()
  const old = ask()
  const recent = ask({ force: true })
  await settle(1, 2)
  expect((await recent).value).toBe(2)
  await settle(0, 1)
  expect((await old).value).toBe(2)
  expect((await ask()).value).toBe(2)
})

test('behavior: the late failure of an old question does not make the newer answer stale', async () => {
  const { ask, settle } = setUp()
  const old = ask()
  const recent = ask({ force: true })
  await settle(1, 2)
  await settle(0, 'fail')
  expect([(await recent).status, (await old).status]).toEqual(['ready', 'ready'])
})

test('behavior: a failure leaves what is known, marked as stale, and waits 30 s', async () => {
  const { clock, ask, settle, asked } = setUp()
  const first = ask()
  await settle(0, 1)
  await first
  await clock.advance(30_000)
  const second = ask()
  await settle(1, 'fail')
  expect(await second).toMatchObject({ status: 'stale', value: 1, error: outage })
  await clock.advance(29_999)
  expect((await ask()).status).toBe('stale')
  expect(asked()).toBe(2)
  await clock.advance(1)
  const third = ask()
  await settle(2, 3)
  expect(await third).toMatchObject({ status: 'ready', value: 3, error: null })
})

test('error: with nothing known the failure itself is given, again without asking', async () => {
  const { ask, settle, asked } = setUp()
  const first = ask()
  first.catch(() => {})
  await settle(0, 'fail')
  await expect(first).rejects.toBe(outage)
  await expect(ask()).rejects.toBe(outage)
  expect(asked()).toBe(1)
})

test.each(['force', 'retry'] as const)(
  'behavior: %s does not wait after a failure',
  async (how) => {
    const { ask, settle } = setUp()
    ask().catch(() => {})
    await settle(0, 'fail')
    const again = ask({ [how]: true })
    await settle(1, 4)
    expect((await again).value).toBe(4)
  },
)

test('behavior: retry leaves a fresh answer alone, force does not', async () => {
  const { ask, settle, asked } = setUp()
  ask()
  await settle(0, 1)
  await ask({ retry: true })
  expect(asked()).toBe(1)
  ask({ force: true })
  expect(asked()).toBe(2)
})

test('behavior: a question nobody waits for any more ends, and is no failure', async () => {
  const { ask, open, settle, asked } = setUp()
  const leaving = new AbortController()
  const left = ask({ signal: leaving.signal })
  const stayed = new AbortController()
  const other = ask({ signal: stayed.signal })
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(open[0]?.signal.aborted).toBe(false)
  stayed.abort(new Error('also left'))
  await expect(other).rejects.toThrow('also left')
  expect(open[0]?.signal.aborted).toBe(true)
  await settle(0, 'fail')
  const again = ask()
  expect(asked()).toBe(2)
  await settle(1, 7)
  expect((await again).value).toBe(7)
})

test('behavior: only the answers asked for last are kept', async () => {
  const { ask, settle, asked } = setUp({ maxKept: 2 })
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    ask({ key })
    await settle(index, index)
  }
  await ask({ key: 'b' })
  await ask({ key: 'c' })
  expect(asked()).toBe(3)
  ask({ key: 'a' })
  expect(asked()).toBe(4)
})

test.each([
  ['ahead', 3_600_000],
  ['back', -3_600_000],
])('behavior: a clock set %s changes neither an age nor a wait', async (_, byMs) => {
  const { clock, ask, settle, asked } = setUp()
  const first = ask()
  await settle(0, 1)
  await first
  clock.set(byMs)
  expect((await ask()).status).toBe('ready')
  expect(asked()).toBe(1)
  await clock.advance(30_000)
  const second = ask()
  await settle(1, 'fail')
  expect((await second).status).toBe('stale')
  clock.set(-byMs)
  await ask()
  expect(asked()).toBe(2)
  await clock.advance(30_000)
  void ask()
  expect(asked()).toBe(3)
})

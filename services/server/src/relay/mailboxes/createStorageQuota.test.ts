import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStorageQuota } from './createStorageQuota.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const [hour, day] = [3_600, 86_400]

/** Messages of 600 bytes cost 1,000, and there is room for 100 of them, 10 of each address. */
function open({ maxBytes = 100_000 } = {}) {
  let measured: () => number = () => 0
  let asked = 0
  const quota = createStorageQuota({
    maxBytes,
    async measure() {
      asked += 1
      return measured()
    },
  })
  const take = (network: string, ttlSeconds = day) => {
    const taken = quota.take({ network, bytes: 600, ttlSeconds })
    return 'usedUp' in taken ? taken.usedUp : taken
  }
  return {
    take,
    /** How many are kept before one is refused. */
    fill(network: string, ttlSeconds = day) {
      for (let kept = 0; ; kept++) {
        const taken = take(network, ttlSeconds)
        if (typeof taken === 'string') return { kept, usedUp: taken }
        taken.settle(true)
      }
    },
    measures(next: () => number) {
      measured = next
    },
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000),
    asked: () => asked,
  }
}

test('error: one address fills its share, and all of them together the relay', async () => {
  const { fill, pass } = open()
  await pass(0)
  for (let n = 0; n < 9; n++) expect(fill(`${n}`)).toEqual({ kept: 10, usedUp: 'address' })
  for (const last of ['9', '10']) {
    const { kept } = fill(last)
    expect(kept).toBe(last === '9' ? 10 : 0)
  }
  expect(fill('11')).toEqual({ kept: 0, usedUp: 'relay' })
})

test('behavior: what was measured counts in the place of what was added before', async () => {
  const { fill, measures, pass, asked } = open()
  await pass(0)
  fill('a')
  // Another process has kept 85 beside them.
  measures(() => 95_000)
  await pass(60)
  expect(fill('b')).toEqual({ kept: 5, usedUp: 'relay' })
  await pass(60)
  expect(fill('b')).toEqual({ kept: 5, usedUp: 'address' })
  measures(() => {
    throw new Error('The database is away')
  })
  await pass(60)
  expect(fill('c')).toEqual({ kept: 0, usedUp: 'relay' })
  // They have expired.
  measures(() => 0)
  await pass(60)
  expect(fill('c')).toEqual({ kept: 10, usedUp: 'address' })
  expect(asked()).toBe(5)
})

test('behavior: what was not kept takes no room', async () => {
  const { take, fill, pass } = open()
  await pass(0)
  for (let n = 0; n < 200; n++) {
    const taken = take('a')
    if (typeof taken === 'string') throw new Error(taken)
    taken.settle(false)
  }
  // While they are written they do.
  const coming = Array.from({ length: 10 }, () => take('a'))
  expect(take('a')).toBe('address')
  for (const taken of coming) if (typeof taken !== 'string') taken.settle(false)
  expect(fill('a')).toEqual({ kept: 10, usedUp: 'address' })
})

test('behavior: an address has room again when its messages are over, and after a day', async () => {
  const { take, fill, pass } = open()
  await pass(0)
  expect(fill('short', 300).kept).toBe(10)
  expect(fill('long', 7 * day).kept).toBe(10)
  const late = take('late', hour)
  await pass(240)
  expect(take('short')).toBe('address')
  await pass(120)
  expect(fill('short').kept).toBe(10)
  await pass(day - 400)
  expect(take('long')).toBe('address')
  await pass(200)
  expect(fill('long').kept).toBe(10)
  // What comes back long after counts against nobody.
  if (typeof late !== 'string') late.settle(false)
  expect(fill('late').kept).toBe(10)
})

test('behavior: where the share is less than a message, one has room', async () => {
  const { fill, pass } = open({ maxBytes: 5_000 })
  await pass(0)
  expect(fill('a')).toEqual({ kept: 1, usedUp: 'address' })
})

test('behavior: without a limit nothing is measured, and all has room', async () => {
  const { take, pass, asked } = open({ maxBytes: 0 })
  await pass(600)
  for (let n = 0; n < 500; n++) expect(take('a')).not.toBeTypeOf('string')
  expect(asked()).toBe(0)
})

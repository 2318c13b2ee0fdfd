import { expect, test } from 'vitest'
import type { Counters } from '../../platform/counters/Counters.ts'
import { createMemoryCounters } from '../../platform/counters/createMemoryCounters.ts'
import { createCallLimit } from './createCallLimit.ts'
import type { Frame } from './readFrame.ts'

const network = '203.0.113.1'
const call = (params: unknown): Frame => ({ kind: 'call', id: '1', method: 'any', params })
const naming = (count: number, name = 'topics') => call({ [name]: new Array(count).fill('0f') })

/** How many small calls have room after these. */
async function countLeft(
  max: number,
  frames: readonly Frame[],
  { counters, bytes = 1_000 }: { counters?: Counters; bytes?: number } = {},
) {
  const limit = createCallLimit({ counters: counters ?? createMemoryCounters(), max })
  const allowed = await Promise.all(frames.map((frame) => limit.take({ network, frame, bytes })))
  let left = 0
  while (await limit.take({ network, frame: call({ topic: '0f' }), bytes: 200 })) left += 1
  return { allowed, left }
}

test('behavior: a call counts once for every 20 topics', async () => {
  for (const [frame, weight] of [
    [call(null), 1],
    [call([1, 2]), 1],
    [call({ topics: { length: 1_000 } }), 1],
    [{ kind: 'unreadable', id: 'null', code: -32700 }, 1],
    [naming(0), 1],
    [naming(20), 1],
    [naming(21), 2],
    [naming(500), 25],
    [naming(500, 'subscriptions'), 25],
    [naming(100_000), 25],
  ] as const) {
    expect(await countLeft(100, [frame])).toEqual({ allowed: [true], left: 100 - weight })
  }
})

test('behavior: a call counts once for every 16 KB', async () => {
  for (const [frame, bytes, weight] of [
    [call({ message: '' }), 16_384, 1],
    [call({ message: '' }), 16_385, 2],
    [call({ message: '' }), 253_000, 16],
    [{ kind: 'unreadable', id: 'null', code: -32700 }, 500_000, 31],
    [naming(500), 34_000, 25],
  ] as const) {
    expect(await countLeft(100, [frame], { bytes })).toEqual({
      allowed: [true],
      left: 100 - weight,
    })
  }
})

test('behavior: who has room for a small call has it for all its topics', async () => {
  expect(await countLeft(1, [naming(500)])).toEqual({ allowed: [true], left: 0 })
  const reconnects = Array.from({ length: 240 }, () => naming(500))
  const { allowed, left } = await countLeft(6_000, reconnects)
  expect(allowed).not.toContain(false)
  expect(left).toBe(0)
})

test('error: calls that come together pass the limit by less than one of them', async () => {
  const own = createMemoryCounters()
  // As limits that are shared: the answer comes later.
  const counters: Counters = { take: async (parameters) => own.take(parameters) }
  const { allowed } = await countLeft(
    60,
    Array.from({ length: 10 }, () => naming(500)),
    { counters },
  )
  expect(allowed).toEqual([true, true, true, ...Array(7).fill(false)])
})

test('behavior: without a limit nothing is counted', async () => {
  const counters: Counters = {
    take() {
      throw new Error('It was counted')
    },
  }
  const limit = createCallLimit({ counters, max: 0 })
  expect(await limit.take({ network, frame: naming(500), bytes: 34_000 })).toBe(true)
})

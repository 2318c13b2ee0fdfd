import { createFakeClock } from '@foyer/testing'
import { expect, test } from 'vitest'
import { createOutageGate, readRetryAfter } from './outageGate.ts'

const setUp = (random = 1) => {
  const clock = createFakeClock()
  const gate = createOutageGate({ clock, random: () => random })
  const isOpen = (isWanted = false) => {
    try {
      gate.pass(isWanted).ended()
      return true
    } catch {
      // The reason is what the other tests look at.
      return false
    }
  }
  return { clock, gate, isOpen }
}

test.each([
  [1, [8_000, 16_000, 30_000, 30_000]],
  [0, [6_000, 12_000, 22_500, 22_500]],
])(
  'behavior: pauses double up to 30 s, less up to a quarter by chance (%s)',
  async (random, pauses) => {
    const { clock, gate, isOpen } = setUp(random)
    for (const pauseMs of pauses) {
      gate.pass(false).failed()
      await clock.advance(pauseMs - 1)
      expect(isOpen()).toBe(false)
      expect(isOpen(true)).toBe(true)
      await clock.advance(1)
      expect(isOpen()).toBe(true)
    }
    gate.pass(false).answered()
    gate.pass(false).failed()
    await clock.advance(pauses[0] ?? 0)
    expect(isOpen()).toBe(true)
  },
)

test('behavior: one finds out whether it is back, and those that went together count once', async () => {
  const { clock, gate, isOpen } = setUp()
  const together = [gate.pass(false), gate.pass(false), gate.pass(false)]
  for (const passage of together) passage.failed()
  await clock.advance(8_000)
  const first = gate.pass(false)
  expect(isOpen()).toBe(false)
  first.answered()
  expect(isOpen()).toBe(true)
})

test('behavior: the word of the server counts for everybody, up to ten minutes', async () => {
  const { clock, gate, isOpen } = setUp()
  gate.pass(false).refused(20_000)
  await clock.advance(19_999)
  expect([isOpen(), isOpen(true)]).toEqual([false, false])
  await clock.advance(1)
  expect(isOpen()).toBe(true)
  gate.pass(false).refused(1e12)
  await clock.advance(600_000)
  expect(isOpen()).toBe(true)
  // Without a word it is as after any other failure.
  gate.pass(false).refused(null)
  expect([isOpen(), isOpen(true)]).toEqual([false, true])
})

test('error: who may not ask learns for how long', () => {
  const { gate } = setUp()
  gate.pass(false).failed()
  expect(() => gate.pass(false)).toThrow(
    expect.objectContaining({ code: 'resources/unavailable', context: { heldMs: 8_000 } }),
  )
})

test('behavior: Retry-After is read as seconds or as a date, and nothing else', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(readRetryAfter('5', now)).toBe(5_000)
  expect(readRetryAfter(' 0 ', now)).toBe(0)
  expect(readRetryAfter('Thu, 01 Jan 2026 00:00:10 GMT', now)).toBe(10_000)
  expect(readRetryAfter('Wed, 31 Dec 2025 23:00:00 GMT', now)).toBe(0)
  for (const text of [
    null,
    undefined,
    '',
    '-1',
    '1.5',
    '1e9',
    'soon',
    '2026-01-01',
    'Thu, never',
  ]) {
    expect(readRetryAfter(text, now)).toBeNull()
  }
})

test.each([
  ['ahead', 3_600_000],
  ['back', -3_600_000],
])('behavior: a clock set %s neither opens it early nor keeps it closed', async (_, byMs) => {
  const { clock, gate, isOpen } = setUp()
  gate.pass(false).failed()
  clock.set(byMs)
  await clock.advance(7_999)
  expect(isOpen()).toBe(false)
  await clock.advance(1)
  expect(isOpen()).toBe(true)
})

import { expect, test, vi } from 'vitest'
import { waitFor } from './waitFor.ts'

/** Something that may come, and who waits for it. */
function setUp() {
  const listeners = new Set<() => void>()
  const leaving = new AbortController()
  let there: string | undefined
  return {
    listeners,
    leaving,
    come(value: string) {
      there = value
      for (const listener of [...listeners]) listener()
    },
    wait: () =>
      waitFor({
        look: () => there,
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        signal: leaving.signal,
      }),
  }
}

test('behavior: what is there already is found at once', async () => {
  const { come, wait, listeners } = setUp()
  come('acorn')
  expect([await wait(), listeners.size]).toEqual(['acorn', 0])
})

test('behavior: what comes later is waited for, and nothing stays behind', async () => {
  const { come, wait, listeners, leaving } = setUp()
  const removed = vi.spyOn(leaving.signal, 'removeEventListener')
  const waiting = wait()
  for (const listener of [...listeners]) listener()
  come('acorn')
  expect([await waiting, listeners.size, removed.mock.calls.length]).toEqual(['acorn', 0, 1])
})

test.each(['before', 'meanwhile'])(
  'error: an abort %s ends the waiting with its reason',
  async (when) => {
    const { wait, listeners, leaving } = setUp()
    if (when === 'before') leaving.abort(new Error('left'))
    const waiting = wait()
    leaving.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    expect(listeners.size).toBe(0)
  },
)

import type { Foyer } from '@foyer/core/client'
import { expect, test } from 'vitest'
import { createVisits } from './visits.ts'

/** As much of a client as visits look at: where it is, and when that changed. */
function setUp() {
  let keys = [1]
  let open = true
  const listeners = new Set<() => void>()
  const foyer = {
    getState: () => ({ open }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    internals: {
      navigation: { routes: { getState: () => ({ stack: keys.map((key) => ({ key })) }) } },
    },
  } as unknown as Foyer
  const visits = createVisits()
  const go = (to: number[], isOpen = true) => {
    keys = to
    open = isOpen
    for (const listener of [...listeners]) listener()
  }
  return { current: () => visits.current(foyer), go, listeners }
}

test('behavior: whoever steps back finds the visit as it was', () => {
  const { current, go } = setUp()
  go([1, 2])
  const visit = current()
  visit.text = 'rain'
  go([1, 2, 3])
  go([1, 2])
  expect(current()).toBe(visit)
})

test('behavior: a visit that there is no way back to is forgotten, and nothing listens any more', () => {
  const { current, go, listeners } = setUp()
  go([1, 2])
  const visit = current()
  expect(listeners.size).toBe(1)
  go([1])
  expect(listeners.size).toBe(0)
  go([1, 4])
  expect(current()).not.toBe(visit)
})

test('behavior: closing forgets every visit', () => {
  const { current, go, listeners } = setUp()
  const visit = current()
  go([1], false)
  expect(listeners.size).toBe(0)
  go([1])
  expect(current()).not.toBe(visit)
})

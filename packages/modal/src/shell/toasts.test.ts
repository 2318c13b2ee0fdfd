import { createFakeClock } from '@foyer/testing'
import { expect, test } from 'vitest'
import { createToasts } from './toasts.ts'

const text = 'Address copied'
/** 4 s, and 60 ms for each letter. */
const dwellMs = 4_000 + 60 * text.length

function setUp() {
  const clock = createFakeClock()
  const toasts = createToasts(clock)
  return {
    clock,
    toasts,
    show: (words = text) => toasts.show({ role: 'status', text: words }),
    shown: () => toasts.store.getState().current?.text ?? null,
  }
}

test('behavior: a toast stays as long as it takes to read, then goes', async () => {
  const { clock, show, shown } = setUp()
  show()
  expect(shown()).toBe(text)
  await clock.advance(dwellMs - 1)
  expect(shown()).toBe(text)
  await clock.advance(1)
  expect([shown(), clock.pending()]).toEqual([null, 0])
})

test('behavior: another one comes after a pause of 150 ms, and stays its own time', async () => {
  const { clock, show, shown } = setUp()
  show()
  await clock.advance(dwellMs - 100)
  show('Second')
  expect(shown()).toBeNull()
  await clock.advance(149)
  expect(shown()).toBeNull()
  await clock.advance(1)
  expect(shown()).toBe('Second')
  await clock.advance(4_000)
  expect(shown()).toBe('Second')
})

test('behavior: of two that come during the pause the newest is shown', async () => {
  const { clock, show, shown } = setUp()
  show()
  show('Second')
  show('Third')
  await clock.advance(150)
  expect(shown()).toBe('Third')
})

test('behavior: held while a user reads, it goes some time after they left', async () => {
  const { clock, toasts, show, shown } = setUp()
  show()
  toasts.hold(true)
  await clock.advance(60_000)
  expect(shown()).toBe(text)
  toasts.hold(false)
  await clock.advance(dwellMs - 1)
  expect(shown()).toBe(text)
  await clock.advance(1)
  expect(shown()).toBeNull()
})

test('behavior: a pointer that comes or leaves during the pause does not swallow the next', async () => {
  const { clock, toasts, show, shown } = setUp()
  show()
  toasts.hold(true)
  show('Second')
  toasts.hold(false)
  await clock.advance(150)
  expect(shown()).toBe('Second')
  await clock.advance(dwellMs)
  expect(shown()).toBeNull()
})

test('behavior: clearing takes away what is shown and what was to come', async () => {
  const { clock, toasts, show, shown } = setUp()
  show()
  show('Second')
  toasts.clear()
  await clock.advance(1_000)
  expect([shown(), clock.pending()]).toEqual([null, 0])
})

// @vitest-environment happy-dom
import type { RouteState } from '@foyer/core/client'
import { createFakeClock } from '@foyer/testing'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { toastsOnDemand } from './toastsOnDemand.ts'

const route = (key: number) => ({ key, view: 'Account', parameters: {}, notes: {} })

async function setUp() {
  const routes = createStore<RouteState>(() => ({
    ...{ stack: [route(1)], direction: 'forward', ahead: false, shownKey: 1, refusals: 0 },
  }))
  const toasts = toastsOnDemand({ clock: createFakeClock(), routes, add() {} })
  const { toasts: loaded } = await toasts.load()
  return {
    toasts,
    go: (key: number, ahead = false) => routes.setState({ stack: [route(key)], ahead }),
    async shown() {
      await toasts.load()
      return loaded.store.getState().current?.text ?? null
    },
  }
}

test('behavior: a message goes with the view in which it is read', async () => {
  const { toasts, go, shown } = await setUp()
  toasts.show({ role: 'status', text: 'Transaction started' })
  // As the review does, which makes way at once.
  go(2)
  expect(await shown()).toBe('Transaction started')
  go(3)
  expect(await shown()).toBeNull()
})

test('behavior: a view that is rendered unseen takes no message away, and the one that follows does', async () => {
  const { toasts, go, shown } = await setUp()
  toasts.show({ role: 'alert', text: 'Token Balance Unavailable' })
  expect(await shown()).toBe('Token Balance Unavailable')
  go(2, true)
  expect(await shown()).toBe('Token Balance Unavailable')
  go(2)
  expect(await shown()).toBeNull()
})

test('behavior: once it is stopped, steps take no message away', async () => {
  const { toasts, go, shown } = await setUp()
  toasts.stop()
  toasts.show({ role: 'status', text: 'Link copied' })
  expect(await shown()).toBe('Link copied')
  go(2)
  expect(await shown()).toBe('Link copied')
})

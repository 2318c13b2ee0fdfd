// @vitest-environment happy-dom
import type { RouteState } from '@foyer/core/client'
import { createFakeClock } from '@foyer/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createToastPlace } from './toastPlace.tsx'

async function setUp() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const clock = createFakeClock()
  const routes = createStore<RouteState>(() => ({
    ...{ stack: [], direction: 'forward', ahead: false, shownKey: 0, refusals: 0 },
  }))
  const { toasts, ToastPlace } = createToastPlace({ clock, routes })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  toasts.show({ role: 'status', text: 'Transaction started' })
  await act(async () => root.render(<ToastPlace toasts={toasts} />))
  const point = (type: string) =>
    act(async () => {
      place
        .querySelector('.toast')
        ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
    })
  return {
    point,
    pass: () => act(() => clock.advance(30_000)),
    shown: () => toasts.store.getState().current?.text ?? null,
    leave: () => act(async () => root.unmount()),
  }
}

test('behavior: a pointer that rests where a message appears does not hold it', async () => {
  const { point, pass, shown, leave } = await setUp()
  await point('pointerover')
  await pass()
  expect(shown()).toBeNull()
  await leave()
})

test('behavior: one that moves there holds it, until the place is gone', async () => {
  const { point, pass, shown, leave } = await setUp()
  await point('pointerover')
  await point('pointermove')
  await pass()
  expect(shown()).toBe('Transaction started')
  await leave()
  await pass()
  expect(shown()).toBeNull()
})

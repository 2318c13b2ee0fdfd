import type { Clock } from '@foyer/core/platform'
import type { ReactNode } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ToastMessage } from '../feature/FeatureContext.ts'

/** One toast follows another after this pause, so that a reader sees that it is another. */
const replacementGapMs = 150
const minDwellMs = 4_000
const dwellPerLetterMs = 60

/** What stands there now. */
interface ToastState {
  readonly current: ToastMessage | null
  /** Stays above the messages until it is taken away. */
  readonly offer: ReactNode
}

/** The message at the bottom of the modal, one at a time. */
export interface Toasts {
  readonly store: Pick<StoreApi<ToastState>, 'getState' | 'subscribe'>
  show(message: ToastMessage): void
  /** Holds it while a user reads: a pointer or the focus is on it. */
  hold(held: boolean): void
  clear(): void
  /** Shows something that does not go by itself; `null` takes it away. */
  offer(offer: ReactNode): void
}

export function createToasts(clock: Clock): Toasts {
  const store = createStore<ToastState>(() => ({ current: null, offer: null }))
  let cancel = () => {}
  const dwell = (message: ToastMessage) => {
    cancel = clock.after(minDwellMs + dwellPerLetterMs * message.text.length, clear)
  }
  const put = (message: ToastMessage) => {
    store.setState({ current: message })
    dwell(message)
  }
  const clear = () => {
    cancel()
    store.setState({ current: null })
  }
  return {
    store,
    show(message) {
      const occupied = store.getState().current !== null
      clear()
      if (occupied) cancel = clock.after(replacementGapMs, () => put(message))
      else put(message)
    },
    hold(held) {
      const { current } = store.getState()
      // During the pause between two toasts there is nothing to hold, and the next must still come.
      if (!current) return
      cancel()
      if (!held) dwell(current)
    },
    clear,
    offer: (offer) => store.setState({ offer }),
  }
}

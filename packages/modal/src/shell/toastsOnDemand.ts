import { lazy } from '@foyer/core/client'
import type { Clock } from '@foyer/core/platform'
import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Readable, ToastMessage } from '../feature/FeatureContext.ts'
import type { Toasts } from './toasts.ts'

interface LoadedToasts {
  readonly toasts: Toasts
  readonly ToastPlace: ComponentType<{ toasts: Toasts; floating?: boolean }>
}

/** Short messages, whose code is fetched with the first: few visits show one, and none at first. */
export interface ToastsOnDemand {
  /** The messages and what shows them; `null` until there was one. */
  readonly loaded: Readable<LoadedToasts | null>
  show(message: ToastMessage): void
  load(): Promise<Toasts>
  clear(): void
}

/** @param adopt adds a style sheet to the modal */
export function toastsOnDemand(clock: Clock, adopt: (styles: string) => void): ToastsOnDemand {
  const loaded = createStore<LoadedToasts | null>(() => null)
  const load = lazy(async () => {
    const { createToastPlace } = await import('./toastPlace.tsx')
    const { toasts, ToastPlace, styles } = createToastPlace(clock)
    adopt(styles)
    loaded.setState({ toasts, ToastPlace }, true)
    return toasts
  })
  return {
    loaded,
    load,
    show(message) {
      load().then(
        (toasts) => toasts.show(message),
        () => {
          // Its code did not arrive; the next message asks for it again.
        },
      )
    },
    clear: () => load.loaded?.clear(),
  }
}

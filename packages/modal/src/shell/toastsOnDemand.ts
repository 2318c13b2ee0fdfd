import type { Navigation } from '@foyer/core/client'
import type { Clock } from '@foyer/core/platform'
import type { ToastMessage } from '../feature/FeatureContext.ts'
import { type Later, later } from '../feature/later.ts'

type LoadedToasts = ReturnType<typeof import('./toastPlace.tsx').createToastPlace>

/** Short messages, whose code is fetched with the first: few visits show one, and none at first. */
export interface ToastsOnDemand extends Later<LoadedToasts> {
  show(message: ToastMessage): void
  clear(): void
  /** Takes leave of the views. */
  stop(): void
}

/** @param parameters.add adds a style sheet to the modal */
export function toastsOnDemand({
  clock,
  routes,
  add,
}: {
  clock: Clock
  routes: Navigation['routes']
  add: (styles: string) => void
}): ToastsOnDemand {
  const place = later(async () => {
    const { createToastPlace } = await import('./toastPlace.tsx')
    const created = createToastPlace({ clock, routes })
    add(created.styles)
    return created
  })
  return {
    ...place,
    stop: () => place.loaded.getState()?.stop(),
    show(message) {
      place.load().then(
        ({ toasts }) => toasts.show(message),
        () => {
          // Its code did not arrive; the next message asks for it again.
        },
      )
    },
    clear: () => place.loaded.getState()?.toasts.clear(),
  }
}

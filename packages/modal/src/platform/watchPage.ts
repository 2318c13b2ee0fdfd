/** Whether the browser has a network at all; it does not know whether anybody answers there. */
export const isOnline = (view: EventTarget | null): boolean =>
  (view as Partial<Window> | null)?.navigator?.onLine !== false

/** Calls back when the browser loses its network or finds it again, until the returned function is called. */
export const watchOnline = (view: EventTarget | null, callback: () => void): (() => void) =>
  listen(view, ['online', 'offline'], callback)

/**
 * Calls back when something else comes in front of the page, such as the app that a link opened,
 * until the returned function is called.
 */
export const watchDeparture = (view: EventTarget | null, callback: () => void): (() => void) =>
  listen(view, ['visibilitychange', 'pagehide', 'blur'], ({ type }) => {
    const hidden = (view as Partial<Window> | null)?.document?.visibilityState === 'hidden'
    if (type !== 'visibilitychange' || hidden) callback()
  })

function listen(view: EventTarget | null, types: string[], update: (event: Event) => void) {
  for (const type of types) view?.addEventListener(type, update)
  return () => {
    for (const type of types) view?.removeEventListener(type, update)
  }
}

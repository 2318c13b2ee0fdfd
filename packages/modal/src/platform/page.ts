/** The document that modals join when the host names no other place. */
export const pageDocument = (): Document => document

/** Whether the user asked their system for less movement. */
export const prefersReducedMotion = (view: Window): MediaQueryList =>
  view.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the system is in its dark look. */
export const prefersDark = (view: Window): MediaQueryList =>
  view.matchMedia('(prefers-color-scheme: dark)')

/** Whether the user asked their system for more contrast, or for colours of their own. */
export const wantsContrast = (view: Window): MediaQueryList =>
  view.matchMedia('(prefers-contrast: more), (forced-colors: active)')

/**
 * Calls back once the next frame has been rendered and handed over.
 *
 * @returns calls it off
 */
export function afterFrame(view: Window & typeof globalThis, callback: () => void): () => void {
  const { port1, port2 } = new view.MessageChannel()
  port1.onmessage = () => {
    port1.close()
    callback()
  }
  const frame = view.requestAnimationFrame(() => port2.postMessage(null))
  return () => {
    view.cancelAnimationFrame(frame)
    port1.close()
  }
}

/** Settles when the browser has got to something else: a task later, without the rest a timer takes. */
export function nextTask(view: Window & typeof globalThis): Promise<void> {
  const { port1, port2 } = new view.MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * Calls back right before the next frame is laid out: what is measured there costs no layout of its own.
 *
 * @returns calls it off
 */
export function beforeFrame(view: Window, callback: () => void): () => void {
  const frame = view.requestAnimationFrame(callback)
  return () => view.cancelAnimationFrame(frame)
}

/**
 * Whether this is a phone or a tablet, where wallets are apps. An iPad says that it is a Mac, which
 * has no touch screen.
 */
export function isMobile(view: Window): boolean {
  const { userAgent, maxTouchPoints } = view.navigator
  return (
    /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) ||
    (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  )
}

/** Whether the user told their browser not to let sites follow them, in either of its words. */
export function refusesTracking({ navigator }: Window): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}

import type { PageWindow } from './Platform.ts'

/** Whether the user can see the page; where nothing says otherwise, yes. */
export const isPageVisible = (window: PageWindow | null): boolean =>
  (window as Partial<Window> | null)?.document?.visibilityState !== 'hidden'

/** Calls back when the page is shown or hidden, until the returned function is called. */
export function watchPageVisibility(
  window: PageWindow | null,
  listener: (isVisible: boolean) => void,
): () => void {
  const changed = () => listener(isPageVisible(window))
  // The document's event bubbles up to the window.
  window?.addEventListener('visibilitychange', changed)
  return () => window?.removeEventListener('visibilitychange', changed)
}

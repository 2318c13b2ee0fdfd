import type { Foyer } from '@foyer/core/client'
import { afterFrame } from '../platform/page.ts'

/**
 * Calls back when the first view has been rendered: nothing that can wait may delay it.
 *
 * @returns calls it off
 */
export function afterFirstView(
  { routes }: Foyer['internals']['navigation'],
  view: Window & typeof globalThis,
  callback: () => void,
): () => void {
  let stop = () => {}
  const unsubscribe = routes.subscribe(({ shownKey }) => {
    if (shownKey === 0) return
    unsubscribe()
    stop = afterFrame(view, callback)
  })
  return () => {
    unsubscribe()
    stop()
  }
}

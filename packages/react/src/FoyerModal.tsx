import { createElement, useEffect, useRef } from 'react'
import { useClient } from './FoyerProvider.tsx'

/**
 * The place of the modal, for hosts that set `disableAppend` or `enableEmbedded`. An embedded modal
 * is there at once; otherwise the element stays empty until the first open.
 *
 * @example
 * import { FoyerModal } from '@foyer/react'
 *
 * export const Page = () => <FoyerModal />
 */
export function FoyerModal() {
  const foyer = useClient()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const { internals } = foyer
    internals.place = place.current
    if (internals.options.getState().enableEmbedded)
      foyer.open().catch(() => {
        // The user was asked to load it once more and left it.
      })
    return () => {
      internals.place = null
      internals.unmount()
    }
  }, [foyer])
  return createElement('foyer-modal', { ref: place })
}

import type { Foyer } from '@foyer/core'
import { FoyerElement } from './FoyerElement.ts'

/**
 * The place of the modal, for clients with `disableAppend` or `enableEmbedded`. An embedded modal is there at once;
 * otherwise it stays empty until the first open. The modal that Foyer appends by itself is one, too, and does nothing.
 */
export class FoyerModalPlace extends FoyerElement {
  protected use(foyer: Foyer): () => void {
    const { internals } = foyer
    const { disableAppend, enableEmbedded } = internals.options.getState()
    // The first one that a page has counts.
    if (!(disableAppend || enableEmbedded) || internals.place) return () => {}
    internals.place = this
    if (enableEmbedded)
      foyer.open().catch(() => {
        // The user was asked to load it once more and left it.
      })
    return () => {
      internals.place = null
      internals.unmount()
    }
  }
}

import { pageDocument } from '../platform/page.ts'

/** The name under which the modal stands in a page. */
export const elementName = 'foyer-modal'

/**
 * Makes the element that the modal lives in, or takes the one that the host placed.
 *
 * The class is defined for the window at hand when it is first needed, because a module that
 * defines elements when it is imported cannot be imported on a server.
 */
export function claimElement({ placedByHost }: { placedByHost: boolean }): HTMLElement {
  const document = pageDocument()
  const registry = document.defaultView?.customElements
  if (registry && !registry.get(elementName))
    registry.define(elementName, class extends HTMLElement {})
  const placed =
    placedByHost &&
    [...document.querySelectorAll<HTMLElement>(elementName)].find(({ shadowRoot }) => !shadowRoot)
  if (placed) return placed
  const element = document.createElement(elementName)
  document.body.append(element)
  return element
}

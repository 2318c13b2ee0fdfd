import { pageDocument } from '../platform/page.ts'

/** The name under which the modal stands in a page. */
const elementName = 'foyer-modal'

/**
 * Makes the element that the modal lives in, or takes the one that the host placed.
 *
 * The name is defined for the window at hand when it is first needed, because a module that defines
 * elements when it is imported cannot be imported on a server.
 *
 * @returns the element; what puts it into the page once, and out of it again, if it is ours
 */
export function claimElement({
  place,
  placedByHost,
}: {
  place: HTMLElement | null
  placedByHost: boolean
}): { element: HTMLElement; enter(): void; release(): void } {
  const document = place?.ownerDocument ?? pageDocument()
  const registry = document.defaultView?.customElements
  if (registry && !registry.get(elementName))
    registry.define(elementName, class extends HTMLElement {})
  const placed =
    place ??
    (placedByHost
      ? [...document.querySelectorAll<HTMLElement>(elementName)].find(isFree)
      : undefined)
  if (placed) return { element: placed, enter() {}, release: () => leave(placed) }
  const element = document.createElement(elementName)
  return {
    element,
    enter() {
      // Appending it again would move it, and load every frame inside anew.
      if (!element.isConnected) document.body.append(element)
    },
    release: () => element.remove(),
  }
}

/** An element that no living modal is rendered in. */
const isFree = ({ shadowRoot }: HTMLElement) => !shadowRoot?.hasChildNodes()

/** Leaves the host's own element as the host made it. */
function leave(element: HTMLElement) {
  for (const { name } of [...element.attributes])
    if (name.startsWith('data-') || name === 'dir' || name === 'lang') element.removeAttribute(name)
}

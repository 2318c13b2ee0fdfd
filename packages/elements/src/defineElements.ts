import type { OpenerKind } from '@foyer/core/client'
import type { FoyerElementEvents } from './FoyerEvents.ts'
import { FoyerModalPlace } from './FoyerModalPlace.ts'
import { FoyerOpenerElement } from './FoyerOpenerElement.ts'

const kinds: Readonly<Record<string, OpenerKind>> = {
  'foyer-button': 'foyer',
  'foyer-connect-button': 'connect',
  'foyer-account-button': 'account',
  'foyer-network-button': 'network',
  'foyer-wallet-button': 'wallet',
}

/**
 * Defines the elements in a window, once; importing this package does it for the page. A name that is taken, by another
 * copy of the package, stays as it is.
 *
 * @example
 * import { defineElements } from '@foyer/elements'
 *
 * // A frame of the same origin has a registry of its own.
 * const frame = document.querySelector('iframe')
 * if (frame?.contentWindow) defineElements(frame.contentWindow)
 */
export function defineElements({ customElements }: Pick<Window, 'customElements'>): void {
  for (const [name, kind] of Object.entries(kinds))
    if (!customElements.get(name))
      customElements.define(
        name,
        class extends FoyerOpenerElement {
          protected readonly kind = kind
        },
      )
  if (!customElements.get('foyer-modal'))
    customElements.define('foyer-modal', class extends FoyerModalPlace {})
}

declare global {
  interface HTMLElementTagNameMap {
    'foyer-button': FoyerOpenerElement
    'foyer-connect-button': FoyerOpenerElement
    'foyer-account-button': FoyerOpenerElement
    'foyer-network-button': FoyerOpenerElement
    'foyer-wallet-button': FoyerOpenerElement
    'foyer-modal': FoyerModalPlace
  }
  interface HTMLElementEventMap extends FoyerElementEvents {}
}

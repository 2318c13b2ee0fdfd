import type { Foyer } from '@foyer/core'
import { createOpener, type OpenerKind } from '@foyer/core/client'
import { FoyerElement } from './FoyerElement.ts'

/**
 * One of the buttons that open the modal, with a native button inside that a page styles by `::part(button)`. Attributes:
 * `label`, its words; `disabled`; `wallet`, of `<foyer-wallet-button>`. What stands in the element takes the place of
 * `label`.
 */
export abstract class FoyerOpenerElement extends FoyerElement {
  static readonly observedAttributes = ['label', 'wallet', 'disabled', 'aria-label']
  protected abstract readonly kind: OpenerKind
  #render = () => {}
  #renew = () => {}

  /** Words in the place of its own. */
  get label(): string {
    return this.getAttribute('label') ?? ''
  }

  set label(label: string) {
    this.setAttribute('label', label)
  }

  /** The wallet's id in the catalogue, or its rdns. */
  get wallet(): string {
    return this.getAttribute('wallet') ?? ''
  }

  set wallet(wallet: string) {
    this.setAttribute('wallet', wallet)
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }

  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled)
  }

  attributeChangedCallback(name: string): void {
    if (name === 'wallet') this.#renew()
    else this.#render()
  }

  protected use(foyer: Foyer): () => void {
    let stop = this.#open(foyer)
    this.#renew = () => {
      stop()
      stop = this.#open(foyer)
    }
    return () => {
      stop()
      this.#renew = () => {}
    }
  }

  #open(foyer: Foyer): () => void {
    const { ownerDocument: document } = this
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true })
    const opener = createOpener(foyer, { kind: this.kind, wallet: this.wallet || undefined })
    const button = document.createElement('button')
    const slot = document.createElement('slot')
    const words = document.createElement('span')
    const warning = document.createElement('span')
    button.type = 'button'
    button.setAttribute('part', 'button')
    warning.setAttribute('part', 'warning')
    // Its name stays the account's; the description says the same.
    warning.setAttribute('aria-hidden', 'true')
    button.addEventListener('click', opener.press)
    const detach = opener.attach(button)
    this.#render = () => {
      const state = opener.getState()
      slot.textContent = this.label || state.words
      words.textContent = state.instead ?? ''
      warning.textContent = state.warning ? ` ${state.warning}` : ''
      // The same nodes stay, so that a press under way and the focus do.
      const shown = state.instead ? words : slot
      if (shown.parentNode !== button) button.replaceChildren(shown, warning)
      button.disabled = this.disabled
      button.dataset.foyerOpener = state.opens.view ?? ''
      setOrRemove(button, 'aria-label', this.getAttribute('aria-label'))
      setOrRemove(button, 'aria-description', state.warning)
      setOrRemove(button, 'aria-busy', state.isBusy ? 'true' : null)
      if (!state.isShown) button.remove()
      else if (!button.isConnected) root.append(button)
    }
    this.#render()
    const stop = opener.subscribe(() => this.#render())
    return () => {
      stop()
      detach()
      button.remove()
      this.#render = () => {}
    }
  }
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

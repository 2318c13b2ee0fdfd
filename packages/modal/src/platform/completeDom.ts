type View = Window & typeof globalThis

/**
 * Adds to a window what jsdom and happy-dom lack and the modal needs, so that an application's own
 * tests can open it. A document without layout has nothing to match, move or measure, so what is
 * added does as little as it may. What the window has stays as it is. No browser loads this.
 */
export function completeDom(view: View): void {
  const { Document, Element, HTMLDialogElement, setTimeout } = view
  add(view, {
    // Over a timer: Node's own channel is not of this window and may keep the process alive.
    MessageChannel: class {
      readonly port1 = { onmessage: null as (() => void) | null, close() {} }
      readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) }
    },
    matchMedia: (media: string) => ({
      ...{ media, matches: false, onchange: null },
      ...{ addEventListener() {}, removeEventListener() {}, dispatchEvent: () => false },
    }),
    ResizeObserver: Unobservant,
    IntersectionObserver: Unobservant,
    CSS: { supports: () => false },
  })
  add(view.CSSStyleSheet.prototype, { replaceSync() {} })
  for (const { prototype } of [Document, view.ShadowRoot])
    add(prototype, { adoptedStyleSheets: [] })
  add(Element.prototype, {
    animate: () => ({ finished: Promise.resolve(), cancel() {} }),
    getAnimations: () => [],
  })
  add(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true
    },
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new view.Event('close'))
    },
  })
}

class Unobservant {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function add(target: object, parts: Record<string, unknown>) {
  // jsdom names some of them, without a value.
  for (const [name, value] of Object.entries(parts))
    if (!(target as Record<string, unknown>)[name])
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

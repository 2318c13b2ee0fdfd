import type { PageWindow } from '@foyer/core/platform'

/** A page's window as wallets see it. */
export type FakeWindow = PageWindow & {
  ethereum?: unknown
  /** How many listeners the page holds; an ended adapter leaves none. */
  listenerCount(): number
}

/**
 * A window that counts its listeners.
 *
 * @example
 * import { createFakeWindow } from '@foyer/testing'
 *
 * createFakeWindow().listenerCount() // 0
 */
export function createFakeWindow(): FakeWindow {
  return new CountingTarget()
}

class CountingTarget extends EventTarget {
  ethereum?: unknown
  readonly #listeners = new Map<string, Set<unknown>>()

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ): void {
    super.addEventListener(type, listener, options)
    if (listener === null) return
    const listeners = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, listeners.add(listener))
    const { signal = undefined } = typeof options === 'object' ? options : {}
    signal?.addEventListener('abort', () => listeners.delete(listener), { once: true })
  }

  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: EventListenerOptions | boolean,
  ): void {
    super.removeEventListener(type, listener, options)
    this.#listeners.get(type)?.delete(listener)
  }

  listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

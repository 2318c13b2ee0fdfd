import type { Observed } from '@foyer/core/adapter'

/** A value in its owner's hands. */
export interface Owned<value> extends Observed<value> {
  setState(value: value): void
}

/** Makes a value that notifies its subscribers of changes. */
export function createObserved<value>(initial: value): Owned<value> {
  const listeners = new Set<(value: value) => void>()
  let state = initial
  return {
    getState: () => state,
    setState(next) {
      if (next === state) return
      state = next
      for (const listener of [...listeners]) listener(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

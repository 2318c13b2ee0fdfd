/** Listeners by the name of their event, as EIP-1193 has them. */
export interface Events {
  on(event: string, listener: (value: unknown) => void): void
  removeListener(event: string, listener: (value: unknown) => void): void
  emit(event: string, value: unknown): void
}

/** A page that listens more often than this has forgotten to stop. */
const mostListeners = 1_000

/** @param onListenerError gets the error of a listener that throws, which neither stops the others nor us */
export function createEvents(onListenerError: (thrown: unknown) => void): Events {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      if (known.size < mostListeners) listeners.set(event, known.add(listener))
    },
    removeListener(event, listener) {
      const known = listeners.get(event)
      known?.delete(listener)
      if (known?.size === 0) listeners.delete(event)
    },
    emit(event, value) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(value)
        } catch (thrown) {
          onListenerError(thrown)
        }
      }
    },
  }
}

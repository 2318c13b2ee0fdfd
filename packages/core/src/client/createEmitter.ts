/** Listeners of one client. */
export interface Emitter<event> {
  /**
   * Tells it once `apply` is done. What happens during that, or while listeners are told, is told after
   * it, so that all hear everything in one order.
   */
  emit(event: event, apply?: () => void): void
  on(listener: (event: event) => void): () => void
}

/** One listener that throws neither stops the others nor the client. */
export function createEmitter<event>(onListenerError: (error: unknown) => void): Emitter<event> {
  const listeners = new Set<{ listener(event: event): void }>()
  const waiting: event[] = []
  const tell = () => {
    for (const event of waiting)
      for (const entry of [...listeners])
        try {
          if (listeners.has(entry)) entry.listener(event)
        } catch (error) {
          onListenerError(error)
        }
    waiting.length = 0
  }
  return {
    emit(event, apply) {
      const isFirst = waiting.push(event) === 1
      try {
        apply?.()
      } finally {
        if (isFirst) tell()
      }
    },
    on(listener) {
      // One that listens twice stops twice.
      const entry = { listener }
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}

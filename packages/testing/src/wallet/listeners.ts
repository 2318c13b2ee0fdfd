/** Listeners of one wallet, by event. */
export interface Listeners {
  add(event: string, listener: (value: never) => void): void
  remove(event: string, listener: (value: never) => void): void
  emit(event: string, value: unknown): void
  count(): number
}

export function createListeners(): Listeners {
  const listeners = new Map<string, ((value: never) => void)[]>()
  const of = (event: string) => listeners.get(event) ?? []
  return {
    add: (event, listener) => void listeners.set(event, [...of(event), listener]),
    remove(event, listener) {
      const at = of(event).indexOf(listener)
      if (at >= 0) listeners.set(event, of(event).toSpliced(at, 1))
    },
    emit(event, value) {
      for (const listener of of(event)) listener(value as never)
    },
    count: () => [...listeners.values()].reduce((sum, { length }) => sum + length, 0),
  }
}

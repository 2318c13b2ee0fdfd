/** Counts what there is, by whose it is. */
export interface Counts {
  count(key: string): number
  enter(key: string): void
  leave(key: string): void
}

export function createCounts(): Counts {
  const counts = new Map<string, number>()
  return {
    count: (key) => counts.get(key) ?? 0,
    enter: (key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    leave(key) {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}

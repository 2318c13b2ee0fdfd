/** A set that forgets what it was told first, once it holds as much as it may. */
export interface Recall {
  has(value: string): boolean
  add(value: string): void
}

/** Makes a memory for the last `most` values. */
export function createRecall(most: number): Recall {
  const values = new Set<string>()
  return {
    has: (value) => values.has(value),
    add(value) {
      values.add(value)
      const [oldest] = values
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}

/** Gathers what is asked for in one turn, and asks once. */
export interface Batches<key, value> {
  /** @throws what `load` gave as an `Error` for it, or threw for all */
  load(key: key): Promise<value>
}

/** More in one question would make an answer that nodes and price lists refuse. */
const maxBatch = 100

/**
 * @param parameters.groupOf keys of different groups are never asked for together
 * @param parameters.load answers in the order of the keys, an `Error` for those that failed
 */
export function createBatches<key, value>({
  groupOf,
  load,
}: {
  groupOf: (key: key) => string
  load: (keys: readonly key[]) => Promise<readonly (value | Error)[]>
}): Batches<key, value> {
  interface Waiting {
    readonly key: key
    readonly resolve: (value: value) => void
    readonly reject: (error: unknown) => void
  }
  const groups = new Map<string, Waiting[]>()

  const send = async (waiting: readonly Waiting[]) => {
    try {
      const values = await load(waiting.map(({ key }) => key))
      for (const [index, { resolve, reject }] of waiting.entries()) {
        const value = values[index] as value | Error
        if (value instanceof Error) reject(value)
        else resolve(value)
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
  const flush = (group: string) => {
    const waiting = groups.get(group) ?? []
    groups.delete(group)
    for (let from = 0; from < waiting.length; from += maxBatch) {
      void send(waiting.slice(from, from + maxBatch))
    }
  }
  return {
    load: (key) =>
      new Promise((resolve, reject) => {
        const group = groupOf(key)
        const waiting = groups.get(group)
        if (waiting) waiting.push({ key, resolve, reject })
        else {
          groups.set(group, [{ key, resolve, reject }])
          queueMicrotask(() => flush(group))
        }
      }),
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@foyer/core/primitives'

/** Gathers what comes while the database writes, and writes it together: one statement for many. */
export interface Batcher<item, outcome> {
  /**
   * @throws what `write` throws, for all that were written together
   * @throws `relay/busy` when more waits than memory should hold
   */
  add(item: item): Promise<outcome>
  /** Resolves when nothing waits any more; never rejects. */
  idle(): Promise<void>
}

interface Waiting<item, outcome> {
  readonly item: item
  readonly resolve: (outcome: outcome) => void
  readonly reject: (error: unknown) => void
}

/**
 * @param parameters.write answers in the order of the items
 * @param parameters.sizeOf bytes of an item
 * @param parameters.delayMs how long what is in no hurry waits for more
 */
export function createBatcher<item, outcome>({
  write,
  sizeOf,
  delayMs = 0,
  maxItems = 500,
  maxBytes = 2 * 1_024 * 1_024,
  maxWaitingBytes = 64 * 1_024 * 1_024,
}: {
  write(items: readonly item[]): Promise<readonly outcome[]>
  sizeOf(item: item): number
  delayMs?: number
  maxItems?: number
  maxBytes?: number
  maxWaitingBytes?: number
}): Batcher<item, outcome> {
  let waiting: Waiting<item, outcome>[] = []
  let waitingBytes = 0
  let writing: Promise<void> | undefined

  const takeSome = () => {
    let bytes = 0
    let count = 0
    for (const { item } of waiting) {
      bytes += sizeOf(item)
      if (count > 0 && (count === maxItems || bytes > maxBytes)) break
      count++
    }
    const some = waiting.slice(0, count)
    waiting = waiting.slice(count)
    return some
  }
  const writeAll = async () => {
    // Those that arrived in the same turn of the event loop go together.
    await (delayMs > 0 ? wait(delayMs) : new Promise((resolve) => setImmediate(resolve)))
    while (waiting.length > 0) {
      const some = takeSome()
      try {
        const outcomes = await write(some.map(({ item }) => item))
        for (const [index, { resolve }] of some.entries()) resolve(outcomes[index] as outcome)
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
      for (const { item } of some) waitingBytes -= sizeOf(item)
    }
    writing = undefined
  }
  return {
    add(item) {
      if (waitingBytes + sizeOf(item) > maxWaitingBytes) return Promise.reject(busy())
      waitingBytes += sizeOf(item)
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        writing ??= writeAll()
      })
    },
    async idle() {
      while (writing) await writing
    },
  }
}

const busy = () =>
  new AppError(
    'relay/busy',
    'The relay has more to keep than it can. Try again in a few seconds.',
    {
      kind: 'unavailable',
    },
  )

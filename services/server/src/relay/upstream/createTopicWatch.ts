import { createBackOff } from './createBackOff.ts'

/** Follows which topics clients want, by asking the database for those that a user spoke of. */
export interface TopicWatch {
  lookAt(topics: readonly string[]): void
  lookAtAll(): void
  close(): void
}

/** More than this is as much as all. */
const maxNamed = 2_000

/**
 * @param parameters.find those that are wanted, of `among` or of all
 * @param parameters.onFound with what was asked for; without `among` it is all there are
 */
export function createTopicWatch({
  find,
  onFound,
}: {
  find(among: readonly string[] | undefined): Promise<readonly string[]>
  onFound(topics: readonly string[], among: readonly string[] | undefined): void
}): TopicWatch {
  const backOff = createBackOff()
  let named = new Set<string>()
  let isAllNamed = false
  let isLooking = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    if (isLooking || isClosed) return
    isLooking = true
    try {
      while (!isClosed && (isAllNamed || named.size > 0)) {
        const among = isAllNamed ? undefined : [...named]
        named = new Set()
        isAllNamed = false
        const found = await find(among).catch((error: unknown) => {
          isAllNamed = true
          throw error
        })
        backOff.reset()
        if (!isClosed) onFound(found, among)
      }
    } catch {
      // The database is away, which others say.
      if (!isClosed) timer ??= setTimeout(lookLater, backOff.nextMs())
    } finally {
      isLooking = false
    }
  }
  const lookLater = () => {
    timer = undefined
    void look()
  }

  return {
    lookAt(topics) {
      for (const topic of topics) named.add(topic)
      if (named.size > maxNamed) isAllNamed = true
      void look()
    },
    lookAtAll() {
      isAllNamed = true
      void look()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

import { createBatcher } from '../../platform/batching/createBatcher.ts'
import type { RelayBus } from './RelayBus.ts'

const retryMs = 1_000
/** More than this other processes find out when they look by themselves. */
const maxUnsaid = 10_000

/** Tells other processes what is new, many topics at once, and again while nobody hears. */
export interface Announcements {
  /** Resolves after the first attempt; never rejects. */
  announce(topics: readonly string[]): Promise<void>
  close(): void
}

/** @param parameters.onFailure once for each time that nobody hears */
export function createAnnouncements({
  bus,
  onFailure,
}: {
  bus: RelayBus
  onFailure(error: unknown): void
}): Announcements {
  const unsaid = new Set<string>()
  let retrying: NodeJS.Timeout | undefined

  const say = async (topics: readonly string[]) => {
    const all = [...new Set([...unsaid, ...topics])]
    try {
      await bus.announce(all)
      for (const topic of all) unsaid.delete(topic)
    } catch (error) {
      if (unsaid.size === 0) onFailure(error)
      for (const topic of all.slice(0, maxUnsaid - unsaid.size)) unsaid.add(topic)
      retrying ??= setTimeout(() => {
        retrying = undefined
        void gatherer.add([])
      }, retryMs).unref()
    }
  }
  const gatherer = createBatcher<readonly string[], void>({
    write: async (lists) => {
      await say(lists.flat())
      return []
    },
    sizeOf: (topics) => 100 * topics.length,
  })
  return {
    announce: (topics) =>
      gatherer.add(topics).catch(() => {
        // More waits than is worth telling; other processes look by themselves.
      }),
    close: () => clearTimeout(retrying),
  }
}

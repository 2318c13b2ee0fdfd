import type { Counters } from '../../platform/counters/Counters.ts'
import type { Frame } from './readFrame.ts'

const windowMs = 60_000
/** As many are looked for together as cost what a small call costs. */
const topicsOfCall = 20
/** A call that names more is refused for that, whatever it counts. */
const maxTopicsCounted = 500
/** More than most messages have: 6,000 calls are 98 MB. */
const bytesOfCall = 16 * 1_024

/** How much one address may ask of the relay. */
export interface CallLimit {
  /**
   * Takes room for a call, which counts as several when it names many topics or is long. A client with room
   * for a small call has it for a large one: a client that comes back with all its topics gets through, and
   * the limit is passed by less than one call.
   *
   * @param parameters.bytes of the frame
   */
  take(parameters: { network: string; frame: Frame; bytes: number }): Promise<boolean>
}

/** @param parameters.max calls of one address in a minute; 0 for no limit */
export function createCallLimit({ counters, max }: { counters: Counters; max: number }): CallLimit {
  return {
    async take({ network, frame, bytes }) {
      if (max === 0) return true
      // All of them at once: of calls that come together each has to find what the one before took.
      const [first] = Array.from({ length: weigh(frame, bytes) }, () =>
        counters.take({ key: `relay:${network}`, max, windowMs }),
      )
      return (await first)?.isAllowed === true
    },
  }
}

/** As how many calls a frame counts. */
function weigh(frame: Frame, bytes: number): number {
  const { topics, subscriptions } = (frame.kind === 'call' ? (frame.params ?? {}) : {}) as {
    topics?: unknown
    subscriptions?: unknown
  }
  const named = [topics, subscriptions].find(Array.isArray)?.length ?? 0
  const countedTopics = Math.min(named, maxTopicsCounted)
  return Math.max(1, Math.ceil(countedTopics / topicsOfCall), Math.ceil(bytes / bytesOfCall))
}

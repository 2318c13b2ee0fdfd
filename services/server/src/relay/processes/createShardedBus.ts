import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RelayRedis } from '../redis/openRelayRedis.ts'
import type { RelayBus, RelayBusListener } from './RelayBus.ts'

const retryMs = 1_000

/** A channel for each topic: a process gets what it serves, and the nodes of a cluster share the channels. */
const channelOf = (topic: string) => `foyer:relay:{${topic}}`

/**
 * Announces over sharded channels of a Redis 7 or a cluster of them.
 *
 * @see https://redis.io/docs/latest/develop/interact/pubsub/#sharded-pubsub
 * @param parameters.onError a subscription failed and is tried again; never holds a URL
 */
export function createShardedBus({
  redis,
  listener,
  onError,
}: {
  redis: Pick<RelayRedis, 'publish' | 'subscribe' | 'unsubscribe'>
  listener: Pick<RelayBusListener, 'onTopics'>
  onError(error: Error): void
}): RelayBus {
  const self = randomUUID()
  const served = new Set<string>()
  const leaving = new AbortController()

  const receive = (sender: string, channel: string) => {
    const topic = channel.slice(channelOf('').length - 1, -1)
    if (sender !== self && served.has(topic)) listener.onTopics([topic])
  }
  const unsubscribe = (topic: string) => {
    redis.unsubscribe(channelOf(topic)).catch(() => {
      // The connection is away, and takes the subscription along.
    })
  }

  return {
    async announce(topics) {
      await Promise.all(topics.map((topic) => redis.publish(channelOf(topic), self)))
    },
    async serve(topic) {
      served.add(topic)
      while (served.has(topic) && !leaving.signal.aborted) {
        try {
          await redis.subscribe(channelOf(topic), receive)
          if (!served.has(topic)) unsubscribe(topic)
          return true
        } catch (error) {
          if (leaving.signal.aborted) break
          if (error instanceof Error) onError(error)
          await wait(retryMs, undefined, { signal: leaving.signal, ref: false }).catch(() => {
            // The loop ends.
          })
        }
      }
      return false
    },
    leave(topic) {
      served.delete(topic)
      unsubscribe(topic)
    },
    async close() {
      leaving.abort()
      served.clear()
    },
  }
}

import { createHash } from 'node:crypto'
import { AppError } from '@foyer/core/primitives'
import { mailboxKeys } from '../redis/mailboxScripts.ts'
import type { RelayRedis } from '../redis/openRelayRedis.ts'
import type { MailboxBounds } from './createMailboxes.ts'
import type { Kept, Mailboxes, Waiting } from './Mailboxes.ts'

/** Keeps mailboxes in a Redis or a cluster of them. Each mailbox is on one node, and asked by one script. */
export function createRedisMailboxes({
  redis,
  bounds,
}: {
  redis: Pick<RelayRedis, 'mailboxes' | 'settle'>
  bounds: MailboxBounds
}): Mailboxes {
  const { mailboxes } = redis
  return {
    put: (publications) =>
      orUnavailable(async () => {
        const answers = await Promise.all(
          publications.map(({ topic, message, tag, publisher, ttlSeconds }) => {
            const digest = createHash('sha256').update(message).digest('base64url')
            const kept = { digest, text: message, tag, publisher, ttlMs: ttlSeconds * 1_000 }
            return mailboxes.keepMessage(topic, kept, bounds)
          }),
        )
        // What is known may have been kept a moment ago, and not be on a replica yet.
        const settling = publications.filter((_, n) => answers[n]?.[0] !== 'full')
        await redis.settle([...new Set(settling.map(({ topic }) => firstKeyOf(topic)))])
        return answers.map(([outcome, id]): Kept => {
          if (outcome === 'kept')
            return { outcome, id: Number(id), publishedAtMs: millisecondsOf(Number(id)) }
          return { outcome: outcome === 'known' ? 'known' : 'full' }
        })
      }),
    findWaiting: ({ wants, limit }) =>
      orUnavailable(async () => {
        // One question for all who look into a mailbox from the same place.
        const groups = groupBy(wants, ({ topic, afterId }) => `${topic} ${afterId}`)
        const found = await Promise.all(
          [...groups.values()].map(async (group) => {
            const [{ topic, afterId }] = group
            const readers = group.map(({ reader }) => reader)
            const rows = await mailboxes.findMessages(topic, { afterId, limit, readers })
            return rows.flatMap((row): Waiting[] => {
              const [n = 0, id = 0, bytes = 0] = row.split(' ').map(Number)
              const reader = readers[n]
              return reader === undefined ? [] : [{ topic, reader, id, bytes }]
            })
          }),
        )
        const sorted = found
          .flat()
          .toSorted((one, other) => one.id - other.id || (one.topic < other.topic ? -1 : 1))
        const lastId = sorted[limit - 1]?.id ?? Number.POSITIVE_INFINITY
        return sorted.filter(({ id }, n) => n < limit || id === lastId)
      }),
    read: (keys) =>
      orUnavailable(async () => {
        const read = await Promise.all(
          [...groupBy(keys, ({ topic }) => topic)].map(async ([topic, ofTopic]) => {
            const ids = ofTopic.map(({ id }) => id)
            const parts = await mailboxes.readMessages(topic, ids)
            return ids.flatMap((id, n) => {
              const [message, tag] = [parts[2 * n], Number(parts[2 * n + 1])]
              return message ? [{ topic, id, message, tag, publishedAtMs: millisecondsOf(id) }] : []
            })
          }),
        )
        return read.flat().toSorted((one, other) => one.id - other.id)
      }),
    acknowledge: (entries) =>
      orUnavailable(async () => {
        const byTopic = [...groupBy(entries, ({ topic }) => topic)]
        await Promise.all(
          byTopic.map(([topic, ofTopic]) => mailboxes.acknowledgeMessages(topic, ofTopic)),
        )
      }),
  }
}

const firstKeyOf = (topic: string) => mailboxKeys(topic)[0] as string

/** See `mailboxKeys`. */
const millisecondsOf = (id: number) => Math.floor(id / 1_000)

function groupBy<item>(
  items: readonly item[],
  keyOf: (item: item) => string,
): ReadonlyMap<string, readonly [item, ...item[]]> {
  const groups = new Map<string, [item, ...item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

async function orUnavailable<result>(run: () => Promise<result>): Promise<result> {
  try {
    return await run()
  } catch (error) {
    throw new AppError('relay/store-unavailable', 'The Redis of the relay does not answer.', {
      kind: 'unavailable',
      cause: error,
    })
  }
}

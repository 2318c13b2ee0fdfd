import type { Log } from '../platform/log/createLog.ts'
import type { MailboxBounds } from './mailboxes/createMailboxes.ts'
import { createRedisMailboxes } from './mailboxes/createRedisMailboxes.ts'
import type { Mailboxes } from './mailboxes/Mailboxes.ts'
import { createShardedBus } from './processes/createShardedBus.ts'
import { createAbsence, type RelayBus, type RelayBusListener } from './processes/RelayBus.ts'
import { openRelayRedis } from './redis/openRelayRedis.ts'

/** Where the relay keeps messages, and how its processes tell each other of them. */
export interface RelayStore {
  readonly mailboxes: Mailboxes
  /** About how many bytes all messages take. */
  measure(): Promise<number>
  openBus(listener: RelayBusListener): RelayBus
}

/** Mailboxes and bus on one Redis or one cluster; both end with the bus. */
export async function createRedisStore({
  urls,
  replicas,
  bounds,
  log,
}: {
  urls: readonly string[]
  replicas: number
  bounds: MailboxBounds
  log: Pick<Log, 'warn'>
}): Promise<RelayStore> {
  const onError = (error: Error) => log.warn(`The Redis of the relay: ${error.message}`)
  let onGap = () => {}
  const absence = createAbsence(() => onGap())
  const redis = openRelayRedis({
    ...{ urls, replicas, onError },
    onAway: absence.begin,
    onBack: absence.end,
  })
  await redis.ready()
  return {
    mailboxes: createRedisMailboxes({ redis, bounds }),
    measure: redis.measureBytes,
    openBus(listener) {
      onGap = listener.onGap
      const bus = createShardedBus({ redis, listener, onError })
      return {
        ...bus,
        async close() {
          absence.close()
          await bus.close()
          redis.close()
        },
      }
    },
  }
}

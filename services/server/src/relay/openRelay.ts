import type { Counters } from '../platform/counters/Counters.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Log } from '../platform/log/createLog.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { createRedisStore } from './createRedisStore.ts'
import { createRelay, type Relay } from './createRelay.ts'
import { createMailboxes, type MailboxBounds } from './mailboxes/createMailboxes.ts'
import { createStorageQuota } from './mailboxes/createStorageQuota.ts'
import { measureMessages } from './mailboxes/measureMessages.ts'
import type { RelayObserver } from './observers/RelayObserver.ts'
import type { UpstreamObserver } from './observers/UpstreamObserver.ts'
import { type RelayBus, type RelayBusListener, silentBus } from './processes/RelayBus.ts'
import { findBridge } from './upstream/findBridge.ts'

/**
 * The relay as the operator set it: mailboxes in the database, and a bus to the other processes on it,
 * over Redis where there is one, else over the PostgreSQL. PGlite is one process's own. Where there is
 * an upstream relay, it is bridged to that. With `RELAY_REDIS_URLS`, mailboxes and bus are there instead.
 */
export async function openRelay({
  settings,
  database,
  counters,
  observer,
  upstreamObserver,
  log,
}: {
  settings: Settings
  database: Database
  counters: Counters
  observer: RelayObserver
  upstreamObserver: UpstreamObserver
  log: Log
}): Promise<Relay> {
  const maxBytes = settings.relayStoreMb * 1_000_000
  const { measure, ...store } =
    settings.relayRedisUrls.length > 0
      ? await openRedisStore({
          urls: settings.relayRedisUrls,
          replicas: settings.relayRedisReplicas,
          bounds: boundsOf(settings),
          log,
        })
      : {
          mailboxes: createMailboxes({ database, bounds: boundsOf(settings) }),
          measure: () => measureMessages({ database, enoughBytes: maxBytes / 2 }),
          openBus: await findBus({ settings, database, log }),
        }
  return createRelay({
    ...store,
    quota: createStorageQuota({ maxBytes, measure }),
    openBridge: await findBridge({ settings, database, observer: upstreamObserver, log }),
    counters,
    bounds: {
      maxCallsPerMinute: settings.rateLimitRelay,
      maxTopicsPerAddress: settings.relayTopicsPerAddress,
      maxSocketsPerAddress: settings.relaySocketsPerAddress,
      maxSocketsPerProject: settings.relaySocketsPerProject,
      maxSocketsPerClient: settings.relaySocketsPerClient,
      maxMessageBytes: settings.relayMessageBytes,
      maxTtlSeconds: settings.relayMaxTtlSeconds,
    },
    observer,
    log,
  })
}

const boundsOf = (settings: Settings): MailboxBounds => ({
  maxMessages: settings.relayMailboxMessages,
  maxBytes: settings.relayMailboxBytes,
})

/** Loads the driver where it is used. */
const openRedisStore = async (parameters: Parameters<typeof createRedisStore>[0]) =>
  (await import('./createRedisStore.ts')).createRedisStore(parameters)

async function findBus({
  settings: { databaseUrl, redisUrl },
  database,
  log,
}: {
  settings: Settings
  database: Database
  log: Log
}): Promise<(listener: RelayBusListener) => RelayBus> {
  if (databaseUrl === null) return () => silentBus
  const onError = (error: Error) => log.warn(`Between processes of the relay: ${error.message}`)
  // Each brings its driver along, and a server uses one.
  if (redisUrl !== null) {
    const { createRedisBus } = await import('./processes/createRedisBus.ts')
    return (listener) => createRedisBus({ url: redisUrl, listener, onError })
  }
  const { createPostgresBus } = await import('./processes/createPostgresBus.ts')
  return (listener) => createPostgresBus({ url: databaseUrl, database, listener, onError })
}

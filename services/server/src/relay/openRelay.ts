import type { Counters } from '../access/Counters.ts'
import type { Database } from '../database/Database.ts'
import type { Log } from '../log/createLog.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { Settings } from '../settings/settings.ts'
import { createMailboxes } from './createMailboxes.ts'
import { createRelay, type Relay } from './createRelay.ts'
import { silentBus } from './RelayBus.ts'
import { silentRelayObserver } from './RelayObserver.ts'

/** The relay as the operator set it, over mailboxes in the database. */
export async function openRelay({
  settings,
  database,
  counters,
  log,
}: {
  settings: Settings
  database: Database
  counters: Counters
  metrics: Metrics | null
  log: Log
}): Promise<Relay> {
  return createRelay({
    mailboxes: createMailboxes({
      database,
      bounds: { maxMessages: settings.relayMailboxMessages, maxBytes: settings.relayMailboxBytes },
    }),
    openBus: () => silentBus,
    counters,
    bounds: {
      maxCallsPerMinute: settings.rateLimitRelay,
      maxSocketsPerAddress: settings.relaySocketsPerAddress,
      maxSocketsPerProject: settings.relaySocketsPerProject,
      maxMessageBytes: settings.relayMessageBytes,
      maxTtlSeconds: settings.relayMaxTtlSeconds,
    },
    observer: silentRelayObserver,
    log,
  })
}

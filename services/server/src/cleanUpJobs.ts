import { lt, sql } from 'drizzle-orm'
import { deleteEventsBeyond, deleteOldEvents } from './analytics/deleteEvents.ts'
import { deleteOldOperations } from './bundler/createOperationStore.ts'
import { deleteOldBoxes } from './identity/embedded/createBoxes.ts'
import { deleteOldLinks } from './identity/embedded/createDeviceStore.ts'
import { deleteOldLogins } from './identity/embedded/createEmbeddedStore.ts'
import { deleteOldWayLogins } from './identity/embedded/ways/createWayStore.ts'
import { deleteOldSignIns } from './identity/sign-in/createSignInStore.ts'
import { forgetImages } from './images/remote/forgetImages.ts'
import { deleteOldWindows } from './platform/counters/createPostgresWindows.ts'
import type { Database } from './platform/database/Database.ts'
import { oneTime } from './platform/database/tables/access.ts'
import type { Job } from './platform/jobs/startJobs.ts'
import type { Settings } from './platform/settings/settings.ts'
import { deleteExpiredMessages } from './relay/mailboxes/createMailboxes.ts'
import { deleteOldTopics } from './relay/upstream/createUpstreamStore.ts'
import { deleteAbandonedPurchases } from './trading/onramp/purchases/createPurchaseStore.ts'

/** What a server tidies up, so that its database does not grow without end. */
export function cleanUpJobs({
  settings: {
    analyticsRetentionDays: retentionDays,
    analyticsMaxEvents: maxEvents,
    imageStoreMb,
    relayMaxTtlSeconds: topicLifetimeSeconds,
  },
  database,
}: {
  settings: Pick<
    Settings,
    'analyticsRetentionDays' | 'analyticsMaxEvents' | 'imageStoreMb' | 'relayMaxTtlSeconds'
  >
  database: Database
}): readonly Job[] {
  return [
    {
      name: 'delete-old-events',
      cron: '17 * * * *',
      onStartEverySeconds: 3_600,
      run: async (signal) => {
        if (retentionDays > 0) await deleteOldEvents({ database, retentionDays, signal })
      },
    },
    {
      // Often, as what came in the meantime is what the table may be too large by.
      name: 'delete-events-beyond',
      cron: '*/5 * * * *',
      onStartEverySeconds: 300,
      run: async (signal) => {
        if (maxEvents > 0) await deleteEventsBeyond({ database, maxEvents, signal })
      },
    },
    {
      name: 'forget-images',
      cron: '41 * * * *',
      onStartEverySeconds: 3_600,
      run: () => forgetImages({ database, maxBytes: imageStoreMb * 1_000_000 }),
    },
    {
      name: 'delete-what-is-over',
      cron: '*/5 * * * *',
      onStartEverySeconds: 300,
      run: async (signal) => {
        await deleteExpiredMessages({ database, signal })
        await deleteOldTopics({ database, topicLifetimeSeconds })
        await deleteOldWindows(database)
        await deleteOldSignIns(database)
        await deleteOldLogins(database)
        await deleteOldLinks(database)
        await deleteOldBoxes(database)
        await deleteOldWayLogins(database)
        await deleteAbandonedPurchases(database)
        await deleteOldOperations(database)
        await database.run((queries) =>
          queries.delete(oneTime).where(lt(oneTime.expiresAt, sql`now()`)),
        )
      },
    },
  ]
}

import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.ts'
import { oneTime } from '../database/schema.ts'
import { deleteOldEvents } from '../events/deleteOldEvents.ts'
import { forgetPictures } from '../pictures/forgetPictures.ts'
import { deleteExpiredMessages } from '../relay/createMailboxes.ts'
import { deleteOldTopics } from '../relay/upstream/createUpstreamStore.ts'
import type { Settings } from '../settings/settings.ts'
import { deleteOldWindows } from '../shared/createPostgresWindows.ts'
import type { Job } from './startJobs.ts'

/** What a server tidies up, so that its database does not grow without end. */
export function choresOf({
  settings: {
    analyticsRetentionDays: retentionDays,
    pictureStoreMb,
    relayMaxTtlSeconds: topicLifetimeSeconds,
  },
  database,
}: {
  settings: Pick<Settings, 'analyticsRetentionDays' | 'pictureStoreMb' | 'relayMaxTtlSeconds'>
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
      name: 'forget-pictures',
      cron: '41 * * * *',
      onStartEverySeconds: 3_600,
      run: () => forgetPictures({ database, maxBytes: pictureStoreMb * 1_000_000 }),
    },
    {
      name: 'delete-what-is-over',
      cron: '*/5 * * * *',
      onStartEverySeconds: 300,
      run: async (signal) => {
        await deleteExpiredMessages({ database, signal })
        await deleteOldTopics({ database, topicLifetimeSeconds })
        await deleteOldWindows(database)
        await database.run((queries) =>
          queries.delete(oneTime).where(lt(oneTime.expiresAt, sql`now()`)),
        )
      },
    },
  ]
}

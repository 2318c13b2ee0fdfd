import type { Database } from '../database/Database.ts'
import type { Log } from '../log/createLog.ts'
import type { Settings } from '../settings/settings.ts'
import type { Counters } from './Counters.ts'
import { createMemoryCounters } from './createMemoryCounters.ts'
import { createPostgresWindows } from './createPostgresWindows.ts'
import { createSharedCounters } from './createSharedCounters.ts'
import type { SharedWindows } from './SharedWindows.ts'

/**
 * What rate limits are counted in: the Redis that the operator named, else the PostgreSQL that
 * several servers may share, else this process, which has PGlite for itself.
 */
export async function openCounters({
  settings: { redisUrl },
  database,
  log,
}: {
  settings: Pick<Settings, 'redisUrl'>
  database: Database
  log: Log
}): Promise<{ counters: Counters; close(): void }> {
  const own = createMemoryCounters()
  const shareOver = (windows: SharedWindows) =>
    createSharedCounters({
      windows,
      own,
      onFailure: (error) =>
        log.warn({ err: error }, 'Rate limits are counted by this process alone for a moment'),
    })
  if (redisUrl !== null) {
    const { createRedisWindows } = await import('./createRedisWindows.ts')
    const windows = createRedisWindows({
      url: redisUrl,
      onError: (error) => log.warn(`Redis: ${error.message}`),
    })
    return { counters: shareOver(windows), close: windows.close }
  }
  const counters = database.kind === 'postgresql' ? shareOver(createPostgresWindows(database)) : own
  return { counters, close() {} }
}

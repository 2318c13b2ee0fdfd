import type { Counters } from '../platform/counters/Counters.ts'
import { HttpFailure } from '../platform/http/HttpFailure.ts'
import type { Settings } from '../platform/settings/settings.ts'

const dayMs = 86_400_000

/**
 * Counts an event of a project. Ids that nobody registered count together: making them up must
 * not give a day's worth for each.
 *
 * @throws 429 when the day's events are used up
 */
export async function countOfDay({
  registeredId,
  counters,
  settings: { analyticsEventsPerDay: max },
}: {
  /** Of the project; `null` when nobody registered it. */
  registeredId: string | null
  counters: Counters
  settings: Pick<Settings, 'analyticsEventsPerDay'>
}): Promise<void> {
  if (max === 0) return
  const key = registeredId === null ? 'events-of-day' : `events-of-day:${registeredId}`
  const { isAllowed } = await counters.take({ key, max, windowMs: dayMs })
  if (isAllowed) return
  throw new HttpFailure(
    429,
    'No more events are kept today. The operator sets how many with ANALYTICS_EVENTS_PER_DAY.',
  )
}

import type { Counters } from '../platform/counters/Counters.ts'
import { HttpFailure } from '../platform/http/HttpFailure.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Project } from '../projects/Projects.ts'

const dayMs = 86_400_000

/**
 * Counts an event of a project. Ids that nobody registered count together: whoever makes them up must
 * not have a day's worth for each.
 *
 * @throws 429 when the day's events are used up
 */
export async function countOfDay({
  project,
  counters,
  settings: { analyticsEventsPerDay: max },
}: {
  /** `null` without a registered one. */
  project: Project | null
  counters: Counters
  settings: Pick<Settings, 'analyticsEventsPerDay'>
}): Promise<void> {
  if (max === 0) return
  const key = project ? `events-of-day:${project.id}` : 'events-of-day'
  const { isAllowed } = await counters.take({ key, max, windowMs: dayMs })
  if (isAllowed) return
  throw new HttpFailure(
    429,
    'No more events are kept today. The operator sets how many with ANALYTICS_EVENTS_PER_DAY.',
  )
}

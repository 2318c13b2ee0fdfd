import { and, asc, count, eq, gt, max, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/Database.ts'
import { analyticsEvents } from '../platform/database/tables/analytics.ts'

/** Whose events; both left out, everybody's. */
export interface EventsOf {
  readonly projectId?: string | undefined
  /** The account, in whatever case it was written. */
  readonly address?: string | undefined
}

/** An event as it is kept. */
export type KeptEvent = typeof analyticsEvents.$inferSelect

/** What a chain family tells apart by case is found too often rather than not at all. */
export function whereOf({ projectId, address }: EventsOf): SQL | undefined {
  return and(
    projectId === undefined ? undefined : eq(analyticsEvents.projectId, projectId),
    address === undefined
      ? undefined
      : eq(sql`lower(${analyticsEvents.address})`, address.toLowerCase()),
  )
}

/**
 * A page of events, oldest first.
 *
 * @param parameters.after the `id` of the last one of the page before; 0 for the first page
 * @throws `database/unavailable`
 */
export function readEvents({
  database,
  of,
  after,
  limit,
}: {
  database: Database
  of: EventsOf
  after: number
  limit: number
}): Promise<readonly KeptEvent[]> {
  return database.run((queries) =>
    queries
      .select()
      .from(analyticsEvents)
      .where(and(gt(analyticsEvents.id, after), whereOf(of)))
      .orderBy(asc(analyticsEvents.id))
      .limit(limit),
  )
}

/** How often a step was reported for a project. */
export interface EventCount {
  readonly projectId: string | null
  readonly event: string
  readonly count: number
  readonly firstAt: Date | null
  readonly lastAt: Date | null
}

/** What was reported how often, most often first, by the server's clock. @throws `database/unavailable` */
export function countEvents({
  database,
  of,
}: {
  database: Database
  of: EventsOf
}): Promise<readonly EventCount[]> {
  const { projectId, event, receivedAt } = analyticsEvents
  return database.run((queries) =>
    queries
      .select({
        projectId,
        event,
        count: count(),
        firstAt: min(receivedAt),
        lastAt: max(receivedAt),
      })
      .from(analyticsEvents)
      .where(whereOf(of))
      .groupBy(projectId, event)
      .orderBy(sql`count(*) desc`)
      // Names are the applications' own, and anybody may send one.
      .limit(1_000),
  )
}

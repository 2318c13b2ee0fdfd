import type { Database } from '../platform/database/Database.ts'
import { countEvents, type EventsOf, readEvents } from './readEvents.ts'

/** Some megabytes at most. */
const pageLength = 1_000

/** A page for the operator, at the address of the metrics. */
export type OperatorPage = (
  query: URLSearchParams,
) => Promise<{ readonly contentType: string; readonly text: string }>

/**
 * `GET /events` gives 1,000 events a line each, oldest first, behind `?after=` an id, and
 * `GET /events/summary` how often each was reported. Both take `project` and `address`.
 */
export function eventPages(database: Database): Readonly<Record<string, OperatorPage>> {
  return {
    '/events': async (query) => {
      const after = Number(query.get('after') ?? 0)
      const events = await readEvents({
        database,
        of: ofQuery(query),
        after: Number.isSafeInteger(after) ? after : 0,
        limit: pageLength,
      })
      const text = events.map((event) => `${JSON.stringify(event)}\n`).join('')
      return { contentType: 'application/x-ndjson', text }
    },
    '/events/summary': async (query) => ({
      contentType: 'application/json',
      text: JSON.stringify(await countEvents({ database, of: ofQuery(query) })),
    }),
  }
}

function ofQuery(query: URLSearchParams): EventsOf {
  return {
    projectId: query.get('project') ?? undefined,
    address: query.get('address') ?? undefined,
  }
}

import type { Database } from '../platform/database/Database.ts'
import { analyticsEvents } from '../platform/database/tables/analytics.ts'
import type { EventStore } from './EventStore.ts'
import { storable } from './storable.ts'

/** The last moment that both databases and every tool read without a thought. */
const lastMs = Date.UTC(9999, 11, 31)

/**
 * Keeps events in the database.
 */
export function createEventStore(database: Database): EventStore {
  return {
    async record({ projectId, event: { eventId, url, domain, timestamp, props } }) {
      const row = {
        projectId: projectId === null ? null : storable(projectId),
        eventId: storable(eventId),
        event: storable(props.event),
        url: storable(url),
        domain: storable(domain),
        at: new Date(Math.min(timestamp, lastMs)),
        properties: props.properties === undefined ? null : storable(props.properties),
        address: props.address === undefined ? null : storable(props.address),
      }
      await database.run((queries) =>
        queries.insert(analyticsEvents).values(row).onConflictDoNothing(),
      )
    },
  }
}

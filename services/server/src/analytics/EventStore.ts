import type { AnalyticsEvent } from '@foyer/protocol'

/** Keeps what applications report. */
export interface EventStore {
  /**
   * Resolves when the event is kept. The same `eventId` of a project is kept once.
   *
   * @throws when the database does not answer
   */
  record(entry: {
    readonly projectId: string | null
    readonly event: AnalyticsEvent
  }): Promise<void>
}

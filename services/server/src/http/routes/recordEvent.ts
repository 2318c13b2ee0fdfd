import { AnalyticsEvent, AnalyticsReceipt, ClientQuery } from '@foyer/protocol'
import { countOfDay } from '../../analytics/countOfDay.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Keeps one step of a user. */
export function recordEvent(
  app: App,
  { settings, events, counters }: Pick<ServerDependencies, 'settings' | 'events' | 'counters'>,
) {
  app.post(
    '/e',
    {
      config: { limit: 'events' },
      schema: {
        tags: ['Analytics'],
        summary: 'Report an event',
        description:
          'Answered once the event is kept; the same `eventId` of a project is kept once. Events ' +
          'of users who object (`Sec-GPC: 1`, `DNT: 1`) are dropped, and all of them while analytics ' +
          'are off.',
        querystring: ClientQuery,
        body: AnalyticsEvent,
        response: { 202: AnalyticsReceipt, ...failures(400, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const objects = request.headers['sec-gpc'] === '1' || request.headers.dnt === '1'
      if (settings.isAnalyticsEnabled && !objects) {
        const { project } = request
        await countOfDay({ registeredId: project?.id ?? null, counters, settings })
        await events.record({
          projectId: project?.id ?? request.query.projectId ?? null,
          event: request.body,
        })
      }
      return reply.code(202).header('cache-control', 'no-store').send({})
    },
  )
}

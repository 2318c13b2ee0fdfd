import { AnalyticsConfig, ClientQuery } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Whether applications shall send events. */
export function getAnalyticsConfig(app: App, { settings }: Pick<ServerDependencies, 'settings'>) {
  app.get(
    '/getAnalyticsConfig',
    {
      schema: {
        tags: ['Analytics'],
        summary: 'Whether events are wanted',
        description: 'An application that gets no answer sends nothing.',
        querystring: ClientQuery,
        response: { 200: AnalyticsConfig, ...failures(400) },
      },
    },
    async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .send({ isAnalyticsEnabled: settings.isAnalyticsEnabled }),
  )
}

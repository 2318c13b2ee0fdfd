import { Health } from '@foyer/protocol'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** For monitoring: whether the process lives, and whether it can keep what it is told. */
export function health(app: App, { isReady }: Pick<ServerDependencies, 'isReady'>) {
  app.get(
    '/health',
    {
      config: { limit: 'none', isOpen: true },
      schema: {
        tags: ['Operation'],
        summary: 'Whether the process lives',
        description: 'Asks nothing of the database: restart the process when this fails.',
        response: { 200: Health, ...failures() },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get(
    '/health/ready',
    {
      config: { limit: 'none', isOpen: true },
      schema: {
        tags: ['Operation'],
        summary: 'Whether requests should come here',
        description: 'No while the database does not answer, and while the server is leaving.',
        response: { 200: Health, ...failures(503) },
      },
    },
    async (_request, reply) => {
      if (!(await isReady())) throw new HttpFailure(503, 'The server is not ready. Try again soon.')
      return reply.header('cache-control', 'no-store').send({ status: 'ok' })
    },
  )
}

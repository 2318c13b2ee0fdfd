import { Identity, IdentityQuery, NamedAccountParams } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Says who an account is to users. */
export function identity(app: App, { identities }: Pick<ServerDependencies, 'identities'>) {
  app.get(
    '/v1/identity/:address',
    {
      schema: {
        tags: ['Names'],
        summary: 'Name and image of an account',
        description: 'The names of this server come first, then ENS. Either may be null.',
        params: NamedAccountParams,
        querystring: IdentityQuery,
        response: { 200: Identity, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const { name, avatar } = await identities.find(request.params.address)
      // Our own images stand on the server by whatever name the client knows it.
      const baseUrl = avatar?.startsWith('/') ? request.publicUrl : ''
      // Who has just registered a name must find it. What is slow to find is remembered here.
      reply.header('cache-control', 'no-cache')
      return reply.send({ name, avatar: avatar && baseUrl + avatar })
    },
  )
}

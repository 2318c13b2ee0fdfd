/**
 * Sign-in routes for Fastify, and who asks.
 *
 * @packageDocumentation
 */
import {
  createSignInServer,
  type SignedIn,
  type SignInServerOptions,
} from './server/createSignInServer.ts'
import { type NodeRequest, toRequest } from './server/requests.ts'

/** What this needs of Fastify. */
interface FastifyApp {
  decorateRequest(name: string, value: null): unknown
  addHook(name: 'onRequest', hook: (request: FastifyRequest) => Promise<void>): unknown
  route(route: {
    method: 'GET' | 'POST'
    url: string
    handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  }): unknown
}

interface FastifyRequest extends NodeRequest {
  readonly body?: unknown
}

interface FastifyReply {
  code(status: number): unknown
  header(name: string, value: string): unknown
  send(body: string): unknown
}

/**
 * Plugin for Fastify: answers the routes of sign-in and says with `request.signedIn` who asks, `null` for
 * nobody.
 *
 * @example
 * import { signInFastify } from '@foyer/siwx/fastify'
 *
 * const plugin = signInFastify({ origin: 'https://shop.example' })
 */
export function signInFastify(options: SignInServerOptions) {
  const server = createSignInServer(options)
  const path = options.path ?? '/auth'
  const plugin = async (app: FastifyApp): Promise<void> => {
    app.decorateRequest('signedIn', null)
    app.addHook('onRequest', async (request) => {
      const { cookie } = request.headers
      const asking = request as { signedIn?: SignedIn | null }
      asking.signedIn = await server.getSession(typeof cookie === 'string' ? cookie : null)
    })
    const route = (method: 'GET' | 'POST', name: string) =>
      app.route({
        ...{ method, url: `${path}/${name}` },
        async handler(request, reply) {
          const answer = await server.handle(toRequest(request, request.body as object))
          reply.code(answer?.status ?? 404)
          for (const [header, value] of answer?.headers ?? []) reply.header(header, value)
          return reply.send((await answer?.text()) ?? '')
        },
      })
    for (const name of ['nonce', 'verify', 'sign-out']) route('POST', name)
    route('GET', 'session')
  }
  // Fastify keeps what a plugin adds to itself unless it says so, as `fastify-plugin` does.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true })
}

/**
 * Sign-in routes for Next, and who asks.
 *
 * @packageDocumentation
 */
import {
  createSignInServer,
  type SignedIn,
  type SignInServerOptions,
} from './server/createSignInServer.ts'

/**
 * Route handlers for Next, in `app/auth/[...path]/route.ts`, and who asks, for all other routes.
 *
 * @example
 * import { signInNext } from '@foyer/siwx/next'
 *
 * export const { GET, POST, getSession } = signInNext({ origin: 'https://shop.example' })
 *
 * const ordersOf = async (request: Request) => (await getSession(request))?.address ?? null
 */
export function signInNext(options: SignInServerOptions) {
  const server = createSignInServer(options)
  const handle = async (request: Request): Promise<Response> =>
    (await server.handle(request)) ?? new Response(null, { status: 404 })
  return {
    GET: handle,
    POST: handle,
    getSession: ({ headers }: { headers: Pick<Headers, 'get'> }): Promise<SignedIn | null> =>
      server.getSession(headers.get('cookie')),
  }
}

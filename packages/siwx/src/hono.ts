/**
 * Sign-in routes for Hono, and who asks.
 *
 * @packageDocumentation
 */
import {
  createSignInServer,
  type SignedIn,
  type SignInServerOptions,
} from './server/createSignInServer.ts'

/** What this needs of Hono's context. */
interface HonoContext {
  readonly req: { readonly raw: Request }
  set(name: 'signedIn', value: SignedIn | null): void
}

/**
 * Middleware for Hono: answers the routes of sign-in and says with `c.get('signedIn')` who asks, `null` for
 * nobody.
 *
 * @example
 * import { signInHono } from '@foyer/siwx/hono'
 *
 * const middleware = signInHono({ origin: 'https://shop.example' })
 */
export function signInHono(options: SignInServerOptions) {
  const server = createSignInServer(options)
  return async (context: HonoContext, next: () => Promise<void>): Promise<Response | undefined> => {
    const { raw } = context.req
    const answer = await server.handle(raw)
    if (answer) return answer
    context.set('signedIn', await server.getSession(raw.headers.get('cookie')))
    await next()
    return undefined
  }
}

/**
 * Sign-in routes for Express, and who asks.
 *
 * @packageDocumentation
 */
import {
  createSignInServer,
  type SignedIn,
  type SignInServerOptions,
} from './server/createSignInServer.ts'
import { findRoute } from './server/findRoute.ts'
import { type NodeRequest, Refusal, readStream, refuse, toRequest } from './server/requests.ts'

/** What this needs of Express's request. */
interface ExpressRequest extends NodeRequest, AsyncIterable<Uint8Array | string> {
  readonly originalUrl: string
  /** What a parser before this one made of the body. */
  readonly body?: unknown
  /** Who asks; `null` for nobody. */
  signedIn?: SignedIn | null
}

interface ExpressResponse {
  status(code: number): unknown
  append(name: string, value: string): unknown
  end(body: string): unknown
}

/**
 * Middleware for Express 4 and 5, before or behind `express.json()`: answers the routes of sign-in and says
 * with `request.signedIn` who asks. Bodies of other routes are left as they came.
 *
 * @example
 * import { signInExpress } from '@foyer/siwx/express'
 *
 * const middleware = signInExpress({ origin: 'https://shop.example' })
 */
export function signInExpress(options: SignInServerOptions) {
  const server = createSignInServer(options)
  const path = options.path ?? '/auth'

  /** @returns `null` for a route of the application's own, of which nothing was read */
  async function answer(request: ExpressRequest): Promise<Response | null> {
    const { method = 'GET', originalUrl: url, headers } = request
    const [pathname = ''] = url.split('?')
    try {
      // Before a request of the web is made, which there is not for each method.
      if (findRoute({ path, method, pathname }) === null) return null
    } catch (error) {
      if (error instanceof Refusal) return refuse(error)
      throw error
    }
    const body = method === 'GET' ? null : ((request.body as object) ?? (await readStream(request)))
    return server.handle(toRequest({ method, url, headers }, body))
  }

  return async (
    request: ExpressRequest,
    response: ExpressResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    try {
      const answered = await answer(request)
      if (answered) {
        response.status(answered.status)
        for (const [name, value] of answered.headers) response.append(name, value)
        response.end(await answered.text())
        return
      }
      const { cookie } = request.headers
      request.signedIn = await server.getSession(typeof cookie === 'string' ? cookie : null)
      next()
    } catch (error) {
      next(error)
    }
  }
}

import {
  createSignInServer,
  type SignedIn,
  type SignInServerOptions,
} from './server/createSignInServer.ts'
import { type NodeRequest, readStream, toRequest } from './server/requests.ts'

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
 * with `request.signedIn` who asks.
 *
 * @example
 * import { signInExpress } from '@foyer/siwx/express'
 *
 * const middleware = signInExpress({ origin: 'https://shop.example' })
 */
export function signInExpress(options: SignInServerOptions) {
  const server = createSignInServer(options)
  const path = `${options.path ?? '/auth'}/`
  return async (
    request: ExpressRequest,
    response: ExpressResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    try {
      const { method, originalUrl: url, headers } = request
      if (url.startsWith(path)) {
        const hasBody = method !== 'GET' && method !== 'HEAD'
        const body = hasBody ? ((request.body as object) ?? (await readStream(request))) : null
        const answer = await server.handle(toRequest({ method, url, headers }, body))
        if (answer) {
          response.status(answer.status)
          for (const [name, value] of answer.headers) response.append(name, value)
          response.end(await answer.text())
          return
        }
      }
      const { cookie } = headers
      request.signedIn = await server.getSession(typeof cookie === 'string' ? cookie : null)
      next()
    } catch (error) {
      next(error)
    }
  }
}

import { Refusal } from './requests.ts'

const methods = { nonce: 'POST', verify: 'POST', 'sign-out': 'POST', session: 'GET' } as const

/** A route of sign-in. */
export type Route = keyof typeof methods

/**
 * Which route of sign-in a request is for, before anything of it is read.
 *
 * @param parameters.path where the routes are
 * @param parameters.pathname of the request
 * @returns `null` for a route of the application's own
 * @throws {Refusal} 405 when it has another method
 */
export function findRoute({
  path,
  method,
  pathname,
}: {
  path: string
  method: string
  pathname: string
}): Route | null {
  const name = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : ''
  if (!Object.hasOwn(methods, name)) return null
  const route = name as Route
  if (method === methods[route]) return route
  throw new Refusal(405, 'method', `This route has the method ${methods[route]} alone.`, {
    allow: methods[route],
  })
}

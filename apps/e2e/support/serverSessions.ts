import type { DeviceSession, FoyerSignIn } from '@foyer/siwx'
import type { Page } from '@playwright/test'
import type { Demo } from './Demo.ts'
import type { RealServer } from './realServer.ts'

/*
 * Sign-in at a real server, as the page has it and as the server says.
 */

/** Runs code with the sign-in that the page gave its client. */
export const withSiwx = <value, argument = undefined>(
  demo: Demo,
  use: (siwx: FoyerSignIn, argument: argument) => Promise<value>,
  argument?: argument,
): Promise<value> =>
  demo.page.evaluate(
    `(${use})(window.foyer.internals.options.getState().siwx, ${JSON.stringify(argument)})`,
  ) as Promise<value>

export const tokenOf = (demo: Demo) => withSiwx(demo, (siwx) => siwx.getAccessToken())
export const sessionOf = async (demo: Demo) => (await demo.state()).session?.data ?? null

/** What the server says of a token, asked from elsewhere. */
export async function me(demo: Demo, server: Pick<RealServer, 'url'>, token: string | null) {
  const { origin } = new URL(demo.stack.demoUrl)
  const headers = { origin, authorization: `Bearer ${token}` }
  const answer = await demo.page.request.get(`${server.url}/v1/sign-in/me`, { headers })
  return answer.status() === 200 ? ((await answer.json()) as DeviceSession) : answer.status()
}

/** Requests to a route of sign-in, as they are sent. */
export function requestsTo(page: Page, route: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === `/v1/sign-in/${route}` && request.method() === 'POST')
      sent.push(request.postData() ?? '')
  })
  return sent
}

import * as oauth from 'oauth4webapi'
import type { WaySetting } from '../../../platform/settings/groups/embedded.ts'
import type { PageWay, WayIdentity, WayRequest } from './Way.ts'

/** Every answer of ours is due in 3 s. */
const timeoutMs = 2_500

/** How a vendor is asked. */
export const asking = (url: string) => ({
  [oauth.allowInsecureRequests]: url.startsWith('http:'),
  signal: () => AbortSignal.timeout(timeoutMs),
})

/** The address where a user agrees, with all that protects the answer. */
export async function authorizationUrl(
  endpoint: string,
  { redirectUri, state, nonce, verifier }: WayRequest,
  more: Readonly<Record<string, string>>,
): Promise<URL> {
  const url = new URL(endpoint)
  const all = {
    ...{ response_type: 'code', redirect_uri: redirectUri, state, nonce, ...more },
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url
}

/** What differs between vendors of plain OAuth 2, who tell who somebody is in an answer of their own. */
export interface OAuthVendor {
  readonly authorize: string
  readonly token: string
  readonly user: string
  readonly scope: string
  /** How it wants to be told the secret. */
  readonly secretIn: 'head' | 'body'
  read(user: never): { readonly subject: unknown; readonly name: unknown }
}

/** @see https://www.rfc-editor.org/rfc/rfc6749 */
export function oauthWay(
  vendor: OAuthVendor,
  { clientId, clientSecret, url }: WaySetting,
): PageWay {
  const endpoints = url
    ? { authorize: `${url}/authorize`, token: `${url}/token`, user: `${url}/user` }
    : vendor
  const server: oauth.AuthorizationServer = {
    issuer: new URL(endpoints.authorize).origin,
    authorization_endpoint: endpoints.authorize,
    token_endpoint: endpoints.token,
  }
  const client: oauth.Client = { client_id: clientId }
  const options = asking(endpoints.token)
  const authentication =
    vendor.secretIn === 'head'
      ? plainBasic(clientId, clientSecret)
      : oauth.ClientSecretPost(clientSecret)
  return {
    authorize: (request) =>
      authorizationUrl(endpoints.authorize, request, { client_id: clientId, scope: vendor.scope }),
    async identify(answer, { redirectUri, state, verifier }) {
      const code = oauth.validateAuthResponse(server, client, answer, state)
      const response = await oauth.authorizationCodeGrantRequest(
        ...([server, client, authentication, code, redirectUri, verifier] as const),
        options,
      )
      const { access_token } = await oauth.processAuthorizationCodeResponse(
        server,
        client,
        response,
      )
      const told = await oauth.protectedResourceRequest(
        ...([access_token, 'GET', new URL(endpoints.user)] as const),
        ...([new Headers({ accept: 'application/json', 'user-agent': 'foyer' }), null] as const),
        options,
      )
      if (!told.ok) throw new Error(`The vendor answers ${told.status}`)
      return identityOf(vendor.read((await told.json()) as never))
    },
  }
}

/**
 * As these vendors document it: the standard escapes both parts first, which they do not undo.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-2.3.1
 */
const plainBasic =
  (id: string, secret: string): oauth.ClientAuth =>
  (_server, _client, _body, headers) =>
    headers.set('authorization', `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`)

const maxSubject = 200
const maxName = 80

/** Nothing of a vendor is kept that is not of the kind it should be. */
export function identityOf({
  subject,
  name,
  email,
}: {
  subject: unknown
  name: unknown
  email?: unknown
}): WayIdentity {
  const id = typeof subject === 'number' ? String(subject) : subject
  if (typeof id !== 'string' || id === '' || id.length > maxSubject)
    throw new Error('The vendor does not say who it is')
  const textOf = (value: unknown, most: number) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null
  return { subject: id, name: textOf(name, maxName), email: textOf(email, 254) }
}

import { createHash, generateKeyPairSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFarcasterRelay } from './createFarcasterRelay.ts'
import { partMissing, portTaken } from './errors.ts'

export interface StartIdentityProviderParameters {
  /** On 127.0.0.1; 0, the default, takes any free one. */
  port?: number
  portVariable?: string
  /** Origins of frames: their pages `/ways/<way>` are where users are sent back to. */
  frameOrigins: readonly string[]
}

export interface IdentityProvider {
  /** Such as `http://127.0.0.1:5150`; the faces of vendors are below it, by the names of the ways. */
  url: string
  /** What a server is told of each way, as its setting reads it. */
  settings: Readonly<Record<string, string>>
  /** Resolves when the port is free. May be called again. */
  stop(): Promise<void>
}

const people = [
  { id: '1001', login: 'ada', name: 'Ada Lovelace', email: 'ada@shop.example' },
  { id: '1002', login: 'grace', name: 'Grace Hopper', email: 'grace@shop.example' },
  { id: '1003', login: 'edsger', name: 'Edsger Dijkstra', email: 'edsger@shop.example' },
  { id: '1005', login: 'margaret', name: 'Margaret Hamilton', email: 'margaret@shop.example' },
  { id: '1004', login: 'barbara', name: 'Barbara Liskov', email: 'barbara@shop.example' },
] as const
type Person = (typeof people)[number]

const clientId = 'foyer'
const clientSecret = 'foyer-secret'
const appleTeam = 'FOYERTEAM'

/** How vendors of plain OAuth 2 tell who somebody is. Each follows the document that it names, as of November 2026. */
const faces: Readonly<
  Record<string, { secretIn: 'head' | 'body'; user(person: Person): unknown; errorStatus: number }>
> = {
  // https://docs.x.com/x-api/users/get-my-user
  x: {
    ...{ secretIn: 'head', errorStatus: 400 },
    user: ({ id, login, name }) => ({ data: { id, username: login, name } }),
  },
  // https://discord.com/developers/docs/resources/user
  discord: {
    ...{ secretIn: 'head', errorStatus: 400 },
    user: ({ id, login, name }) => ({ id, username: login, global_name: name }),
  },
  // https://docs.github.com/en/rest/users/users: what goes wrong with a code is told with status 200.
  github: {
    ...{ secretIn: 'body', errorStatus: 200 },
    user: ({ id, login, name }) => ({ id: Number(id), login, name }),
  },
  // https://developers.facebook.com/docs/graph-api/reference/user
  facebook: {
    ...{ secretIn: 'body', errorStatus: 400 },
    user: ({ id, name }) => ({ id, name }),
  },
}

/**
 * Stands for the vendors that users sign in at: OpenID Connect by `oidc-provider` as `google` and `apple`, and plain OAuth 2 in the
 * shapes of X, Discord, GitHub and Facebook, and the relay of Farcaster at `/farcaster`. Its page asks who it should say that somebody is: `Continue as Ada`,
 * Grace, Edsger, Margaret or Barbara, and `Deny`. For development alone.
 *
 * @throws `stack/port-taken` when something listens on the port
 * @throws `stack/part-missing` when `oidc-provider` is not installed
 * @example
 * import { startIdentityProvider } from '@foyer/testing/stack'
 *
 * const provider = await startIdentityProvider({ frameOrigins: ['http://localhost:5120'] })
 * console.log(provider.settings)
 * await provider.stop()
 */
export async function startIdentityProvider({
  port = 0,
  portVariable,
  frameOrigins,
}: StartIdentityProviderParameters): Promise<IdentityProvider> {
  const { Provider } = await import('oidc-provider').catch((cause: unknown) => {
    throw partMissing({ part: 'The identity provider', packages: 'oidc-provider', cause })
  })
  const redirectUrisOf = (way: string) => frameOrigins.map((origin) => `${origin}/ways/${way}`)
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const server = createServer((request, response) => handle(request, response))
  server.listen({ host: '127.0.0.1', port })
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw portTaken({ port, variable: portVariable })
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** By OpenID Connect; Apple answers with a form, and takes a signed secret. */
  const openId = Object.fromEntries(
    (['google', 'apple'] as const).map((way) => {
      const provider = new Provider(`${url}/${way}`, {
        clients: [
          {
            ...{ client_id: clientId, client_secret: clientSecret },
            redirect_uris: redirectUrisOf(way),
            ...{ response_types: ['code'], grant_types: ['authorization_code'] },
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        pkce: { required: () => true },
        scopes: ['openid', 'email', 'profile'],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        conformIdTokenClaims: false,
        features: { devInteractions: { enabled: false } },
        ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
        cookies: { keys: [randomBytes(16).toString('hex')] },
        interactions: { url: (_context, { uid }) => `/${way}/ask/${uid}` },
        findAccount: (_context, id) => {
          const person = people.find((one) => one.id === id)
          return (
            person && {
              accountId: id,
              claims: () => ({
                ...{ sub: id, name: person.name, email: person.email, email_verified: true },
              }),
            }
          )
        },
      })
      return [way, { provider, answer: provider.callback() }]
    }),
  )

  /** Codes and tokens of the other faces. */
  const codes = new Map<
    string,
    { person: Person; way: string; redirectUri: string; challenge: string }
  >()
  const tokens = new Map<string, { person: Person; way: string }>()

  const ask = async (
    way: string,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ) => {
    const provider = openId[way]?.provider
    if (!provider) return void response.writeHead(404).end()
    await provider.interactionDetails(request, response)
    const chosen = query.get('as')
    if (chosen === null) return page(response, way, query)
    const person = people.find(({ login }) => login === chosen)
    if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' })
    const grant = new provider.Grant({ accountId: person.id, clientId })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(request, response, {
      login: { accountId: person.id, remember: false },
      consent: { grantId: await grant.save() },
    })
  }

  const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /**
   * Its secret is a token that the application signs, for its own team and half a year at most.
   *
   * @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
   */
  const isSecretOfApple = (secret: string): boolean => {
    const [head = '', payload = '', signature = ''] = secret.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    const { iss, sub, aud, exp } = read(payload)
    const isSigned = verify(
      ...(['sha256', Buffer.from(`${head}.${payload}`)] as const),
      { key: appleKey.publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    return [
      ...[isSigned, read(head).alg === 'ES256', iss === appleTeam, sub === clientId],
      ...[aud === `${url}/apple`, exp > Date.now() / 1_000, exp < Date.now() / 1_000 + 15_777_000],
    ].every(Boolean)
  }

  const answerFace = async (
    way: string,
    step: string,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> => {
    const face = faces[way]
    if (!face) return void response.writeHead(404).end()
    if (step === 'authorize') {
      const redirectUri = query.get('redirect_uri') ?? ''
      // As vendors do: nobody is sent to a place that was not agreed on.
      if (query.get('client_id') !== clientId || !redirectUrisOf(way).includes(redirectUri))
        return void response
          .writeHead(400)
          .end('The redirect_uri is not associated with this application.')
      const chosen = query.get('as')
      if (chosen === null) return page(response, way, query)
      const back = new URL(redirectUri)
      back.searchParams.set('state', query.get('state') ?? '')
      const person = people.find(({ login }) => login === chosen)
      if (person) {
        const code = randomBytes(16).toString('base64url')
        const challenge = query.get('code_challenge') ?? ''
        codes.set(code, { person, way, redirectUri, challenge })
        back.searchParams.set('code', code)
      } else back.searchParams.set('error', 'access_denied')
      return void response.writeHead(302, { location: back.href }).end()
    }
    if (step === 'token' && request.method === 'POST') {
      const form = new URLSearchParams(await bodyOf(request))
      const [id, secret] =
        face.secretIn === 'body'
          ? [form.get('client_id'), form.get('client_secret')]
          : Buffer.from(`${request.headers.authorization}`.replace('Basic ', ''), 'base64')
              .toString()
              .split(':')
      const given = codes.get(form.get('code') ?? '')
      // A code counts once, whatever becomes of it.
      codes.delete(form.get('code') ?? '')
      const digest = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        [id === clientId, secret === clientSecret, given?.way === way].every(Boolean) &&
        given?.redirectUri === form.get('redirect_uri') &&
        given?.challenge === digest
      if (!given || !isRight) return json(response, face.errorStatus, { error: 'invalid_grant' })
      const token = randomBytes(16).toString('base64url')
      tokens.set(token, { person: given.person, way })
      return json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 3_600 })
    }
    if (step === 'user') {
      const found = tokens.get(`${request.headers.authorization}`.replace(/^bearer /i, ''))
      return found?.way === way
        ? json(response, 200, face.user(found.person))
        : json(response, 401, { message: 'Bad credentials' })
    }
    response.writeHead(404).end()
  }

  const farcaster = createFarcasterRelay({ bodyOf, page })
  handle = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const [, way = '', step = ''] = pathname.split('/')
    const answering = async () => {
      if (way === 'farcaster') {
        const path = pathname.slice('/farcaster/'.length)
        return farcaster.handle(path, request, response, searchParams)
      }
      const face = openId[way]
      if (!face) return answerFace(way, step, request, response, searchParams)
      if (step === 'ask') return ask(way, request, response, searchParams)
      // Every login asks who it should be, also after another one in this browser.
      if (step === 'auth' && pathname === `/${way}/auth`) request.headers.cookie = ''
      if (way === 'apple' && step === 'token') {
        const form = new URLSearchParams(await bodyOf(request))
        const isRight = isSecretOfApple(form.get('client_secret') ?? '')
        if (!isRight) return json(response, 400, { error: 'invalid_client' })
        form.set('client_secret', clientSecret)
        Object.assign(request, { body: Object.fromEntries(form) })
      }
      // As frameworks do that mount it below a path.
      Object.assign(request, { originalUrl: request.url })
      request.url = (request.url ?? '/').slice(way.length + 1) || '/'
      return face.answer(request, response)
    }
    answering().catch(() => {
      if (!response.headersSent) response.writeHead(400)
      response.end('This request is not in order.')
    })
  }
  const credentials = `${clientId} ${clientSecret}`
  let stopping: Promise<void> | undefined
  return {
    url,
    settings: {
      ...Object.fromEntries(
        ['google', ...Object.keys(faces)].map((way) => [
          `${way.toUpperCase()}_LOGIN`,
          `${credentials} ${url}/${way}`,
        ]),
      ),
      APPLE_LOGIN: [
        `${clientId}/${appleTeam}/key`,
        appleKey.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
        `${url}/apple`,
      ].join(' '),
    },
    stop() {
      stopping ??= new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      return stopping
    },
  }
}

const maxBodyLetters = 16_384

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > maxBodyLetters) throw new Error('The body is too long')
  }
  return text
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Asks who it should say that somebody is: a form that adds the answer to its own address. */
function page(response: ServerResponse, title: string, query: URLSearchParams): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  const buttons = [
    ...people.map(({ login, name }) => [login, `Continue as ${name.split(' ')[0]}`]),
    ['nobody', 'Deny'],
  ]
  const given = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign in</title>
<style>body{font:16px/1.5 system-ui;max-width:24em;margin:4em auto;padding:0 1em}button{display:block;inline-size:100%;min-block-size:48px;margin-block:8px;border:1px solid #8886;border-radius:12px;background:none;font:inherit;font-weight:600}:root{color-scheme:light dark}</style>
<h1>Sign in</h1><p>This stands for <b>${escaped(title)}</b>, for development alone.</p>
<form method="get">${given.join('')}
${buttons.map(([as, label]) => `<button name="as" value="${as}">${label}</button>`).join('\n')}
</form></html>`)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

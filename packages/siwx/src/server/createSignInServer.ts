import { AppError } from '@foyer/core/primitives'
import type { Rpc } from '../verify/evm/Rpc.ts'
import { verifySignIn } from '../verify/verifySignIn.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { Refusal, readBody, refuse } from './requests.ts'
import { memoryStore, type ServerStore } from './ServerStore.ts'

/** How an application signs its users in on its own domain. */
export interface SignInServerOptions {
  /** Of the application's pages, such as `https://shop.example`: nobody else may sign in here. */
  readonly origin: string | readonly string[]
  /** Where the routes are; `/auth` unless said. */
  readonly path?: string | undefined
  /** {@link memoryStore} when left out: sessions end with the process then. */
  readonly store?: ServerStore | undefined
  /** CAIP-2 ids of the chains that users may sign in with; all when left out. */
  readonly chainIds?: readonly string[] | undefined
  /** Asks a node of a chain, for contract accounts; see `jsonRpc` of `@foyer/siwx/verify`. */
  readonly rpc?: ((chainId: string) => Rpc | null) | undefined
  /** How long a session lasts; 7 days unless said. */
  readonly sessionDays?: number | undefined
}

/** Who is signed in. */
export interface SignedIn {
  /** CAIP-2. */
  readonly chainId: string
  readonly address: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** The routes of sign-in, as requests and responses of the web. */
export interface SignInServer {
  /** @returns `null` for a request that is for another route */
  handle(request: Request): Promise<Response | null>
  /**
   * Who is signed in, by the cookie of a request.
   *
   * @param cookie the header
   */
  getSession(cookie: string | null | undefined): Promise<SignedIn | null>
}

const dayMs = 86_400_000
const nonceMs = 600_000

/**
 * Signs users in with a session that an HttpOnly cookie of the application's own domain holds. `POST nonce`,
 * `POST verify`, `GET session` and `POST sign-out` under the path; every POST has to come from a page of the
 * application.
 *
 * @example
 * import { createSignInServer } from '@foyer/siwx/server'
 *
 * const signIn = createSignInServer({ origin: 'https://shop.example' })
 * const answer = async (request: Request) =>
 *   (await signIn.handle(request)) ?? new Response('Not found', { status: 404 })
 */
export function createSignInServer({
  origin,
  path = '/auth',
  store = memoryStore(),
  chainIds,
  rpc,
  sessionDays = 7,
}: SignInServerOptions): SignInServer {
  const origins = [origin].flat().map((text) => new URL(text))
  const isSecure = origins.every(({ protocol }) => protocol === 'https:')
  // Browsers take `__Host-` from https alone, and then no other domain can set it.
  const prefix = isSecure ? '__Host-' : ''
  const [sessionName, visitorName] = [`${prefix}foyer-session`, `${prefix}foyer-visitor`]
  const lifetimeMs = sessionDays * dayMs

  async function find(cookie: string | null | undefined): Promise<SignedIn | null> {
    const id = readCookie(cookie, sessionName)
    const kept = id === null ? null : await store.get(await keyOf('session', id))
    const session = kept === null ? null : (JSON.parse(kept) as SignedIn)
    return session && session.expiresAt > Date.now() ? session : null
  }

  /** The page that asks, which every browser names with a POST. */
  function pageOf(request: Request): URL {
    const said = request.headers.get('origin')
    const page = origins.find((one) => one.origin === said)
    if (page) return page
    throw new Refusal(403, 'origin', 'This page may not sign in here.')
  }

  async function issueNonce(request: Request): Promise<Response> {
    const page = pageOf(request)
    await readBody(request)
    const [visitor, nonce] = [randomHex(24), randomHex(24)]
    const issued: Issued = {
      visitor: await digestOf(visitor),
      origin: page.origin,
      atMs: Date.now(),
    }
    await store.set(await keyOf('nonce', nonce), JSON.stringify(issued), nonceMs)
    return json({ nonce }, [
      writeCookie({
        name: visitorName,
        value: visitor,
        maxAgeMs: nonceMs,
        isSecure,
        sameSite: 'Strict',
      }),
    ])
  }

  async function verify(request: Request): Promise<Response> {
    const page = pageOf(request)
    const { message, signature, address } = await readBody(request)
    if (typeof message !== 'string' || typeof signature !== 'string') {
      throw new Refusal(400, 'request', 'Send { message, signature } as JSON.')
    }
    const nonce = /^Nonce: ([\da-f]{48})$/m.exec(message.slice(0, 16_384))?.[1] ?? ''
    const visitor = readCookie(request.headers.get('cookie'), visitorName) ?? ''
    const kept = await store.take(await keyOf('nonce', nonce))
    const issued = kept === null ? null : (JSON.parse(kept) as Issued)
    if (!issued || issued.origin !== page.origin || issued.visitor !== (await digestOf(visitor))) {
      throw new Refusal(400, 'nonce', 'The nonce is unknown, used or expired. Sign in again.')
    }
    const fields = await verifySignIn({
      ...{ message, signature, rpc },
      expected: {
        ...{ domain: page.host, nonce, nonceIssuedAtMs: issued.atMs, chainIds },
        address: typeof address === 'string' ? address : undefined,
      },
    })
    const id = randomHex(32)
    const session: SignedIn = {
      ...{ chainId: fields.chainId, address: fields.accountAddress },
      expiresAt: Date.now() + lifetimeMs,
    }
    // An old session of this browser ends; a new one never goes by an old name.
    await end(request)
    await store.set(await keyOf('session', id), JSON.stringify(session), lifetimeMs)
    return json(session, [
      writeCookie({
        name: sessionName,
        value: id,
        maxAgeMs: lifetimeMs,
        isSecure,
        sameSite: 'Lax',
      }),
      writeCookie({ name: visitorName, value: '', maxAgeMs: 0, isSecure, sameSite: 'Strict' }),
    ])
  }

  async function end(request: Request): Promise<void> {
    const id = readCookie(request.headers.get('cookie'), sessionName)
    if (id !== null) await store.take(await keyOf('session', id))
  }

  async function signOut(request: Request): Promise<Response> {
    pageOf(request)
    await readBody(request)
    await end(request)
    return json({ ended: true }, [
      writeCookie({ name: sessionName, value: '', maxAgeMs: 0, isSecure, sameSite: 'Lax' }),
    ])
  }

  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    'POST nonce': issueNonce,
    'POST verify': verify,
    'POST sign-out': signOut,
    'GET session': async (request) => json(await find(request.headers.get('cookie'))),
  }
  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith(`${path}/`)) return null
      const name = pathname.slice(path.length + 1)
      const route = routes[`${request.method} ${name}`]
      try {
        if (route) return await route(request)
        const isKnown = Object.keys(routes).some((known) => known.endsWith(` ${name}`))
        if (!isKnown) return null
        throw new Refusal(405, 'method', 'This route has another method.')
      } catch (error) {
        return refuse(toRefusal(error))
      }
    },
    getSession: find,
  }
}

interface Issued {
  readonly visitor: string
  readonly origin: string
  readonly atMs: number
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (AppError.is(error, 'sign-in/refused'))
    return new Refusal(400, `${error.context.reason}`, error.message)
  if (AppError.is(error) && error.kind === 'unavailable')
    return new Refusal(503, 'unavailable', error.message)
  throw error
}

function json(body: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { headers })
}

/** A reader of the store cannot use what is in it. */
async function keyOf(kind: 'nonce' | 'session', value: string): Promise<string> {
  return `foyer:${kind}:${await digestOf(value)}`
}

async function digestOf(text: string): Promise<string> {
  return hexOf(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
}

const randomHex = (bytes: number) => hexOf(crypto.getRandomValues(new Uint8Array(bytes)))

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

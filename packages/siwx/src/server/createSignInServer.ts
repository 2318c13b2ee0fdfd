import { Address, AppError } from '@foyer/core/primitives'
import type { Rpc } from '../verify/evm/Rpc.ts'
import { verifySignIn } from '../verify/verifySignIn.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { createNonces, nonceMs } from './createNonces.ts'
import { findRoute, type Route } from './findRoute.ts'
import { digestOf, randomHex } from './hex.ts'
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
  /**
   * What nonces are sealed with: 32 letters or more that nobody can guess, the same in all processes. One is made and
   * kept in the store when left out.
   */
  readonly secret?: string | undefined
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
  /**
   * CAIP-10, in one spelling: what to know a user by. The same address on another chain may be a contract of somebody
   * else.
   */
  readonly account: string
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
  secret,
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
  const nonces = createNonces({ store, secret })
  /** Who a nonce is for: one browser, on one of the pages. */
  const holderOf = (visitor: string, page: URL) => `${visitor} ${page.origin}`

  async function find(cookie: string | null | undefined): Promise<SignedIn | null> {
    const id = readCookie(cookie, sessionName)
    const kept = id === null ? null : await store.get(await keyOf(id))
    const session = kept === null ? null : (JSON.parse(kept) as Omit<SignedIn, 'account'>)
    return session && session.expiresAt > Date.now() ? withAccount(session) : null
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
    const visitor = randomHex(24)
    const nonce = await nonces.issue(holderOf(visitor, page))
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
    const nonce = /^Nonce: ([\da-f]{64})$/m.exec(message.slice(0, 16_384))?.[1] ?? ''
    const visitor = readCookie(request.headers.get('cookie'), visitorName)
    const issuedAtMs = visitor === null ? null : await nonces.read(nonce, holderOf(visitor, page))
    if (issuedAtMs === null) throw nonceRefusal()
    const fields = await verifySignIn({
      ...{ message, signature, rpc },
      expected: {
        ...{ domain: page.host, nonce, nonceIssuedAtMs: issuedAtMs, chainIds },
        address: typeof address === 'string' ? address : undefined,
      },
    })
    if (!(await nonces.use(nonce))) throw nonceRefusal()
    const id = randomHex(32)
    const session = withAccount({
      ...{ chainId: fields.chainId, address: fields.accountAddress },
      expiresAt: Date.now() + lifetimeMs,
    })
    // An old session of this browser ends; a new one never goes by an old name.
    await end(request)
    await store.set(await keyOf(id), JSON.stringify(session), lifetimeMs)
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
    if (id !== null) await store.take(await keyOf(id))
  }

  async function signOut(request: Request): Promise<Response> {
    pageOf(request)
    await readBody(request)
    await end(request)
    return json({ ended: true }, [
      writeCookie({ name: sessionName, value: '', maxAgeMs: 0, isSecure, sameSite: 'Lax' }),
    ])
  }

  const routes: Readonly<Record<Route, (request: Request) => Promise<Response>>> = {
    nonce: issueNonce,
    verify,
    'sign-out': signOut,
    session: async (request) => json(await find(request.headers.get('cookie'))),
  }
  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      try {
        const route = findRoute({ path, method: request.method, pathname })
        return route && (await routes[route](request))
      } catch (error) {
        return refuse(toRefusal(error))
      }
    },
    getSession: find,
  }
}

const nonceRefusal = () =>
  new Refusal(400, 'nonce', 'The nonce is unknown, used or expired. Sign in again.')

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
async function keyOf(session: string): Promise<string> {
  return `foyer:session:${await digestOf(session)}`
}

const withAccount = (session: Omit<SignedIn, 'account'>): SignedIn => ({
  ...session,
  account: `${session.chainId}:${Address.normalise(session.address)}`,
})

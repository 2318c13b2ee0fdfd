import { Address, AppError, type Siwx, type SiwxSession } from '@foyer/core/primitives'
import {
  memorySessions,
  type ServerSession,
  type SessionStorage,
  serverSessions,
} from './SessionStorage.ts'
import { type MessageParameters, writeMessage } from './writeMessage.ts'

/** A backend of the application's own, and what messages say. */
export interface SignInBackend extends MessageParameters {
  /** A nonce of the server: 8 letters and digits or more, used once. */
  readonly getNonce: () => Promise<string>
  /** Sends what was signed to the server, which begins a session. @returns whether it did */
  readonly verify: (signed: SiwxSession) => Promise<boolean>
  /** The session that the server knows this browser by. Absent: sessions are kept in `storage`. */
  readonly getSession?: (() => Promise<ServerSession | null>) | undefined
  /** Ends the session at the server. */
  readonly signOut?: (() => Promise<unknown>) | undefined
  /** {@link memorySessions} when left out. */
  readonly storage?: SessionStorage | undefined
  /** Whether nobody is connected without a session; true unless said. */
  readonly required?: boolean | undefined
  readonly signOutOnDisconnect?: boolean | undefined
}

/**
 * Sign-in with any backend, for the option `siwx`.
 *
 * @example
 * import { signInWith } from '@foyer/siwx'
 *
 * const send = (path: string, body?: unknown) =>
 *   fetch(`/api/${path}`, {
 *     method: 'POST',
 *     headers: { 'content-type': 'application/json' },
 *     body: JSON.stringify(body ?? {}),
 *   })
 *
 * const siwx = signInWith({
 *   statement: 'Sign in to the shop.',
 *   getNonce: async () => (await (await send('nonce')).json()).nonce,
 *   verify: async ({ message, signature }) => (await send('verify', { message, signature })).ok,
 *   getSession: async () => (await send('session')).json(),
 *   signOut: () => send('sign-out'),
 * })
 */
export function signInWith({
  getNonce,
  verify,
  getSession,
  signOut = async () => {},
  required = true,
  signOutOnDisconnect,
  ...given
}: SignInBackend): Siwx {
  const { storage: kept = memorySessions(), ...parameters } = given
  const storage = getSession ? serverSessions({ getSession, signOut }) : kept
  const add = async (session: SiwxSession) => {
    if (await verify(session)) return
    throw new AppError(
      'sign-in/refused',
      'The server does not accept the signature. Sign in again.',
      {
        kind: 'invalid',
        context: { reason: 'signature' },
      },
    )
  }
  const keep = async (sessions: readonly SiwxSession[]) => {
    await storage.write(sessions)
    if (!getSession && sessions.length === 0) await signOut()
  }
  return {
    createMessage: async (input) => writeMessage({ input, nonce: await getNonce(), parameters }),
    async addSession(session) {
      await add(session)
      const { chainId, accountAddress } = session.data
      const others = await storage.read()
      await storage.write([
        ...others.filter((one) => !isOf(one, { chainId, address: accountAddress })),
        session,
      ])
    },
    async setSessions(sessions) {
      for (const session of sessions) await add(session)
      await keep(sessions)
    },
    async getSessions(chainId, address) {
      return (await storage.read()).filter((one) => isOf(one, { chainId, address }))
    },
    async revokeSession(chainId, address) {
      const all = await storage.read()
      const others = all.filter((one) => !isOf(one, { chainId, address }))
      if (others.length < all.length) await keep(others)
    },
    getRequired: () => required,
    signOutOnDisconnect,
  }
}

/** Whose session it is. Letter case is no other account of `eip155`. */
export function isOf(
  { data }: Pick<SiwxSession, 'data'>,
  { chainId, address }: { chainId: string; address: string },
): boolean {
  return data.chainId === chainId && Address.equals(data.accountAddress, address)
}

/**
 * Sign-in with the routes of `@foyer/siwx/express`, `/fastify`, `/hono` or `/next`, which keep the session in
 * a cookie of the application's own domain that no script can read.
 *
 * @param options.path where the routes are; `/auth` unless said
 * @contacts backend:sign-in — a nonce, the signature, the session, its end (`…/nonce`, `…/verify`, `…/session`,
 * `…/sign-out`) — while a user signs in or out, and when an account that was connected comes back — `siwx`
 * @example
 * import { cookieSignIn } from '@foyer/siwx'
 *
 * const siwx = cookieSignIn({ statement: 'Sign in to the shop.' })
 */
export function cookieSignIn({
  path = '/auth',
  ...more
}: Omit<SignInBackend, 'getNonce' | 'verify' | 'getSession' | 'signOut' | 'storage'> & {
  readonly path?: string | undefined
} = {}): Siwx {
  const ask = async (name: string, body?: unknown) => {
    const answer = await fetch(`${path}/${name}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const read = (await answer.json().catch(() => null)) as Record<string, unknown> | null
    if (answer.ok) return read
    throw refused(answer.status, read)
  }
  return signInWith({
    ...more,
    getNonce: async () => `${(await ask('nonce', {}))?.nonce}`,
    verify: async ({ data: { chainId, accountAddress: address }, message, signature }) =>
      Boolean(await ask('verify', { chainId, address, message, signature })),
    getSession: async () => (await ask('session')) as ServerSession | null,
    signOut: () => ask('sign-out', {}),
  })
}

/** What a server said against a sign-in, in its words. */
export function refused(status: number, body: unknown): AppError {
  const { message, reason } = (body ?? {}) as { message?: unknown; reason?: unknown }
  const words = typeof message === 'string' ? message.slice(0, 300) : ''
  return status >= 400 && status < 500 && status !== 429
    ? new AppError('sign-in/refused', words || 'The server refuses this sign-in. Sign in again.', {
        kind: 'invalid',
        context: { reason: `${reason}`, status },
      })
    : new AppError(
        'sign-in/unavailable',
        words || 'Signing in is not possible now. Try again soon.',
        { kind: 'unavailable' },
      )
}

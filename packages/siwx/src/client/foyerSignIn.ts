import { AppError, type Siwx, type SiwxSession } from '@foyer/core/primitives'
import { openBrowserStore } from './browserStore.ts'
import { forgetSessionKey, openSessionKey } from './sessionKey.ts'
import { isOf, refused } from './signInWith.ts'
import { type MessageParameters, writeMessage } from './writeMessage.ts'

/** Where sign-in happens, and what messages say. */
export interface FoyerSignInOptions extends MessageParameters {
  /** The Foyer server, such as `https://foyer.example`; the page's own origin when left out. */
  readonly backend?: string | undefined
  /** As in `createFoyer`. */
  readonly projectId?: string | undefined
  /** Whether nobody is connected without a session; true unless said. */
  readonly required?: boolean | undefined
  readonly signOutOnDisconnect?: boolean | undefined
}

/** One sign-in of the account, on any device. */
export interface DeviceSession {
  readonly id: string
  /** Such as `Firefox, Linux`. */
  readonly device: string | null
  readonly chainId: string
  readonly address: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly usedAt: number
  readonly isCurrent: boolean
}

/** Sign-in over a Foyer server. */
export interface FoyerSignIn extends Siwx {
  isFlagged(domain: string): Promise<boolean>
  /**
   * A token for the application's own server, good for 10 minutes at most; `null` while nobody is signed in.
   *
   * @param account the one that signed in last when left out
   */
  getAccessToken(account?: { chainId: string; address: string }): Promise<string | null>
  /** Sessions of the account that signed in last, the newest first. */
  listSessions(): Promise<readonly DeviceSession[]>
  /** Ends one of them, all others, or all. @returns how many ended */
  endSessions(which: { id: string } | { scope: 'others' | 'all' }): Promise<number>
}

/** What this browser keeps of a session. */
interface Kept {
  readonly session: SiwxSession
  readonly refreshToken: string
  readonly accessToken: string
  /** By this device's clock. */
  readonly accessEndsAtMs: number
}

/** A refresh token, and a signature of the key over it. */
interface Proven {
  readonly refreshToken: string
  readonly proof: string
}

interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresInSeconds: number
}

/** A token that ends sooner may end on its way. */
const marginMs = 30_000
/** A server that takes longer is not there, and a tab that waits for it would keep the others waiting. */
const patienceMs = 15_000
/** The server was asked whether the session goes on; one that ended is known after so long. */
const trustMs = 5_000

/**
 * Signs users in at a Foyer server, for the option `siwx`. Sessions are bound to a key of WebCrypto that
 * cannot leave the browser, so a stolen token is of no use elsewhere; all tabs share them.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 * import { foyerSignIn } from '@foyer/siwx'
 *
 * const backend = 'https://foyer.example'
 * const siwx = foyerSignIn({ backend, projectId: 'shop', statement: 'Sign in to the shop.' })
 * createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()], backend, siwx })
 *
 * const loadOrders = async () =>
 *   fetch('/orders', { headers: { authorization: `Bearer ${await siwx.getAccessToken()}` } })
 */
export function foyerSignIn({
  backend = '',
  projectId,
  required = true,
  signOutOnDisconnect,
  ...parameters
}: FoyerSignInOptions = {}): FoyerSignIn {
  const base = `${backend.replace(/\/$/, '')}/v1/sign-in`
  const store = openBrowserStore(`foyer-sign-in ${base} ${projectId ?? ''}`)
  const checkedAtMs = new Map<string, number>()

  /** One at a time, in all tabs: a refresh token that two of them use ends its session. */
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    globalThis.navigator?.locks
      ? (navigator.locks.request(`foyer-sign-in ${base}`, work) as Promise<T>)
      : queue(work)
  let last: Promise<unknown> = Promise.resolve()
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => {})
    return next
  }
  /** Not kept: another tab may have forgotten it. */
  const key = () => alone(() => openSessionKey(store))

  /**
   * @contacts backend:sign-in — a nonce, the signature, the session, its end (`/v1/sign-in/…`) — while a user
   * signs in or out, when an account that was connected comes back, and when the application wants a token —
   * `siwx`
   */
  async function ask<T>(
    path: string,
    {
      body,
      held,
      // Browsers do not say which page asks when it asks its own host.
      domain = held?.session.data.domain,
    }: { body?: unknown; held?: Kept; domain?: string | undefined } = {},
  ) {
    const query = new URLSearchParams()
    if (projectId !== undefined) query.set('projectId', projectId)
    if (domain !== undefined) query.set('domain', domain)
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('No answer in time.')), patienceMs)
    try {
      const answer = await fetch(`${base}/${path}${query.size > 0 ? `?${query}` : ''}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(held && { authorization: `Bearer ${held.accessToken}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: 'omit',
        signal: patience.signal,
      })
      if (!answer.ok) throw refused(answer.status, await answer.json().catch(() => null))
      return (await answer.json()) as T
    } catch (cause) {
      if (AppError.is(cause)) throw cause
      throw unavailable('Signing in is not possible now. Try again soon.', cause)
    } finally {
      clearTimeout(timer)
    }
  }
  const keptOf = (session: SiwxSession, tokens: Tokens): Kept => ({
    session,
    refreshToken: tokens.refreshToken,
    accessToken: tokens.accessToken,
    accessEndsAtMs: Date.now() + tokens.expiresInSeconds * 1_000 - marginMs,
  })
  /** By the name that each is kept under. */
  const sessions = async () =>
    (await store.all()).filter(([name]) => name.startsWith('session ')) as [string, Kept][]
  const nameOf = ({ data: { chainId, accountAddress } }: SiwxSession) =>
    `session ${chainId}:${/^0x/i.test(accountAddress) ? accountAddress.toLowerCase() : accountAddress}`
  const find = async (account?: { chainId: string; address: string }) =>
    (await sessions())
      .filter(([, { session }]) => !account || isOf(session, account))
      .sort(([, one], [, other]) => other.accessEndsAtMs - one.accessEndsAtMs)[0]

  /** What shows that this browser holds a session, and is used once. */
  const proven = async (
    purpose: 'refresh' | 'sign-out',
    { refreshToken }: Kept,
  ): Promise<Proven> => ({
    refreshToken,
    // Not `key()`, which waits for its turn: a refresh has it.
    proof: await (await openSessionKey(store)).prove(purpose, refreshToken),
  })

  /**
   * A session with a token that is good for a while; `undefined` when it has ended.
   *
   * @param refusedToken one that the server does not take, whatever this device's clock says of it
   */
  const fresh = (name: string, refusedToken?: string) =>
    alone(async (): Promise<Kept | undefined> => {
      const kept = (await store.get(name)) as Kept | undefined
      const isGood = kept && kept.accessEndsAtMs > Date.now() && kept.accessToken !== refusedToken
      if (!kept || isGood) return kept
      const refresh = async () => ask<Tokens>('refresh', { body: await proven('refresh', kept) })
      try {
        // A browser that lost a connection may have sent the same request twice; with a new proof it counts.
        const tokens = await refresh().catch((error: unknown) => {
          if (statusOf(error) === 409) return refresh()
          throw error
        })
        const next = keptOf(kept.session, tokens)
        const now = (await store.get(name)) as Kept | undefined
        // The user signed out meanwhile.
        if (now?.refreshToken !== kept.refreshToken) return undefined
        await store.set(name, next)
        checkedAtMs.set(name, Date.now())
        return next
      } catch (error) {
        if (!isOver(error)) throw error
        await store.delete(name)
        return undefined
      }
    })
  const add = async (session: SiwxSession) => {
    const { message, signature, data } = session
    const proof = await (await key()).prove('verify', message)
    const { chainId, accountAddress: address } = data
    const tokens = await ask<Tokens>('verify', {
      body: { chainId, address, message, signature, proof },
    })
    const name = nameOf(session)
    const before = (await store.get(name)) as Kept | undefined
    await store.set(name, keptOf(session, tokens))
    checkedAtMs.set(name, Date.now())
    // The new one counts, whether or not the server learns of the end of the old one now.
    if (before) await signOut(await proven('sign-out', before)).catch(() => {})
  }
  /** Ends sessions: here at once, and at the server if it answers. The key goes with the last of them. */
  const end = async (names: readonly string[]) => {
    const ended: Proven[] = []
    for (const name of names) {
      const kept = (await store.get(name)) as Kept | undefined
      await store.delete(name)
      if (kept) ended.push(await proven('sign-out', kept))
    }
    if (ended.length > 0 && (await sessions()).length === 0) await forgetSessionKey(store)
    await Promise.all(ended.map(signOut))
  }
  const signOut = (body: Proven) =>
    ask('sign-out', { body }).catch((cause: unknown) => {
      // The server knows no such session any more.
      if (AppError.is(cause, 'sign-in/refused')) return
      throw unavailable('Signed out here, not at the server.', cause)
    })
  const heldOf = async (account?: { chainId: string; address: string }) => {
    const [name] = (await find(account)) ?? []
    return name === undefined ? undefined : fresh(name)
  }
  const heldOrThrow = async () => {
    const held = await heldOf()
    if (held) return held
    throw new AppError('sign-in/signed-out', 'Nobody is signed in. Sign in first.', {
      kind: 'invalid',
    })
  }

  return {
    async createMessage(input) {
      const { nonce } = await ask<{ nonce: string }>('nonce', {
        body: { key: (await key()).publicKey },
      })
      return writeMessage({ input, nonce, parameters })
    },
    addSession: add,
    async setSessions(wanted) {
      const kept = await sessions()
      const isKept = (session: SiwxSession) =>
        kept.some(([, one]) => one.session.signature === session.signature)
      for (const session of wanted) if (!isKept(session)) await add(session)
      const names = wanted.map(nameOf)
      await end(kept.map(([name]) => name).filter((name) => !names.includes(name)))
    },
    async getSessions(chainId, address) {
      const [name, kept] = (await find({ chainId, address })) ?? []
      if (name === undefined || !kept) return []
      if ((checkedAtMs.get(name) ?? 0) > Date.now() - trustMs) return [kept.session]
      try {
        let held = await fresh(name)
        if (!held) return []
        try {
          await ask('me', { held })
        } catch (error) {
          if (!isOver(error)) throw error
          // The session ended, or this device's clock was set back: the refresh token knows.
          held = await fresh(name, held.accessToken)
          if (!held) return []
        }
        checkedAtMs.set(name, Date.now())
        return [held.session]
      } catch {
        // A server that does not answer takes nobody's session away; it lets nobody in either.
        return [kept.session]
      }
    },
    async revokeSession(chainId, address) {
      const [name] = (await find({ chainId, address })) ?? []
      if (name !== undefined) await end([name])
    },
    isFlagged: async (domain) =>
      (await ask<{ isFlagged: boolean }>('domain', { domain })).isFlagged,
    getRequired: () => required,
    signOutOnDisconnect,
    getAccessToken: async (account) => (await heldOf(account))?.accessToken ?? null,
    listSessions: async () =>
      (await ask<{ sessions: DeviceSession[] }>('sessions', { held: await heldOrThrow() }))
        .sessions,
    async endSessions(which) {
      const held = await heldOrThrow()
      const { ended } = await ask<{ ended: number }>('sessions/revoke', { body: which, held })
      checkedAtMs.clear()
      return ended
    },
  }
}

const unavailable = (message: string, cause: unknown) =>
  new AppError('sign-in/unavailable', message, { kind: 'unavailable', cause })

/** Whether the server says that there is no such session any more. */
function isOver(error: unknown): boolean {
  return statusOf(error) === 401
}

function statusOf(error: unknown): unknown {
  return AppError.is(error, 'sign-in/refused') ? error.context.status : undefined
}

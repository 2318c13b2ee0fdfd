import { AppError } from '@foyer/core/primitives'
import type { SignInKey, SignInKeys, SignInRequest, SignInRevocation } from '@foyer/protocol'
import { verifySignIn } from '@foyer/siwx/verify'
import type { Chains } from '../../chain-data/chains/Chain.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { OneTime } from '../../platform/one-time-tokens/OneTime.ts'
import { accountOf } from './accountOf.ts'
import { SignInRefusal, sessionOver } from './errors.ts'
import { type ProofPurpose, readProof, thumbprintOf } from './readProof.ts'
import type { SignInObserver } from './SignInObserver.ts'
import type { SignInStore, StoredSignIn } from './SignInStore.ts'
import type { SignInTokenMaker } from './tokens.ts'

/** A session with the tokens that its holder goes on with. */
export interface HeldSignIn {
  readonly session: StoredSignIn
  readonly accessToken: string
  readonly refreshToken: string
}

/** Who asks, as far as the request proves it. */
interface Asker {
  /** The header; programs that are no browser send none. */
  readonly origin: string | undefined
}

/** Signs users in and keeps them so. What is wrong with a request is a {@link SignInRefusal}. */
export interface SignIns {
  readonly keys: SignInKeys
  /** A nonce for the holder of the key, from this origin. */
  nonce(asked: Asker & { key: SignInKey }): Promise<string>
  verify(
    asked: Asker &
      SignInRequest & {
        projectId: string | null
        device: string | null
        /** Whether an application of this origin may use the server. */
        isAllowed: (origin: string) => boolean
      },
  ): Promise<HeldSignIn>
  refresh(asked: Asker & { refreshToken: string; proof: string }): Promise<HeldSignIn>
  /**
   * @param parameters.authorization the header of the request
   * @param parameters.isAudience whether who asks is who the token was issued for
   */
  authenticate(parameters: {
    authorization: string | undefined
    isAudience: (session: StoredSignIn) => boolean
  }): Promise<StoredSignIn>
  list(session: StoredSignIn): Promise<readonly StoredSignIn[]>
  /** @returns how many ended */
  revoke(session: StoredSignIn, what: SignInRevocation): Promise<number>
  /** @returns how many ended */
  signOut(asked: { refreshToken: string; proof: string }): Promise<number>
}

/** How long a user may look at the message. */
export const nonceSeconds = 600

/** What a nonce is bound to. */
export interface IssuedNonce {
  readonly key: string
  readonly origin: string | null
  readonly issuedAtMs: number
}

/** Of nonces among one-time tokens. */
export const noncePurpose = 'sign-in'

export function createSignIns({
  store,
  tokens,
  oneTime,
  chains,
  observer,
  log,
  now = Date.now,
}: {
  store: SignInStore
  tokens: SignInTokenMaker
  oneTime: OneTime
  chains: Chains
  observer: SignInObserver
  log: Log
  now?: () => number
}): SignIns {
  const hold = async (session: StoredSignIn): Promise<HeldSignIn> => ({
    session,
    accessToken: await tokens.access(session),
    refreshToken: tokens.refresh(session),
  })
  const proven = async (proof: string, purpose: ProofPurpose, about: string) => {
    const read = await readProof({ proof, purpose, about })
    if (read) return read
    throw new SignInRefusal(
      400,
      'proof',
      `The proof does not hold. Sign {"purpose":"${purpose}","digest","at"} with the key of the session.`,
    )
  }
  const rpcOf = (chainId: string) => {
    const rpc = chains.find(chainId)?.rpc
    return rpc ? (call: Parameters<typeof rpc.request>[0]) => rpc.request(call) : null
  }

  async function verify(asked: Parameters<SignIns['verify']>[0]): Promise<StoredSignIn> {
    const { chainId, address, message, signature, proof, origin } = asked
    const { key } = await proven(proof, 'verify', message)
    const nonce = /^Nonce: ([a-z\d]{8,64})$/m.exec(message.slice(0, 16_384))?.[1] ?? ''
    const issued = (await oneTime.take({
      purpose: noncePurpose,
      token: tokenOf(nonce),
    })) as IssuedNonce | null
    // A client that takes another client's nonce uses it up, and gains nothing.
    if (!issued || issued.key !== key || issued.origin !== (origin ?? null)) {
      throw new SignInRefusal(400, 'nonce', 'The nonce is unknown, used or expired. Sign in again.')
    }
    const page = originOf(origin ?? uriOf(message))
    if (!page || !asked.isAllowed(page.origin)) {
      throw new SignInRefusal(
        400,
        'domain',
        'The message is for an application that is not of this server.',
      )
    }
    const fields = await verifySignIn({
      ...{ message, signature },
      expected: {
        ...{ domain: page.host, nonce, nonceIssuedAtMs: issued.issuedAtMs },
        ...{ chainIds: [chainId], address },
        isUri: (uri) => originOf(uri)?.origin === page.origin,
      },
      rpc: rpcOf,
      nowMs: now(),
    }).catch((error: unknown) => {
      if (!AppError.is(error, 'sign-in/refused')) throw error
      throw new SignInRefusal(400, `${error.context.reason}`, error.message)
    })
    return store.begin({
      account: accountOf(fields.chainId, fields.accountAddress),
      address: fields.accountAddress,
      chainId: fields.chainId,
      domain: fields.domain,
      ...{ projectId: asked.projectId, key, device: asked.device },
    })
  }

  async function refresh({ refreshToken, proof, origin }: Parameters<SignIns['refresh']>[0]) {
    const read = tokens.readRefresh(refreshToken)
    const session = read && (await store.find(read.id))
    if (!read || !session) throw sessionOver()
    if (origin !== undefined && originOf(origin)?.host !== session.domain) {
      throw new SignInRefusal(403, 'domain', 'This session is of another application.')
    }
    const { key, atMs } = await proven(proof, 'refresh', refreshToken)
    const rotated =
      key === session.key ? await store.rotate({ ...read, provenAtMs: atMs }) : 'reused'
    // Browsers and proxies may send a request twice by themselves. A thief who only copied it has nothing of it.
    if (rotated === 'repeated') {
      throw new SignInRefusal(409, 'repeated', 'This refresh was made before. Make a new proof.')
    }
    if (rotated !== 'reused') return rotated
    // The token is ours, and was used before or is held by another key: it was taken from its user.
    observer.ended('reused', await store.end({ id: read.id }))
    log.warn(
      { session: read.id },
      'A refresh token came twice, or with another key: its session ended',
    )
    throw new SignInRefusal(
      401,
      'reused',
      'This session has ended, because its refresh token was used twice. Sign in again.',
    )
  }

  return {
    keys: tokens.keys,
    async nonce({ key, origin }) {
      const issued: IssuedNonce = {
        key: await thumbprintOf(key),
        origin: origin ?? null,
        issuedAtMs: now(),
      }
      const token = await oneTime.issue({
        purpose: noncePurpose,
        value: issued,
        lifetimeMs: nonceSeconds * 1_000,
      })
      return nonceOf(token)
    },
    async verify(asked) {
      const family = asked.chainId.slice(0, asked.chainId.indexOf(':'))
      return counted(
        async () => hold(await verify(asked)),
        (outcome) => observer.signIn(family, outcome ?? 'signed-in'),
      )
    },
    refresh: (asked) =>
      counted(
        async () => hold(await refresh(asked)),
        (outcome) => observer.refresh(outcome ?? 'refreshed'),
      ),
    async authenticate({ authorization, isAudience }) {
      const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '') ?? []
      if (token === undefined) {
        throw new SignInRefusal(401, 'token', 'Send the access token as authorization: Bearer ….')
      }
      const id = await tokens.readAccess(token)
      const session = id === null ? null : await store.find(id)
      if (!session) throw sessionOver()
      if (isAudience(session)) return session
      throw new SignInRefusal(
        401,
        'audience',
        'This token is for another application. Name the project that it was issued for as ?projectId=…, and as ' +
          '&domain=… the host of the page that the user signed in on.',
      )
    },
    list: (session) => store.list(session),
    async revoke({ id, account, domain }, what) {
      const owner = { account, domain }
      const ended = await ('id' in what
        ? store.end({ id: what.id, owner })
        : store.endAll({ ...owner, exceptId: what.scope === 'others' ? id : undefined }))
      observer.ended('revoked', ended)
      return ended
    },
    async signOut({ refreshToken, proof }) {
      const read = tokens.readRefresh(refreshToken)
      const session = read && (await store.find(read.id))
      // It has ended already, which is what was asked for.
      if (!session) return 0
      const { key } = await proven(proof, 'sign-out', refreshToken)
      if (key !== session.key) throw sessionOver()
      const ended = await store.end({ id: session.id })
      observer.ended('sign-out', ended)
      return ended
    },
  }
}

/** Tells what became of it: `null` when it came about, else the reason of the refusal. */
async function counted<T>(
  work: () => Promise<T>,
  tell: (outcome: string | null) => void,
): Promise<T> {
  try {
    const done = await work()
    tell(null)
    return done
  } catch (error) {
    tell(error instanceof SignInRefusal ? error.reason : 'unavailable')
    throw error
  }
}

/** A nonce is letters and digits, which base64url is not: the token in hexadecimal. */
function nonceOf(token: string): string {
  return Buffer.from(token, 'base64url').toString('hex')
}

function tokenOf(nonce: string): string {
  return /^(?:[\da-f]{2})+$/.test(nonce) ? Buffer.from(nonce, 'hex').toString('base64url') : ''
}

function uriOf(message: string): string {
  return /^URI: (\S{1,2048})$/m.exec(message.slice(0, 16_384))?.[1] ?? ''
}

/** The origin of a page; `null` when it is none, such as that of a sandboxed frame. */
function originOf(text: string): { origin: string; host: string } | null {
  try {
    const { origin, host, protocol, username, password } = new URL(text)
    // A name before the host could pass for it.
    if (username || password) return null
    return protocol === 'https:' || protocol === 'http:' ? { origin, host } : null
  } catch {
    // `null`, or an address that no browser opens.
    return null
  }
}

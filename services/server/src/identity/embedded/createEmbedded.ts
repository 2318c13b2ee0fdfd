import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import {
  type EmbeddedBegun,
  EmbeddedEmail,
  EmbeddedOtp,
  EmbeddedSession,
  EmbeddedShare,
  type EmbeddedUser,
  type EmbeddedWallet,
} from '@foyer/protocol'
import type * as z from 'zod/mini'
import type { Counters } from '../../platform/counters/Counters.ts'
import type { Log } from '../../platform/log/createLog.ts'
import { codeMail } from './codeMail.ts'
import type { SendMail } from './createMailer.ts'
import type { EmbeddedStore, EmbeddedUserRow } from './EmbeddedStore.ts'
import { loginRefused, waitLonger } from './errors.ts'
import { readSigned } from './readSigned.ts'

/** Between two mails that a device asks for, as the specification has it. */
const usualCoolDownMs = 30_000
const hourMs = 3_600_000
/** Below the 3 s in which every answer is due: a mail that takes longer is on its way. */
const answerMs = 2_500
/** A signed request counts for five minutes before and behind its time. */
const usedWindowMs = 10 * 60_000

/**
 * The server's half of wallets without a wallet. Every request is signed by the key of a frame; codes prove an address,
 * and the share of a wallet is given to a key that is signed in alone.
 *
 * All of them throw `embedded/refused` and `embedded/wait` (invalid) with words for the user, and
 * `database/unavailable`.
 */
export interface Embedded {
  /**
   * Sends a code, whether the address is known or not.
   *
   * @param isOurs whether an application of this server is served there; no mail names another site
   * @throws `mail/failed` (unavailable)
   */
  begin(signed: string, isOurs: (site: string) => boolean): Promise<EmbeddedBegun>
  verify(signed: string): Promise<EmbeddedUser>
  session(signed: string): Promise<EmbeddedUser>
  signOut(signed: string): Promise<boolean>
  /** Reads the wallet, or keeps its next generation. */
  share(signed: string): Promise<EmbeddedWallet | null>
}

export function createEmbedded({
  store,
  counters,
  log,
  sendMail,
  codeKey,
  coolDownMs = usualCoolDownMs,
  now = Date.now,
}: {
  store: EmbeddedStore
  counters: Counters
  log: Pick<Log, 'warn'>
  sendMail: SendMail
  /** Codes are six digits: only their MAC is kept. */
  codeKey: Buffer
  coolDownMs?: number | undefined
  /** Milliseconds since 1970. */
  now?: () => number
}): Embedded {
  const macOf = (login: string, code: string) =>
    createHmac('sha256', codeKey).update(`${login} ${code}`).digest('base64url')

  /** Reads a request, once. */
  const read = async <schema extends z.ZodMiniType>(signed: string, schema: schema) => {
    const found = await readSigned({ signed, schema, nowMs: now() })
    if (found === null) throw loginRefused('unsigned')
    if (found === 'skewed') throw loginRefused('skewed')
    const digest = createHmac('sha256', codeKey).update(signed).digest('base64url')
    const key = `embedded-used:${digest}`
    const { isAllowed } = await counters.take({ key, max: 1, windowMs: usedWindowMs })
    if (!isAllowed) throw loginRefused('used')
    return found
  }
  const signedIn = async (device: string): Promise<EmbeddedUserRow> => {
    const user = await store.userOf(device)
    if (!user) throw loginRefused('signed-out')
    return user
  }
  const readSession = async (signed: string, purpose: EmbeddedSession['purpose']) => {
    const { device, payload } = await read(signed, EmbeddedSession)
    if (payload.purpose !== purpose) throw loginRefused('unsigned')
    return device
  }

  return {
    async begin(signed, isOurs) {
      const { device, payload } = await read(signed, EmbeddedEmail)
      if (!isOurs(payload.site)) throw loginRefused('site')
      const email = payload.email.toLowerCase()
      const user = await store.userOf(device)
      if (user?.email === email && !payload.isFresh) return { action: 'CONNECT', login: null }
      const key = `embedded-email:${device}`
      const { isAllowed, endsInMs } = await counters.take({ key, max: 1, windowMs: coolDownMs })
      if (!isAllowed) throw waitLonger(Math.max(1, Math.ceil(endsInMs / 1_000)))
      const login = randomBytes(16).toString('base64url')
      const code = `${randomInt(1_000_000)}`.padStart(6, '0')
      if (!(await store.addLogin({ id: login, email, device, codeMac: macOf(login, code) })))
        throw waitLonger(hourMs / 1_000)
      const sending = sendMail(codeMail({ ...{ to: email, code }, ...payload }))
      let isAnswered = false
      // A code that nobody gets is none; the next one may follow at once.
      const told = sending.catch(async (error: unknown) => {
        await store.endLogin(login)
        if (!isAnswered) throw error
        log.warn({ err: error }, 'A mail could not be sent')
      })
      const clock = pause(answerMs)
      await Promise.race([told, clock.over]).finally(clock.stop)
      isAnswered = true
      return { action: 'VERIFY_OTP', login }
    },
    async verify(signed) {
      const { device, payload } = await read(signed, EmbeddedOtp)
      const login = await store.takeTry({ id: payload.login, device })
      const given = Buffer.from(macOf(payload.login, payload.code))
      // Compared with something in any case, so that no answer comes sooner.
      const expected = Buffer.from(login?.codeMac ?? macOf(payload.login, 'none'))
      const isRight = timingSafeEqual(given, expected)
      if (!login || !isRight || !(await store.endLogin(login.id))) throw loginRefused('code')
      const { email } = await store.signIn({ email: login.email, device })
      return { email }
    },
    async session(signed) {
      const { email } = await signedIn(await readSession(signed, 'session'))
      return { email }
    },
    async signOut(signed) {
      return store.signOut(await readSession(signed, 'sign-out'))
    },
    async share(signed) {
      const { device, payload } = await read(signed, EmbeddedShare)
      const { id: userId } = await signedIn(device)
      const { keep } = payload
      if (!keep) return store.wallet(userId)
      if (!(await store.keepWallet({ userId, wallet: keep }))) throw loginRefused('outdated')
      return keep
    },
  }
}

function pause(ms: number) {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return { over, stop: () => clearTimeout(timer) }
}

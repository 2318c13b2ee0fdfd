import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import {
  type EmbeddedApproval,
  type EmbeddedApprovalAsked,
  type EmbeddedBegun,
  type EmbeddedBox,
  type EmbeddedBoxContent,
  EmbeddedDeletion,
  EmbeddedDevice,
  EmbeddedDevices,
  EmbeddedEmail,
  EmbeddedOtp,
  EmbeddedPasskey,
  type EmbeddedPasskeyAnswer,
  EmbeddedSession,
  EmbeddedShare,
  type EmbeddedUser,
  type EmbeddedWallet,
  EmbeddedWay,
  type EmbeddedWayAnswer,
  type EmbeddedWayCallback,
  EmbeddedWayCollect,
  type EmbeddedWayList,
  type EmbeddedWayOpened,
  type EmbeddedWayStarted,
  EmbeddedWays,
} from '@foyer/protocol'
import type * as z from 'zod/mini'
import type { Counters } from '../../platform/counters/Counters.ts'
import type { Log } from '../../platform/log/createLog.ts'
import { codeMail } from './codeMail.ts'
import { type Caller, createDeviceLinks } from './createDeviceLinks.ts'
import type { DeviceStore } from './createDeviceStore.ts'
import type { Mail, SendMail } from './createMailer.ts'
import { createPasskeys } from './createPasskeys.ts'
import type { EmbeddedStore, EmbeddedUserRow } from './EmbeddedStore.ts'
import { loginRefused, waitLonger } from './errors.ts'
import { readSigned } from './readSigned.ts'
import { createWayLogins } from './ways/createWayLogins.ts'
import type { WayStore } from './ways/createWayStore.ts'
import type { Way } from './ways/Way.ts'

/** Between two mails that a device asks for, as the specification has it. */
const usualCoolDownMs = 30_000
const hourMs = 3_600_000
/** How long a proof of the address counts for what is worth one. */
const proofMs = 10 * 60_000
/** Below the 3 s in which every answer is due: a mail that takes longer is on its way. */
const answerMs = 2_500
/** Of all boxes, which have room for 2,000, one client leaves so many in their lifetime: two could else keep all others out. */
const maxBoxesOfClient = 100
const boxMs = 10 * 60_000
/** A signed request counts for five minutes before and behind its time. */
const usedWindowMs = 10 * 60_000

/** What a frame asks. */
export interface SignedRequest {
  readonly signed: string
  /** Whether an application of this server is served there: no other page is served, and no mail names one. */
  isOurs(site: string): boolean
  readonly caller: Caller
}

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
   * @throws `mail/failed` (unavailable)
   */
  begin(asked: SignedRequest): Promise<EmbeddedBegun>
  /** Whether the reader of the mail let this device in. */
  device(asked: SignedRequest): Promise<boolean>
  /** What a link asks, after the answer, if there is one: for the page that it opens. */
  approval(asked: EmbeddedApproval): Promise<EmbeddedApprovalAsked>
  /**
   * What a frame and its window leave for each other.
   *
   * @param client who asks, as rate limits count it
   */
  box(asked: EmbeddedBox, client: string): Promise<EmbeddedBoxContent>
  /** Names of the ways to sign in other than by mail. */
  ways(): readonly string[]
  startWay(name: string, asked: SignedRequest): Promise<EmbeddedWayStarted>
  openWay(name: string, state: string): Promise<EmbeddedWayOpened>
  answerWay(name: string, given: EmbeddedWayCallback): Promise<EmbeddedWayAnswer>
  /** @returns `null` until the vendor's answer is there */
  collectWay(asked: SignedRequest): Promise<EmbeddedUser | null>
  verify(asked: SignedRequest): Promise<EmbeddedUser>
  session(asked: SignedRequest): Promise<EmbeddedUser>
  signOut(asked: SignedRequest): Promise<boolean>
  /** Reads the wallet, or keeps its next generation. */
  share(asked: SignedRequest): Promise<EmbeddedWallet | null>
  /** How many devices are signed in, after the others were forgotten, if asked. */
  devices(asked: SignedRequest): Promise<number>
  /** Deletes a user with all that is kept of them. */
  deleteUser(asked: SignedRequest): Promise<void>
  passkey(asked: SignedRequest): Promise<EmbeddedPasskeyAnswer>
  /** By what its user can sign in, after one of it was removed, if asked. */
  accountWays(asked: SignedRequest): Promise<EmbeddedWayList>
}

export function createEmbedded({
  store,
  deviceStore,
  newDevices,
  ways,
  wayStore,
  exchange,
  counters,
  log,
  sendMail,
  codeKey,
  frameOrigins,
  coolDownMs = usualCoolDownMs,
  smartAccountNetworks,
  now = Date.now,
}: {
  store: EmbeddedStore
  deviceStore: DeviceStore
  /** What lets a device in that is new to an address: `link` besides the code. */
  newDevices: 'code' | 'link'
  ways: ReadonlyMap<string, Way>
  wayStore: WayStore
  exchange(asked: EmbeddedBox): Promise<EmbeddedBoxContent>
  counters: Counters
  log: Pick<Log, 'warn'>
  sendMail: SendMail
  /** Codes are six digits: only their MAC is kept. */
  codeKey: Buffer
  /** Of frames: passkeys are theirs. */
  frameOrigins: readonly string[]
  coolDownMs?: number | undefined
  /** CAIP-2 ids of the chains that have smart accounts. */
  smartAccountNetworks(): readonly string[]
  /** Milliseconds since 1970. */
  now?: () => number
}): Embedded {
  const macOf = (...texts: readonly string[]) =>
    createHmac('sha256', codeKey).update(texts.join(' ')).digest('base64url')
  const isSame = (one: string, other: string) => {
    const [given, expected] = [Buffer.from(one), Buffer.from(other)]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  /** That an address was proven with a key, which the user may need more than once. */
  const proofOf = (userId: string, device: string, untilMs = now() + proofMs) =>
    `${untilMs}.${macOf('proof', userId, device, `${untilMs}`)}`
  const provenUser = async (device: string, proof: string): Promise<EmbeddedUserRow> => {
    const user = await signedIn(device)
    const untilMs = Number(proof.split('.')[0])
    if (!(untilMs > now()) || !isSame(proof, proofOf(user.id, device, untilMs)))
      throw loginRefused('unproven')
    return user
  }
  const passkeys = createPasskeys({
    ...{ store, counters, frameOrigins, macOf, now },
    tell: (user) => tell(user),
  })
  const logins = createWayLogins({ ways, store: wayStore, macOf, isSame, log })
  /** As the frame is told of them. */
  const tell = async ({ id, email, way, smartAccount }: EmbeddedUserRow): Promise<EmbeddedUser> => {
    const linked = way === 'email' && email !== null ? [] : await wayStore.identitiesOf(id)
    const used = linked.find((one) => one.way === way)
    const identity = used ?? (email === null ? linked[0] : undefined)
    return {
      ...{ account: id, email, way: identity?.way ?? 'email', name: identity?.name ?? null },
      smartAccountNetworks: [...smartAccountNetworks()],
      ...(smartAccount !== null && { smartAccount }),
    }
  }
  /**
   * Over when the mail is on its way.
   *
   * @param onFailed the mail did not go out; nobody was told yet
   */
  const send = async (mail: Mail, onFailed: () => Promise<void>) => {
    let isAnswered = false
    const told = sendMail(mail).catch(async (error: unknown) => {
      await onFailed()
      if (!isAnswered) throw error
      log.warn({ err: error }, 'A mail could not be sent')
    })
    const clock = pause(answerMs)
    await Promise.race([told, clock.over]).finally(clock.stop)
    isAnswered = true
  }
  const links = createDeviceLinks({
    ...{ store: deviceStore, counters, macOf, isSame, coolDownMs, now },
    send,
  })

  /** Reads a request, once. */
  const read = async <schema extends z.ZodMiniType<{ site: string }>>(
    { signed, isOurs }: SignedRequest,
    schema: schema,
  ) => {
    const found = await readSigned({ signed, schema, nowMs: now() })
    if (found === null) throw loginRefused('unsigned')
    if (found === 'skewed') throw loginRefused('skewed')
    const digest = createHmac('sha256', codeKey).update(signed).digest('base64url')
    const key = `embedded-used:${digest}`
    const { isAllowed } = await counters.take({ key, max: 1, windowMs: usedWindowMs })
    if (!isAllowed) throw loginRefused('used')
    if (!isOurs(found.payload.site)) throw loginRefused('site')
    return found
  }
  const signedIn = async (device: string): Promise<EmbeddedUserRow> => {
    const user = await store.userOf(device)
    if (!user) throw loginRefused('signed-out')
    return user
  }
  const readSession = async (asked: SignedRequest, purpose: EmbeddedSession['purpose']) => {
    const { device, payload } = await read(asked, EmbeddedSession)
    if (payload.purpose !== purpose) throw loginRefused('unsigned')
    return device
  }

  return {
    async begin(asked) {
      const { device, payload } = await read(asked, EmbeddedEmail)
      const email = payload.email.toLowerCase()
      const { change } = payload
      const owner = change === undefined ? null : await provenUser(device, change)
      const user = owner ?? (await store.userOf(device))
      if (user?.email === email && !payload.isFresh) return { action: 'CONNECT', login: null }
      const isKnown = owner !== null || user?.email === email || newDevices === 'code'
      if (!isKnown && !(await links.knows({ email, device }))) {
        const login = await links.send({ ...payload, email }, device, asked.caller)
        return { action: 'VERIFY_DEVICE', login }
      }
      // The code for the address of before was sent a moment ago.
      const key = `embedded-email:${device}${owner ? ' change' : ''}`
      const { isAllowed, endsInMs } = await counters.take({ key, max: 1, windowMs: coolDownMs })
      if (!isAllowed) throw waitLonger(Math.max(1, Math.ceil(endsInMs / 1_000)))
      const login = randomBytes(16).toString('base64url')
      const code = `${randomInt(1_000_000)}`.padStart(6, '0')
      if (
        !(await store.addLogin({
          id: login,
          email,
          device,
          codeMac: macOf(login, code, owner?.id ?? ''),
        }))
      )
        throw waitLonger(hourMs / 1_000)
      const use = owner ? 'address' : payload.isFresh ? 'proof' : 'login'
      const mail = await codeMail({ ...{ to: email, code, use }, ...payload })
      // A code that nobody gets is none; the next one may follow at once.
      await send(mail, async () => void (await store.endLogin(login)))
      return { action: 'VERIFY_OTP', login }
    },
    async device(asked) {
      const { device, payload } = await read(asked, EmbeddedDevice)
      return links.isApproved(payload.login, device)
    },
    approval: links.approval,
    ways: logins.names,
    async startWay(name, asked) {
      const { device, payload } = await read(asked, EmbeddedWay)
      if (payload.way !== name) throw loginRefused('way')
      const { site, returnTo, link } = payload
      const linkTo = link === undefined ? undefined : (await provenUser(device, link)).id
      return logins.start(name, { device, site, returnTo, linkTo, frame: asked.caller.frame })
    },
    openWay: logins.open,
    answerWay: logins.callback,
    async collectWay(asked) {
      const { device, payload } = await read(asked, EmbeddedWayCollect)
      const user = await logins.collect(payload, device)
      if (!user) return null
      // It was just proven who they are.
      return { ...(await tell(await signedIn(device))), proof: proofOf(user.id, device) }
    },
    async box(asked, client) {
      if (asked.asked !== undefined) {
        const left = { key: `embedded-boxes:${client}`, max: maxBoxesOfClient, windowMs: boxMs }
        if (!(await counters.take(left)).isAllowed) throw loginRefused('busy')
      }
      return exchange(asked)
    },
    async verify(asked) {
      const { device, payload } = await read(asked, EmbeddedOtp)
      const login = await store.takeTry({ id: payload.login, device })
      const owner = payload.change === undefined ? null : await provenUser(device, payload.change)
      const given = macOf(payload.login, payload.code, owner?.id ?? '')
      // Compared with something in any case, so that no answer comes sooner.
      const isRight = isSame(given, login?.codeMac ?? macOf(payload.login, 'none'))
      if (!login || !isRight) throw loginRefused('code')
      if (owner) {
        if (!(await store.endLogin(login.id))) throw loginRefused('code')
        if (!(await store.changeEmail({ userId: owner.id, email: login.email })))
          throw loginRefused('taken')
        const changed = await tell({ ...owner, email: login.email })
        return { ...changed, proof: proofOf(owner.id, device) }
      }
      const user = await store.signIn(login)
      if (!user) throw loginRefused('code')
      return { ...(await tell(user)), proof: proofOf(user.id, device) }
    },
    async session(asked) {
      return tell(await signedIn(await readSession(asked, 'session')))
    },
    async signOut(asked) {
      return store.signOut(await readSession(asked, 'sign-out'))
    },
    async share(asked) {
      const { device, payload } = await read(asked, EmbeddedShare)
      const { id: userId } = await signedIn(device)
      const { keep, password, smartAccount } = payload
      if (password) {
        const { generation, ...copy } = password
        if (!(await store.keepPassword({ userId, generation, password: copy })))
          throw loginRefused('outdated')
      }
      if (!keep) return store.wallet(userId)
      if (!(await store.keepWallet({ userId, wallet: keep, smartAccount })))
        throw loginRefused('outdated')
      return keep
    },
    async devices(asked) {
      const { device, payload } = await read(asked, EmbeddedDevices)
      const { id: userId } = await signedIn(device)
      if (payload.forget) await store.forgetOthers({ userId, device })
      return store.countDevices(userId)
    },
    async deleteUser(asked) {
      const { device, payload } = await read(asked, EmbeddedDeletion)
      const { id } = await provenUser(device, payload.proof)
      await store.deleteUser(id)
    },
    async accountWays(asked) {
      const { device, payload } = await read(asked, EmbeddedWays)
      const { remove } = payload
      const { id: userId } = await (remove ? provenUser(device, remove.proof) : signedIn(device))
      if (remove) {
        const { way, id = null } = remove
        if (!(await wayStore.remove({ userId, way, passkey: id }))) throw loginRefused('last-way')
      }
      const { email } = await signedIn(device)
      return {
        ...{ email, offered: logins.names(), user: Buffer.from(userId).toString('base64url') },
        linked: [...(await wayStore.identitiesOf(userId))],
        passkeys: [...(await store.passkeysOf(userId))],
      }
    },
    async passkey(asked) {
      const { device, payload } = await read(asked, EmbeddedPasskey)
      return passkeys.answer(payload, device, asked.caller.agent)
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

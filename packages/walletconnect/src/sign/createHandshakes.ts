import { type SignIn, WalletError, walletFailed } from '@foyer/core/adapter'
import * as Envelope from '../crypto/Envelope.ts'
import * as Key from '../crypto/Key.ts'
import * as Namespaces from '../storage/Namespaces.ts'
import * as Records from '../storage/Records.ts'
import type { Courier } from './createCourier.ts'
import type { Pairings } from './createPairings.ts'
import type { Sessions } from './createSessions.ts'
import * as JsonRpc from './JsonRpc.ts'
import { ask, open } from './message.ts'
import { methodOf } from './methods.ts'
import type { SignContext } from './SignContext.ts'
import { settle, signedInSession } from './settle.ts'
import type { WantedNamespace } from './wantedNamespaces.ts'

/** From a link to a session. */
export interface Handshakes {
  /**
   * Waits until a session stands that `accepts` takes; at once when there is one. A wallet that follows
   * our link ends the waiting in any case.
   *
   * @returns the chain families that the session serves
   * @throws `wallet/declined`, `wallet/failed`, or the signal's reason
   */
  arrive(parameters: ArriveParameters): Promise<readonly string[]>
  /**
   * Waits as long as a link that an earlier page opened may still lead to a session that `accepts`
   * takes. Changes nothing, whatever happens.
   */
  expected(parameters: ArriveParameters): Promise<void>
  isAwaited(): boolean
  /** Unless a user waits, an approval of our links, or of those that we expected, ends itself. */
  giveUp(): void
  /** What a wallet says on a topic of a link. */
  receiveRequest(pairing: Records.PairingRecord, topic: string, message: string): Promise<void>
}

/** Parameters of {@link Handshakes.arrive}. */
export interface ArriveParameters {
  readonly signal: AbortSignal
  accepts(session: Records.SessionRecord): boolean
}

/** Parameters of {@link createHandshakes}. */
export interface HandshakesParameters {
  readonly context: SignContext
  readonly courier: Courier
  readonly pairings: Pairings
  readonly sessions: Sessions
  wanted(): Readonly<Record<string, WantedNamespace>>
  signIn(): SignIn | undefined
}

/** A wallet that approved has this long to settle: as long as the relay keeps the settlement. */
const settlementMs = 300_000
/**
 * Wallets settle at once. One that has not by then does not take its code a second time, so that a new one is due; other
 * wallets may still follow the old one.
 */
const promptMs = 10_000

interface Waiter {
  accepts(session: Records.SessionRecord): boolean
  resolve(families: readonly string[]): void
  reject(reason: unknown): void
}

/** Takes in what wallets answer to links, and the callers that wait for it. */
export function createHandshakes(parameters: HandshakesParameters): Handshakes {
  const { context, courier, pairings, sessions, wanted } = parameters
  const { clock, records, nextId, maker } = context
  const waiters = new Set<Waiter>()
  /** Pages that are gone and whose links we waited for in their place. */
  const predecessors = new Set<string>()
  let expecting = 0
  /** Answers that are being verified, by the topic of their link. */
  const verifying = new Set<string>()

  sessions.subscribe(() => {
    const all = sessions.all()
    for (const waiter of [...waiters]) {
      const session = all.find(waiter.accepts)
      if (session) waiter.resolve(Object.keys(session.namespaces))
    }
  })

  const fail = (pairing: Records.PairingRecord, reason: Error) => {
    // The tab that made it may hear this after us, and must find it to tell its user.
    if (pairing.maker !== maker) return setAwaited(false, (one) => one.topic === pairing.topic)
    end(pairing)
    for (const waiter of [...waiters]) waiter.reject(reason)
  }
  const end = ({ topic }: Records.PairingRecord) => {
    records.change((kept) => {
      const others = kept.pairings.filter((pairing) => pairing.topic !== topic)
      return others.length === kept.pairings.length ? kept : { ...kept, pairings: others }
    })
    pairings.spent(topic)
  }

  const receiveAnswer = (pairing: Records.PairingRecord, response: JsonRpc.Response) => {
    if (response.id !== pairing.proposalId) return
    if ('error' in response)
      // Another wallet that said no does not end what one agreed to.
      return pairing.answers.length === 0
        ? fail(pairing, WalletError.from(response.error))
        : undefined
    const { responderPublicKey } = fields(response.result)
    const symKey = agree(pairing, responderPublicKey)
    // Not a key: the wallet with the link may try again.
    if (symKey === null) return
    const publicKey = String(responderPublicKey)
    const answer = { topic: Key.topicOf(symKey), symKey, publicKey }
    // The same once more.
    if (pairing.answers.some(({ topic }) => topic === answer.topic)) return
    const expiresAtMs = clock.now() + settlementMs
    records.change((kept) => ({
      ...kept,
      pairings: kept.pairings.map((one) =>
        one.topic === pairing.topic
          ? { ...one, answers: [...one.answers, answer].slice(-Records.mostAnswers), expiresAtMs }
          : one,
      ),
    }))
    if (pairing.maker === maker) clock.after(promptMs, () => pairings.spent(pairing.topic))
  }

  const receiveSettlement = async (
    pairing: Records.PairingRecord,
    to: Records.PairingAnswer,
    request: JsonRpc.Request,
  ) => {
    if (request.method !== 'wc_sessionSettle') return
    const { link } = pairing
    const settled = settle({ request, answer: to, wanted: wanted(), link, nowMs: clock.now() })
    if ('fault' in settled) {
      fail(pairing, walletFailed(settled.reason, undefined))
      // The link is gone now, and other tabs will not know what this is about.
      return courier.replyAlone(to, request, 'wc_sessionSettle', settled.fault)
    }
    begin(settled.session, pairing)
    if (!pairing.abandoned) return courier.reply(to, request, 'wc_sessionSettle')
    await courier.replyAlone(to, request, 'wc_sessionSettle')
    await sessions.farewell(to)
  }

  /** One-click sign-in: the session stands once the signature is the account's. */
  const receiveSignature = async (pairing: Records.PairingRecord, message: string) => {
    const sender = Envelope.senderOf(message)
    const symKey = agree(pairing, sender)
    const asked = pairing.signIn
    const response = symKey === null ? null : open({ symKey, message })
    if (!asked || !response || symKey === null || sender === null) return
    if (JsonRpc.isRequest(response) || response.id !== asked.id) return
    if ('error' in response) return fail(pairing, WalletError.from(response.error))
    if (verifying.has(pairing.topic)) return
    verifying.add(pairing.topic)
    const { responder, cacaos } = fields(response.result)
    const signIn = parameters.signIn()
    const { readAnswer } = await import('./signIn.ts')
    const verifyContract = signIn ? signIn.verifyContract : async () => false
    const signed = await readAnswer({ cacaos, payload: asked.payload, verifyContract }).finally(
      () => verifying.delete(pairing.topic),
    )
    const session = signedInSession({
      id: response.id,
      responder,
      answer: { topic: Key.topicOf(symKey), symKey, publicKey: sender },
      namespaces: signed?.namespaces,
      wanted: wanted(),
      link: pairing.link,
      nowMs: clock.now(),
    })
    // Another tab, or another answer, was faster.
    const current = records.read().pairings.find(({ topic }) => topic === pairing.topic)
    if (!current) return
    if (!session || !signed) {
      fail(pairing, walletFailed('The wallet signed a different message. Try again.', undefined))
      return sessions.farewell({ topic: Key.topicOf(symKey), symKey })
    }
    // The caller must find the proof as soon as the session stands, in whichever tab that is.
    if (!current.abandoned) signIn?.signedIn(signed.proofs)
    begin(session, current)
    if (current.abandoned) await sessions.farewell(session)
  }

  /** Takes a session in; what it replaces ends. If nobody waits any more, it is over at once. */
  const begin = (session: Records.SessionRecord, pairing: Records.PairingRecord) => {
    const { pairings: shown, sessions: standing } = records.read()
    if (pairing.abandoned) return end(pairing)
    const siblings = shown.filter(
      (one) => one.maker === pairing.maker && one.topic !== pairing.topic,
    )
    const isReplaced = (one: Records.SessionRecord) =>
      one.topic !== session.topic &&
      Object.keys(one.namespaces).every((family) => Namespaces.of(session.namespaces, family))
    const replaced = standing.filter(isReplaced)
    records.change((kept) => ({
      ...kept,
      pairings: kept.pairings.filter((one) => one.maker !== pairing.maker),
      sessions: kept.sessions.some(({ topic }) => topic === session.topic)
        ? kept.sessions
        : [...kept.sessions.filter((one) => !isReplaced(one)), session],
    }))
    for (const one of replaced) void sessions.farewell(one)
    for (const { topic, symKey } of siblings) {
      const params = { code: 6000, message: 'Another wallet was chosen.' }
      const id = nextId()
      void courier.sendSurely(ask({ topic, symKey, id, method: 'wc_pairingDelete', params }))
      pairings.spent(topic)
    }
    pairings.spent(pairing.topic)
    // It serves other families than those that are still waited for.
    const families = Object.keys(session.namespaces)
    if (pairing.maker === maker) for (const waiter of [...waiters]) waiter.resolve(families)
  }

  const isOurs = ({ maker: its }: Records.PairingRecord) => its === maker || predecessors.has(its)
  const setAwaited = (awaited: boolean, isMeant = isOurs) => {
    const differs = (pairing: Records.PairingRecord) =>
      isMeant(pairing) && (pairing.awaited !== awaited || pairing.abandoned === awaited)
    records.change((kept) =>
      kept.pairings.some(differs)
        ? {
            ...kept,
            pairings: kept.pairings.map((pairing) =>
              differs(pairing) ? { ...pairing, awaited, abandoned: !awaited } : pairing,
            ),
          }
        : kept,
    )
  }
  const mayStillCome = ({ link, awaited, abandoned, expiresAtMs }: Records.PairingRecord) =>
    (link !== null || awaited) && !abandoned && expiresAtMs > clock.now()

  return {
    arrive({ accepts, signal }) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const standing = sessions.all().find(accepts)
        if (standing) return resolve(Object.keys(standing.namespaces))
        const leave = () => {
          waiters.delete(waiter)
          signal.removeEventListener('abort', abort)
        }
        const abort = () => {
          waiter.reject(signal.reason)
          if (waiters.size === 0) setAwaited(false)
        }
        const waiter: Waiter = {
          accepts,
          resolve(families) {
            leave()
            resolve(families)
          },
          reject(reason) {
            leave()
            reject(reason)
          },
        }
        waiters.add(waiter)
        setAwaited(true)
        signal.addEventListener('abort', abort, { once: true })
      })
    },
    isAwaited: () => waiters.size > 0,
    giveUp() {
      if (waiters.size === 0 && expecting === 0) setAwaited(false)
    },
    expected({ accepts, signal }) {
      return new Promise((resolve) => {
        let stopTimer = () => {}
        const look = () => {
          stopTimer()
          const links = records.read().pairings.filter(mayStillCome)
          for (const one of links) if (one.maker !== maker) predecessors.add(one.maker)
          if (!signal.aborted && !sessions.all().some(accepts) && links.length > 0) {
            const lastMs = Math.max(...links.map(({ expiresAtMs }) => expiresAtMs))
            stopTimer = clock.after(lastMs - clock.now(), look)
            return
          }
          for (const stop of stops) stop()
          signal.removeEventListener('abort', look)
          expecting--
          resolve()
        }
        expecting++
        const stops = [sessions.subscribe(look), records.watch(look)]
        signal.addEventListener('abort', look, { once: true })
        look()
      })
    },
    async receiveRequest(pairing, topic, message) {
      if (topic === pairing.signIn?.topic) return receiveSignature(pairing, message)
      const answered = pairing.answers.find((one) => one.topic === topic)
      const { symKey } = answered ?? pairing
      const payload = open({ symKey, message })
      if (!payload) return
      if (!JsonRpc.isRequest(payload))
        return topic === pairing.topic ? receiveAnswer(pairing, payload) : undefined
      if (answered) return receiveSettlement(pairing, answered, payload)
      const method = methodOf(payload.method)
      if (method === 'wc_pairingPing') return courier.reply(pairing, payload, method)
    },
  }
}

/** The key that we share with the holder of this public key; `null` when it is none. */
function agree({ privateKey }: Records.PairingRecord, publicKey: unknown): string | null {
  try {
    return Key.agree({ privateKey, publicKey: String(publicKey) })
  } catch {
    // Not a key, or one that makes every secret the same.
    return null
  }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

import { type Observed, type PairingState, walletDeclined, walletFailed } from '@foyer/core/adapter'
import * as Key from '../crypto/Key.ts'
import type { RelayMessage } from '../relay/Relay.ts'
import * as Namespaces from '../storage/Namespaces.ts'
import * as Records from '../storage/Records.ts'
import { createLinks, topicsOf } from './createLinks.ts'
import { createRequests } from './createRequests.ts'
import { notConnected } from './errors.ts'
import * as JsonRpc from './JsonRpc.ts'
import { answer, ask, open, type Sealed } from './message.ts'
import { type Method, methodOf } from './methods.ts'
import { receive, type SessionEvent } from './receive.ts'
import type { SignContext } from './SignContext.ts'
import { settle } from './settle.ts'
import type { WantedNamespace } from './wantedNamespaces.ts'

/** Our side of the Sign protocol: links out, sessions in. */
export interface SignClient {
  readonly pairing: Observed<PairingState>
  /** Sessions that stand now, oldest first. */
  sessions(): readonly Records.SessionRecord[]
  /** Calls back when sessions came, changed or ended, here or in another tab. */
  subscribe(listener: () => void): () => void
  /** Calls back with news of a wallet, once each. */
  onEvent(listener: (event: SessionEvent) => void): () => void
  hold(): () => void
  renew(): void
  /**
   * Waits until a session stands that `accepts` takes; at once when there is one.
   *
   * @throws `wallet/declined`, `wallet/failed`, or the signal's reason
   */
  arrive(parameters: {
    accepts(session: Records.SessionRecord): boolean
    signal: AbortSignal
  }): Promise<void>
  /** Sends a request to the wallet. @throws as `Requests.send` does */
  request(parameters: {
    topic: string
    chain: string
    method: string
    params: unknown
    expirySeconds?: number
    signal?: AbortSignal
  }): Promise<unknown>
  /** Resolves when the other side answers. @throws when it does not within half a minute */
  ping(topic: string): Promise<void>
  /** Changes what this origin keeps of a session. */
  change(topic: string, apply: (session: Records.SessionRecord) => Records.SessionRecord): void
  /** Ends a session here at once, and at the wallet as soon as it can be reached. */
  end(topic: string): void
  chooseLink(link: string | null): void
  stop(): void
}

/** Parameters of {@link createSignClient}. */
export interface CreateSignClientParameters {
  readonly context: SignContext
  wanted(): Readonly<Record<string, WantedNamespace>>
  signIn(): Promise<Records.SignInPayload | null>
  /** Brings the chosen wallet to the front, once it has something to show. */
  openLink(link: string): void
}

const requestExpirySeconds = 300
const pingExpirySeconds = 30
const answerGraceMs = 300_000
const mostAnswered = 256
const mostEnded = 32

interface Waiter {
  accepts(session: Records.SessionRecord): boolean
  resolve(): void
  reject(reason: unknown): void
}

/** Makes our side of the protocol over a relay. */
export function createSignClient(parameters: CreateSignClientParameters): SignClient {
  const { context, openLink } = parameters
  const { clock, relay, records, nextId, maker } = context
  const links = createLinks(parameters)
  const requests = createRequests(context)
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(event: SessionEvent) => void>()
  const waiters = new Set<Waiter>()
  /** Questions of the other side that this page answered, so that a repetition is not. */
  const answered = new Set<string>()
  /** Keys of sessions that ended a moment ago: a farewell wants an answer still. */
  const ended = new Map<string, string>()
  /** What this page heard itself; another tab may have noted it in the records before us. */
  const heardHere = new Map<string, Records.Heard>()
  const followed = new Set<string>()
  let stopExpiry = () => {}
  let known: readonly Records.SessionRecord[] = []

  const sessions = () => {
    const nowMs = clock.now()
    const { sessions: kept } = records.read()
    return kept.every(({ expiresAtMs }) => expiresAtMs > nowMs)
      ? kept
      : kept.filter(({ expiresAtMs }) => expiresAtMs > nowMs)
  }

  /** Compares what is kept with what this page knew, and tells. */
  const update = () => {
    const now = sessions()
    for (const session of known) {
      if (now.some(({ topic }) => topic === session.topic)) continue
      remember(ended, session.topic, session.symKey, mostEnded)
      heardHere.delete(session.topic)
      requests.fail(session.topic)
    }
    followOnly([...now.map(({ topic }) => topic), ...records.read().pairings.flatMap(topicsOf)])
    const changed = now.length !== known.length || now.some((session, at) => session !== known[at])
    known = now
    stopExpiry()
    const nextMs = Math.min(...now.map(({ expiresAtMs }) => expiresAtMs))
    if (Number.isFinite(nextMs)) stopExpiry = clock.after(nextMs - clock.now(), update)
    if (!changed) return
    for (const waiter of [...waiters])
      if (now.some((session) => waiter.accepts(session))) waiter.resolve()
    for (const listener of [...listeners]) listener()
  }
  const followOnly = (topics: readonly string[]) => {
    for (const topic of topics) {
      if (followed.has(topic)) continue
      followed.add(topic)
      relay.subscribe(topic).catch(() => {
        // The relay will not have us; its state says so.
      })
    }
    for (const topic of followed) {
      if (topics.includes(topic)) continue
      followed.delete(topic)
      relay.unsubscribe(topic).catch(() => {
        // It ends at the relay by itself, with the last message's life.
      })
    }
  }
  const changeSession = (
    topic: string,
    apply: (session: Records.SessionRecord) => Records.SessionRecord | null,
  ) =>
    records.change((kept) => {
      const session = kept.sessions.find((one) => one.topic === topic)
      const next = session && apply(session)
      if (next === session) return kept
      return {
        ...kept,
        sessions: kept.sessions.flatMap((one) => (one === session ? (next ?? []) : one)),
      }
    })

  /** Keeps what must reach the wallet until the relay has it, over reloads as well. */
  const sendSurely = (sealed: Sealed) => {
    const { topic, message, tag, ttlSeconds } = sealed
    const expiresAtMs = clock.now() + ttlSeconds * 1_000
    records.change((kept) => ({
      ...kept,
      outgoing: [...kept.outgoing, { topic, message, tag, expiresAtMs }],
    }))
    return publishKept(sealed)
  }
  const publishKept = async (sealed: Sealed) => {
    try {
      await relay.publish(sealed)
    } catch {
      // Refused for good: there is nobody to tell.
    }
    records.change((kept) =>
      kept.outgoing.some(({ message }) => message === sealed.message)
        ? { ...kept, outgoing: kept.outgoing.filter(({ message }) => message !== sealed.message) }
        : kept,
    )
  }
  const farewell = ({ topic, symKey }: { topic: string; symKey: string }) =>
    sendSurely(
      ask({
        topic,
        symKey,
        id: nextId(),
        method: 'wc_sessionDelete',
        params: { code: 6000, message: 'User disconnected.' },
      }),
    )

  /** Only one tab answers, and each question once. */
  const reply = async (
    to: { topic: string; symKey: string },
    request: JsonRpc.Request,
    method: Method,
    fault?: JsonRpc.Fault,
  ) => {
    const name = `${to.topic}:${request.id}`
    if (!relay.isOwner() || answered.has(name)) return
    remember(answered, name, name, mostAnswered)
    const { id } = request
    const response = fault ? { id, error: fault } : { id, result: true }
    try {
      await relay.publish(answer({ ...to, method, response }))
    } catch {
      // The relay is gone for good, and with it whoever asked.
    }
  }

  const hearAnswer = (pairing: Records.PairingRecord, response: JsonRpc.Response) => {
    if (response.id !== pairing.proposalId || pairing.answer) return
    if ('error' in response) return refused(pairing, response.error)
    const publicKey = (response.result as { responderPublicKey?: unknown } | null)
      ?.responderPublicKey
    let symKey: string
    try {
      symKey = Key.agree({ privateKey: pairing.privateKey, publicKey: String(publicKey) })
    } catch {
      // Not a key: whoever has the link may try again.
      return
    }
    const answer = { topic: Key.topicOf(symKey), symKey, publicKey: String(publicKey) }
    records.change((kept) => ({
      ...kept,
      pairings: kept.pairings.map((one) =>
        one.topic === pairing.topic && !one.answer
          ? { ...one, answer, expiresAtMs: clock.now() + answerGraceMs }
          : one,
      ),
    }))
  }

  const refused = (pairing: Records.PairingRecord, fault: JsonRpc.Fault) => {
    endPairing(pairing.topic)
    if (pairing.maker !== maker) return
    for (const waiter of [...waiters]) waiter.reject(walletDeclined(fault))
  }
  const endPairing = (topic: string) => {
    records.change((kept) =>
      kept.pairings.some((pairing) => pairing.topic === topic)
        ? { ...kept, pairings: kept.pairings.filter((pairing) => pairing.topic !== topic) }
        : kept,
    )
    links.spent(topic)
  }

  const hearSettlement = async (pairing: Records.PairingRecord, request: JsonRpc.Request) => {
    const to = pairing.answer
    if (!to || request.method !== 'wc_sessionSettle') return
    const settled = settle({
      request,
      answer: to,
      wanted: Object.keys(parameters.wanted()),
      link: pairing.link,
      nowMs: clock.now(),
    })
    if ('fault' in settled) {
      endPairing(pairing.topic)
      for (const waiter of [...waiters])
        if (pairing.maker === maker) waiter.reject(walletFailed(settled.fault.message, undefined))
      return reply(to, request, 'wc_sessionSettle', settled.fault)
    }
    const abandoned = records
      .read()
      .pairings.find(({ topic }) => topic === pairing.topic)?.abandoned
    if (abandoned) {
      endPairing(pairing.topic)
      await reply(to, request, 'wc_sessionSettle')
      if (relay.isOwner()) await farewell(to)
      return
    }
    begin(settled.session, pairing)
    return reply(to, request, 'wc_sessionSettle')
  }

  /** Takes a session in; what it replaces ends. */
  const begin = (session: Records.SessionRecord, pairing: Records.PairingRecord) => {
    const { pairings, sessions: standing } = records.read()
    const siblings = pairings.filter(
      (one) => one.maker === pairing.maker && one.topic !== pairing.topic,
    )
    const replaced = standing.filter(
      (one) =>
        one.topic !== session.topic &&
        Object.keys(one.namespaces).every((family) => Namespaces.of(session.namespaces, family)),
    )
    records.change((kept) =>
      kept.sessions.some(({ topic }) => topic === session.topic)
        ? kept
        : {
            ...kept,
            pairings: kept.pairings.filter((one) => one.maker !== pairing.maker),
            sessions: [...kept.sessions.filter((one) => !replaced.includes(one)), session],
          },
    )
    for (const one of replaced) void farewell(one)
    links.spent(pairing.topic)
    for (const one of siblings) {
      links.spent(one.topic)
      const id = nextId()
      const params = { code: 6000, message: 'Another wallet was chosen.' }
      void sendSurely(
        ask({ topic: one.topic, symKey: one.symKey, id, method: 'wc_pairingDelete', params }),
      )
    }
  }

  const hearSession = async (session: Records.SessionRecord, request: JsonRpc.Request) => {
    const method = methodOf(request.method)
    if (method === null) return
    const to = { topic: session.topic, symKey: session.symKey }
    if (method === 'wc_sessionSettle') return reply(to, request, method)
    const outcome = receive({ session, request, nowMs: clock.now() })
    if ('fault' in outcome) return reply(to, request, method, outcome.fault)
    const { kind, event, apply } = outcome
    const isNews = hearOnce(session.topic, request.id)
    if (isNews) {
      changeSession(session.topic, (kept) => {
        if (Records.wasHeard(kept.heard, request.id)) return kept
        const late = kind !== undefined && (kept.heard.newest[kind] ?? 0) > request.id
        const next = late ? kept : apply(kept)
        return (
          next && { ...next, heard: Records.hear(kept.heard, request.id, late ? undefined : kind) }
        )
      })
      if (event) for (const listener of [...eventListeners]) listener(event)
    }
    await reply(to, request, method)
  }

  const hearOnce = (topic: string, id: number): boolean => {
    const before = heardHere.get(topic) ?? { floor: 0, ids: [], newest: {} }
    if (Records.wasHeard(before, id)) return false
    heardHere.set(topic, Records.hear(before, id))
    return true
  }

  const hear = async ({ topic, message }: RelayMessage): Promise<void> => {
    const { pairings } = records.read()
    const session = sessions().find((one) => one.topic === topic)
    if (session) {
      const payload = open({ symKey: session.symKey, message })
      if (!payload) return
      if (JsonRpc.isRequest(payload)) return hearSession(session, payload)
      return requests.settle(topic, payload)
    }
    const offered = pairings.find((pairing) => pairing.topic === topic)
    if (offered) {
      const payload = open({ symKey: offered.symKey, message })
      if (!payload) return
      if (!JsonRpc.isRequest(payload)) return hearAnswer(offered, payload)
      const method = methodOf(payload.method)
      if (method === 'wc_pairingPing') return reply(offered, payload, method)
      return
    }
    const chosen = pairings.find((pairing) => pairing.answer?.topic === topic)
    if (chosen?.answer) {
      const payload = open({ symKey: chosen.answer.symKey, message })
      if (payload && JsonRpc.isRequest(payload)) return hearSettlement(chosen, payload)
      return
    }
    const symKey = ended.get(topic)
    if (symKey === undefined) return
    const payload = open({ symKey, message })
    if (payload && JsonRpc.isRequest(payload) && payload.method === 'wc_sessionDelete')
      return reply({ topic, symKey }, payload, payload.method)
  }

  for (const { topic, heard } of sessions()) heardHere.set(topic, heard)
  const stopHearing = relay.onMessage(hear)
  const stopWatching = records.watch(update)
  update()
  for (const { topic, message, tag, expiresAtMs } of records.read().outgoing)
    void publishKept({
      topic,
      message,
      tag,
      ttlSeconds: Math.max(1, Math.floor((expiresAtMs - clock.now()) / 1_000)),
      prompt: false,
    })

  const abandon = (abandoned: boolean) =>
    records.change((kept) =>
      kept.pairings.some((pairing) => pairing.maker === maker && pairing.abandoned !== abandoned)
        ? {
            ...kept,
            pairings: kept.pairings.map((pairing) =>
              pairing.maker === maker ? { ...pairing, abandoned } : pairing,
            ),
          }
        : kept,
    )

  return {
    pairing: links.state,
    sessions,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onEvent(listener) {
      eventListeners.add(listener)
      return () => void eventListeners.delete(listener)
    },
    hold: () => links.hold(),
    renew: () => links.renew(),
    arrive({ accepts, signal }) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        if (sessions().some(accepts)) return resolve()
        abandon(false)
        const leave = () => {
          waiters.delete(waiter)
          signal.removeEventListener('abort', abort)
        }
        const abort = () => {
          waiter.reject(signal.reason)
          if (waiters.size === 0) abandon(true)
        }
        const waiter: Waiter = {
          accepts,
          resolve() {
            leave()
            resolve()
          },
          reject(reason) {
            leave()
            reject(reason)
          },
        }
        waiters.add(waiter)
        signal.addEventListener('abort', abort, { once: true })
      })
    },
    async request({ topic, chain, method, params, expirySeconds = requestExpirySeconds, signal }) {
      const session = sessions().find((one) => one.topic === topic)
      if (!session) throw notConnected()
      const expiryTimestamp = Math.floor(clock.now() / 1_000) + expirySeconds
      return requests.send({
        session,
        method: 'wc_sessionRequest',
        params: { request: { method, params, expiryTimestamp }, chainId: chain },
        expirySeconds,
        signal,
        sent: () => session.link !== null && openLink(session.link),
      })
    },
    async ping(topic) {
      const session = sessions().find((one) => one.topic === topic)
      if (!session) throw notConnected()
      const expirySeconds = pingExpirySeconds
      await requests.send({ session, method: 'wc_sessionPing', params: {}, expirySeconds })
    },
    change: changeSession,
    end(topic) {
      const session = sessions().find((one) => one.topic === topic)
      if (!session) return
      changeSession(topic, () => null)
      void farewell(session)
    },
    chooseLink(link) {
      links.choose(link)
    },
    stop() {
      links.stop()
      stopExpiry()
      stopHearing()
      stopWatching()
      listeners.clear()
      eventListeners.clear()
    },
  }
}

/** Keeps the latest only. */
function remember<value>(
  into: Map<string, value> | Set<string>,
  key: string,
  value: value,
  most: number,
): void {
  if (into instanceof Set) into.add(key)
  else into.set(key, value)
  for (const oldest of into.keys()) {
    if (into.size <= most) return
    into.delete(oldest)
  }
}

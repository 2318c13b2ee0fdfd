import type { Observed, PairingState, RemoteWalletsHost, SignIn } from '@foyer/core/adapter'
import type { RelayMessage } from '../relay/Relay.ts'
import type { SessionRecord } from '../storage/Records.ts'
import { createCourier } from './createCourier.ts'
import { type ArriveParameters, createHandshakes } from './createHandshakes.ts'
import { createPairings, topicsOf } from './createPairings.ts'
import { createSessions } from './createSessions.ts'
import { notConnected } from './errors.ts'
import * as JsonRpc from './JsonRpc.ts'
import { open } from './message.ts'
import { needsUser } from './needsUser.ts'
import type { SessionEvent } from './receive.ts'
import { requestLink } from './requestLink.ts'
import type { SignContext } from './SignContext.ts'
import type { WantedNamespace } from './wantedNamespaces.ts'

/** Our side of the Sign protocol: links out, sessions in. */
export interface SignClient {
  readonly pairing: Observed<PairingState>
  /** Sessions that stand now, oldest first. */
  sessions(): readonly SessionRecord[]
  /** Calls back when sessions came, changed or ended, here or in another tab. */
  subscribe(listener: () => void): () => void
  /** Calls back with news of a wallet, once each. */
  onEvent(listener: (event: SessionEvent) => void): () => void
  hold(): () => void
  renew(): void
  /** As {@link ArriveParameters} say. @throws `wallet/declined`, `wallet/failed`, or the reason */
  arrive(parameters: ArriveParameters): Promise<readonly string[]>
  /** Waits for a session over a link that an earlier page opened; at once when there is none. */
  expected(parameters: ArriveParameters): Promise<void>
  /** Sends a request to the wallet. @throws as `Requests.send` does */
  request(parameters: SessionRequest): Promise<unknown>
  /** Resolves when the other side answers. @throws when it does not within half a minute */
  ping(topic: string): Promise<void>
  /** Changes what this origin keeps of a session. */
  change(topic: string, apply: (session: SessionRecord) => SessionRecord): void
  /** Ends a session here at once, and at the wallet as soon as it can be reached. */
  end(topic: string): void
  chooseLink(link: string | null): void
  /** Ends what is approved from now on, unless a user waits for it. */
  giveUp(): void
  stop(): void
}

/** One request to a wallet. */
interface SessionRequest {
  readonly topic: string
  /** CAIP-2. */
  readonly chain: string
  readonly method: string
  readonly params: unknown
  /** Five minutes, in seconds, unless said. */
  readonly expirySeconds?: number
  readonly signal?: AbortSignal
}

/** Parameters of {@link createSignClient}. */
export interface CreateSignClientParameters {
  readonly context: SignContext
  wanted(): Readonly<Record<string, WantedNamespace>>
  /** `undefined` unless signing in is wanted and every chain is of EVM. */
  signIn(): SignIn | undefined
  /** Brings the chosen wallet to the front, once it has a request to show. */
  openLink: NonNullable<RemoteWalletsHost['openLink']>
}

const requestExpirySeconds = 300
const pingExpirySeconds = 30

/** Makes our side of the protocol over a relay. */
export function createSignClient(parameters: CreateSignClientParameters): SignClient {
  const { context, wanted, openLink } = parameters
  const { clock, relay, records } = context
  const pairings = createPairings({
    context,
    wanted,
    isAwaited: () => handshakes.isAwaited(),
    async signIn() {
      const request = await parameters.signIn()?.request()
      const evm = wanted().eip155
      if (!request || !evm) return null
      const { payloadFor } = await import('./signIn.ts')
      return payloadFor({ request, ...evm, nowMs: clock.now() })
    },
  })
  const courier = createCourier(context)
  const sessions = createSessions(context, courier)
  const handshakes = createHandshakes({
    context,
    courier,
    pairings,
    sessions,
    wanted,
    signIn: () => parameters.signIn(),
  })

  const followed = new Set<string>()
  /** Wants of the relay what is kept, no more and no less. */
  const follow = () => {
    const topics = new Set([
      ...sessions.all().map(({ topic }) => topic),
      ...records.read().pairings.flatMap(topicsOf),
    ])
    for (const topic of topics) {
      if (followed.has(topic)) continue
      followed.add(topic)
      relay.subscribe(topic).catch(() => {
        // The relay will not have us; its state says so.
      })
    }
    for (const topic of followed) {
      if (topics.has(topic)) continue
      followed.delete(topic)
      relay.unsubscribe(topic).catch(() => {
        // It ends at the relay by itself, with the last message's life.
      })
    }
  }
  const find = (topic: string) => sessions.all().find((session) => session.topic === topic)

  const receiveRequest = async ({ topic, message }: RelayMessage) => {
    const session = find(topic)
    if (session) {
      const payload = open({ symKey: session.symKey, message })
      if (!payload) return
      if (JsonRpc.isRequest(payload)) return sessions.receiveRequest(session, payload)
      return sessions.requests.settle(topic, payload)
    }
    const pairing = records.read().pairings.find((one) => topicsOf(one).includes(topic))
    if (pairing) return handshakes.receiveRequest(pairing, topic, message)
    const symKey = sessions.endedKey(topic)
    const last = symKey === undefined ? null : open({ symKey, message })
    if (symKey === undefined || !last || !JsonRpc.isRequest(last)) return
    if (last.method === 'wc_sessionDelete')
      await courier.reply({ topic, symKey }, last, last.method)
  }
  const stopListening = relay.onMessage(async (message) => {
    await receiveRequest(message)
    // From here on the relay forgets the message.
    await records.kept()
  })
  const stopFollowing = records.watch(follow)
  follow()

  return {
    pairing: pairings.state,
    sessions: sessions.all,
    subscribe: sessions.subscribe,
    onEvent: sessions.onEvent,
    hold: pairings.hold,
    renew: pairings.renew,
    arrive: handshakes.arrive,
    expected: handshakes.expected,
    async request({ topic, chain, method, params, expirySeconds = requestExpirySeconds, signal }) {
      const session = find(topic)
      if (!session) throw notConnected()
      const expiryTimestamp = Math.floor(clock.now() / 1_000) + expirySeconds
      return sessions.requests.send({
        session,
        method: 'wc_sessionRequest',
        params: { request: { method, params, expiryTimestamp }, chainId: chain },
        expirySeconds,
        signal,
        // Methods of wallets, such as changing the chain, may well have nothing to say.
        needsResult: !method.startsWith('wallet_'),
        sent(requestId, over) {
          if (session.link === null || !needsUser(method)) return
          const link = requestLink(session.link, { requestId, sessionTopic: topic })
          openLink(link, { wallet: session.peer.name, over })
        },
      })
    },
    async ping(topic) {
      const session = find(topic)
      if (!session) throw notConnected()
      const expirySeconds = pingExpirySeconds
      await sessions.requests.send({ session, method: 'wc_sessionPing', params: {}, expirySeconds })
    },
    change: sessions.change,
    end(topic) {
      sessions.end(topic)
      if (sessions.all().length > 0) return
      pairings.forgetUnheld()
      relay.closeSoon?.()
    },
    chooseLink: pairings.choose,
    giveUp: handshakes.giveUp,
    stop() {
      pairings.stop()
      sessions.stop()
      stopListening()
      stopFollowing()
    },
  }
}

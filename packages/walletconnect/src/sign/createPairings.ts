import type { Observed, PairingState } from '@foyer/core/adapter'
import * as Key from '../crypto/Key.ts'
import * as PairingLink from '../crypto/PairingLink.ts'
import { createObserved } from '../relay/createObserved.ts'
import type * as Records from '../storage/Records.ts'
import { linkFailed } from './errors.ts'
import { ask, type Sealed } from './message.ts'
import type { SignContext } from './SignContext.ts'
import type { WantedNamespace } from './wantedNamespaces.ts'

/** Pairings that wallets scan or open. At most one is shown; older ones stay good until they expire. */
export interface Pairings {
  readonly state: Observed<PairingState>
  hold(): () => void
  /** Makes another one now. */
  renew(): void
  /** The link is used up: a wallet took or refused it. */
  spent(topic: string): void
  /** Forgets the links of this page that nobody holds, and those of pages that are gone. */
  forgetUnheld(): void
  /** How the wallet is opened that will answer. */
  choose(link: string | null): void
  stop(): void
}

const lifeMs = 240_000
/** A link this close to its end is treated as expired, so no one scans a dying code. */
const marginMs = 10_000
/** The next one is made this long before, so that the code changes in one go. */
const headStartMs = 2_000
/** A proposal that the relay did not take by then starts anew, with its whole life before it. */
const patienceMs = 30_000
/** How often a user looks whether the link still tells the truth about its time. */
const lookMs = 1_000

/** Parameters of {@link createPairings}. */
export interface CreatePairingsParameters {
  readonly context: SignContext
  wanted(): Readonly<Record<string, WantedNamespace>>
  /** Whether a user waits for the wallet that follows a link. */
  isAwaited(): boolean
  /** What to have signed with the connection; `null` for nothing. */
  signIn(): Promise<Records.SignInPayload | null>
}

/** Makes links and keeps a fresh one at hand while a user holds. */
export function createPairings({
  context,
  wanted,
  isAwaited,
  signIn,
}: CreatePairingsParameters): Pairings {
  const { clock, relay, records } = context
  const state = createObserved<PairingState>({ status: 'none' })
  /** What is going on with one link; ended when the link is not ours to show any more. */
  const timers = new Map<string, (() => void)[]>()
  let holds = 0
  let making: AbortController | null = null
  let shown: string | null = null
  let chosen: string | null = null
  let stopLooking = () => {}

  const forget = (topic: string) => {
    for (const stop of timers.get(topic) ?? []) stop()
    timers.delete(topic)
  }
  const drop = (topic: string) => {
    forget(topic)
    records.change((kept) =>
      kept.pairings.some((pairing) => pairing.topic === topic && pairing.answers.length === 0)
        ? { ...kept, pairings: kept.pairings.filter((pairing) => pairing.topic !== topic) }
        : kept,
    )
  }
  const leave = (topic: string) => {
    if (shown !== topic) return
    shown = null
    if (state.getState().status === 'ready')
      state.setState({ status: making ? 'preparing' : 'none' })
  }

  const make = async (signal: AbortSignal): Promise<void> => {
    const payload = await signIn()
    if (signal.aborted) return
    const pairing = newPairing(payload)
    const { topic } = pairing
    records.change((kept) => ({ ...kept, pairings: [...kept.pairings, pairing] }))
    timers.set(topic, [clock.after(lifeMs, () => drop(topic))])
    try {
      await send(pairing, signal)
    } catch (thrown) {
      drop(topic)
      throw thrown
    }
    if (signal.aborted) return drop(topic)
    shown = topic
    making = null
    state.setState({
      status: 'ready',
      uri: PairingLink.format({
        topic,
        symKey: pairing.symKey,
        expiresAtMs: pairing.expiresAtMs,
        methods: pairing.signIn ? ['wc_sessionAuthenticate'] : [],
      }),
      renewsAtMs: pairing.expiresAtMs - marginMs,
      lastsMs: lifeMs - marginMs,
    })
    const elapsedMs = clock.now() - pairing.createdAtMs
    // A clock that was set meanwhile would give nonsense.
    const restMs = lifeMs - (elapsedMs >= 0 && elapsedMs <= patienceMs ? elapsedMs : patienceMs)
    timers.get(topic)?.push(
      clock.after(restMs - marginMs - headStartMs, () => {
        if (holds > 0 && shown === topic) prepare()
      }),
      clock.after(restMs - marginMs, () => {
        leave(topic)
        if (holds > 0 && !making && shown === null) prepare()
      }),
    )
  }

  const send = async (pairing: Records.PairingRecord, signal: AbortSignal) => {
    const subscribed = topicsOf(pairing).map((wanted) => relay.subscribe(wanted))
    const published = proposals(pairing).map((sealed) => relay.publish({ ...sealed, signal }))
    await Promise.all([...subscribed, ...published])
  }

  const proposals = (pairing: Records.PairingRecord): Sealed[] => {
    const { topic, symKey } = pairing
    const expiryTimestamp = Math.floor(pairing.expiresAtMs / 1_000)
    const us = { publicKey: Key.publicKeyOf(pairing.privateKey), metadata: context.metadata }
    const proposal = ask({
      topic,
      symKey,
      id: pairing.proposalId,
      method: 'wc_sessionPropose',
      params: {
        relays: [{ protocol: 'irn' }],
        requiredNamespaces: {},
        optionalNamespaces: wanted(),
        proposer: us,
        expiryTimestamp,
      },
    })
    if (!pairing.signIn) return [proposal]
    const { id, payload } = pairing.signIn
    const params = { authPayload: payload, requester: us, expiryTimestamp }
    // A wallet that knows one-click sign-in takes this one and leaves the proposal alone.
    return [ask({ topic, symKey, id, method: 'wc_sessionAuthenticate', params }), proposal]
  }

  const newPairing = (payload: Records.SignInPayload | null): Records.PairingRecord => {
    const symKey = Key.random()
    const { privateKey, publicKey } = Key.createPair()
    const createdAtMs = clock.now()
    return {
      topic: Key.topicOf(symKey),
      symKey,
      privateKey,
      createdAtMs,
      expiresAtMs: createdAtMs + lifeMs,
      signIn: payload && { topic: Key.topicOf(publicKey), id: context.nextId(), payload },
      proposalId: context.nextId(),
      maker: context.maker,
      abandoned: false,
      awaited: isAwaited(),
      link: chosen,
      answers: [],
    }
  }

  const prepare = () => {
    making?.abort()
    const attempt = new AbortController()
    making = attempt
    if (shown === null) state.setState({ status: 'preparing' })
    const stopWaiting = clock.after(patienceMs, () => {
      // The way to the relay was closed all this time: a link of now would be half dead already.
      if (making === attempt) prepare()
    })
    make(attempt.signal)
      .catch((thrown) => {
        if (attempt.signal.aborted) return
        making = null
        if (shown === null) state.setState({ status: 'failed', error: linkFailed(thrown) })
      })
      .finally(stopWaiting)
  }

  /** A clock that was set, or a device that slept, makes nonsense of the time that is told with a link. */
  const look = () => {
    stopLooking()
    stopLooking = clock.after(lookMs, look)
    const now = state.getState()
    if (shown === null || now.status !== 'ready') return
    const leftMs = now.renewsAtMs - clock.now()
    if (leftMs >= 0 && leftMs <= now.lastsMs) return
    leave(shown)
    if (!making) prepare()
  }

  return {
    state,
    hold() {
      let held = true
      holds++
      look()
      if (shown === null && making === null) prepare()
      return () => {
        if (!held) return
        held = false
        holds--
        if (holds > 0) return
        stopLooking()
        if (!making) return
        making.abort()
        making = null
        if (shown === null) state.setState({ status: 'none' })
      }
    },
    renew() {
      relay.retry()
      prepare()
    },
    spent(topic) {
      forget(topic)
      if (shown !== topic) return
      leave(topic)
      if (holds > 0 && !making) prepare()
    },
    forgetUnheld() {
      if (holds > 0) return
      const nowMs = clock.now()
      for (const { topic, maker, expiresAtMs } of records.read().pairings)
        if (maker === context.maker || expiresAtMs <= nowMs) {
          leave(topic)
          drop(topic)
        }
    },
    choose(link) {
      chosen = link
      records.change((kept) =>
        kept.pairings.some((pairing) => pairing.maker === context.maker && pairing.link !== link)
          ? {
              ...kept,
              pairings: kept.pairings.map((pairing) =>
                pairing.maker === context.maker ? { ...pairing, link } : pairing,
              ),
            }
          : kept,
      )
    },
    stop() {
      holds = 0
      stopLooking()
      making?.abort()
      making = null
      for (const stops of timers.values()) for (const stop of stops) stop()
      timers.clear()
    },
  }
}

/** Where a wallet may answer: the link's own topic, its session's, or ours for one-click sign-in. */
export function topicsOf({ topic, answers, signIn }: Records.PairingRecord): string[] {
  return [topic, ...answers.map((answer) => answer.topic), ...(signIn ? [signIn.topic] : [])]
}

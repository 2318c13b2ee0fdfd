import * as Records from '../storage/Records.ts'
import type { Courier } from './createCourier.ts'
import { createEarlyEvents } from './createEarlyEvents.ts'
import { createRequests, type Requests } from './createRequests.ts'
import type * as JsonRpc from './JsonRpc.ts'
import { ask } from './message.ts'
import { methodOf } from './methods.ts'
import { receive, type SessionEvent } from './receive.ts'
import type { SignContext } from './SignContext.ts'

/** The sessions of this origin, as this page sees them. */
export interface Sessions {
  /** Those that stand now, oldest first. */
  all(): readonly Records.SessionRecord[]
  /** Calls back when sessions came, changed or ended, here or in another tab. */
  subscribe(listener: () => void): () => void
  /** Calls back with news of a wallet, once each. */
  onEvent(listener: (event: SessionEvent) => void): () => void
  change(
    topic: string,
    apply: (session: Records.SessionRecord) => Records.SessionRecord | null,
  ): void
  /** Ends a session here at once, and at the wallet as soon as it can be reached. */
  end(topic: string): void
  /** Tells the wallet that a session is over. */
  farewell(session: { readonly topic: string; readonly symKey: string }): Promise<void>
  /** What the wallet says in a session. */
  receiveRequest(session: Records.SessionRecord, request: JsonRpc.Request): Promise<void>
  /** The key of a session that ended a moment ago: a disconnect wants an answer still. */
  endedKey(topic: string): string | undefined
  readonly requests: Requests
  stop(): void
}

const mostEnded = 32

/** Keeps what this page knows of sessions in step with the records, and tells what changed. */
export function createSessions(context: SignContext, courier: Courier): Sessions {
  const { clock, records, nextId } = context
  const requests = createRequests(context)
  const early = createEarlyEvents(clock)
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(event: SessionEvent) => void>()
  const ended = new Map<string, string>()
  /** What this page heard itself; another tab may have noted it in the records before us. */
  const receivedHere = new Map<string, Records.Received>()
  let stopExpiry = () => {}

  const all = () => {
    const nowMs = clock.now()
    const { sessions: kept } = records.read()
    const stands = ({ topic, expiresAtMs }: Records.SessionRecord) =>
      expiresAtMs > nowMs && !ended.has(topic)
    return kept.every(stands) ? kept : kept.filter(stands)
  }
  let known = all()
  for (const { topic, received } of known) receivedHere.set(topic, received)

  /** Compares what is kept with what this page knew, and tells. */
  const update = () => {
    const now = all()
    for (const { topic, symKey } of known) {
      if (now.some((session) => session.topic === topic)) continue
      ended.set(topic, symKey)
      for (const oldest of ended.keys()) if (ended.size > mostEnded) ended.delete(oldest)
      receivedHere.delete(topic)
      requests.fail(topic)
    }
    // A tab that did not know of the end yet may have written the session back.
    if (records.read().sessions.some(({ topic }) => ended.has(topic)))
      records.change((kept) => ({
        ...kept,
        sessions: kept.sessions.filter(({ topic }) => !ended.has(topic)),
      }))
    const changed = now.length !== known.length || now.some((session, at) => session !== known[at])
    known = now
    stopExpiry()
    const nextMs = Math.min(...now.map(({ expiresAtMs }) => expiresAtMs))
    if (Number.isFinite(nextMs)) stopExpiry = clock.after(nextMs - clock.now(), update)
    if (changed) for (const listener of [...listeners]) listener()
  }
  const change: Sessions['change'] = (topic, apply) =>
    void records.change((kept) => {
      const session = kept.sessions.find((one) => one.topic === topic)
      const next = session && apply(session)
      if (next === session) return kept
      const sessions = kept.sessions.flatMap((one) => (one === session ? (next ?? []) : one))
      return { ...kept, sessions }
    })
  const farewell: Sessions['farewell'] = ({ topic, symKey }) => {
    const params = { code: 6000, message: 'User disconnected.' }
    return courier.sendSurely(
      ask({ topic, symKey, id: nextId(), method: 'wc_sessionDelete', params }),
    )
  }
  const isNewsHere = (topic: string, id: number): boolean => {
    const before = receivedHere.get(topic) ?? Records.receivedNothing
    if (Records.wasReceived(before, id)) return false
    receivedHere.set(topic, Records.receive(before, id))
    return true
  }

  const receiveRequest: Sessions['receiveRequest'] = async (session, request) => {
    const { topic } = session
    const method = methodOf(request.method)
    if (method === null) return
    if (method === 'wc_sessionSettle') return courier.reply(session, request, method)
    const outcome = receive({ session, request, nowMs: clock.now() })
    if ('fault' in outcome) {
      if (outcome.isEarly) early.keep(topic, request)
      return courier.reply(session, request, method, outcome.fault)
    }
    const { kind, event, apply, isFinal } = outcome
    if (isFinal) change(topic, apply)
    else if (isNewsHere(topic, request.id)) {
      change(topic, (kept) => {
        if (Records.wasReceived(kept.received, request.id)) return kept
        // An id that was a text says nothing of the order.
        const isLate =
          kind !== undefined && request.id > 0 && (kept.received.newest[kind] ?? 0) > request.id
        const next = isLate ? kept : apply(kept)
        const received = Records.receive(kept.received, request.id, isLate ? undefined : kind)
        return next && { ...next, received }
      })
      if (event) for (const listener of [...eventListeners]) listener(event)
    }
    await courier.reply(session, request, method)
    if (method !== 'wc_sessionUpdate') return
    const updated = all().find((one) => one.topic === topic)
    if (updated) for (const event of early.take(topic)) await receiveRequest(updated, event)
  }

  const stopWatching = records.watch(update)
  update()

  return {
    all,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onEvent(listener) {
      eventListeners.add(listener)
      return () => void eventListeners.delete(listener)
    },
    change,
    end(topic) {
      const session = all().find((one) => one.topic === topic)
      if (!session) return
      change(topic, () => null)
      void farewell(session)
    },
    farewell,
    receiveRequest,
    endedKey: (topic) => ended.get(topic),
    requests,
    stop() {
      stopExpiry()
      stopWatching()
      listeners.clear()
      eventListeners.clear()
    },
  }
}

import type { Platform, RelayState } from '@foyer/core/adapter'
import * as Identity from '../crypto/Identity.ts'
import * as Key from '../crypto/Key.ts'
import type { WalletConnectPlatform } from '../platform/WalletConnectPlatform.ts'
import { type Answer, createConnection } from './createConnection.ts'
import { createRecall } from './createRecall.ts'
import { longestMessage } from './errors.ts'
import type { RelayMessage } from './Relay.ts'
import { type FromHub, isMessage, type Publication, type ToHub } from './TabMessage.ts'

/** Where the relay is, and who we are to it. */
export interface RelayAddress {
  /** `wss:` or `ws:`; the exact text is the audience of our token. */
  readonly url: string
  readonly projectId: string
  /** The private half of the key by which the relay knows us, 64 hexadecimal digits. */
  readonly seed: string
}

/** Owns the socket, for all tabs. */
export interface Hub {
  take(tab: string, message: ToHub): void
  close(): void
}

interface Waiting {
  readonly publication: Publication
  readonly tab: string
  isSent: boolean
  failures: number
  stop(): void
}

interface Delivery {
  /** Tabs that are not done with it. */
  readonly tabs: Set<string>
  /** Under which the relay pushed it on the present socket. */
  readonly pushIds: Set<string>
}

interface Tab {
  readonly topics: ReadonlySet<string>
  readonly publications: readonly Publication[]
}

/**
 * Tokens are made out for an hour ago, so that they open also when this device's clock is fast; they
 * hold for a day, so that it may be slow by most of one.
 */
const clockMarginMs = 3_600_000
/** A socket that nobody wants anything of is closed after that. */
const idleMs = 30_000
/** Of one call; relays bound them. */
const topicsAtOnce = 200
const firstRetryMs = 1_000
const lastRetryMs = 30_000
/** Remembered so that a relay which repeats itself is answered, and not heard. */
const mostRecalled = 2_000
/** At once. */
const mostDeliveries = 256
const mostPushIds = 8
/** For tabs that slept, or learn of a topic a little late. */
const recentMs = 300_000
const mostRecent = 64
const longestRecent = 1024 * 1024
/** WebSocket's: the other end closes because a frame is longer than it reads (RFC 6455, 7.4.1). */
const tooLongCode = 1009
/** Codes of JSON-RPC that another attempt does not change. */
const finalCodes = [-32_600, -32_601, -32_602]

/**
 * The way to the relay for any number of tabs, each known by a name of its own.
 *
 * @param parameters.tell reaches every tab, this one included
 */
export function createHub({
  url,
  projectId,
  seed,
  clock,
  platform,
  tell,
}: RelayAddress & {
  clock: Platform['clock']
  platform: Pick<WalletConnectPlatform, 'openSocket' | 'random'>
  tell(message: FromHub): void
}): Hub {
  const tabs = new Map<string, Tab>()
  const outbox = new Map<string, Waiting>()
  const settled = createRecall(mostRecalled)
  /** Topics that the relay was asked for, and those that it knows, with their subscriptions. */
  const asked = new Set<string>()
  const known = new Map<string, string>()
  const deliveries = new Map<string, Delivery>()
  const kept = createRecall(mostRecalled)
  const recent: { readonly message: RelayMessage; readonly atMs: number }[] = []
  /** Since when the relay answers and yet takes nothing: no better for anybody than one that is away. */
  let refusing: (RelayState & { status: 'offline' }) | null = null
  let subscribeFailures = 0
  let stopSubscribing = () => {}
  let stopIdling = () => {}
  /** Nothing more is coming, as far as anybody knows. */
  let isDone = false
  let isClosed = false

  const address = async () => {
    const issuedAtMs = clock.now() - clockMarginMs
    const auth = await Identity.token({ seed, audience: url, issuedAtMs })
    const query = new URLSearchParams({ auth, projectId, ua: 'wc-2/foyer' })
    return `${url}${url.includes('?') ? '&' : '?'}${query}`
  }

  const connection = createConnection({
    clock,
    platform,
    address,
    onUp() {
      subscribe()
      for (const [key, waiting] of outbox) send(key, waiting)
    },
    onDown(code) {
      if (code === tooLongCode) refuseLongest()
      stopSubscribing()
      subscribeFailures = 0
      asked.clear()
      known.clear()
      for (const { pushIds } of deliveries.values()) pushIds.clear()
      for (const waiting of outbox.values()) {
        waiting.stop()
        waiting.isSent = false
      }
    },
    onPush: (pushId, params) => receive(pushId, params),
  })
  const { state } = connection

  const tellStatus = () => {
    const now = state.getState()
    const shown = now.status === 'connected' ? (refusing ?? now) : now
    tell({ kind: 'status', state: shown, topics: [...known.keys()] })
  }
  /** @returns when to ask again */
  const putOff = (failures: number) => {
    const delayMs = retryDelay(failures)
    const nowMs = clock.now()
    refusing = {
      status: 'offline',
      sinceMs: refusing?.sinceMs ?? nowMs,
      nextAttemptAtMs: nowMs + delayMs,
    }
    tellStatus()
    return delayMs
  }

  const onState = (now: RelayState) => {
    if (now.status === 'refused') {
      for (const key of [...outbox.keys()]) settle(key, now.reason)
    }
    tellStatus()
  }
  const stopWatching = state.subscribe(onState)

  const isWanted = (topic: string) => [...tabs.values()].some(({ topics }) => topics.has(topic))

  const subscribe = () => {
    stopSubscribing()
    if (!connection.isUp()) return
    const wanted = new Set([...tabs.values()].flatMap(({ topics }) => [...topics]))
    const missing = [...wanted].filter((topic) => !known.has(topic) && !asked.has(topic))
    for (let start = 0; start < missing.length; start += topicsAtOnce)
      subscribeTo(missing.slice(start, start + topicsAtOnce))
  }
  const subscribeTo = (topics: readonly string[]) => {
    for (const topic of topics) asked.add(topic)
    const call = { method: 'irn_batchSubscribe', params: { topics } }
    connection.call(call, (answer) => {
      for (const topic of topics) asked.delete(topic)
      if ('error' in answer) {
        stopSubscribing = clock.after(putOff(subscribeFailures++), subscribe)
        return
      }
      subscribeFailures = 0
      // A relay may know topics and keep no messages: what waits to be taken tells more.
      if (outbox.size === 0) refusing = null
      const ids: readonly unknown[] = Array.isArray(answer.result) ? answer.result : []
      for (const [index, topic] of topics.entries()) known.set(topic, String(ids[index] ?? ''))
      unsubscribe()
      tellStatus()
    })
  }
  /** Whatever the relay knows and nobody wants any more. */
  const unsubscribe = () => {
    for (const [topic, id] of known) {
      if (isWanted(topic)) continue
      known.delete(topic)
      const call = { method: 'irn_unsubscribe', params: { topic, id } }
      // Nothing depends on the answer: the relay forgets whom a socket belongs to when it ends.
      connection.call(call, () => {})
    }
  }

  const send = (key: string, waiting: Waiting) => {
    if (waiting.isSent || !connection.isUp()) return
    const { id, topic, message, ttlSeconds: ttl, tag, prompt } = waiting.publication
    const call = { id, method: 'irn_publish', params: { topic, message, ttl, tag, prompt } }
    waiting.isSent = connection.call(call, (answer) => {
      if (outbox.get(key) === waiting) receiveTaken(key, waiting, answer)
    })
    // Two tabs chose the same id, in the same millisecond.
    if (!waiting.isSent) sendLater(key, waiting, retryDelay(waiting.failures++))
  }
  const sendLater = (key: string, waiting: Waiting, delayMs: number) => {
    waiting.stop()
    waiting.stop = clock.after(delayMs, () => {
      waiting.isSent = false
      send(key, waiting)
    })
  }
  const receiveTaken = (key: string, waiting: Waiting, answer: Answer) => {
    if (!('error' in answer)) {
      if (refusing) {
        refusing = null
        tellStatus()
      }
      return settle(key, null)
    }
    if (finalCodes.includes(answer.error.code)) return settle(key, answer.error.message)
    sendLater(key, waiting, putOff(waiting.failures++))
  }
  /** Of what was under way: sent again, it would close the next socket, too. */
  const refuseLongest = () => {
    const sent = [...outbox].filter(([, { isSent }]) => isSent)
    const lengthOf = ([, { publication }]: (typeof sent)[number]) => publication.message.length
    const [longest] = sent.sort((one, other) => lengthOf(other) - lengthOf(one))
    if (longest) settle(longest[0], 'The message is too long: the relay closed the connection.')
  }
  const settle = (key: string, refusal: string | null) => {
    const waiting = outbox.get(key)
    if (!waiting) return
    outbox.delete(key)
    waiting.stop()
    if (refusal === null) settled.add(key)
    tell({ kind: 'settled', tab: waiting.tab, id: waiting.publication.id, refusal })
    linger()
  }

  const want = (tab: string, { topics, publications, sinceMs }: ToHub & { kind: 'wants' }) => {
    const before = tabs.get(tab)
    const now = new Set(topics)
    tabs.set(tab, { topics: now, publications })
    const keys = new Set(publications.map(({ id }) => `${tab}:${id}`))
    for (const [key, waiting] of outbox) {
      if (waiting.tab !== tab || keys.has(key)) continue
      waiting.stop()
      outbox.delete(key)
    }
    for (const publication of publications) {
      const key = `${tab}:${publication.id}`
      if (settled.has(key)) tell({ kind: 'settled', tab, id: publication.id, refusal: null })
      else if (!outbox.has(key))
        outbox.set(key, { publication, tab, isSent: false, failures: 0, stop() {} })
    }
    linger()
    unsubscribe()
    subscribe()
    for (const [key, waiting] of outbox) send(key, waiting)
    if (state.getState().status === 'refused') onState(state.getState())
    // A tab that comes has heard nothing yet, and one that asks for a topic nothing about it.
    if (!before) tellStatus()
    for (const { message, atMs } of recent) {
      if (atMs < sinceMs || !now.has(message.topic) || before?.topics.has(message.topic)) continue
      tell({ kind: 'message', message })
    }
  }
  const leave = (tab: string) => {
    if (!tabs.delete(tab)) return
    for (const [key, waiting] of outbox) {
      if (waiting.tab !== tab) continue
      waiting.stop()
      outbox.delete(key)
    }
    for (const hash of [...deliveries.keys()]) received(tab, hash)
    unsubscribe()
    linger()
  }
  /** Keeps the socket while a user wants something of it, and a little longer. */
  const linger = () => {
    stopIdling()
    const isUseful = outbox.size > 0 || [...tabs.values()].some(({ topics }) => topics.size > 0)
    if (isUseful) connection.want(true)
    else
      stopIdling = clock.after(isDone ? 0 : idleMs, () => {
        refusing = null
        isDone = false
        connection.want(false)
      })
  }

  const receive = (pushId: string, params: unknown) => {
    const { data } = (params ?? {}) as { data?: { publishedAt?: unknown } }
    const message = { ...data, publishedAtMs: data?.publishedAt }
    if (!isMessage(message) || message.message.length > longestMessage) return
    const { topic, publishedAtMs, tag } = message
    if (!isWanted(topic)) return
    const hash = hashOf(message)
    if (kept.has(hash)) return connection.confirm(pushId)
    const delivery = deliveries.get(hash)
    if (delivery) {
      if (delivery.pushIds.size < mostPushIds) delivery.pushIds.add(pushId)
      return
    }
    // Its tab sleeps, or has too much to do: the relay brings it again when we come back.
    const [oldest] = deliveries.keys()
    if (deliveries.size >= mostDeliveries && oldest !== undefined) deliveries.delete(oldest)
    const waiting = [...tabs].filter(([, { topics }]) => topics.has(topic)).map(([tab]) => tab)
    deliveries.set(hash, { tabs: new Set(waiting), pushIds: new Set([pushId]) })
    const plain = { topic, message: message.message, publishedAtMs, tag }
    remember(plain)
    tell({ kind: 'message', message: plain })
  }
  const remember = (message: RelayMessage) => {
    recent.push({ message, atMs: clock.now() })
    let length = recent.reduce((sum, entry) => sum + entry.message.message.length, 0)
    const oldestMs = clock.now() - recentMs
    for (let [first] = recent; first; [first] = recent) {
      if (recent.length <= mostRecent && length <= longestRecent && first.atMs >= oldestMs) break
      recent.shift()
      length -= first.message.message.length
    }
  }
  const received = (tab: string, hash: string, isKept = true) => {
    const delivery = deliveries.get(hash)
    if (!delivery?.tabs.has(tab)) return
    if (!isKept) {
      // Not confirmed: the relay brings it again when we come back.
      deliveries.delete(hash)
      return
    }
    delivery.tabs.delete(tab)
    if (delivery.tabs.size > 0) return
    deliveries.delete(hash)
    kept.add(hash)
    for (const pushId of delivery.pushIds) connection.confirm(pushId)
  }

  return {
    take(tab, message) {
      if (isClosed) return
      if (message.kind === 'wants') want(tab, message)
      else if (message.kind === 'received') received(tab, message.hash, message.isKept)
      else if (message.kind === 'retry') connection.retry()
      else if (message.kind === 'check') connection.check()
      else if (message.kind === 'done') {
        isDone = true
        linger()
      } else leave(tab)
    },
    close() {
      isClosed = true
      stopWatching()
      stopIdling()
      for (const waiting of outbox.values()) waiting.stop()
      outbox.clear()
      connection.want(false)
    },
  }
}

/** Messages with the same are the same, however often the relay brings them. */
export function hashOf({ topic, message }: RelayMessage): string {
  return Key.hashOf(`${topic}:${message}`)
}

function retryDelay(failures: number): number {
  return Math.min(lastRetryMs, firstRetryMs * 2 ** failures)
}

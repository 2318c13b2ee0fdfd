import { createHash } from 'node:crypto'
import type { RelayedMessage } from '@foyer/protocol'
import type { WebSocket } from 'ws'
import type { KeptMessage, MessageKey } from '../mailboxes/Mailboxes.ts'

/** More than this is not written to a socket that does not read; it waits in the mailbox. */
const stallBytes = 256 * 1_024
/** A client that asks and does not read its answers is cut. */
const cutBytes = 4 * 1_024 * 1_024
/** Deliveries of one socket that are remembered; older ones are delivered again some day. */
const maxRemembered = 5_000

/** One open socket: what it wants, and what it was given. */
export interface ClientConnection {
  /** `did:key:…` */
  readonly clientId: string
  /** The client id as mailboxes know it. */
  readonly reader: string
  /** Address, or network of it, that limits count by. */
  readonly network: string
  /** Ids of its subscriptions, by topic. */
  readonly topics: Map<string, string>
  /** Where it is in mailboxes that it fetches page by page, by message id. */
  readonly fetched: Map<string, number>
  /** Topics of messages that have to wait until it reads. */
  readonly stalled: Set<string>
  isOpen(): boolean
  /** Answers to a call; `result` is JSON. */
  answer(parameters: { id: string; result: string }): void
  fail(parameters: { id: string; code: number; message: string }): void
  /**
   * Delivers a message of a topic it is subscribed to, unless it was delivered and not forgotten.
   *
   * @param json `jsonOf` the message, where it is known already
   * @returns whether it was sent
   */
  deliver(message: KeptMessage, json?: string): boolean
  /** What was delivered on the topic and not acknowledged may be delivered again. */
  forgetDeliveries(topic: string): void
  /** The message that was acknowledged by this answer, or `null` when there is none. */
  takeDelivery(parameters: { id: number; isAccepted: boolean }): MessageKey | null
}

/** The name under which mailboxes know a client, so that they hold no client id. */
export function readerOf(clientId: string): string {
  return createHash('sha256').update(clientId).digest('base64url')
}

/** Both sides compute it. */
export function subscriptionIdOf({ topic, clientId }: { topic: string; clientId: string }): string {
  return createHash('sha256').update(`${topic}${clientId}`).digest('hex')
}

/** A message as it travels. */
export function toRelayed({ topic, message, publishedAtMs, tag }: KeptMessage): RelayedMessage {
  return { topic, message, publishedAt: publishedAtMs, tag }
}

/** The part of a delivery that is the same for everybody. */
export function jsonOf(message: KeptMessage): string {
  return JSON.stringify(toRelayed(message))
}

export function createClientConnection({
  clientId,
  network,
  socket,
  onDrained,
  onSlow,
}: {
  clientId: string
  network: string
  socket: WebSocket
  /** What stalled may be delivered now. */
  onDrained(): void
  /** It was cut because it does not read. */
  onSlow(): void
}): ClientConnection {
  let lastPushId = 0
  /** Messages by push id, in the order of delivery. */
  const underway = new Map<number, MessageKey>()
  const delivered = new Set<string>()
  const stalled = new Set<string>()
  const topics = new Map<string, string>()

  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > cutBytes) {
      onSlow()
      socket.terminate()
      return
    }
    socket.send(text, () => {
      if (stalled.size > 0 && socket.bufferedAmount < stallBytes) onDrained()
    })
  }

  return {
    clientId,
    reader: readerOf(clientId),
    network,
    topics,
    fetched: new Map(),
    stalled,
    isOpen: () => socket.readyState === socket.OPEN,
    answer: ({ id, result }) => send(`{"id":${id},"jsonrpc":"2.0","result":${result}}`),
    fail: ({ id, code, message }) =>
      send(`{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message })}}`),
    deliver(message, json = jsonOf(message)) {
      const subscription = topics.get(message.topic)
      if (subscription === undefined || socket.readyState !== socket.OPEN) return false
      const key = textOf(message)
      if (delivered.has(key)) return false
      // What waits already goes first.
      if (stalled.has(message.topic)) return false
      if (socket.bufferedAmount > stallBytes) {
        stalled.add(message.topic)
        return false
      }
      // Like the ids that clients make: milliseconds and three digits, below 2^53.
      lastPushId = Math.max(Date.now() * 1_000, lastPushId + 1)
      remember(delivered, key)
      underway.set(lastPushId, { topic: message.topic, id: message.id })
      if (underway.size > maxRemembered) dropFirst(underway)
      send(
        `{"id":${lastPushId},"jsonrpc":"2.0","method":"irn_subscription","params":` +
          `{"id":"${subscription}","data":${json}}}`,
      )
      return true
    },
    forgetDeliveries(topic) {
      for (const [pushId, delivery] of underway) {
        if (delivery.topic !== topic) continue
        underway.delete(pushId)
        delivered.delete(textOf(delivery))
      }
    },
    takeDelivery({ id, isAccepted }) {
      const delivery = underway.get(id)
      if (!delivery) return null
      underway.delete(id)
      return isAccepted ? delivery : null
    },
  }
}

const textOf = ({ topic, id }: MessageKey) => `${topic}${id}`

function remember(keys: Set<string>, key: string) {
  keys.add(key)
  if (keys.size > maxRemembered) dropFirst(keys)
}

/** A Map and a Set hand out what was put in first first. */
function dropFirst<key>(collection: { keys(): Iterator<key>; delete(key: key): boolean }) {
  const { value, done } = collection.keys().next()
  if (!done) collection.delete(value)
}

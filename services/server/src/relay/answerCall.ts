import { RelayCalls, type RelayedMessage } from '@foyer/protocol'
import type * as z from 'zod'
import type { Delivery } from './delivery/createDelivery.ts'
import { keepAndDeliver } from './delivery/keepAndDeliver.ts'
import type { Publications } from './mailboxes/createPublications.ts'
import type { KeptMessage, Mailboxes } from './mailboxes/Mailboxes.ts'
import { type ClientConnection, toRelayed } from './sockets/ClientConnection.ts'
import type { Bridge } from './upstream/Bridge.ts'

/** What calls stand on. */
export interface CallContext {
  readonly mailboxes: Pick<Mailboxes, 'findWaiting' | 'read'>
  readonly delivery: Delivery
  readonly bounds: CallBounds
  readonly publications: Publications
  /** Tells other processes; never rejects. */
  announce(topics: readonly string[]): Promise<void>
  /** `null` where there is no upstream relay. */
  readonly bridge: Pick<Bridge, 'subscribed' | 'unsubscribed' | 'published'> | null
}

interface CallBounds {
  readonly maxTtlSeconds: number
  readonly maxMessageBytes: number
  /** Of one connection. */
  readonly maxTopics: number
  /** Of all connections of an address; 0 for no limit. */
  readonly maxTopicsPerAddress: number
}

/** A call that cannot be done; the client reads the message. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  /** As JSON-RPC has them; -32005 is for what may work later. */
  readonly code: -32601 | -32602 | -32005

  constructor(code: CallFailure['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** What the Sign protocol says of messages, for the two calls that publish by themselves. */
const terms = {
  propose: { tag: 1100, prompt: true },
  proposeResponse: { tag: 1101, prompt: false },
  settle: { tag: 1102, prompt: false },
}

/** What one answer holds of a mailbox. */
const pageMessages = 200
const pageBytes = 1_024 * 1_024

type Method = keyof typeof RelayCalls
type Handlers = {
  readonly [method in Method]: (
    params: z.infer<(typeof RelayCalls)[method]>,
    parameters: { connection: ClientConnection; context: CallContext },
  ) => unknown
}

const handlers: Handlers = {
  async irn_publish(publication, { connection, context }) {
    await publish([publication], { connection, context })
    return true
  },
  irn_subscribe: ({ topic }, { connection, context }) =>
    subscribe([topic], { connection, context })[0],
  irn_batchSubscribe: ({ topics }, { connection, context }) =>
    subscribe(topics, { connection, context }),
  irn_unsubscribe: ({ topic }, { connection, context }) =>
    unsubscribe([topic], { connection, context }),
  irn_batchUnsubscribe: ({ subscriptions }, { connection, context }) =>
    unsubscribe(
      subscriptions.map(({ topic }) => topic),
      { connection, context },
    ),
  irn_fetchMessages: ({ topic }, { connection, context }) =>
    fetchPage([topic], { connection, context }),
  irn_batchFetchMessages: ({ topics }, { connection, context }) =>
    fetchPage([...new Set(topics)], { connection, context }),
  async wc_proposeSession({ pairingTopic: topic, sessionProposal: message, ttl }, parameters) {
    subscribe([topic], parameters)
    await publish([{ topic, message, ttl, ...terms.propose }], parameters)
    return true
  },
  async wc_approveSession(
    { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl },
    parameters,
  ) {
    subscribe([sessionTopic], parameters)
    await publish(
      [
        { topic: pairingTopic, message: sessionProposalResponse, ttl, ...terms.proposeResponse },
        { topic: sessionTopic, message: sessionSettlementRequest, ttl, ...terms.settle },
      ],
      parameters,
    )
    return true
  },
}

/**
 * Does what a client calls.
 *
 * @returns what is answered
 * @throws {CallFailure} when it cannot be done, and what mailboxes throw
 */
export async function answerCall({
  method,
  params,
  connection,
  context,
}: {
  method: string
  params: unknown
  connection: ClientConnection
  context: CallContext
}): Promise<unknown> {
  if (!isMethod(method)) throw new CallFailure(-32601, 'There is no such method.')
  const parsed = RelayCalls[method].safeParse(params)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = ['params', ...(issue?.path ?? [])].join('.')
    throw new CallFailure(-32602, `${place}: ${issue?.message ?? 'invalid'}`)
  }
  const handler = handlers[method] as (params: unknown, parameters: object) => unknown
  return handler(parsed.data, { connection, context })
}

/** What follows an answer: messages come after the id of their subscription. */
export function followCall({
  method,
  params,
  connection,
  delivery,
}: {
  method: string
  params: unknown
  connection: ClientConnection
  delivery: Delivery
}): void {
  for (const topic of topicsOf(method, params)) {
    if (!connection.topics.has(topic)) continue
    connection.forgetDeliveries(topic)
    delivery.catchUp(connection, topic)
  }
}

function isMethod(method: string): method is Method {
  return Object.hasOwn(RelayCalls, method)
}

function topicsOf(method: string, params: unknown): readonly string[] {
  const { topic, topics, pairingTopic, sessionTopic } = params as Record<string, unknown>
  const named: Record<string, unknown> = {
    irn_subscribe: [topic],
    irn_batchSubscribe: topics,
    wc_proposeSession: [pairingTopic],
    wc_approveSession: [sessionTopic],
  }
  return (named[method] as string[] | undefined) ?? []
}

function subscribe(
  topics: readonly string[],
  { connection, context }: { connection: ClientConnection; context: CallContext },
): readonly string[] {
  const { maxTopics, maxTopicsPerAddress } = context.bounds
  const fresh = new Set(topics.filter((topic) => !connection.topics.has(topic))).size
  if (connection.topics.size + fresh > maxTopics)
    throw new CallFailure(-32005, `A connection may subscribe to ${maxTopics} topics at most.`)
  const ofAddress = context.delivery.countTopics(connection.network) + fresh
  if (fresh > 0 && maxTopicsPerAddress > 0 && ofAddress > maxTopicsPerAddress) {
    throw new CallFailure(
      -32005,
      `All connections of an address may subscribe to ${maxTopicsPerAddress} topics at most.`,
    )
  }
  const ids = topics.map((topic) => context.delivery.subscribe(connection, topic))
  context.bridge?.subscribed(
    topics.map((topic) => ({ topic, reader: connection.reader })),
    connection.network,
  )
  return ids
}

function unsubscribe(
  topics: readonly string[],
  { connection, context }: { connection: ClientConnection; context: CallContext },
): true {
  for (const topic of topics) context.delivery.unsubscribe(connection, topic)
  context.bridge?.unsubscribed(
    topics.map((topic) => ({ topic, reader: connection.reader })),
    connection.network,
  )
  return true
}

const noRoom = {
  relay: 'The relay is full. Try again when messages in it have expired.',
  address:
    'Messages of this address fill its share of the relay. Try again when some have expired.',
}

interface ToPublish {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttl: number
  readonly prompt: boolean
}

async function publish(
  published: readonly ToPublish[],
  { connection, context }: { connection: ClientConnection; context: CallContext },
) {
  const { maxTtlSeconds, maxMessageBytes } = context.bounds
  const tooLong = published.some(({ message }) => message.length > maxMessageBytes)
  if (tooLong) throw new CallFailure(-32602, `A message may have ${maxMessageBytes} bytes at most.`)
  const publisher = connection.reader
  const { publications, delivery, bridge } = context
  const kept = await Promise.all(
    published.map(({ topic, message, tag, ttl, prompt }) => {
      const ttlSeconds = Math.min(ttl, maxTtlSeconds)
      const upstream = bridge ? { ttlSeconds: ttl, prompt } : undefined
      return keepAndDeliver(
        { topic, message, tag, publisher, ttlSeconds, upstream },
        { network: connection.network, publications, delivery },
      )
    }),
  )
  if (kept.some(({ outcome }) => outcome === 'kept')) bridge?.published()
  const refused = kept.find(({ outcome }) => outcome === 'noRoom')
  if (refused?.outcome === 'noRoom') throw new CallFailure(-32005, noRoom[refused.usedUp])
  if (kept.some(({ outcome }) => outcome === 'full')) {
    throw new CallFailure(
      -32005,
      'The mailbox of this topic is full. Try again when messages in it have expired.',
    )
  }
  await context.announce(published.map(({ topic }) => topic))
}

/** The next page of what the connection has not acknowledged; nothing of it counts as acknowledged. */
async function fetchPage(
  topics: readonly string[],
  { connection, context: { mailboxes } }: { connection: ClientConnection; context: CallContext },
): Promise<{ messages: readonly RelayedMessage[]; hasMore: boolean }> {
  // Another page may be asked for before this one is there.
  const wants = topics.map((topic) => ({
    reader: connection.reader,
    topic,
    afterId: connection.fetched.get(topic) ?? 0,
  }))
  const found = await mailboxes.findWaiting({ wants, limit: pageMessages + 1 })
  let bytes = 0
  let count = 0
  for (const waiting of found) {
    bytes += waiting.bytes
    if (count === pageMessages || (count > 0 && bytes > pageBytes)) break
    count++
  }
  const page = found.slice(0, count)
  const hasMore = found.length > count
  // Each mailbox goes on after its own last message: ids of two of them say nothing about each other.
  const lastIds = new Map(page.map(({ topic, id }) => [topic, id]))
  for (const { topic, afterId } of wants) {
    connection.fetched.delete(topic)
    const lastId = lastIds.get(topic) ?? afterId
    if (hasMore && lastId > 0 && connection.fetched.size < 1_000)
      connection.fetched.set(topic, lastId)
  }
  const messages: readonly KeptMessage[] = page.length > 0 ? await mailboxes.read(page) : []
  return { messages: messages.map(toRelayed), hasMore }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { KeptMessage, Mailboxes, Waiting, Want } from '../mailboxes/Mailboxes.ts'
import { type ClientConnection, jsonOf, subscriptionIdOf } from '../sockets/ClientConnection.ts'
import { createCounts } from '../sockets/createCounts.ts'

/** Few enough for a statement to be quick, and many enough for a thousand clients that come back. */
const wantsAtOnce = 200
const foundAtOnce = 2_000
/** What is held in memory at once. */
const readBytes = 4 * 1_024 * 1_024
const firstRetryMs = 250
const lastRetryMs = 5_000

/** Who is subscribed to what in this process, and how they come by what is in the mailboxes. */
export interface Delivery {
  /**
   * From now on the connection gets what is published on the topic.
   *
   * @returns the id of the subscription
   */
  subscribe(connection: ClientConnection, topic: string): string
  unsubscribe(connection: ClientConnection, topic: string): void
  /** How many topics the connections of a network are subscribed to, each for itself. */
  countTopics(network: string): number
  /** Who is subscribed to what. */
  subscriptions(): Iterable<Want>
  /** Takes the connection off all topics. */
  leave(connection: ClientConnection): void
  /** Hands a new message to everybody but its publisher, after all that came before on its topic. */
  deliver(message: KeptMessage & { publisher: string }): void
  /** Looks what the connection has not acknowledged on the topic, and hands it over. */
  catchUp(connection: ClientConnection, topic: string): void
  /** The same for everybody who is subscribed to these. */
  catchUpTopics(topics: Iterable<string>): void
  /** And for everybody and everything. */
  catchUpAll(): void
  /** Gives up what is looked for. */
  close(): void
}

/**
 * @param parameters.onDelivered how many were handed over
 * @param parameters.onFailure once for each outage of the database, during which it is tried again
 * @param parameters.onServed a first connection of this process is subscribed to the topic
 * @param parameters.onLeft the last one no longer is
 */
export function createDelivery({
  mailboxes,
  onDelivered,
  onFailure,
  onServed = () => {},
  onLeft = () => {},
}: {
  mailboxes: Pick<Mailboxes, 'findWaiting' | 'read'>
  onDelivered(count: number): void
  onFailure(error: unknown): void
  onServed?(topic: string): void
  onLeft?(topic: string): void
}): Delivery {
  const connectionsByTopic = new Map<string, Set<ClientConnection>>()
  const topicsOfNetwork = createCounts()
  /** Who has waited longest comes first. */
  const behind = new Map<ClientConnection, Set<string>>()
  /** What is looked for now. */
  let looking: readonly (Want & { connection: ClientConnection })[] = []
  const leaving = new AbortController()
  let isLooking = false

  const isWanted = (connection: ClientConnection, topic: string) =>
    connectionsByTopic.get(topic)?.has(connection) ?? false

  /**
   * Some of what is wanted, which then counts as looked for: a topic of each connection in turn, so that one
   * with thousands holds up nobody.
   */
  const takeWants = () => {
    const wants: (Want & { connection: ClientConnection })[] = []
    for (const [connection, topics] of behind) {
      behind.delete(connection)
      const [topic] = topics
      if (topic === undefined) continue
      topics.delete(topic)
      // A Map that is walked hands out again what was put back behind the others.
      if (topics.size > 0) behind.set(connection, topics)
      if (isWanted(connection, topic)) wants.push({ connection, reader: connection.reader, topic })
      if (wants.length === wantsAtOnce) break
    }
    return wants
  }

  const handOver = async (
    connectionsOf: (want: Want) => readonly ClientConnection[],
    found: readonly Waiting[],
  ) => {
    for (const part of byBytes(found)) {
      const wanted = new Map(part.map(({ topic, id }) => [`${topic}${id}`, { topic, id }]))
      const messages = new Map(
        (await mailboxes.read([...wanted.values()])).map((each) => [
          `${each.topic}${each.id}`,
          each,
        ]),
      )
      let count = 0
      for (const waiting of part) {
        const message = messages.get(`${waiting.topic}${waiting.id}`)
        if (!message) continue
        for (const connection of connectionsOf(waiting))
          if (isWanted(connection, waiting.topic) && connection.deliver(message)) count++
      }
      onDelivered(count)
    }
  }

  const look = async (wants: readonly (Want & { connection: ClientConnection })[]) => {
    const connections = new Map<string, ClientConnection[]>()
    for (const { connection, ...want } of wants)
      connections.set(keyOf(want), [...(connections.get(keyOf(want)) ?? []), connection])
    for (let afterId = 0; ; ) {
      const asked = wants.map(({ reader, topic }) => ({ reader, topic, afterId }))
      const found = await mailboxes.findWaiting({ wants: asked, limit: foundAtOnce })
      await handOver((want) => connections.get(keyOf(want)) ?? [], found)
      const last = found.at(-1)
      if (found.length < foundAtOnce || !last) return
      afterId = last.id
    }
  }

  const lookUntilDone = async () => {
    let retryMs = firstRetryMs
    while (behind.size > 0 && !leaving.signal.aborted) {
      // Many ask in one turn of the event loop. And a database in this process answers within it, so
      // that nobody else would have one until all was looked for.
      await new Promise((resolve) => setImmediate(resolve))
      const wants = takeWants()
      looking = wants
      try {
        if (wants.length > 0) await look(wants)
        retryMs = firstRetryMs
      } catch (error) {
        if (retryMs === firstRetryMs) onFailure(error)
        for (const { connection, topic } of wants) addBehind(connection, topic)
        await wait(retryMs, undefined, { signal: leaving.signal, ref: false }).catch(() => {
          // The loop ends.
        })
        retryMs = Math.min(lastRetryMs, retryMs * 2)
      }
    }
    looking = []
    isLooking = false
  }

  const addBehind = (connection: ClientConnection, topic: string) => {
    const topics = behind.get(connection)
    if (topics) topics.add(topic)
    else behind.set(connection, new Set([topic]))
  }
  const isBehind = (connection: ClientConnection, topic: string) =>
    behind.get(connection)?.has(topic) ||
    looking.some((want) => want.connection === connection && want.topic === topic)
  const catchUp = (connection: ClientConnection, topic: string) => {
    if (!isWanted(connection, topic)) return
    addBehind(connection, topic)
    if (isLooking) return
    isLooking = true
    void lookUntilDone()
  }
  const catchUpTopics = (topics: Iterable<string>) => {
    for (const topic of topics)
      for (const connection of connectionsByTopic.get(topic) ?? []) catchUp(connection, topic)
  }
  const unsubscribe = (connection: ClientConnection, topic: string) => {
    if (connection.topics.delete(topic)) topicsOfNetwork.leave(connection.network)
    connection.fetched.delete(topic)
    connection.stalled.delete(topic)
    const connections = connectionsByTopic.get(topic)
    if (!connections?.delete(connection)) return
    if (connections.size > 0) return
    connectionsByTopic.delete(topic)
    onLeft(topic)
  }

  return {
    subscribe(connection, topic) {
      const known = connection.topics.get(topic)
      if (known !== undefined) return known
      const id = subscriptionIdOf({ topic, clientId: connection.clientId })
      // It left meanwhile, and nobody would take it off again.
      if (!connection.isOpen()) return id
      connection.topics.set(topic, id)
      topicsOfNetwork.enter(connection.network)
      const connections = connectionsByTopic.get(topic)
      if (connections) connections.add(connection)
      else {
        connectionsByTopic.set(topic, new Set([connection]))
        onServed(topic)
      }
      return id
    },
    unsubscribe,
    countTopics: topicsOfNetwork.count,
    *subscriptions() {
      for (const [topic, connections] of connectionsByTopic)
        for (const { reader } of connections) yield { topic, reader }
    },
    leave(connection) {
      for (const topic of [...connection.topics.keys()]) unsubscribe(connection, topic)
      behind.delete(connection)
    },
    deliver({ publisher, ...message }) {
      const connections = connectionsByTopic.get(message.topic)
      if (!connections) return
      const json = jsonOf(message)
      let count = 0
      for (const connection of connections) {
        if (connection.reader === publisher) continue
        // What it still misses comes first: news of a session means nothing before its settlement.
        if (isBehind(connection, message.topic)) addBehind(connection, message.topic)
        else if (connection.deliver(message, json)) count++
      }
      onDelivered(count)
    },
    catchUp,
    catchUpTopics,
    catchUpAll: () => catchUpTopics([...connectionsByTopic.keys()]),
    close: () => leaving.abort(),
  }
}

const keyOf = ({ reader, topic }: Want) => `${reader} ${topic}`

/** Parts that fit into memory, in their order. */
function* byBytes(found: readonly Waiting[]): Generator<readonly Waiting[]> {
  let part: Waiting[] = []
  let bytes = 0
  for (const waiting of found) {
    if (part.length > 0 && bytes + waiting.bytes > readBytes) {
      yield part
      part = []
      bytes = 0
    }
    part.push(waiting)
    bytes += waiting.bytes
  }
  if (part.length > 0) yield part
}

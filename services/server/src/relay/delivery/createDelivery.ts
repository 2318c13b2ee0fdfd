import { setTimeout as wait } from 'node:timers/promises'
import type { KeptMessage, Mailboxes, Waiting, Want } from '../mailboxes/Mailboxes.ts'
import { createTally } from '../sockets/createTally.ts'
import { type Guest, jsonOf, subscriptionIdOf } from '../sockets/Guest.ts'

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
   * From now on the guest gets what is published on the topic.
   *
   * @returns the id of the subscription
   */
  subscribe(guest: Guest, topic: string): string
  unsubscribe(guest: Guest, topic: string): void
  /** How many topics the guests of a network are subscribed to, each for itself. */
  countTopics(network: string): number
  /** Who is subscribed to what. */
  subscriptions(): Iterable<Want>
  /** Takes the guest off all topics. */
  leave(guest: Guest): void
  /** Hands a new message to everybody but its publisher, after all that came before on its topic. */
  deliver(message: KeptMessage & { publisher: string }): void
  /** Looks what the guest has not acknowledged on the topic, and hands it over. */
  catchUp(guest: Guest, topic: string): void
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
 */
export function createDelivery({
  mailboxes,
  onDelivered,
  onFailure,
}: {
  mailboxes: Pick<Mailboxes, 'findWaiting' | 'read'>
  onDelivered(count: number): void
  onFailure(error: unknown): void
}): Delivery {
  const guestsByTopic = new Map<string, Set<Guest>>()
  const topicsOfNetwork = createTally()
  /** Who has waited longest comes first. */
  const behind = new Map<Guest, Set<string>>()
  /** What is looked for now. */
  let looking: readonly (Want & { guest: Guest })[] = []
  const leaving = new AbortController()
  let isLooking = false

  const isWanted = (guest: Guest, topic: string) => guestsByTopic.get(topic)?.has(guest) ?? false

  /**
   * Some of what is wanted, which then counts as looked for: a topic of each guest in turn, so that one
   * with thousands holds up nobody.
   */
  const takeWants = () => {
    const wants: (Want & { guest: Guest })[] = []
    for (const [guest, topics] of behind) {
      behind.delete(guest)
      const [topic] = topics
      if (topic === undefined) continue
      topics.delete(topic)
      // A Map that is walked hands out again what was put back behind the others.
      if (topics.size > 0) behind.set(guest, topics)
      if (isWanted(guest, topic)) wants.push({ guest, reader: guest.reader, topic })
      if (wants.length === wantsAtOnce) break
    }
    return wants
  }

  const handOver = async (
    guestsOf: (want: Want) => readonly Guest[],
    found: readonly Waiting[],
  ) => {
    for (const part of byBytes(found)) {
      const messages = new Map(
        (await mailboxes.read([...new Set(part.map(({ id }) => id))])).map((each) => [
          each.id,
          each,
        ]),
      )
      let count = 0
      for (const waiting of part) {
        const message = messages.get(waiting.id)
        if (!message) continue
        for (const guest of guestsOf(waiting))
          if (isWanted(guest, waiting.topic) && guest.deliver(message)) count++
      }
      onDelivered(count)
    }
  }

  const look = async (wants: readonly (Want & { guest: Guest })[]) => {
    const asked = wants.map(({ reader, topic }) => ({ reader, topic }))
    const guests = new Map<string, Guest[]>()
    for (const { guest, ...want } of wants)
      guests.set(keyOf(want), [...(guests.get(keyOf(want)) ?? []), guest])
    for (let afterId = 0; ; ) {
      const found = await mailboxes.findWaiting({ wants: asked, afterId, limit: foundAtOnce })
      await handOver((want) => guests.get(keyOf(want)) ?? [], found)
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
        for (const { guest, topic } of wants) addBehind(guest, topic)
        await wait(retryMs, undefined, { signal: leaving.signal, ref: false }).catch(() => {
          // The loop ends.
        })
        retryMs = Math.min(lastRetryMs, retryMs * 2)
      }
    }
    looking = []
    isLooking = false
  }

  const addBehind = (guest: Guest, topic: string) => {
    const topics = behind.get(guest)
    if (topics) topics.add(topic)
    else behind.set(guest, new Set([topic]))
  }
  const isBehind = (guest: Guest, topic: string) =>
    behind.get(guest)?.has(topic) ||
    looking.some((want) => want.guest === guest && want.topic === topic)
  const catchUp = (guest: Guest, topic: string) => {
    if (!isWanted(guest, topic)) return
    addBehind(guest, topic)
    if (isLooking) return
    isLooking = true
    void lookUntilDone()
  }
  const catchUpTopics = (topics: Iterable<string>) => {
    for (const topic of topics)
      for (const guest of guestsByTopic.get(topic) ?? []) catchUp(guest, topic)
  }
  const unsubscribe = (guest: Guest, topic: string) => {
    if (guest.topics.delete(topic)) topicsOfNetwork.leave(guest.network)
    guest.fetched.delete(topic)
    guest.stalled.delete(topic)
    const guests = guestsByTopic.get(topic)
    if (!guests?.delete(guest)) return
    if (guests.size === 0) guestsByTopic.delete(topic)
  }

  return {
    subscribe(guest, topic) {
      const known = guest.topics.get(topic)
      if (known !== undefined) return known
      const id = subscriptionIdOf({ topic, clientId: guest.clientId })
      // It left meanwhile, and nobody would take it off again.
      if (!guest.isOpen()) return id
      guest.topics.set(topic, id)
      topicsOfNetwork.enter(guest.network)
      const guests = guestsByTopic.get(topic)
      if (guests) guests.add(guest)
      else guestsByTopic.set(topic, new Set([guest]))
      return id
    },
    unsubscribe,
    countTopics: topicsOfNetwork.count,
    *subscriptions() {
      for (const [topic, guests] of guestsByTopic)
        for (const { reader } of guests) yield { topic, reader }
    },
    leave(guest) {
      for (const topic of [...guest.topics.keys()]) unsubscribe(guest, topic)
      behind.delete(guest)
    },
    deliver({ publisher, ...message }) {
      const guests = guestsByTopic.get(message.topic)
      if (!guests) return
      const json = jsonOf(message)
      let count = 0
      for (const guest of guests) {
        if (guest.reader === publisher) continue
        // What it still misses comes first: news of a session means nothing before its settlement.
        if (isBehind(guest, message.topic)) addBehind(guest, message.topic)
        else if (guest.deliver(message, json)) count++
      }
      onDelivered(count)
    },
    catchUp,
    catchUpTopics,
    catchUpAll: () => catchUpTopics([...guestsByTopic.keys()]),
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

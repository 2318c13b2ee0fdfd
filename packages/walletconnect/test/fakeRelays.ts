import type { RelayState } from '@foyer/core/adapter'
import { createObserved } from '../src/relay/createObserved.ts'
import type { Relay, RelayMessage } from '../src/relay/Relay.ts'

/** A relay in memory, in a test's hands. */
export interface FakeRelays {
  /** Another client. Tabs of one origin share a name; the first of them owns the socket. */
  connect(name: string): Relay & { readonly topics: ReadonlySet<string> }
  /** Everything that was published, oldest first. */
  readonly published: readonly (RelayMessage & {
    readonly by: string
    readonly ttlSeconds: number
  })[]
  /** Delivers something that nobody, or another client, published. */
  deliver(message: Pick<RelayMessage, 'topic' | 'message'>): Promise<void>
  /** How messages are delivered: as they are, unless a test wants to be hostile. */
  tamper: (message: RelayMessage) => readonly RelayMessage[]
  /** While true, nothing is taken or delivered. */
  isCut: boolean
  /** Waits until nothing is under way. */
  settle(): Promise<void>
}

interface Client {
  readonly name: string
  readonly topics: Set<string>
  readonly listeners: Set<(message: RelayMessage) => Promise<void> | void>
  readonly got: Set<string>
}

/** Relays without sockets: mailboxes, delivery to all subscribers but the publisher. */
export function createFakeRelays(): FakeRelays {
  const clients: Client[] = []
  const published: (RelayMessage & { by: string; ttlSeconds: number })[] = []
  const underWay = new Set<Promise<void>>()
  const track = (promise: Promise<void>) => {
    underWay.add(promise)
    void promise.finally(() => underWay.delete(promise))
  }
  const hand = async (client: Client, message: RelayMessage) => {
    await Promise.resolve()
    for (const listener of [...client.listeners]) await listener(message)
  }
  const flush = () => {
    if (relays.isCut) return
    for (const message of published)
      for (const client of clients) {
        if (client.name === message.by || !client.topics.has(message.topic)) continue
        if (client.got.has(message.message)) continue
        client.got.add(message.message)
        for (const one of relays.tamper(message)) track(hand(client, one))
      }
  }
  const relays: FakeRelays = {
    published,
    isCut: false,
    tamper: (message) => [message],
    connect(name) {
      const client: Client = { name, topics: new Set(), listeners: new Set(), got: new Set() }
      clients.push(client)
      const state = createObserved<RelayState>({ status: 'connected' })
      return {
        state,
        topics: client.topics,
        retry() {},
        async publish({ topic, message, tag, ttlSeconds, signal }) {
          while (relays.isCut) {
            await new Promise((resolve) => setTimeout(resolve, 1))
            if (signal?.aborted) throw signal.reason
          }
          published.push({ topic, message, tag, ttlSeconds, publishedAtMs: 0, by: name })
          flush()
        },
        async subscribe(topic) {
          client.topics.add(topic)
          flush()
        },
        async unsubscribe(topic) {
          client.topics.delete(topic)
        },
        onMessage(listener) {
          client.listeners.add(listener)
          return () => void client.listeners.delete(listener)
        },
        isOwner: () => clients.find((other) => other.name === name) === client,
        close() {
          clients.splice(clients.indexOf(client), 1)
        },
      }
    },
    async deliver({ topic, message }) {
      const clientsOf = clients.filter((client) => client.topics.has(topic))
      for (const client of clientsOf)
        await hand(client, { topic, message, publishedAtMs: 0, tag: 0 })
    },
    async settle() {
      for (let quiet = 0; quiet < 3; quiet++) {
        while (underWay.size > 0) await Promise.all(underWay)
        await new Promise((resolve) => setTimeout(resolve, 2))
        flush()
      }
    },
  }
  return relays
}

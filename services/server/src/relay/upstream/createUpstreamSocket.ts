import { subscriptionIdOf } from '../sockets/ClientConnection.ts'
import { createBackOff } from './createBackOff.ts'
import {
  type Connection,
  openConnection,
  UpstreamFailure,
  UpstreamMessage,
} from './openConnection.ts'
import type { OpenTransport } from './Transport.ts'

/** As many as relays take in one call. */
const topicsOfCall = 500
/** Pages of messages that are fetched for topics of one call; what is left is delivered. */
const maxPages = 100
/** A connection that lasted this long was a good one. */
const lastingMs = 10_000
/** A server that was refused for good is let in when its operator changed something. */
const refusedRetryMs = 10 * 60_000

/** One connection to the upstream relay that comes back, with what it is subscribed to. */
export interface UpstreamSocket {
  /** What it should be subscribed to; call `sync` after a change. */
  readonly topics: Set<string>
  /** Subscribes and unsubscribes what has changed. */
  sync(): void
  isOpen(): boolean
  /** @throws {UpstreamFailure} */
  call: Connection['call']
  /** Connects anew, subscribes anew and so gets again what was not acknowledged. */
  restart(): void
  close(): void
}

export interface UpstreamSocketEvents {
  onOpen(): void
  onClosed(refusal: string | null): void
  /** Resolves when it is kept, to whether that is so; rejects when the database is away. */
  onMessage(message: UpstreamMessage): Promise<boolean>
}

/**
 * @param parameters.clientId of this server at the upstream relay
 * @param parameters.random see `createBackOff`
 */
export function createUpstreamSocket({
  openTransport,
  clientId,
  random,
  onOpen,
  onClosed,
  onMessage,
}: {
  openTransport: OpenTransport
  clientId: string
  random?: (() => number) | undefined
} & UpstreamSocketEvents): UpstreamSocket {
  const topics = new Set<string>()
  const backOff = createBackOff(random)
  let connection: Connection | undefined
  let isOpen = false
  /** What the connection at hand is subscribed to. */
  let held = new Set<string>()
  let syncing: Connection | undefined
  let isBehind = false
  let openedAtMs = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const keep = async (message: UpstreamMessage, on: Connection | undefined) => {
    try {
      return await onMessage(message)
    } catch {
      // The database is away. What was not acknowledged comes again with the next connection.
      on?.cut()
      return false
    }
  }

  const connect = () => {
    held = new Set()
    const opened: Connection = openConnection({
      openTransport,
      onOpen() {
        isOpen = true
        openedAtMs = Date.now()
        onOpen()
        sync()
      },
      onMessage: async (message, acknowledge) => {
        if (await keep(message, opened)) acknowledge()
      },
      onClosed(refusal) {
        if (isOpen && Date.now() - openedAtMs > lastingMs) backOff.reset()
        isOpen = false
        connection = undefined
        if (isClosed) return
        onClosed(refusal)
        timer = setTimeout(connect, refusal === null ? backOff.nextMs() : refusedRetryMs)
      },
    })
    connection = opened
  }

  const fetchMissed = async (on: Connection, some: readonly string[]) => {
    for (let page = 0; page < maxPages; page++) {
      const { messages, hasMore } = readPage(
        await on.call('irn_batchFetchMessages', { topics: some }),
      )
      for (const message of messages) await keep(message, on)
      if (!hasMore) return
    }
  }
  const subscribe = async (on: Connection, some: readonly string[]) => {
    await on.call('irn_batchSubscribe', { topics: some })
    for (const topic of some) held.add(topic)
    backOff.reset()
    await fetchMissed(on, some).catch((error: unknown) => {
      // A relay without this call delivers by itself.
      if (!(error instanceof UpstreamFailure && error.code !== null)) throw error
    })
  }
  const unsubscribe = async (on: Connection, some: readonly string[]) => {
    for (const topic of some) held.delete(topic)
    const subscriptions = some.map((topic) => ({
      topic,
      id: subscriptionIdOf({ topic, clientId }),
    }))
    await on.call('irn_batchUnsubscribe', { subscriptions })
  }
  const syncAll = async (on: Connection) => {
    while (on === connection && isOpen) {
      isBehind = false
      const missing = firstOf(topics, (topic) => !held.has(topic))
      const surplus = firstOf(held, (topic) => !topics.has(topic))
      if (missing.length > 0) await subscribe(on, missing)
      else if (surplus.length > 0) await unsubscribe(on, surplus)
      else if (!isBehind) return
    }
  }
  const sync = () => {
    const on = connection
    isBehind = true
    if (!on || !isOpen || syncing === on) return
    syncing = on
    syncAll(on)
      // Subscribing is what the connection is for, so one that cannot is made anew, a little later.
      .catch(() => on.cut())
      .finally(() => {
        if (syncing !== on) return
        syncing = undefined
        // A user may have asked in between.
        if (isBehind) sync()
      })
  }
  connect()

  return {
    topics,
    sync,
    isOpen: () => isOpen,
    call: (method, params) =>
      connection && isOpen
        ? connection.call(method, params)
        : Promise.reject(new UpstreamFailure(null, 'The upstream relay is not connected')),
    restart: () => connection?.cut(),
    close() {
      isClosed = true
      clearTimeout(timer)
      connection?.cut()
    },
  }
}

const Page = UpstreamMessage.array()

/** What cannot be read is nothing that clients could read. */
function readPage(result: unknown): { messages: readonly UpstreamMessage[]; hasMore: boolean } {
  const { messages, hasMore } = (result ?? {}) as { messages?: unknown; hasMore?: unknown }
  const page = Page.safeParse(messages)
  return { messages: page.success ? page.data : [], hasMore: page.success && hasMore === true }
}

function firstOf(topics: Iterable<string>, isChosen: (topic: string) => boolean): string[] {
  const chosen: string[] = []
  for (const topic of topics) {
    if (chosen.length === topicsOfCall) break
    if (isChosen(topic)) chosen.push(topic)
  }
  return chosen
}

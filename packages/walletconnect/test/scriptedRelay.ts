import { createHash } from 'node:crypto'
import type { PageSocket, SocketParameters } from '../src/platform/WalletConnectPlatform.ts'

/** Frames that a relay and a client exchange, as objects. */
export interface Frame {
  id: number | string
  method?: string
  params?: Record<string, unknown>
  result?: unknown
  error?: { code: number; message: string }
}

export interface Published {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly publisher: string
}

interface RelayClient {
  readonly id: string
  readonly topics: Set<string>
  readonly parameters: SocketParameters
  readonly pushed: Map<string, Published>
  isOpen: boolean
}

/**
 * A relay in memory, with a mailbox for each topic: what is not acknowledged is delivered again, and
 * a message that was published twice is kept once. Its faults are properties to set.
 */
export function createScriptedRelay() {
  const clients = new Set<RelayClient>()
  const mailboxes = new Map<string, Published[]>()
  const acknowledged = new Set<string>()
  let lastPushId = 1_737_387_645_000_123_000n

  const relay = {
    /** Addresses that were dialled, oldest first. */
    dialled: [] as string[],
    /** Frames from clients, as they arrived. */
    received: [] as string[],
    /** Publications as clients sent them, with doubles. */
    published: [] as string[],
    isDown: false,
    /** Takes sockets and frames, and says nothing. */
    isDeaf: false,
    /** Closes new sockets with this reason and code 3000. */
    refusal: null as string | null,
    /** What becomes of a frame to a client: any texts instead of it. */
    rewrite: (text: string): readonly string[] => [text],
    /** What becomes of a frame from a client; `null` is lost. */
    remove: (_frame: Frame): 'nothing' | 'call' | 'answer' => 'nothing',
    clients,
    mailboxes,
    acknowledged,

    openSocket(parameters: SocketParameters): PageSocket {
      relay.dialled.push(parameters.url)
      const auth = new URL(parameters.url).searchParams.get('auth') ?? ''
      const { iss } = JSON.parse(Buffer.from(auth.split('.')[1] ?? '', 'base64url').toString())
      const client: RelayClient = {
        id: iss,
        topics: new Set(),
        parameters,
        pushed: new Map(),
        isOpen: false,
      }
      const { isDown, refusal } = relay
      queueMicrotask(() => {
        if (isDown) return parameters.onClose({ code: 1006, reason: '' })
        if (relay.isDeaf) return
        client.isOpen = true
        clients.add(client)
        parameters.onOpen()
        if (refusal !== null) relay.close(client, 3000, refusal)
      })
      return {
        send(text) {
          if (client.isOpen && !relay.isDeaf) queueMicrotask(() => relay.take(client, text))
        },
        close() {
          client.isOpen = false
          clients.delete(client)
        },
      }
    },
    close(client: RelayClient, code: number, reason = '') {
      if (!clients.delete(client)) return
      client.isOpen = false
      client.parameters.onClose({ code, reason })
    },
    /** Cuts every socket. */
    cut(code = 1006) {
      for (const client of [...clients]) relay.close(client, code)
    },
    /** Publishes as another client. */
    publish(topic: string, message: string, tag = 1109) {
      relay.keep({ topic, message, tag, publishedAt: 1, publisher: 'did:key:other' })
    },
    keep(published: Published) {
      const mailbox = mailboxes.get(published.topic) ?? []
      mailboxes.set(published.topic, mailbox)
      if (mailbox.some(({ message }) => message === published.message)) return
      mailbox.push(published)
      for (const client of clients) relay.deliver(client, published)
    },
    deliver(client: RelayClient, published: Published) {
      const { publisher, ...data } = published
      if (publisher === client.id || !client.topics.has(published.topic)) return
      if (acknowledged.has(nameOf(client, published))) return
      // Beyond 2^53, as relays count.
      const id = `${++lastPushId}`
      client.pushed.set(id, published)
      const params = JSON.stringify({ id: subscriptionOf(client, published.topic), data })
      const frame = `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`
      relay.say(client, frame)
    },
    /** Any text to one client. */
    say(client: RelayClient, text: string) {
      for (const part of relay.rewrite(text))
        queueMicrotask(() => client.isOpen && client.parameters.onText(part))
    },
    sayToAll(text: string) {
      for (const client of clients) relay.say(client, text)
    },
    take(client: RelayClient, text: string) {
      if (!client.isOpen) return
      relay.received.push(text)
      const frame: Frame = JSON.parse(text)
      if (frame.method === undefined) {
        const id = /"id":(\d+)/.exec(text)?.[1] ?? ''
        const published = client.pushed.get(id)
        if (published && frame.result === true) acknowledged.add(nameOf(client, published))
        return
      }
      const lost = relay.remove(frame)
      if (lost === 'call') return
      const answer = relay.answer(client, frame, text)
      if (lost !== 'answer') relay.say(client, JSON.stringify({ id: frame.id, ...answer }))
      if (!frame.method.endsWith('ubscribe') || frame.method.includes('n_un')) return
      for (const topic of (frame.params?.topics ?? []) as string[])
        for (const published of mailboxes.get(topic) ?? []) relay.deliver(client, published)
    },
    /** What a call is answered with; replaced by tests that play a strange relay. */
    answer(client: RelayClient, { method, params = {} }: Frame, text: string): Partial<Frame> {
      if (method === 'irn_batchSubscribe') {
        const topics = params.topics as string[]
        for (const topic of topics) client.topics.add(topic)
        return { result: topics.map((topic) => subscriptionOf(client, topic)) }
      }
      if (method === 'irn_unsubscribe') {
        client.topics.delete(String(params.topic))
        return { result: params.id === subscriptionOf(client, String(params.topic)) }
      }
      relay.published.push(text)
      const { topic, message, tag } = params as unknown as Published
      relay.keep({ topic, message, tag, publishedAt: 1, publisher: client.id })
      return { result: true }
    },
  }
  return relay
}

export type ScriptedRelay = ReturnType<typeof createScriptedRelay>

function subscriptionOf({ id }: RelayClient, topic: string): string {
  return createHash('sha256').update(`${topic}${id}`).digest('hex')
}

function nameOf({ id }: RelayClient, { topic, message }: Published): string {
  return `${id} ${topic} ${message}`
}

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

interface Guest {
  readonly client: string
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
  const guests = new Set<Guest>()
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
    lose: (_frame: Frame): 'nothing' | 'call' | 'answer' => 'nothing',
    guests,
    mailboxes,
    acknowledged,

    openSocket(parameters: SocketParameters): PageSocket {
      relay.dialled.push(parameters.url)
      const auth = new URL(parameters.url).searchParams.get('auth') ?? ''
      const { iss } = JSON.parse(Buffer.from(auth.split('.')[1] ?? '', 'base64url').toString())
      const guest: Guest = {
        client: iss,
        topics: new Set(),
        parameters,
        pushed: new Map(),
        isOpen: false,
      }
      const { isDown, refusal } = relay
      queueMicrotask(() => {
        if (isDown) return parameters.onClose({ code: 1006, reason: '' })
        if (relay.isDeaf) return
        guest.isOpen = true
        guests.add(guest)
        parameters.onOpen()
        if (refusal !== null) relay.close(guest, 3000, refusal)
      })
      return {
        send(text) {
          if (guest.isOpen && !relay.isDeaf) queueMicrotask(() => relay.take(guest, text))
        },
        close() {
          guest.isOpen = false
          guests.delete(guest)
        },
      }
    },
    close(guest: Guest, code: number, reason = '') {
      if (!guests.delete(guest)) return
      guest.isOpen = false
      guest.parameters.onClose({ code, reason })
    },
    /** Cuts every socket. */
    cut(code = 1006) {
      for (const guest of [...guests]) relay.close(guest, code)
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
      for (const guest of guests) relay.deliver(guest, published)
    },
    deliver(guest: Guest, published: Published) {
      const { publisher, ...data } = published
      if (publisher === guest.client || !guest.topics.has(published.topic)) return
      if (acknowledged.has(nameOf(guest, published))) return
      // Beyond 2^53, as relays count.
      const id = `${++lastPushId}`
      guest.pushed.set(id, published)
      const params = JSON.stringify({ id: subscriptionOf(guest, published.topic), data })
      const frame = `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`
      relay.say(guest, frame)
    },
    /** Any text to one client. */
    say(guest: Guest, text: string) {
      for (const part of relay.rewrite(text))
        queueMicrotask(() => guest.isOpen && guest.parameters.onText(part))
    },
    sayToAll(text: string) {
      for (const guest of guests) relay.say(guest, text)
    },
    take(guest: Guest, text: string) {
      if (!guest.isOpen) return
      relay.received.push(text)
      const frame: Frame = JSON.parse(text)
      if (frame.method === undefined) {
        const id = /"id":(\d+)/.exec(text)?.[1] ?? ''
        const published = guest.pushed.get(id)
        if (published && frame.result === true) acknowledged.add(nameOf(guest, published))
        return
      }
      const lost = relay.lose(frame)
      if (lost === 'call') return
      const answer = relay.answer(guest, frame, text)
      if (lost !== 'answer') relay.say(guest, JSON.stringify({ id: frame.id, ...answer }))
      if (!frame.method.endsWith('ubscribe') || frame.method.includes('n_un')) return
      for (const topic of (frame.params?.topics ?? []) as string[])
        for (const published of mailboxes.get(topic) ?? []) relay.deliver(guest, published)
    },
    /** What a call is answered with; replaced by tests that play a strange relay. */
    answer(guest: Guest, { method, params = {} }: Frame, text: string): Partial<Frame> {
      if (method === 'irn_batchSubscribe') {
        const topics = params.topics as string[]
        for (const topic of topics) guest.topics.add(topic)
        return { result: topics.map((topic) => subscriptionOf(guest, topic)) }
      }
      if (method === 'irn_unsubscribe') {
        guest.topics.delete(String(params.topic))
        return { result: params.id === subscriptionOf(guest, String(params.topic)) }
      }
      relay.published.push(text)
      const { topic, message, tag } = params as unknown as Published
      relay.keep({ topic, message, tag, publishedAt: 1, publisher: guest.client })
      return { result: true }
    },
  }
  return relay
}

export type ScriptedRelay = ReturnType<typeof createScriptedRelay>

function subscriptionOf({ client }: Guest, topic: string): string {
  return createHash('sha256').update(`${topic}${client}`).digest('hex')
}

function nameOf({ client }: Guest, { topic, message }: Published): string {
  return `${client} ${topic} ${message}`
}

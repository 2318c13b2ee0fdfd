import { createUpstreamSocket, type UpstreamSocket } from './createUpstreamSocket.ts'
import { UpstreamFailure, type UpstreamMessage } from './openConnection.ts'
import type { OpenTransport } from './Transport.ts'

/** Below the 2,000 that relays give a connection. */
const topicsOfSocket = 1_500
/** Below the 32 that relays give a client. */
const maxSockets = 30
/** Topics beyond this are left to the next that become free. */
export const maxUpstreamTopics = topicsOfSocket * maxSockets

/** All connections of this server to the upstream relay: few, however many clients there are. */
export interface UpstreamPool {
  /** Makes these the topics that are subscribed to, all of them or those among `among`. */
  want(topics: readonly string[], among?: readonly string[]): void
  isOpen(): boolean
  /** Why the upstream relay refuses this server for good, or `null`. */
  refusal(): string | null
  /** How many connections are open, and how many topics are wanted. */
  counts(): { sockets: number; topics: number }
  /** @throws {UpstreamFailure} */
  publish(params: PublishParameters): Promise<void>
  close(): void
}

interface PublishParameters {
  readonly topic: string
  readonly message: string
  readonly ttl: number
  readonly prompt: boolean
  readonly tag: number
}

/**
 * Connects at once, so that it is known whether the upstream relay can be reached.
 *
 * @param parameters.onChange a connection opened or closed
 * @param parameters.onMessage see `UpstreamSocketEvents`
 */
export function createUpstreamPool({
  openTransport,
  clientId,
  random,
  onChange,
  onMessage,
}: {
  openTransport: OpenTransport
  clientId: string
  random?: (() => number) | undefined
  onChange(): void
  onMessage(message: UpstreamMessage): Promise<boolean>
}): UpstreamPool {
  const sockets: UpstreamSocket[] = []
  const socketOf = new Map<string, UpstreamSocket>()
  let refusal: string | null = null

  const addSocket = () => {
    const socket = createUpstreamSocket({
      openTransport,
      clientId,
      random,
      onMessage: async (message) => {
        // Nobody here asked for it, so it needs not come again.
        if (!socketOf.has(message.topic)) return true
        return onMessage(message)
      },
      onOpen() {
        refusal = null
        onChange()
      },
      onClosed(reason) {
        if (reason !== null) refusal = reason
        onChange()
      },
    })
    sockets.push(socket)
    return socket
  }
  addSocket()

  const findRoom = () =>
    sockets.find(({ topics }) => topics.size < topicsOfSocket) ??
    (sockets.length < maxSockets ? addSocket() : undefined)
  const add = (topic: string) => {
    if (socketOf.has(topic)) return
    const socket = findRoom()
    socket?.topics.add(topic)
    if (socket) socketOf.set(topic, socket)
  }
  const remove = (topic: string) => {
    socketOf.get(topic)?.topics.delete(topic)
    socketOf.delete(topic)
  }

  return {
    want(topics, among = [...socketOf.keys()]) {
      const wanted = new Set(topics)
      for (const topic of among) if (!wanted.has(topic)) remove(topic)
      for (const topic of topics) add(topic)
      for (const socket of sockets) socket.sync()
    },
    isOpen: () => sockets.some((socket) => socket.isOpen()),
    refusal: () => refusal,
    counts: () => ({
      sockets: sockets.filter((socket) => socket.isOpen()).length,
      topics: socketOf.size,
    }),
    async publish(params) {
      const own = socketOf.get(params.topic)
      const socket = own?.isOpen() ? own : sockets.find((one) => one.isOpen())
      if (!socket) throw new UpstreamFailure(null, 'The upstream relay is not connected')
      await socket.call('irn_publish', params)
    },
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}

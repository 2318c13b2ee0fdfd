import type { Duplex } from 'node:stream'
import { createFrameWatch } from './createFrameWatch.ts'

/** Connections on which a message has begun and not ended, and what they hold. */
export interface PartialMessages {
  /**
   * Follows what comes over a connection.
   *
   * @param parameters.cut has to end it; called once, when it is too slow or others need the room
   */
  watch(parameters: { socket: Duplex; network: string; cut(): void }): void
  /** Says that time has passed: a client that has not ended a message for `maxTurns` is cut. */
  turn(): void
}

/** How much may be held of messages that have not ended. */
export interface PartialMessageBounds {
  readonly maxBytes: number
  readonly maxBytesPerNetwork: number
  readonly maxTurns: number
}

interface Connection {
  readonly network: string
  readonly cut: () => void
  heldBytes: number
  turns: number
}

/**
 * A client that does not end a message is cut after a while, which is counted in turns: after a standstill of
 * this process nobody is cut for what nobody read. Where what is held is too much, the one that began
 * first goes, as a message of an honest client takes no time.
 */
export function createPartialMessages({
  maxBytes,
  maxBytesPerNetwork,
  maxTurns,
}: PartialMessageBounds): PartialMessages {
  /** Who began first comes first. */
  const connections = new Set<Connection>()
  const bytesOf = new Map<string, number>()
  let bytes = 0

  const hold = (connection: Connection, heldBytes: number) => {
    const more = heldBytes - connection.heldBytes
    const { network } = connection
    const ofNetwork = (bytesOf.get(network) ?? 0) + more
    if (ofNetwork > 0) bytesOf.set(network, ofNetwork)
    else bytesOf.delete(network)
    bytes += more
    connection.heldBytes = heldBytes
  }
  const release = (connection: Connection) => {
    connections.delete(connection)
    connection.turns = 0
    hold(connection, 0)
  }
  const end = (connection: Connection) => {
    release(connection)
    connection.cut()
  }
  const endFirst = (isMeant: (connection: Connection) => boolean) => {
    for (const connection of connections) if (isMeant(connection)) return end(connection)
  }

  return {
    watch({ socket, network, cut }) {
      const watch = createFrameWatch()
      const connection: Connection = { network, cut, heldBytes: 0, turns: 0 }
      socket.on('data', (chunk: Buffer) => {
        if (socket.destroyed) return
        const held = watch.take(chunk)
        if (held.bytes === 0 || held.isNew) release(connection)
        if (held.bytes === 0) return
        connections.add(connection)
        hold(connection, held.bytes)
        while ((bytesOf.get(network) ?? 0) > maxBytesPerNetwork)
          endFirst((other) => other.network === network)
        while (bytes > maxBytes) endFirst(() => true)
      })
      socket.once('close', () => release(connection))
    },
    turn() {
      for (const connection of connections) {
        connection.turns += 1
        if (connection.turns > maxTurns) end(connection)
      }
    },
  }
}

import type { Duplex } from 'node:stream'
import { type ClientSocket, createClientSockets } from './createClientSockets.ts'
import { createCounts } from './createCounts.ts'

/** Who opens a WebSocket, after all that is checked outside. */
export interface Visitor {
  /** Address, or network of it, that limits count by. */
  readonly network: string
  readonly projectId: string | null
}

/** How many may be open at once, in this process; 0 for no limit. */
export interface ConnectionBounds {
  readonly maxSocketsPerAddress: number
  readonly maxSocketsPerProject: number
  /** One more closes an older one of the same client. */
  readonly maxSocketsPerClient: number
}

/** Knows what room is taken, and lets in who comes when it is their turn. */
export interface ConnectionLimit<opened extends ClientSocket> {
  isFull(visitor: Visitor): boolean
  /**
   * Takes room for a connection until it closes.
   *
   * @param parameters.open makes it a WebSocket, now or a little later; not called when it broke
   */
  accept(parameters: { socket: Duplex; visitor: Visitor; clientId: string; open(): void }): void
  /** @returns the socket of the same client that has to go for this one, or `null` */
  enter(opened: opened): opened | null
  leave(opened: opened): void
  /** Breaks connections that wait. */
  close(): void
}

export function createConnectionLimit<opened extends ClientSocket>({
  maxSocketsPerAddress,
  maxSocketsPerProject,
  maxSocketsPerClient,
}: ConnectionBounds): ConnectionLimit<opened> {
  const ofAddress = createCounts()
  const ofProject = createCounts()
  const ofClient = createClientSockets<opened>({ max: maxSocketsPerClient })
  /** What is done when they break. */
  const waiting = new Map<Duplex, () => void>()

  // Functions of their own: a listener that is made beside a request keeps it while the socket lives.
  const takeRoom = (socket: Duplex, { network, projectId }: Visitor) => {
    ofAddress.enter(network)
    if (projectId !== null) ofProject.enter(projectId)
    socket.once('close', () => {
      ofAddress.leave(network)
      if (projectId !== null) ofProject.leave(projectId)
    })
  }
  const startWaiting = (socket: Duplex, giveUp: () => void) => {
    const onClose = () => {
      waiting.delete(socket)
      giveUp()
    }
    waiting.set(socket, onClose)
    socket.once('close', onClose)
  }
  const stopWaiting = (socket: Duplex) => {
    const onClose = waiting.get(socket)
    if (!onClose) return
    waiting.delete(socket)
    socket.off('close', onClose)
  }

  return {
    isFull: ({ network, projectId }) =>
      isOver(ofAddress.count(network), maxSocketsPerAddress) ||
      (projectId !== null && isOver(ofProject.count(projectId), maxSocketsPerProject)),
    accept({ socket, visitor, clientId, open }) {
      if (socket.destroyed) return
      takeRoom(socket, visitor)
      const giveUp = ofClient.arrive({
        clientId,
        open() {
          stopWaiting(socket)
          open()
        },
      })
      if (giveUp) startWaiting(socket, giveUp)
    },
    enter: ofClient.enter,
    leave: ofClient.leave,
    close() {
      for (const socket of waiting.keys()) socket.destroy()
    },
  }
}

const isOver = (count: number, max: number) => max > 0 && count >= max

import type { WebSocket } from 'ws'

/** Sockets are looked after in turns, so that not all pings go out at once. */
const turnsOfRound = 30

/** Pings open sockets, each once in a round. */
export interface Heartbeat {
  /** Looks after a socket until it closes. */
  enter(socket: WebSocket): void
  /** Those that are open. */
  sockets(): readonly WebSocket[]
  stop(): void
}

/**
 * @param parameters.everyMs how long a round takes
 * @param parameters.onCount how many sockets are open, when that changes
 * @param parameters.onSilent nothing came from one since its last ping; it is cut
 * @param parameters.onTurn 30 times in a round
 */
export function createHeartbeat({
  everyMs,
  onCount,
  onSilent,
  onTurn,
}: {
  everyMs: number
  onCount(count: number): void
  onSilent(): void
  onTurn(): void
}): Heartbeat {
  const states = new Map<WebSocket, { isAlive: boolean; turn: number }>()
  let turn = 0

  const timer = setInterval(() => {
    onTurn()
    turn = (turn + 1) % turnsOfRound
    for (const [socket, state] of states) {
      if (state.turn !== turn) continue
      if (!state.isAlive) {
        onSilent()
        socket.terminate()
      } else {
        state.isAlive = false
        socket.ping()
      }
    }
  }, everyMs / turnsOfRound)
  timer.unref()

  return {
    sockets: () => [...states.keys()],
    enter(socket) {
      const state = { isAlive: true, turn: states.size % turnsOfRound }
      states.set(socket, state)
      onCount(states.size)
      socket.on('pong', () => {
        state.isAlive = true
      })
      socket.on('close', () => {
        states.delete(socket)
        onCount(states.size)
      })
    },
    stop: () => clearInterval(timer),
  }
}

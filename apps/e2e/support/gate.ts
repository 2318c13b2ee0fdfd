import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { RealServer } from './realServer.ts'

/**
 * A way to a server that many tests share, which one of them can cut: to its page the server is gone as if
 * it was killed, and to all others it is there. A server of one's own takes seconds of a core to start.
 */
export interface Gate {
  /** Such as `http://127.0.0.1:41234`; the same after it was mended. */
  readonly url: string
  /** Ends all connections without a word and refuses new ones. */
  cut(): Promise<void>
  /** Lets in again. */
  restore(): Promise<void>
}

/** Opens one on a free port of 127.0.0.1; a test takes the fixture `gate`. */
export async function openGate(server: Pick<RealServer, 'url'>): Promise<Gate> {
  const target = Number(new URL(server.url).port)
  const sockets = new Set<Socket>()
  const listener = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      // Whichever end breaks takes the other with it.
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  let port = 0
  const listen = async () => {
    listener.listen(port, '127.0.0.1')
    await once(listener, 'listening')
    const address = listener.address()
    if (address && typeof address !== 'string') port = address.port
  }
  await listen()
  return {
    url: `http://127.0.0.1:${port}`,
    async cut() {
      if (!listener.listening) return
      const closed = once(listener, 'close')
      listener.close()
      for (const socket of sockets) socket.resetAndDestroy()
      await closed
    },
    restore: listen,
  }
}

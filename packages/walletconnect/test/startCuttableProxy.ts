import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * What a cut looks like from both ends: `refused` ends every connection and takes no new one;
 * `stalled` holds everything back until the way is mended, as lost packets do; `silent` loses
 * everything, also what connections of that time send later, and never closes one, as a gateway does
 * that forgot them.
 */
type Cut = 'refused' | 'stalled' | 'silent'

/** A way to a port of this machine that can be cut. */
export interface CuttableProxy {
  readonly port: number
  cut(kind: Cut): void
  restore(): void
  stop(): void
}

/** @param parameters.port where the way leads, asked for each connection */
export async function startCuttableProxy({ port }: { port(): number }): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  const links = new Set<{ isSilent: boolean }>()
  let held: (() => void)[] = []
  let cut: Cut | null = null

  const join = (inner: Socket) => {
    if (cut === 'refused') return void inner.resetAndDestroy()
    const outer = connect(port(), '127.0.0.1')
    const link = { isSilent: cut === 'silent' }
    links.add(link)
    const pass = (act: () => void) => {
      if (link.isSilent) return
      if (cut === 'stalled') held.push(act)
      else act()
    }
    const ends = [
      [inner, outer],
      [outer, inner],
    ] as const
    for (const [socket, peer] of ends) {
      sockets.add(socket)
      socket.on('data', (bytes) => pass(() => peer.write(bytes)))
      // `close` follows, and the other end is told then.
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        pass(() => {
          links.delete(link)
          peer.destroy()
        })
      })
    }
  }

  const listener = createServer(join)
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (listener.address() as { port: number }).port,
    cut(kind) {
      cut = kind
      if (kind === 'refused') destroyAll()
      if (kind === 'silent') for (const link of links) link.isSilent = true
    },
    restore() {
      cut = null
      const acts = held
      held = []
      for (const act of acts) act()
    },
    stop() {
      listener.close()
      destroyAll()
    },
  }
}

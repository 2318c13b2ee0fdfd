import type { Server } from 'node:http'
import { clientNetwork } from './clientNetwork.ts'

/**
 * Closes connections of a client that has too many already, whether it asks on them or not: one that
 * opens them and says nothing would else leave no place for others. Not for what stands behind a proxy,
 * which opens all of them itself.
 *
 * @param maxPerClient for each client as rate limits count them, see `clientNetwork`
 */
export function limitConnections(server: Server, maxPerClient: number): void {
  const openOf = new Map<string, number>()
  server.on('connection', (socket) => {
    const client = clientNetwork(socket.remoteAddress ?? '')
    const open = openOf.get(client) ?? 0
    if (open >= maxPerClient) {
      socket.destroy()
      return
    }
    openOf.set(client, open + 1)
    socket.once('close', () => {
      const left = (openOf.get(client) ?? 1) - 1
      if (left === 0) openOf.delete(client)
      else openOf.set(client, left)
    })
  })
}

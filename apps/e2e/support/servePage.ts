import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves one page on 127.0.0.1, with a port and so an origin of its own. From a real address: browsers
 * let a page that a test made up reach nobody on this machine.
 */
export async function servePage(html: string): Promise<{ url: string; stop(): void }> {
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

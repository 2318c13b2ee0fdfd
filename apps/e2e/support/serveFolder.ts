import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
}

/** Serves a built page on 127.0.0.1, plainly. */
export async function serveFolder(folder: string): Promise<{ url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    try {
      const content = await readFile(path)
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'image/svg+xml' })
      response.end(content)
    } catch {
      // Missing: a favicon, most likely.
      response.writeHead(404).end()
    }
  })
  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop }
}

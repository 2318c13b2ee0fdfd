import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Serves a built page on 127.0.0.1, plainly; or a site of many, whose addresses have no `.html`, and which says itself when
 * there is no page.
 */
export async function serveFolder(folder: string): Promise<{ url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = join(folder, fileOf(pathname))
    try {
      const content = await readFile(path)
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'image/svg+xml' })
      response.end(content)
    } catch {
      // Missing: a favicon, most likely.
      const page = await readFile(join(folder, '404.html')).catch(() => undefined)
      response.writeHead(404, page && { 'content-type': 'text/html' }).end(page)
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

function fileOf(pathname: string): string {
  if (pathname.endsWith('/')) return `${pathname}index.html`
  return extname(pathname) === '' && pathname !== '/_headers' ? `${pathname}.html` : pathname
}

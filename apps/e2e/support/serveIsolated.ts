import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The demo, with one header more: its windows are cut off from it. */
export async function serveIsolated(demoUrl: string) {
  const host = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', demoUrl))
    for (const name of ['content-type', 'content-security-policy']) {
      const value = answer.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  return { port: (host.address() as AddressInfo).port, close: () => host.close() }
}

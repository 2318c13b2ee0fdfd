import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of 127.0.0.1 on which nothing listens, for programs that take no 0. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

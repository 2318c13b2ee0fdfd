import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that a system gives to a program that takes any: others start some all the time. */
const [lowest, highest] = [10_000, 32_000]

/** A port of 127.0.0.1 on which nothing listens, for programs that take no 0. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(randomInt(lowest, highest), '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return findFreePort()
    throw error
  }
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningServer, startInbox, startPostgres, startServer } from '@foyer/testing/stack'
import { quickServer } from '../../../scripts/quickServer.mjs'
import { readDescription, type TestStack } from './stack.ts'

const frameEntry = fileURLToPath(
  new URL('../../../services/frame/server/serveFrame.mjs', import.meta.url),
)

/** Two processes of the server on one PostgreSQL, behind an operator's load balancer, with the frame and the mails. */
export interface TwoServers {
  /** Of the balancer: all that page and frame know. */
  readonly url: string
  readonly frameUrl: string
  readonly inboxUrl: string
  /** What was answered, oldest first. */
  readonly answered: readonly Answered[]
  /**
   * Kills whichever process answers `rpcMethod` next, before its answer goes on.
   *
   * @returns which of them it was
   */
  killAfter(rpcMethod: string): Promise<number>
  stop(): Promise<void>
}

interface Answered {
  /** 0 or 1. */
  readonly process: number
  readonly path: string
  /** Of JSON-RPC; `null` for all else. */
  readonly rpcMethod: string | null
}

/** @param stack whose chain A and exchange they use */
export async function startTwoServers(stack: TestStack): Promise<TwoServers> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-two-servers-'))
    stops.push(() => rm(folder, { recursive: true, force: true }))
    const [postgres, inbox, framePort, { contracts, accounts }] = await Promise.all([
      startPostgres({ durable: false }),
      startInbox(),
      findFreePort(),
      readDescription(stack.demoUrl),
    ])
    stops.push(postgres.stop, inbox.stop)
    const frameUrl = `http://localhost:${framePort}`
    const settings = {
      DATABASE_URL: postgres.url,
      RPC_URLS: `eip155:31337=${stack.rpcUrls[0]}`,
      CHAINS: 'eip155:31337=Anvil A|ETH|18',
      DEXES: `eip155:31337=${contracts.dexRouter};stables=${contracts.foyerDollar};tokens=${contracts.foyerToken};minimumUsd=1000`,
      // Of an account that nobody else sends from: the stack has a bundler of its own.
      BUNDLER_KEYS: `eip155:31337=${accounts[8]?.privateKey}`,
      FRAME_ORIGIN: frameUrl,
      ENCRYPTION_KEYS: `two:${Buffer.alloc(32, 2).toString('base64')}`,
      MAIL_URL: inbox.smtpUrl,
      ...{ RATE_LIMIT_RPC: '0', RATE_LIMIT_LISTS: '0', RATE_LIMIT_WRITES: '0' },
    }
    const start = (name: string) =>
      startServer({ entry: quickServer, dataFolder: join(folder, name), settings })
    // One after the other, as an operator rolls them out: the first one makes the tables.
    const servers = [await start('one'), await start('two')]
    stops.push(() => Promise.all(servers.map((server) => server.stop())))
    const balancer = await openBalancer(servers)
    stops.push(balancer.close)
    const frame = await startServer({
      ...{ entry: frameEntry, port: framePort, dataFolder: join(folder, 'frame') },
      settings: { SERVER_URL: balancer.url },
    })
    stops.push(frame.stop)
    const { url, answered, killAfter } = balancer
    return { ...{ url, frameUrl, inboxUrl: inbox.url, answered, killAfter }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Round-robin, each path for itself, so that whatever else a page asks meanwhile does not leave a path to one of them. A process
 * that nobody listens at is passed over, as any balancer does.
 */
async function openBalancer(servers: readonly RunningServer[]) {
  const answered: Answered[] = []
  const condemned = new Map<string, (process: number) => void>()
  const turns = new Map<string, number>()
  const listener = createServer(async (asked, answer) => {
    const body = await readAll(asked).catch(() => null)
    if (!body) return
    const path = new URL(asked.url ?? '/', 'http://balancer').pathname
    const rpcMethod = rpcMethodOf(body)
    const first = turns.get(path) ?? turns.size
    turns.set(path, first + 1)
    for (let attempt = 0; attempt < servers.length; attempt++) {
      const process = (first + attempt) % servers.length
      const server = servers[process]
      if (!server) continue
      const given = await pass(asked, body, server.url).catch((error: NodeJS.ErrnoException) => {
        // Whatever was heard before it broke may be done: asked again it would be done twice.
        if (error.code !== 'ECONNREFUSED') answer.destroy()
        return null
      })
      if (answer.destroyed) return
      if (!given) continue
      const sentence = rpcMethod ? condemned.get(rpcMethod) : undefined
      if (rpcMethod && sentence) {
        condemned.delete(rpcMethod)
        const whole = await readAll(given)
        await server.kill9()
        sentence(process)
        answered.push({ process, path, rpcMethod })
        answer.writeHead(given.statusCode ?? 502, given.headers).end(whole)
        return
      }
      answered.push({ process, path, rpcMethod })
      answer.writeHead(given.statusCode ?? 502, given.headers)
      forward(given, answer)
      return
    }
    answer.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    answered,
    killAfter: (rpcMethod: string) =>
      new Promise<number>((resolve) => condemned.set(rpcMethod, resolve)),
    async close() {
      listener.close()
      listener.closeAllConnections()
    },
  }
}

function pass(asked: IncomingMessage, body: Buffer, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers, url: path } = asked
    const passed = request(new URL(path ?? '/', url), { method, headers, agent: false }, resolve)
    passed.on('error', reject)
    passed.end(body)
  })
}

/** Streams go on as they come; one end that breaks takes the other with it. */
function forward(given: IncomingMessage, answer: ServerResponse) {
  given.on('error', () => answer.destroy())
  given.on('aborted', () => answer.destroy())
  answer.on('close', () => given.destroy())
  given.pipe(answer)
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

function rpcMethodOf(body: Buffer): string | null {
  try {
    const { method } = Object(JSON.parse(body.toString())) as { method?: unknown }
    return typeof method === 'string' ? method : null
  } catch {
    return null
  }
}

async function findFreePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  socket.close()
  await once(socket, 'close')
  return port
}

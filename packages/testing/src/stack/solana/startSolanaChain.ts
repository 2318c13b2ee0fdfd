import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { partMissing, portTaken } from '../errors.ts'
import type { SolanaStart } from './solanaAccounts.ts'

export interface StartSolanaChainParameters {
  /** Of JSON-RPC, on 127.0.0.1; 0, the default, takes any free one. The WebSocket has the next one. */
  port?: number
  /** The environment variable `port` came from, named when the port is taken. */
  portVariable?: string
  /** Time between two slots; 400 ms as on mainnet unless given. */
  slotMs?: number
  /** Gives up starting, and stops the chain when it runs. */
  signal?: AbortSignal
}

export interface SolanaChain extends SolanaStart {
  /** JSON-RPC, such as `http://127.0.0.1:8899`. */
  url: string
  /** Subscriptions, such as `ws://127.0.0.1:8900`: the port after that of `url`, as on every node. */
  webSocketUrl: string
  /** Resolves when both ports are free. May be called again. */
  stop(): Promise<void>
}

const maxBodyBytes = 1_000_000
/** Ports that are free in pairs are rare only on a machine that is out of ports. */
const portAttempts = 20

/**
 * Starts a local Solana chain: the real virtual machine (`litesvm`) with Token, Token-2022 and associated
 * accounts, behind JSON-RPC and a WebSocket of our own. It forgets everything when it stops.
 *
 * It has no validators, so nothing is ever undone: a transaction is `confirmed` at once and `finalized`
 * 32 slots later. It serves no blocks, and no `programSubscribe`.
 *
 * @throws `stack/port-taken` when something listens on `port` or on the next one.
 * @throws `stack/part-missing` when `litesvm` or `ws` is not installed.
 * @example
 * import { startSolanaChain } from '@foyer/testing/stack'
 *
 * const chain = await startSolanaChain()
 * console.log(chain.url)
 * await chain.stop()
 */
export async function startSolanaChain({
  port = 0,
  portVariable,
  slotMs = 400,
  signal,
}: StartSolanaChainParameters = {}): Promise<SolanaChain> {
  signal?.throwIfAborted()
  const { createChain, serveSubscriptions, toJson, WebSocketServer } = await loadParts()
  const { ledger, methods, ...chain } = await createChain()
  const http = createServer(
    (request, response) => void answer(request, response, { methods, toJson }),
  )
  const sockets = createServer((_, response) => response.writeHead(426).end())
  const webSockets = new WebSocketServer({ server: sockets, maxPayload: maxBodyBytes })
  webSockets.on('connection', (socket) => serveSubscriptions({ socket, ledger }))
  // It passes on what the server fails with, which is told below.
  webSockets.on('error', () => {})
  const used = await listenInPair({ http, sockets, port, portVariable })
  const ticking = setInterval(() => ledger.tick(), slotMs)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      clearInterval(ticking)
      for (const socket of webSockets.clients) socket.terminate()
      await Promise.all([http, sockets].map(close))
    })()
    return stopping
  }
  if (signal?.aborted) {
    await stop()
    throw signal.reason
  }
  signal?.addEventListener('abort', () => void stop(), { once: true })
  return {
    url: `http://127.0.0.1:${used}`,
    webSocketUrl: `ws://127.0.0.1:${used + 1}`,
    ...chain,
    stop,
  }
}

/** Only here: what an application does not have installed must not keep it from the rest. */
async function loadParts() {
  try {
    const [{ createChain }, { serveSubscriptions }, { toJson }, { WebSocketServer }] =
      await Promise.all([
        import('./createChain.ts'),
        import('./subscriptions.ts'),
        import('./rpcJson.ts'),
        import('ws'),
      ])
    return { createChain, serveSubscriptions, toJson, WebSocketServer }
  } catch (cause) {
    throw partMissing({
      part: 'The local Solana chain',
      packages: 'litesvm, @solana/kit and ws',
      cause,
    })
  }
}

/** The port after the one of JSON-RPC is that of the WebSocket, wherever the first one is. */
async function listenInPair({
  http,
  sockets,
  port,
  portVariable,
}: {
  http: Server
  sockets: Server
  port: number
  portVariable: string | undefined
}): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await listen(http, port)
      const used = (http.address() as AddressInfo).port
      await listen(sockets, used + 1)
      return used
    } catch (error) {
      await close(http)
      const isTaken = ['EADDRINUSE', 'ERR_SOCKET_BAD_PORT'].includes(
        (error as NodeJS.ErrnoException).code ?? '',
      )
      if (!isTaken) throw error
      if (port !== 0 || attempt >= portAttempts) throw portTaken({ port, variable: portVariable })
    }
  }
}

async function listen(server: Server, port: number): Promise<void> {
  const listening = once(server, 'listening')
  server.listen({ host: '127.0.0.1', port })
  await listening
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

interface Call {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: unknown
}

interface Answering {
  // biome-ignore lint/suspicious/noExplicitAny: each method has its own parameters
  readonly methods: Readonly<Record<string, (...params: any[]) => unknown>>
  toJson(value: unknown): string
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  answering: Answering,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > maxBodyBytes) return void response.writeHead(413).end()
    chunks.push(chunk as Buffer)
  }
  let answered: unknown
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    answered = Array.isArray(body)
      ? await Promise.all(body.map((call: Call) => answerCall(call, answering)))
      : await answerCall(body as Call, answering)
  } catch {
    answered = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }
  }
  response.setHeader('content-type', 'application/json')
  response.end(answering.toJson(answered))
}

async function answerCall(call: Call, { methods }: Answering): Promise<object> {
  const { id = null, method, params } = Object(call) as Call
  try {
    const known = typeof method === 'string' && Object.hasOwn(methods, method)
    if (!known) throw Object.assign(new Error('Method not found'), { code: -32601 })
    const result = await methods[method]?.(...(Array.isArray(params) ? params : []))
    return { jsonrpc: '2.0', id, result: result ?? null }
  } catch (thrown) {
    const { code, message, data } = thrown as { code?: unknown; message: string; data?: unknown }
    const error = { code: typeof code === 'number' ? code : -32603, message, data }
    return { jsonrpc: '2.0', id, error }
  }
}

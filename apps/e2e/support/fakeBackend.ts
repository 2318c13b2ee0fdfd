import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One row of a catalogue, in the field names of the wire; whatever a test wants to send. */
export type BackendRow = Readonly<Record<string, unknown>>

/** A request as it came in. */
export interface BackendRequest {
  readonly method: string
  /** Such as `/getWallets`, without the address's own prefix. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Parsed, when there was one that is JSON. */
  readonly body: unknown
  /** Milliseconds since 1970. */
  readonly atMs: number
  /** The page gave up before an answer was complete. */
  abandoned: boolean
}

/**
 * What is done with a request: nothing at all (`hang`), an answer of one's own, or the usual one;
 * both after a while if wanted.
 */
type BackendAnswer =
  | 'usual'
  | 'hang'
  | {
      readonly delayMs?: number
      readonly status?: number
      readonly type?: string
      readonly body?: string | Uint8Array
    }

/** What the nodes of a chain answer, by method; one that is missing is an error of the node. */
type ChainAnswers = Readonly<Record<string, unknown>>

/** A backend that does as it is told: wallet listings, analytics, and chains. */
export interface FakeBackend {
  /** Such as `http://127.0.0.1:41234`; give it to the demo as `options.backend`. */
  readonly url: string
  /** Every request so far but the browser's own `OPTIONS`, oldest first. */
  readonly requests: BackendRequest[]
  /** What it lists, best first. Change it at any time. */
  wallets: readonly BackendRow[]
  /** The chains that it serves, by CAIP-2 id; none at first. */
  chains: Readonly<Record<string, ChainAnswers>>
  /** Decides over each request; without it all are answered as usual. */
  answer: (request: BackendRequest) => BackendAnswer
  /** Requests to one path, or to a path below it. */
  asked(path: string): BackendRequest[]
  /** Queries of `/getWallets`, without what every request carries. */
  listQueries(): Record<string, string>[]
  /** Lets nobody in any more, like a server that is down. */
  stop(): Promise<void>
  /** Listens again, on the port it had. */
  restart(): Promise<void>
}

/**
 * Starts a backend on a free port of 127.0.0.1.
 *
 * - `GET /getWallets` pages, searches and filters `wallets` as the specification says;
 * - `GET /getWalletImage/{id}` gives each id an SVG of its own colour;
 * - `GET /getAnalyticsConfig` says no, `POST /e` takes everything;
 * - `GET /v1/supported-chains` and `POST /v1/rpc` know `chains`;
 * - a prefix before these paths is allowed, so `${url}/some/api` works as well.
 *
 * Stop it at the end of the test.
 *
 * @example
 * const backend = await startFakeBackend({ wallets: generateWallets(95) })
 * backend.answer = ({ path }) => (path.startsWith('/getWalletImage') ? 'hang' : 'usual')
 * await demo.visit({ options: { backend: backend.url } })
 */
export async function startFakeBackend({
  wallets = generateWallets(12),
}: {
  wallets?: readonly BackendRow[]
} = {}): Promise<FakeBackend> {
  let server: Server | undefined
  let port = 0
  const listen = async () => {
    server = createServer((request, response) => {
      void serve(backend, request, response)
    })
    server.listen({ host: '127.0.0.1', port })
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const backend: FakeBackend = {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    requests: [],
    wallets,
    chains: {},
    answer: () => 'usual',
    asked: (path) =>
      backend.requests.filter(
        (request) => request.path === path || request.path.startsWith(`${path}/`),
      ),
    listQueries: () =>
      backend.asked('/getWallets').map(({ query }) => {
        const { projectId, st, sv, ...rest } = query
        return rest
      }),
    async stop() {
      if (!server?.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
    restart: listen,
  }
  await listen()
  return backend
}

/** `Wallet 001`, `Wallet 002` and so on, each with an image, on every EVM chain. */
export function generateWallets(count: number): BackendRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0')
    return {
      id: `wallet-${number}`,
      name: `Wallet ${number}`,
      rdns: `dev.generated.wallet${number}`,
      image_id: `image-${number}`,
      homepage: `https://wallet-${number}.example/`,
      mobile_link: `wallet${number}://`,
      chains: ['eip155'],
      order: index + 1,
      supports_wc: true,
    }
  })
}

const paths = /(\/v1\/.*|\/getWallets|\/getWalletImage\/[^/]*|\/getAnalyticsConfig|\/e)$/

async function serve(backend: FakeBackend, incoming: IncomingMessage, response: ServerResponse) {
  response.setHeader('access-control-allow-origin', '*')
  if (incoming.method === 'OPTIONS') {
    response.setHeader('access-control-allow-headers', 'content-type')
    response.writeHead(204).end()
    return
  }
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const request: BackendRequest = {
    method: incoming.method ?? '',
    path: paths.exec(pathname)?.[1] ?? pathname,
    query: Object.fromEntries(searchParams),
    body: await readJson(incoming),
    atMs: Date.now(),
    abandoned: false,
  }
  response.on('close', () => {
    request.abandoned = !response.writableFinished
  })
  backend.requests.push(request)
  const answer = backend.answer(request)
  if (answer === 'hang') return
  const { delayMs = 0, status, type, body } = answer === 'usual' ? {} : answer
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  const usual = usualAnswer(backend, request)
  response.writeHead(status ?? usual.status, { 'content-type': type ?? usual.type })
  response.end(body ?? usual.body)
}

const json = (value: unknown) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
})

function usualAnswer({ wallets, chains }: FakeBackend, { path, query, body }: BackendRequest) {
  if (path === '/v1/supported-chains') return json({ http: Object.keys(chains), ws: [] })
  if (path === '/v1/rpc') return json(answerOfNode(chains[query.chainId ?? ''] ?? {}, body))
  if (path === '/getWallets') return json(pageOf(wallets, query))
  if (path === '/getAnalyticsConfig') return json({ isAnalyticsEnabled: false })
  if (path === '/e') return json({})
  const image = /^\/getWalletImage\/(.+)$/.exec(path)?.[1]
  if (image === undefined) return { ...json({}), status: 404 }
  const hue = [...image].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7)
  return {
    status: 200,
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="hsl(${hue} 60% 50%)" d="M0 0h8v8H0z"/></svg>`,
  }
}

function answerOfNode(answers: ChainAnswers, body: unknown) {
  const { id = null, method = '' } = Object(body) as { id?: unknown; method?: string }
  return method in answers
    ? { jsonrpc: '2.0', id, result: answers[method] }
    : { jsonrpc: '2.0', id, error: { code: -32601, message: 'Unknown method' } }
}

function pageOf(wallets: readonly BackendRow[], query: Readonly<Record<string, string>>) {
  const list = (name: string) => query[name]?.split(',') ?? []
  const [include, exclude, chains] = [list('include'), list('exclude'), list('chains')]
  const text = (value: unknown) => String(value ?? '')
  const found = wallets.filter(
    ({ id, name, chains: served, badge_type }) =>
      text(name).toLowerCase().includes(text(query.search).toLowerCase()) &&
      (include.length === 0 || include.includes(text(id))) &&
      !exclude.includes(text(id)) &&
      (!query.badge_type || badge_type === query.badge_type) &&
      (chains.length === 0 ||
        !Array.isArray(served) ||
        chains.some((chain) => served.includes(chain) || served.includes(chain.split(':')[0]))),
  )
  const entries = Number(query.entries ?? 20)
  const start = (Number(query.page ?? 1) - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    // A GET has none.
    return undefined
  }
}

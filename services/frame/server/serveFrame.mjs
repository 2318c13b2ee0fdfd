#!/usr/bin/env node
/**
 * Serves the frame of wallets without a wallet, with the policy that keeps its secrets. Settings stand in the table
 * of README.md. Needs Node alone. Every path but those of files is the frame's page.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const folder = resolve(import.meta.dirname, '../dist')
const { PORT = '5120', HOST = '127.0.0.1', SERVER_URL = 'http://127.0.0.1:5110' } = process.env
const { INTERNAL_SERVER_URL = SERVER_URL, METRICS_ADDRESS = '' } = process.env
const serverOrigin = originOf(SERVER_URL, 'SERVER_URL')
const askedOrigin = originOf(INTERNAL_SERVER_URL, 'INTERNAL_SERVER_URL')
const embedders = [
  ...[
    'http://localhost:*',
    'http://127.0.0.1:*',
    'http://*.localhost:*',
    'http://*.foyer.localhost:*',
  ],
  ...(process.env.ALLOWED_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      if (!isOrigin(origin))
        throw new Error(`ALLOWED_ORIGINS holds "${origin}". Write scheme, host and port.`)
      return origin
    }),
]

/** How long is believed what the server said. */
const believedMs = 30_000
const askTimeoutMs = 2_000
/** More projects than anybody has; invented names find no room. */
const mostKept = 1_000
const maxFormLetters = 16_384
const asked = new Map()

/** For Prometheus, at METRICS_ADDRESS. */
const counted = { answers: new Map(), isServerUp: null }

/** The pages of a project, as the Foyer server knows them; those of before while it does not answer. */
async function originsOf(project) {
  const known = asked.get(project)
  if (known && Date.now() - known.atMs < believedMs) return known.origins
  const query = project ? `?projectId=${encodeURIComponent(project)}` : ''
  const answer = await fetch(`${askedOrigin}/v1/embedded/ancestors${query}`, {
    signal: AbortSignal.timeout(askTimeoutMs),
  })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const given = Array.isArray(answer?.origins) ? answer.origins.filter(isOrigin) : null
  counted.isServerUp = given !== null
  const origins = given ?? known?.origins ?? []
  if (asked.size >= mostKept) asked.clear()
  // A server that is away is asked again with the next page.
  if (given) asked.set(project, { origins, atMs: Date.now() })
  return origins
}

const headersFor = (origins) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${serverOrigin}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[...embedders, ...origins].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  // Pages of the same site do not share its process, and cannot relax its origin.
  'origin-agent-cluster': '?1',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-read=()',
})

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

const page = (await readFile(join(folder, 'index.html'), 'utf8')).replace(
  '__SERVER_URL__',
  () => serverOrigin,
)

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://frame.local')
  const isPage = pathname !== '/health' && !pathname.startsWith('/assets/')
  response.once('finish', () => {
    const labels = `kind="${isPage ? 'page' : 'file'}",status="${response.statusCode}"`
    counted.answers.set(labels, (counted.answers.get(labels) ?? 0) + 1)
  })
  const project = (searchParams.get('project') ?? '').slice(0, 128)
  const origins = isPage ? await originsOf(project) : []
  for (const [name, value] of Object.entries(headersFor(origins))) response.setHeader(name, value)
  // Some vendors send their answer as a form; the page takes it from its address, and out of it at once.
  if (request.method === 'POST' && /^\/ways\/[a-z]{1,16}$/.test(pathname)) {
    const form = await readForm(request)
    if (!form) return void response.writeHead(413).end()
    return void response.writeHead(303, { location: `${pathname}?${form}` }).end()
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405).end()
  if (pathname === '/health') return void response.end('ok')
  if (isPage) {
    response.setHeader('content-type', types['.html'])
    response.setHeader('cache-control', 'no-cache')
    return void response.end(page)
  }
  const path = resolve(folder, `.${pathname}`)
  const type = types[extname(path)]
  const bytes = path.startsWith(folder + sep) && type && (await readFile(path).catch(() => null))
  if (!bytes) return void response.writeHead(404).end()
  response.setHeader('content-type', type)
  // The name changes whenever the content does.
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.end(bytes)
})
server.listen({ host: HOST, port: Number(PORT) })
await once(server, 'listening')
const metrics = METRICS_ADDRESS === '' ? null : await listenForMetrics(METRICS_ADDRESS)
const url = `http://${HOST}:${server.address().port}`
console.log(`The frame is at ${url}`)
process.send?.({ url })
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close(() => process.exit(0))
    // What was asked is answered; whoever only keeps a connection open is let go.
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5_000).unref()
    metrics?.close()
    metrics?.closeAllConnections()
  })

/** A port of its own, where no page and no proxy of the public leads. */
async function listenForMetrics(address) {
  const [, host = '', port = ''] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(address) ?? []
  if (port === '') throw new Error(`METRICS_ADDRESS is "${address}". Write it as 127.0.0.1:9465.`)
  const listener = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8')
    response.end(metricsText())
  })
  listener.listen({ host, port: Number(port) })
  await once(listener, 'listening')
  const bound = listener.address()
  console.log(`Metrics are at http://${host}:${bound.port}/metrics`)
  return listener
}

function metricsText() {
  const { answers, isServerUp } = counted
  return [
    '# HELP foyer_frame_answers_total Answers of the frame, by kind and status',
    '# TYPE foyer_frame_answers_total counter',
    ...[...answers].map(([labels, count]) => `foyer_frame_answers_total{${labels}} ${count}`),
    '# HELP foyer_frame_server_up 1 while the Foyer server said which pages embed the frame; absent until it was asked',
    '# TYPE foyer_frame_server_up gauge',
    ...(isServerUp === null ? [] : [`foyer_frame_server_up ${isServerUp ? 1 : 0}`]),
    '# HELP process_resident_memory_bytes Resident memory size in bytes.',
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '',
  ].join('\n')
}

/** What a vendor says of a login, and nothing else of it; `null` when it is too long. */
async function readForm(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > maxFormLetters) return null
  }
  const given = new URLSearchParams(text)
  const form = new URLSearchParams()
  for (const name of ['code', 'state', 'error', 'iss'])
    if (given.has(name)) form.set(name, given.get(name))
  return form
}

function originOf(url, name) {
  if (!URL.canParse(url))
    throw new Error(`${name} is "${url}". Write it as https://server.example.`)
  return new URL(url).origin
}

/** Nothing else may stand in the policy. */
function isOrigin(text) {
  return /^https?:\/\/(\*\.)*[a-z0-9.-]+(:\d{1,5})?$/.test(text)
}

/**
 * Serves the frame of wallets without a wallet, with the policy that keeps its secrets:
 *
 *   PORT            5120
 *   HOST            127.0.0.1
 *   SERVER_URL      where the Foyer server is, as browsers reach it
 *   ALLOWED_ORIGINS pages that may embed it, separated by commas: scheme, host and port, `*` for one label.
 *                   Pages on this machine always may.
 *
 * Needs Node alone. Every path but those of files is the frame's page.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const folder = resolve(import.meta.dirname, '../dist')
const { PORT = '5120', HOST = '127.0.0.1', SERVER_URL = 'http://127.0.0.1:5110' } = process.env
const serverOrigin = originOf(SERVER_URL, 'SERVER_URL')
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
      if (!/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(origin))
        throw new Error(`ALLOWED_ORIGINS holds "${origin}". Write scheme, host and port.`)
      return origin
    }),
]

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${serverOrigin}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${embedders.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  // Pages of the same site do not share its process, and cannot relax its origin.
  'origin-agent-cluster': '?1',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-read=()',
}

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
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405).end()
  const { pathname } = new URL(request.url ?? '/', 'http://frame.local')
  if (pathname === '/health') return void response.end('ok')
  if (!pathname.startsWith('/assets/')) {
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
const url = `http://${HOST}:${server.address().port}`
console.log(`The frame is at ${url}`)
process.send?.({ url })
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })

function originOf(url, name) {
  if (!URL.canParse(url))
    throw new Error(`${name} is "${url}". Write it as https://server.example.`)
  return new URL(url).origin
}

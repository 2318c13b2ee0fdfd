import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'
import { portTaken } from './errors.ts'
import type { StackDescription } from './StackDescription.ts'

export interface ServeAppParameters {
  /** The built application: `index.html` and what it needs. Read anew at every request. */
  folder: string
  /** On 127.0.0.1; 0 takes any free one. */
  port: number
  /** The environment variable `port` came from, named when the port is taken. */
  portVariable?: string
  /** What the pages are told of the stack, asked at every request. */
  describeStack(): StackDescription
  /** Paths beside `/` that are answered with `index.html`, such as `/wc`. */
  routes?: readonly string[]
  /**
   * A site of many finished pages: `/start` is `start.html`, pages are sent as they are, and `404.html` says that there is
   * none.
   */
  isSite?: boolean
  /** The `content-security-policy` of a page; none when it returns nothing. */
  policy?(given: PolicyParameters): string | undefined
}

/** What a policy may depend on. */
export interface PolicyParameters {
  /** Made for this response. */
  nonce: string
  stack: StackDescription
  /** What the address of the page asks for. */
  query: URLSearchParams
}

export interface AppServer {
  /** Such as `http://127.0.0.1:5100`. */
  url: string
  /** Resolves when the port is free. */
  stop(): Promise<void>
}

/**
 * Serves a built application on 127.0.0.1.
 *
 * In pages `__CSP_NONCE__` becomes a nonce made for the response and `__FOYER_STACK__` the stack's
 * description as JSON, safe inside a `<script type="application/json">`.
 *
 * @throws `stack/port-taken` when something listens on `port`.
 */
export async function serveApp({
  folder,
  port,
  portVariable,
  describeStack,
  routes = [],
  isSite = false,
  policy,
}: ServeAppParameters): Promise<AppServer> {
  const server = createServer(async (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      end(response, 405)
      return
    }
    const location = parseLocation(request.url ?? '/')
    const pathname = location && (routes.includes(location.pathname) ? '/' : location.pathname)
    const named = pathname && findPath({ folder, pathname })
    if (!location || !named) {
      end(response, 400)
      return
    }
    // A page may have a folder of its name beside it.
    const path = isSite && extname(named) === '' ? `${named}.html` : named
    const content = await readIfFile(path)
    const query = location.searchParams
    const policyOf = (given: Omit<PolicyParameters, 'query'>) => policy?.({ ...given, query })
    if (isSite && (!content || extname(path) === '.html')) {
      const policy = policyOf({ nonce: '', stack: describeStack() })
      if (policy) response.setHeader('content-security-policy', policy)
      response.setHeader('content-type', contentTypes['.html'] as string)
      if (content) endFile({ request, response, content, isHashed: false })
      else end(response, 404, await readIfFile(join(folder, '404.html')))
      return
    }
    if (!content) {
      end(response, 404)
      return
    }
    if (extname(path) === '.html') {
      endPage(response, { template: content.toString(), stack: describeStack(), policyOf })
      return
    }
    response.setHeader('content-type', contentTypes[extname(path)] ?? 'application/octet-stream')
    endFile({ request, response, content, isHashed: isHashed(location.pathname) })
  })

  server.listen({ host: '127.0.0.1', port })
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw portTaken({ port, variable: portVariable })
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** A year, in seconds: the name changes whenever the content does. */
const immutable = 'public, max-age=31536000, immutable'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Vite ends the names in `assets` with eight characters of the content's hash; VitePress too, behind a dot. */
function isHashed(pathname: string): boolean {
  return /^\/assets\/.+[-.][\w-]{8}(\.lean)?\.\w+$/.test(pathname)
}

function parseLocation(target: string): URL | undefined {
  // Appended rather than resolved: `//evil.example/` is a path here, not another host.
  const href = `http://127.0.0.1${target}`
  return target.startsWith('/') && URL.canParse(href) ? new URL(href) : undefined
}

/** The file a path names inside `folder`; undefined when it is malformed or points outside. */
function findPath({ folder, pathname }: { folder: string; pathname: string }): string | undefined {
  const decoded = decodePath(pathname)
  if (decoded === undefined || decoded.includes('\0')) return undefined
  const root = resolve(folder)
  const path = resolve(root, `.${decoded}${decoded.endsWith('/') ? 'index.html' : ''}`)
  return path.startsWith(root + sep) ? path : undefined
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A stray percent sign: the caller answers 400.
    return undefined
  }
}

async function readIfFile(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch {
    // Missing, a folder or unreadable: 404 for all of them.
    return undefined
  }
}

function endPage(
  response: ServerResponse,
  {
    template,
    stack,
    policyOf,
  }: {
    template: string
    stack: StackDescription
    policyOf(given: { nonce: string; stack: StackDescription }): string | undefined
  },
) {
  const nonce = randomBytes(16).toString('base64')
  // `<` would let a value close the script element.
  const json = JSON.stringify(stack).replaceAll('<', '\\u003c')
  const page = template
    // Functions, because `$&` in a replacement string has a meaning.
    .replaceAll('__CSP_NONCE__', () => nonce)
    .replaceAll('__FOYER_STACK__', () => json)
  const policy = policyOf({ nonce, stack })
  if (policy) response.setHeader('content-security-policy', policy)
  response.setHeader('content-type', contentTypes['.html'] as string)
  response.setHeader('cache-control', 'no-store')
  end(response, 200, Buffer.from(page))
}

/** A file that a browser may keep, and asks for again with the hash of what it has. */
function endFile({
  request,
  response,
  content,
  isHashed,
}: {
  request: IncomingMessage
  response: ServerResponse
  content: Buffer
  isHashed: boolean
}) {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  response.setHeader('etag', tag)
  response.setHeader('cache-control', isHashed ? immutable : 'no-cache')
  if (request.headers['if-none-match'] === tag) response.writeHead(304).end()
  else end(response, 200, content)
}

/** Node leaves the body out when the request was HEAD. */
function end(response: ServerResponse, status: number, body: Uint8Array = new Uint8Array()) {
  response.writeHead(status, { 'content-length': body.byteLength })
  response.end(body)
}

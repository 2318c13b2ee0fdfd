import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPolicy, docsPolicy } from './policies.ts'
import type { StackDescription } from './StackDescription.ts'
import { type AppServer, serveApp } from './serveApp.ts'

const stack = {
  parts: [
    { name: 'demo', url: 'http://127.0.0.1:1' },
    { name: 'evm-a', url: 'http://127.0.0.1:2' },
    { name: 'server', url: 'http://127.0.0.1:3' },
  ],
  accounts: [],
  // Hostile on purpose: closes the element, and means something in a replacement string.
  contracts: { foyerDollar: '0x</script>$&' },
} as unknown as StackDescription

let folder: string
let server: AppServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-demo-'))
  const site = join(folder, 'site')
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(
    join(site, 'index.html'),
    '<script nonce="__CSP_NONCE__" src="/a.js"></script><meta content="__CSP_NONCE__">' +
      '<script type="application/json" id="foyer-stack">__FOYER_STACK__</script>',
  )
  await writeFile(join(site, 'assets', 'index-AbC_12-x.js'), 'export {}')
  await writeFile(join(site, 'assets', 'start.md.AbC_12-x.lean.js'), 'export {}')
  await writeFile(join(site, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await mkdir(join(folder, 'site-next'))
  await writeFile(join(folder, 'site-next', 'secret.txt'), 'secret')
  server = await serveApp({
    folder: site,
    port: 0,
    describeStack: () => stack,
    routes: ['/wc'],
    policy: demoPolicy,
  })
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

test('behavior: a page is given a nonce of its own and the stack, and no policy', async () => {
  const first = await get('/?options=%7B%7D')
  const nonces = [...first.body.matchAll(/(?:nonce|content)="([^"]+)"/g)].map(([, nonce]) => nonce)
  expect(nonces).toHaveLength(2)
  expect(new Set(nonces).size).toBe(1)
  expect((await get('/index.html')).body).not.toContain(nonces[0])
  expect(first.headers).not.toHaveProperty('content-security-policy')
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })

  const json = /id="foyer-stack">(.*?)<\/script>/.exec(first.body)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual(stack)
})

test('behavior: csp=strict sends the strictest policy with the nonce of the page', async () => {
  const { headers, body } = await get('/?csp=strict')
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self'; ` +
      "connect-src 'self' http://127.0.0.1:2 http://127.0.0.1:3 ws://127.0.0.1:3; img-src 'self' data:; base-uri 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  )
})

test('behavior: a route is the page at the root', async () => {
  const page = await get('/wc?uri=wc%3A1')
  expect(page.status).toBe(200)
  expect(page.body).toContain('foyer-stack')
  expect((await get('/wc/')).status).toBe(404)
})

test('behavior: hashed assets are kept for good, others are asked for again', async () => {
  expect((await get('/assets/index-AbC_12-x.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': '9',
    'x-content-type-options': 'nosniff',
  })
  expect((await get('/assets/start.md.AbC_12-x.lean.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/icon.svg')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'image/svg+xml',
  })
})

test('behavior: what a browser has already is not sent again', async () => {
  const { etag } = (await get('/icon.svg')).headers
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect(await get('/icon.svg', 'GET', { 'if-none-match': String(etag) })).toMatchObject({
    status: 304,
    body: '',
  })
  expect(await get('/icon.svg', 'GET', { 'if-none-match': '"another"' })).toMatchObject({
    status: 200,
    body: '<svg/>',
  })
})

test('behavior: pages of a site have addresses without .html, and are sent as they were built', async () => {
  const site = join(folder, 'docs')
  await mkdir(join(site, 'guides'), { recursive: true })
  await writeFile(join(site, 'guides', 'index.html'), 'guides')
  await writeFile(join(site, 'guides.html'), 'not guides/')
  await writeFile(join(site, 'start.html'), '__CSP_NONCE__ __FOYER_STACK__')
  await writeFile(join(site, '404.html'), 'no such page')
  const docs = await serveApp({
    ...{ folder: site, port: 0, isSite: true, describeStack: () => stack, policy: docsPolicy },
  })
  try {
    const start = await get('/start?from=guides', 'GET', {}, docs)
    expect(start).toMatchObject({
      status: 200,
      body: '__CSP_NONCE__ __FOYER_STACK__',
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': "frame-ancestors 'none'",
        'content-type': 'text/html; charset=utf-8',
      },
    })
    const etag = String(start.headers.etag)
    expect((await get('/start', 'GET', { 'if-none-match': etag }, docs)).status).toBe(304)
    expect((await get('/guides/', 'GET', {}, docs)).body).toBe('guides')
    expect((await get('/guides', 'GET', {}, docs)).body).toBe('not guides/')
    for (const missing of ['/', '/nothing', '/assets/nothing.js'])
      expect(await get(missing, 'GET', {}, docs)).toMatchObject({
        status: 404,
        body: 'no such page',
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    expect((await get('/..%2fsecret.txt', 'GET', {}, docs)).status).toBe(400)
  } finally {
    await docs.stop()
  }
})

test('behavior: GET and HEAD only', async () => {
  expect(await get('/icon.svg', 'HEAD')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': '6' },
  })
  expect(await get('/icon.svg', 'POST')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  })
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%2fsite-next/secret.txt',
  '//127.0.0.1/../secret.txt',
  '/icon.svg%00.js',
  '/%',
  'http://127.0.0.1/icon.svg',
  '*',
  '/assets',
  '/missing.js',
])('error: %s is not served', async (path) => {
  const { status, body } = await get(path)
  expect([400, 404]).toContain(status)
  expect(body).toBe('')
})

test('error: a taken port names its variable', async () => {
  const port = Number(new URL(server.url).port)
  await expect(
    serveApp({ folder, port, portVariable: 'FOYER_DEMO_PORT', describeStack: () => stack }),
  ).rejects.toMatchObject({
    code: 'stack/port-taken',
    message: expect.stringContaining('set FOYER_DEMO_PORT to another port'),
  })
})

/** With node:http, because fetch tidies paths before sending them. */
function get(path: string, method = 'GET', headers: Record<string, string> = {}, from = server) {
  const { hostname, port } = new URL(from.url)
  return new Promise<{
    status: number | undefined
    headers: Record<string, string | string[] | undefined>
    body: string
  }>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      )
    })
    asked.on('error', reject).end()
  })
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { signInExpress } from '../express.ts'
import { formatMessage } from '../message/formatMessage.ts'
import { createSignInServer } from './createSignInServer.ts'

/*
 * The servers of docs/sign-in.md, word for word, each running.
 */

const root = join(import.meta.dirname, '../../../..')
const folder = join(import.meta.dirname, `../../.docs-${process.pid}`)
const origin = 'http://shop.localhost:5173'
let page = ''
let loaded = 0

beforeAll(async () => {
  process.env.ORIGIN = origin
  process.env.AUTH_SECRET = 'a secret of tests, and of nothing else'
  page = await readFile(join(root, 'docs/sign-in.md'), 'utf8')
  await mkdir(folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Imports a block of the page as the module that it is. */
async function load<module>(name: string): Promise<module> {
  const [, code = ''] = new RegExp(`\`\`\`js run ${name}\\n([\\s\\S]*?)\n\`\`\``).exec(page) ?? []
  expect(code, name).not.toBe('')
  // Each test has its own: what was closed is not opened again.
  loaded += 1
  const path = join(folder, `${name}-${loaded}.mjs`)
  await writeFile(path, code)
  return (await import(/* @vite-ignore */ path)) as module
}

type Listener = Parameters<typeof createServer>[1]

async function listen(listener: NonNullable<Listener>): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const fetchApp = (fetch: (request: Request) => Response | Promise<Response>) =>
  getRequestListener(fetch) as unknown as NonNullable<Listener>

const starts: Record<string, () => Promise<string>> = {
  express: async () => listen((await load<{ app: NonNullable<Listener> }>('express')).app),
  fastify: async () => {
    interface App {
      listen(where: { port: number }): Promise<string>
      close(): Promise<void>
    }
    const { app } = await load<{ app: App }>('fastify')
    onTestFinished(() => app.close())
    return app.listen({ port: 0 })
  },
  hono: async () =>
    listen(
      fetchApp((await load<{ app: { fetch(request: Request): Response } }>('hono')).app.fetch),
    ),
  next: async () => {
    interface Routes {
      GET(request: Request): Promise<Response>
      POST(request: Request): Promise<Response>
      getSession(request: Request): Promise<{ account: string } | null>
    }
    const { GET, POST, getSession } = await load<Routes>('next')
    return listen(
      fetchApp(async (request) => {
        if (new URL(request.url).pathname !== '/orders') {
          // As Next answers a method that a route does not export.
          if (request.method !== 'GET' && request.method !== 'POST')
            return new Response(null, { status: 405 })
          return (request.method === 'GET' ? GET : POST)(request)
        }
        const user = await getSession(request)
        return user ? Response.json({ of: user.account }) : new Response(null, { status: 401 })
      }),
    )
  },
}

/** A browser, as far as cookies go. */
function browse(url: string) {
  const jar = new Map<string, string>()
  const flags: string[] = []
  const ask = async (path: string, options: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...options,
      headers: { ...(cookie && { cookie }), ...(options.headers as Record<string, string>) },
    })
    for (const line of answer.headers.getSetCookie()) {
      flags.push(line)
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { ask, post, jar, flags }
}

const account = privateKeyToAccount(generatePrivateKey())

async function sign(nonce: string, domain = new URL(origin).host, scheme = 'http') {
  const message = formatMessage({
    ...{ domain, uri: `${scheme}://${domain}`, version: '1', chainId: 'eip155:1', nonce },
    ...{ accountAddress: account.address, issuedAt: new Date().toISOString() },
  })
  return { message, signature: await account.signMessage({ message }) }
}

describe.each(Object.keys(starts))('the middleware for %s', (name) => {
  test('behavior: a session lives in a cookie of the domain, and only its own pages change it', async () => {
    const url = (await starts[name]?.()) ?? ''
    const { ask, post, jar, flags } = browse(url)
    const nonce = async () => (await (await post('/auth/nonce', {})).json()).nonce as string
    expect((await ask('/orders')).status).toBe(401)
    expect(await (await ask('/auth/session')).json()).toBeNull()

    const signed = await sign(await nonce())
    const evil = [
      { origin: 'https://evil.example' },
      { origin: 'http://a.shop.localhost:5173' },
      { origin: 'null' },
      { origin: '' },
    ]
    for (const headers of evil) {
      const refused = await post('/auth/verify', signed, headers)
      expect(refused.status, headers.origin).toBe(403)
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const { status } = await post('/auth/verify', JSON.stringify(signed), {
        'content-type': type,
      })
      expect([415, 403, 400]).toContain(status)
    }
    expect((await ask('/auth/verify')).status).toBeGreaterThanOrEqual(404)
    for (const bad of ['{', '[]', '{}', `{"message":"${'x'.repeat(50_000)}","signature":"0x"}`])
      expect((await post('/auth/verify', bad)).status).toBe(400)
    const other = browse(url)
    expect((await other.post('/auth/verify', signed)).status).toBe(400)
    const forged = { ...signed, signature: `0x${'12'.repeat(65)}` }
    expect(await (await post('/auth/verify', forged)).json()).toMatchObject({ reason: 'signature' })
    const forOtherDomain = await sign(await nonce(), 'evil.example')
    expect(await (await post('/auth/verify', forOtherDomain)).json()).toMatchObject({
      reason: 'domain',
    })

    const good = await sign(await nonce())
    const answers = await Promise.all(Array.from({ length: 100 }, () => post('/auth/verify', good)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(99)
    expect(flags.find((line) => line.startsWith('foyer-session='))).toMatch(
      /HttpOnly; SameSite=Lax/,
    )
    expect(await (await ask('/orders')).json()).toEqual({
      of: `eip155:1:${account.address.toLowerCase()}`,
    })
    expect(await (await ask('/auth/session')).json()).toMatchObject({
      ...{ address: account.address, chainId: 'eip155:1' },
      account: `eip155:1:${account.address.toLowerCase()}`,
    })

    const stolen = new Map(jar)
    expect((await post('/auth/sign-out', {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask('/orders')).status).toBe(200)
    expect((await post('/auth/sign-out', {})).status).toBe(200)
    for (const [key, value] of stolen) jar.set(key, value)
    expect((await ask('/orders')).status).toBe(401)
  })
})

/** Origins that are not the page's, as a browser or a program sends them; `undefined` sends none. */
const foreignOrigins = [
  ...['https://evil.example', 'null', '', undefined],
  // Alike: a subdomain, the domain above, another port or scheme, and what only begins or ends with it.
  ...['http://a.shop.localhost:5173', 'http://localhost:5173', 'http://shop.localhost:5174'],
  ...['http://shop.localhost', 'https://shop.localhost:5173', 'http://shop.localhost:5173.evil.io'],
  ...['http://notshop.localhost:5173', `${origin}/`, `${origin}, https://evil.example`],
  ...['http://evil.example@shop.localhost:5173', 'HTTP://SHOP.LOCALHOST:5173'],
]

/** What a form can send without asking first, with the body that an attacker would want to be read. */
const simpleTypes = [
  ...['text/plain', 'text/plain;charset=application/json', 'application/x-www-form-urlencoded'],
  ...['multipart/form-data; boundary=x', undefined],
]

describe.each(Object.keys(starts))('requests of other pages to the middleware for %s', (name) => {
  const signInTo = async (browser: ReturnType<typeof browse>) => {
    const { nonce } = await (await browser.post('/auth/nonce', {})).json()
    const { status } = await browser.post('/auth/verify', await sign(nonce))
    expect(status).toBe(200)
  }
  /** As a page of another site would have the browser send it, with the user's cookies. */
  const send = (
    { ask }: ReturnType<typeof browse>,
    path: string,
    { from, type }: { from: string | undefined; type: string | undefined },
  ) =>
    ask(path, {
      method: 'POST',
      headers: {
        ...(from !== undefined && { origin: from }),
        ...(type !== undefined && { 'content-type': type }),
      },
      // Bytes, because `fetch` names a type of its own for a text.
      body: new TextEncoder().encode('{"message":"","signature":""}'),
    })
  const isClosed = ({ headers }: Response) =>
    [...headers.keys()].every((one) => !/^(?:access-control-|set-cookie)/.test(one))

  test('error: no origin but the page changes anything, whatever it sends and with which cookies', async () => {
    const user = browse((await starts[name]?.()) ?? '')
    await signInTo(user)
    const cookies = new Map(user.jar)
    for (const path of ['/auth/nonce', '/auth/verify', '/auth/sign-out'])
      for (const from of foreignOrigins) {
        const answer = await send(user, path, { from, type: 'application/json' })
        const seen = { path, from, status: answer.status, isClosed: isClosed(answer) }
        expect(seen).toEqual({ path, from, status: 403, isClosed: true })
      }
    for (const path of ['/auth/nonce', '/auth/verify', '/auth/sign-out'])
      for (const type of simpleTypes) {
        const answer = await send(user, path, { from: 'https://evil.example', type })
        // Fastify refuses a type that it does not know before it asks anybody.
        expect([403, 415], `${path} ${type}`).toContain(answer.status)
        expect(isClosed(answer)).toBe(true)
      }
    expect([user.jar, (await user.ask('/orders')).status]).toEqual([cookies, 200])
  })

  test('error: the page itself sends JSON; a form of it changes nothing either', async () => {
    const user = browse((await starts[name]?.()) ?? '')
    await signInTo(user)
    for (const path of ['/auth/nonce', '/auth/verify', '/auth/sign-out'])
      for (const type of simpleTypes) {
        const answer = await send(user, path, { from: origin, type })
        expect(answer.status, `${path} ${type}`).toBe(415)
      }
    expect((await user.ask('/orders')).status).toBe(200)
  })

  test('error: no other page reads who is signed in, and none is let in by asking first', async () => {
    const user = browse((await starts[name]?.()) ?? '')
    await signInTo(user)
    for (const from of foreignOrigins) {
      const answer = await user.ask(
        '/auth/session',
        from === undefined ? {} : { headers: { origin: from } },
      )
      expect([answer.status, isClosed(answer)], from).toEqual([200, true])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    for (const path of ['/auth/nonce', '/auth/verify', '/auth/sign-out', '/auth/session']) {
      const answer = await user.ask(path, {
        method: 'OPTIONS',
        headers: {
          ...{ origin: 'https://evil.example', 'access-control-request-method': 'POST' },
          'access-control-request-headers': 'content-type',
        },
      })
      expect(isClosed(answer), path).toBe(true)
    }
    // Nothing ends or begins with a link or an image.
    for (const path of ['/auth/sign-out', '/auth/verify', '/auth/nonce'])
      expect((await user.ask(path)).status, path).toBeGreaterThanOrEqual(400)
    expect((await user.ask('/orders')).status).toBe(200)
  })

  test('error: nobody is signed in as another user with their nonce', async () => {
    const url = (await starts[name]?.()) ?? ''
    const [attacker, victim] = [browse(url), browse(url)]
    const { nonce } = await (await attacker.post('/auth/nonce', {})).json()
    const signed = await sign(nonce)
    expect((await victim.post('/auth/verify', signed)).status).toBe(400)
    expect((await victim.ask('/orders')).status).toBe(401)
  })
})

test.each(Object.keys(starts))('error: TRACE and other methods of %s are refused', async (name) => {
  const url = new URL((await starts[name]?.()) ?? '')
  const ask = (method: string, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      request({ ...{ host: url.hostname, port: url.port, method, path } }, resolve)
        .on('error', reject)
        .end(),
    )
  for (const path of ['/auth/nonce', '/auth/verify', '/auth/session'])
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PROPFIND']) {
      const { statusCode, headers } = await ask(method, path)
      // Fastify and Next know no such route with this method, and say so themselves.
      expect(name === 'fastify' ? [404, 405] : [405], `${method} ${path}`).toContain(statusCode)
      if (name === 'express' || name === 'hono')
        expect(headers.allow).toBe(path.endsWith('session') ? 'GET' : 'POST')
    }
})

test('behavior: in Express bodies of the application are left to it, before and behind parsers', async () => {
  const app = express()
  app.use(signInExpress({ origin }))
  // Under the same path, with a parser of its own that has to find the stream untouched.
  app.post('/auth/upload', express.raw({ type: '*/*', limit: '1mb' }), (request, response) => {
    response.json({ bytes: (request.body as Buffer).length })
  })
  app.put('/auth/nonce/picture', express.text({ type: '*/*' }), (request, response) => {
    response.json({ text: request.body })
  })
  const { ask, post } = browse(await listen(app))
  const body = Buffer.alloc(200_000, 7)
  const upload = await ask('/auth/upload', {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(await upload.json()).toEqual({ bytes: 200_000 })
  const text = await ask('/auth/nonce/picture', { method: 'PUT', body: 'words' })
  expect(await text.json()).toEqual({ text: 'words' })
  // Too much for sign-in is said, not cut off.
  expect((await post('/auth/verify', { message: 'x'.repeat(100_000) })).status).toBe(413)
})

test('behavior: over https the cookies are bound to the host, and no script reads them', async () => {
  const shop = 'https://shop.example'
  const { handle } = createSignInServer({ origin: shop })
  const post = async (path: string, body: unknown, cookie = '') => {
    const headers = { origin: shop, 'content-type': 'application/json', cookie }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await handle(new Request(`${shop}${path}`, request))
    return { body: await answer?.json(), cookies: answer?.headers.getSetCookie() ?? [] }
  }
  const issued = await post('/auth/nonce', {})
  const [visitor = ''] = issued.cookies
  const verified = await post(
    '/auth/verify',
    await sign(issued.body.nonce, 'shop.example', 'https'),
    visitor.split(';')[0],
  )
  const flagsOf = (cookie: string) => cookie.replace(/=[\da-f]*;/, ';').split('; ')
  expect([issued.cookies, verified.cookies].flat().map(flagsOf)).toEqual([
    ['__Host-foyer-visitor', 'Path=/', 'Max-Age=600', 'HttpOnly', 'SameSite=Strict', 'Secure'],
    ['__Host-foyer-session', 'Path=/', 'Max-Age=604800', 'HttpOnly', 'SameSite=Lax', 'Secure'],
    ['__Host-foyer-visitor', 'Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Strict', 'Secure'],
  ])
})

test('behavior: a session server in Express, as the page wires it', async () => {
  const { app } = await load<{ app: NonNullable<Listener> }>('session')
  const { ask, post } = browse(await listen(app))
  const { nonce } = await (await post('/api/nonce', {})).json()
  const signed = await sign(nonce)
  expect((await post('/api/verify', signed, { origin: 'https://evil.example' })).status).toBe(403)
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/verify', signed)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await (await ask('/api/session')).json()).toEqual({
    ...{ address: account.address, chainId: 'eip155:1' },
    account: `eip155:1:${account.address}`,
  })
  for (const from of foreignOrigins.filter((one) => one !== undefined))
    for (const path of ['/api/nonce', '/api/verify', '/api/sign-out'])
      expect((await post(path, {}, { origin: from })).status, `${path} ${from}`).toBe(403)
  expect((await (await ask('/api/session')).json()).address).toBe(account.address)
  await post('/api/sign-out', {})
  expect(await (await ask('/api/session')).json()).toBeNull()
})

test('behavior: Auth.js, as the page wires it', async () => {
  interface Wired {
    nonce(): Promise<Response>
    auth(request: Request): Promise<Response>
  }
  const { nonce, auth } = await load<Wired>('authjs')
  const url = await listen(
    fetchApp((request) => (request.url.endsWith('/api/nonce') ? nonce() : auth(request))),
  )
  const { ask } = browse(url)
  const signIn = async (signed: Record<string, string>) => {
    const { csrfToken } = await (await ask('/api/auth/csrf')).json()
    return ask('/api/auth/callback/wallet', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, ...signed }).toString(),
    })
  }
  const session = async () => (await ask('/api/auth/session')).json()
  const withoutToken = await ask('/api/auth/callback/wallet', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    },
    body: new URLSearchParams(
      await sign((await (await ask('/api/nonce')).json()).nonce),
    ).toString(),
  })
  expect(withoutToken.headers.get('set-cookie') ?? '').not.toContain('session-token')
  expect(await session()).toBeNull()
  const invented = await signIn(await sign('0'.repeat(32)))
  expect(invented.headers.get('location')).toContain('error')
  expect(await session()).toBeNull()
  const issued = await (await ask('/api/nonce')).json()
  const signed = await sign(issued.nonce)
  const answer = await signIn(signed)
  expect(answer.headers.get('location') ?? '').not.toContain('error')
  expect(await session()).toMatchObject({ user: { id: `eip155:1:${account.address}` } })
  expect((await signIn(signed)).headers.get('location')).toContain('error')
})

import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SecureVersion, TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type RunningServer, startServer } from '@foyer/testing/stack'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { quickServer } from '../../../scripts/quickServer.mjs'
import { findFreePort } from './findFreePort.ts'
import { connect, randomTopic, sealed } from './relayClient.ts'
import { createDatabase } from './sharedPostgres.ts'
import {
  frameHost,
  lookup,
  type ProxyName,
  proxyHost,
  startProxy,
  type TestProxy,
  writeCertificate,
} from './startProxy.ts'

/** Large enough for honest requests of this file, small enough to be used up at once. */
const RATE_LIMIT = 20

const names = ['nginx', 'Caddy'] as const satisfies ProxyName[]
const proxies = new Map<ProxyName, TestProxy>()
const servers: RunningServer[] = []
const stops: (() => unknown)[] = []
let certificate = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-proxies-'))
  stops.push(() => rmSync(folder, { recursive: true, force: true }))
  certificate = await writeCertificate(folder)
  const postgres = await createDatabase()
  stops.push(postgres.drop)
  const ports = [await findFreePort(), await findFreePort()] as const
  const urls = ports.map((port) => `wss://${proxyHost}:${port}/relay`)
  const start = async (name: string) => {
    const server = await startServer({
      entry: quickServer,
      dataFolder: join(folder, name),
      settings: {
        DATABASE_URL: postgres.url,
        // Not `loopback`: visitors of these tests have addresses there, too.
        TRUSTED_PROXIES: '127.0.0.1',
        PUBLIC_URL: `https://${proxyHost}`,
        RELAY_URLS: urls.join(),
        ...{ FRAME_ORIGIN: `https://${frameHost}`, MAIL_URL: 'smtp://127.0.0.1:1' },
        ...{ ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`, ALLOWED_ORIGINS: 'https://shop.example' },
        RATE_LIMIT_LISTS: `${RATE_LIMIT}`,
        RATE_LIMIT_RELAY: `${RATE_LIMIT}`,
      },
    })
    servers.push(server)
    stops.push(server.stop)
    return Number(new URL(server.url).port)
  }
  const serverPorts = await Promise.all([start('one'), start('two')])
  const frame = await startServer({
    entry: fileURLToPath(new URL('../../frame/server/serveFrame.mjs', import.meta.url)),
    dataFolder: join(folder, 'frame'),
    settings: {
      SERVER_URL: `https://${proxyHost}`,
      INTERNAL_SERVER_URL: servers[0]?.url ?? '',
    },
  })
  stops.push(frame.stop)
  const framePort = Number(new URL(frame.url).port)
  for (const [index, name] of names.entries()) {
    const port = ports[index] ?? 0
    const proxy = await startProxy({ name, port, folder, serverPorts, framePort })
    proxies.set(name, proxy)
    stops.push(proxy.stop)
  }
  for (const proxy of proxies.values()) {
    const isAnswered = async () => {
      const status = await ask(proxy, '/health').then(({ status }) => status, String)
      if (status !== 200) throw new Error(`${proxy.name} answers ${status}. ${proxy.output()}`)
    }
    await vi.waitFor(isAnswered, { timeout: 10_000, interval: 25 })
  }
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly tlsVersion: string | null
}

/** Asks over a connection of its own, which trusts the certificate of the tests alone. */
function ask(
  { url }: TestProxy,
  path: string,
  {
    headers = {},
    from = '127.0.0.1',
    tlsVersion,
  }: { headers?: Record<string, string>; from?: string; tlsVersion?: SecureVersion } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(
      new URL(path, url),
      {
        ...{ ca: certificate, lookup, agent: false, headers, localAddress: from },
        ...(tlsVersion && { minVersion: tlsVersion, maxVersion: tlsVersion }),
      },
      async (answer) => {
        const version = (answer.socket as TLSSocket).getProtocol()
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
            tlsVersion: version,
          }),
        )
      },
    )
      .on('error', reject)
      .end()
  })
}

const list = '/getWallets?projectId=shop&st=test&sv=1&page=1&entries=40'

describe.each(names.map((name, index) => [name, index + 1] as const))(
  'the example for %s',
  (name, network) => {
    const proxy = () => proxies.get(name) as TestProxy
    /** An address on this machine that no other test of this file is a visitor from. */
    const visitor = (host: number) => `127.0.${network}.${host}`

    test('behavior: speaks TLS 1.2 and 1.3', async () => {
      for (const tlsVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
        const answer = await ask(proxy(), '/health/ready', { tlsVersion })
        expect([answer.status, answer.tlsVersion]).toEqual([200, tlsVersion])
      }
    })

    test.each([
      ['lists', list, 200, 2],
      // It is no handshake of a WebSocket, but counts as one.
      ['the relay', '/relay?projectId=shop', 426, 4],
    ])(
      'behavior: visitors of %s count by their own address, whatever they claim',
      async (_, path, status, host) => {
        const statuses: number[] = []
        for (let n = 0; n <= RATE_LIMIT; n++) {
          const claimed = { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` }
          const answer = await ask(proxy(), path, { from: visitor(host), headers: claimed })
          statuses.push(answer.status)
        }
        expect(statuses[0]).toBe(status)
        expect(statuses.at(-1)).toBe(429)
        const other = await ask(proxy(), path, { from: visitor(host + 1) })
        expect(other.status).toBe(status)
      },
    )

    test('behavior: the frame has a host of its own, and its headers arrive as it sent them', async () => {
      const { port } = new URL(proxy().url)
      const at = { ...proxy(), url: `https://${frameHost}:${port}` }
      const page = await ask(at, '/?project=shop')
      expect([page.status, `${page.body}`.includes(`content="https://${proxyHost}"`)]).toEqual([
        ...[200, true],
      ])
      const { 'content-security-policy': policy = '', ...headers } = page.headers
      expect(`${policy}`.split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        `connect-src https://${proxyHost}`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
        expect.stringMatching(/^frame-ancestors .* https:\/\/shop\.example$/),
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ])
      expect(headers).toMatchObject({
        'origin-agent-cluster': '?1',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      expect(headers).not.toHaveProperty('x-frame-options')
      const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(`${page.body}`) ?? []
      expect((await ask(at, script)).headers['content-type']).toMatch(/^text\/javascript/)
      // One origin is not the other.
      expect((await ask(at, list)).headers['content-type']).toMatch(/^text\/html/)
      expect((await ask(proxy(), '/?project=shop')).status).toBe(404)
    })

    test('behavior: two clients of the relay reach each other over WebSockets', async () => {
      const open = (host: number) =>
        connect({
          url: `${proxy().url.replace('https:', 'wss:')}/relay`,
          socketOptions: { ca: certificate, lookup, localAddress: visitor(host) },
        })
      const [one, two] = [await open(6), await open(7)]
      onTestFinished(async () => void (await Promise.all([one.close(), two.close()])))
      const [topic, message] = [randomTopic(), sealed()]
      await one.subscribe(topic)
      await two.publish(topic, message)
      expect(await one.receive(1)).toEqual([message])
    })

    test('behavior: what the server compressed arrives so, and what is known is not sent again', async () => {
      const from = visitor(8)
      const plain = await ask(proxy(), list, { from })
      expect(plain.headers).not.toHaveProperty('content-encoding')
      const small = await ask(proxy(), list, { from, headers: { 'accept-encoding': 'gzip' } })
      expect(small.headers).toMatchObject({
        'content-encoding': 'gzip',
        etag: plain.headers.etag,
        vary: expect.stringContaining('Accept-Encoding'),
      })
      expect(gunzipSync(small.body).equals(plain.body)).toBe(true)
      expect(small.body.length).toBeLessThan(plain.body.length / 2)

      const etag = `${plain.headers.etag}`
      const known = await ask(proxy(), list, { from, headers: { 'if-none-match': etag } })
      expect([known.status, known.headers.etag, known.body.length]).toEqual([304, etag, 0])
    })
  },
)

// The last one, as it takes a server away.
test('behavior: while a server leaves, and when it is gone, visitors of both proxies are answered', async () => {
  const statuses: number[] = []
  const askAll = async () => {
    for (const proxy of proxies.values()) statuses.push((await ask(proxy, '/health')).status)
  }
  let isGone = false
  const leaving = servers[0]?.stop().then(() => {
    isGone = true
  })
  while (!isGone) await askAll()
  await leaving
  for (let n = 0; n < 10; n++) await askAll()
  expect(new Set(statuses)).toEqual(new Set([200]))
})

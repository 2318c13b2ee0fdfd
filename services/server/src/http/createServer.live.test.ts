import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../scripts/emptyDatabase.mjs'
import { createMemoryImages, createTestServer, event } from '../../test/createTestServer.ts'
import { createLog } from '../platform/log/createLog.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { startServer } from '../startServer.ts'
import { builtInFolder } from '../wallets/catalogue/readBuiltInCatalogue.ts'
import type { App } from './App.ts'

let port = 0
let app: App

beforeAll(async () => {
  app = (await createTestServer({ environment: { LOG_LEVEL: 'silent' } })).app
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Writes bytes as they are and reads until the server closes, or until it has said enough. */
function exchange(
  bytes: string | Buffer,
  { everyMs, until = /\r\n\r\n/ }: { everyMs?: number; until?: RegExp | null } = {},
): Promise<{ text: string; durationMs: number }> {
  const startMs = performance.now()
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let timer: NodeJS.Timeout | undefined
    const done = () => {
      clearInterval(timer)
      socket.destroy()
      resolve({ text, durationMs: performance.now() - startMs })
    }
    socket.on('data', (chunk) => {
      text += chunk
      if (until?.test(text)) done()
    })
    socket.on('error', done)
    socket.on('close', done)
    if (everyMs === undefined) {
      socket.write(bytes)
      return
    }
    let next = 0
    timer = setInterval(() => {
      if (next < bytes.length) socket.write(bytes.slice(next, ++next))
    }, everyMs)
  })
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
const post = (headers: string, body = '') =>
  `POST /e HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`

test('behavior: paths as no client would write them lead nowhere', async () => {
  const canary = `canary-${process.pid}`
  const outside = join(builtInFolder, `../${canary}.svg`)
  writeFileSync(outside, canary)
  try {
    const climbs = ['..', '%2e%2e', '..%2f..', '%252e%252e', '..%5c..', '%c0%ae%c0%ae', '....//..']
    const paths = climbs.flatMap((climb) => [
      `/getWalletImage/${climb}/${canary}.svg`,
      `/getWalletImage/${climb}%2f${canary}`,
      `/public/getAssetImage/${climb}/${canary}`,
      `/${climb}/${climb}/etc/passwd`,
    ])
    for (const path of [
      ...paths,
      '/getWalletImage//etc/passwd',
      '/getWalletImage/%00',
      '/getWalletImage/a%0d%0aset-cookie:%20evil=1',
      `/getWalletImage/${'a'.repeat(8_000)}`,
      '//evil.com/getWallets',
      'http://evil.com/getWallets',
      '*',
      '/getWallets?page=%',
      '/%',
      '/%ff',
    ]) {
      const { text } = await exchange(
        `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
        {
          until: null,
        },
      )
      expect(statusOf(text), path).toBeGreaterThanOrEqual(200)
      expect(statusOf(text), path).toBeLessThan(500)
      expect(text, path).not.toMatch(new RegExp(`\\n${canary}|root:|\\nset-cookie`, 'i'))
    }
    expect(readFileSync(outside, 'utf8')).toBe(canary)
  } finally {
    rmSync(outside)
  }
})

test('behavior: what is no HTTP ends in a refusal', async () => {
  for (const bytes of [
    '\0\0\0\0\r\n\r\n',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
    post('content-length: 1\r\ntransfer-encoding: chunked', '0\r\n\r\n'),
    post('content-length: -1'),
    post('content-length: 5\r\ncontent-length: 6', '{"a":1}'),
    post('transfer-encoding: chunked', 'zz\r\n'),
  ]) {
    const { text } = await exchange(bytes)
    expect(statusOf(text), bytes.slice(0, 60)).toBeGreaterThanOrEqual(400)
    expect(statusOf(text), bytes.slice(0, 60)).toBeLessThan(500)
  }
})

test('behavior: several Origin headers are none that is allowed', async () => {
  const headers = 'origin: http://localhost:1\r\norigin: https://evil.com'
  const { text } = await exchange(`GET /getWallets HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n`)
  expect(statusOf(text)).toBe(403)
})

test('behavior: bombs are refused in 2 s and take no memory', async () => {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const huge = 100 * 1_024 * 1_024
  const chunk = `${(60_000).toString(16)}\r\n${'a'.repeat(60_000)}\r\n`
  const bomb = gzipSync(Buffer.alloc(20 * 1_024 * 1_024, '['))
  const deep = `${'['.repeat(32_000)}${']'.repeat(32_000)}`
  const asks: [string | Buffer, number][] = [
    [post(`content-length: ${huge}`, '{"a":"'), 413],
    [post('transfer-encoding: chunked', chunk.repeat(20)), 413],
    [post(`content-length: ${deep.length}`, deep), 400],
    [
      Buffer.concat([
        Buffer.from(post(`content-encoding: gzip\r\ncontent-length: ${bomb.length}`)),
        bomb,
      ]),
      400,
    ],
  ]
  for (let round = 0; round < 10; round++) {
    for (const [bytes, status] of asks) {
      const { text, durationMs } = await exchange(bytes)
      expect(statusOf(text)).toBe(status)
      expect(durationMs).toBeLessThan(2_000)
    }
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1_024 * 1_024)
})

test('behavior: of 100 MB that really come little is read', { timeout: 60_000 }, async () => {
  const before = process.memoryUsage.rss()
  const total = 100 * 1_024 * 1_024
  const piece = Buffer.alloc(64 * 1_024, 'a')
  for (const path of ['/e', '/v1/rpc', '/v1/fungible/price', '/v1/profile/account']) {
    const startMs = performance.now()
    const { text, sent } = await new Promise<{ text: string; sent: number }>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      let sent = 0
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n` +
          'transfer-encoding: chunked\r\n\r\n',
      )
      const write = () => {
        while (sent < total && !socket.destroyed) {
          sent += piece.length
          socket.write(`${piece.length.toString(16)}\r\n`)
          socket.write(piece)
          if (!socket.write('\r\n')) return
        }
      }
      socket.on('drain', write)
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('error', () => socket.destroy())
      socket.on('close', () => resolve({ text, sent }))
      write()
    })
    expect(statusOf(text), path).toBe(413)
    expect(sent, path).toBeLessThan(total / 4)
    expect(performance.now() - startMs, path).toBeLessThan(2_000)
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1_024 * 1_024)
})

test('error: an address that opens connections and says nothing leaves room for others', async () => {
  const environment = { LOG_LEVEL: 'silent', MAX_CONNECTIONS: '20' }
  const few = await createTestServer({ environment })
  await few.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = few.app.server.address() as AddressInfo
  const silent = Array.from({ length: 30 }, () =>
    connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => {}),
  )
  try {
    await expect.poll(() => silent.filter(({ destroyed }) => !destroyed).length).toBe(4)
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  } finally {
    for (const socket of silent) socket.destroy()
    await few.app.close()
  }
})

// Each of them is nothing but waiting.
describe.concurrent('patience', () => {
  test('behavior: who sends a byte a second is cut off in 30 s', { timeout: 60_000 }, async () => {
    const slow = await Promise.all([
      exchange(`GET /getWallets HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100)}`, {
        everyMs: 1_000,
        until: null,
      }),
      exchange(post('content-length: 1000'), { everyMs: 5, until: null }),
    ])
    for (const { text, durationMs } of slow) {
      expect(statusOf(text)).toBe(408)
      expect(durationMs).toBeLessThan(30_000)
    }
  })

  test('behavior: who never reads its answers is cut off in 30 s', {
    timeout: 60_000,
  }, async () => {
    const startMs = performance.now()
    const socket = connect(port, '127.0.0.1')
    const cut = new Promise<number>((resolve) => {
      app.server.on('connection', (served: Socket) => {
        if (served.remotePort !== socket.localPort) return
        served.once('close', () => resolve(performance.now() - startMs))
      })
    })
    socket.on('error', () => {})
    socket.pause()
    socket.write('GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(200))
    expect(await cut).toBeLessThan(30_000)
    socket.destroy()
  })

  test('behavior: who waits for an answer that takes us long gets it', {
    timeout: 60_000,
  }, async () => {
    const images = createMemoryImages()
    const slow = await createTestServer({
      environment: { LOG_LEVEL: 'silent' },
      images: {
        ...images,
        async read(id) {
          await wait(26_000)
          return images.read(id)
        },
      },
    })
    const url = await slow.app.listen({ host: '127.0.0.1', port: 0 })
    try {
      expect((await fetch(`${url}/public/getRemoteImage/unknown`)).status).toBe(404)
    } finally {
      await slow.app.close()
    }
  })
})

test('behavior: leaving answers what was asked, and the same folder opens again', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'foyer-server-'))
  const settings = readSettings({ PORT: '0', DATA_FOLDER: dataFolder, LOG_LEVEL: 'silent' })
  const log = createLog({ level: 'silent' })
  const other = join(dataFolder, 'other')
  for (const place of [dataFolder, other]) await copyEmptyDatabase(place)
  try {
    const server = await startServer({ settings, log })
    const ready = await fetch(`${server.url}/health/ready`)
    expect(ready.status).toBe(200)
    const asked = Array.from({ length: 20 }, (_, n) =>
      fetch(`${server.url}/e?projectId=p`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...event, eventId: `event-${n}` }),
      }).then(({ status }) => status),
    )
    const first = await Promise.race(asked)
    const startMs = performance.now()
    await server.stop()
    expect(performance.now() - startMs).toBeLessThan(10_000)
    expect(first).toBe(202)
    // Those that came in were kept; those that did not were never acknowledged.
    for (const result of await Promise.allSettled(asked))
      if (result.status === 'fulfilled') expect(result.value).toBe(202)
    await expect(fetch(`${server.url}/health`)).rejects.toThrow()

    const again = await startServer({ settings, log })
    const taken = readSettings({
      PORT: new URL(again.url).port,
      DATA_FOLDER: other,
      LOG_LEVEL: 'silent',
    })
    await expect(startServer({ settings: taken, log })).rejects.toMatchObject({
      code: 'server/port-taken',
    })
    await again.stop()
    await again.stop()
  } finally {
    rmSync(dataFolder, { recursive: true })
  }
})

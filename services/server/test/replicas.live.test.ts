import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Postgres, type RunningServer, startPostgres, startServer } from '@foyer/testing/stack'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickServer } from '../../../scripts/quickServer.mjs'
import { projects } from '../src/commands/projects.ts'
import { openDatabase } from '../src/platform/database/openDatabase.ts'
import { event } from './createTestServer.ts'
import { silentLog } from './describeDatabases.ts'
import { type Redis, startRedis } from './startRedis.ts'

let folder = ''
let postgres: Postgres
let redis: Redis

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-replicas-'))
  postgres = await startPostgres({ durable: false })
  redis = await startRedis()
})
afterAll(async () => {
  await Promise.all([...shared.values()].map((server) => server.stop()))
  await postgres?.stop()
  await redis?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function startReplica(name: string, settings: Record<string, string> = {}, port = 0) {
  return startServer({
    entry: quickServer,
    port,
    dataFolder: join(folder, name),
    settings: { DATABASE_URL: postgres.url, LOG_LEVEL: 'info', ...settings },
  })
}

async function startTwo(settings: Record<string, string> = {}) {
  return Promise.all([startReplica('one', settings), startReplica('two', settings)])
}

/** Those that tests share, until one of them ends it: a start takes a core for two seconds. */
const shared = new Map<string, RunningServer>()
async function share(name: string, port = 0): Promise<RunningServer> {
  // A quick machine sends more in a second than one address may in a minute.
  const limits = { RATE_LIMIT_EVENTS: '100000', RATE_LIMIT_LISTS: '10000' }
  const server = shared.get(name) ?? (await startReplica(name, limits, port))
  shared.set(name, server)
  return server
}
const shareTwo = () => Promise.all([share('shared one'), share('shared two')])

describe('two servers on one PostgreSQL', () => {
  test.each(['PostgreSQL', 'Redis'])(
    'behavior: 200 requests at once get what one limit allows, counted in %s',
    { timeout: 120_000 },
    async (store) => {
      const servers = await startTwo({
        RATE_LIMIT_LISTS: '100',
        ...(store === 'Redis' && { REDIS_URL: redis.url }),
      })
      try {
        const spellings = ['?projectId=a', '/?projectId=b', '?search=x&search=y', '?page=1', '']
        const statuses = await Promise.all(
          Array.from({ length: 200 }, async (_, n) => {
            const url = `${servers[n % 2]?.url}/getWallets${spellings[n % 5]}`
            const headers = { 'x-forwarded-for': `203.0.113.${n}` }
            return (await fetch(url, { headers })).status
          }),
        )
        const refused = statuses.filter((status) => status === 429).length
        // No more than the limit, and no more than its slices fewer.
        expect(refused).toBeGreaterThanOrEqual(100)
        expect(refused).toBeLessThanOrEqual(110)
        const answer = await fetch(`${servers[0].url}/getWallets`)
        expect(answer.status).toBe(429)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      } finally {
        await Promise.all(servers.map((server) => server.stop()))
      }
    },
  )

  test('behavior: both take a project up within 10 s', { timeout: 120_000 }, async () => {
    const servers = await shareTwo()
    const run = (...args: string[]) =>
      projects({
        args,
        openDatabase: () => openDatabase({ url: postgres.url, dataFolder: '', log: silentLog }),
        write: () => {},
      })
    const statuses = async (projectId: string) =>
      Promise.all(
        servers.map(async ({ url }) => {
          const headers = { origin: 'https://shop.example.com' }
          return (await fetch(`${url}/getWallets?projectId=${projectId}`, { headers })).status
        }),
      )
    try {
      expect(await statuses('shop')).toEqual([403, 403])
      await run('add', 'shop', '--origin', 'https://*.example.com')
      const startMs = performance.now()
      while (`${await statuses('shop')}` !== '200,200') await wait(200)
      expect(performance.now() - startMs).toBeLessThan(10_000)
      expect(await statuses('other')).toEqual([403, 403])
    } finally {
      await run('remove', 'shop', '--open-to-all')
    }
    while (`${await statuses('shop')}` !== '403,403') await wait(200)
  })

  test('behavior: killed and started again it is ready in 5 s', { timeout: 120_000 }, async () => {
    const first = await share('shared one')
    const port = Number(new URL(first.url).port)
    shared.delete('shared one')
    await first.kill9()
    const startMs = performance.now()
    const again = await share('shared one', port)
    expect(again.url).toBe(first.url)
    while (!(await fetch(`${again.url}/health/ready`)).ok) await wait(20)
    const durationMs = performance.now() - startMs
    console.log(`ready ${Math.round(durationMs)} ms after a kill`)
    expect(durationMs).toBeLessThan(5_000)
  })

  test('behavior: one leaves and nobody reads a 5xx', { timeout: 120_000 }, async () => {
    const servers = await shareTwo()
    const statuses: number[] = []
    const leaving = new AbortController()
    /** What a proxy does: the next server when a connection is refused. */
    const askOnce = async (n: number) => {
      const [one, two] = servers
      for (const { url } of n % 2 === 0 ? [one, two] : [two, one]) {
        const answer = await fetch(`${url}/e?projectId=p`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...event, eventId: `drain-${n}` }),
        }).catch(() => null)
        if (answer) return void statuses.push(answer.status)
      }
      statuses.push(0)
    }
    const clients = Array.from({ length: 8 }, async (_, client) => {
      for (let n = client; !leaving.signal.aborted; n += 8) {
        await askOnce(n)
        // Eight that never pause take both cores from whoever is to leave.
        await wait(5)
      }
    })
    try {
      await wait(500)
      const startMs = performance.now()
      await servers[0].stop()
      expect(performance.now() - startMs).toBeLessThan(10_000)
      await wait(500)
    } finally {
      leaving.abort()
      await Promise.all(clients)
      shared.delete('shared one')
    }
    expect(statuses.length).toBeGreaterThan(20)
    expect(new Set(statuses)).toEqual(new Set([202]))
  })

  test('behavior: the database restarts and the server recovers in 5 s', {
    timeout: 120_000,
  }, async () => {
    const server = await share('shared two')
    const send = (n: number) =>
      fetch(`${server.url}/e?projectId=p`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...event, eventId: `restart-${n}` }),
      })
    expect((await send(1)).status).toBe(202)
    await postgres.kill9()
    const refused = await send(2)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Lists need no database, and counting them does not either.
    expect((await fetch(`${server.url}/getWallets`)).status).toBe(200)
    await postgres.restart()
    const startMs = performance.now()
    while ((await send(2)).status !== 202) await wait(50)
    expect(performance.now() - startMs).toBeLessThan(5_000)
  })
})

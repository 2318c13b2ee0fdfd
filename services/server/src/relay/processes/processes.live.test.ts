import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '@foyer/testing/stack'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../../scripts/emptyDatabase.mjs'
import { quickServer } from '../../../../../scripts/quickServer.mjs'
import { silentLog } from '../../../test/describeDatabases.ts'
import { openTestRelay } from '../../../test/openTestRelay.ts'
import { connect, createIdentity, randomTopic, sealed } from '../../../test/relayClient.ts'
import { createDatabase, type TestDatabase } from '../../../test/sharedPostgres.ts'
import { type Redis, startRedis } from '../../../test/startRedis.ts'
import type { Database } from '../../platform/database/Database.ts'
import { openDatabase } from '../../platform/database/openDatabase.ts'
import { createPostgresBus } from './createPostgresBus.ts'
import { createRedisBus } from './createRedisBus.ts'

let postgres: TestDatabase
beforeAll(async () => {
  postgres = await createDatabase()
})
afterAll(() => postgres?.drop())

async function openOwnDatabase(): Promise<Database> {
  const database = await openDatabase({ url: postgres.url, dataFolder: '', log: silentLog })
  onTestFinished(() => database.close())
  return database
}

describe.each(['PostgreSQL', 'Redis'])('two processes that tell each other over %s', (kind) => {
  let redis: Redis | undefined
  beforeAll(async () => {
    if (kind === 'Redis') redis = await startRedis()
  })
  afterAll(() => redis?.stop())

  /** As two processes have it: nothing in common but the database and the bus. */
  async function openOne() {
    const database = await openOwnDatabase()
    const relay = await openTestRelay({
      database,
      openBus: (listener) => {
        const both = { listener, onError: () => {} }
        return redis
          ? createRedisBus({ ...both, url: redis.url })
          : createPostgresBus({ ...both, url: postgres.url, database })
      },
    })
    onTestFinished(() => relay.close())
    return { ...relay, database }
  }

  test('behavior: a message reaches who is connected to the other one', async () => {
    const [here, there] = [await openOne(), await openOne()]
    const topic = randomTopic()
    const [publisher, reader, neighbour] = [
      await connect(here),
      await connect(there),
      await connect(here),
    ]
    for (const client of [publisher, reader, neighbour]) await client.subscribe(topic)
    const messages = Array.from({ length: 200 }, () => sealed())
    const timesMs: number[] = []
    for (const message of messages.slice(0, 50)) {
      const startMs = performance.now()
      void publisher.publish(topic, message)
      await reader.receive(timesMs.length + 1)
      timesMs.push(performance.now() - startMs)
    }
    await Promise.all(messages.slice(50).map((message) => publisher.publish(topic, message)))
    await Promise.all([reader.receive(200), neighbour.receive(200)])
    expect(reader.received.map(({ message }) => message).toSorted()).toEqual(messages.toSorted())
    await wait(300)
    expect([reader.received, neighbour.received].map(({ length }) => length)).toEqual([200, 200])
    expect(publisher.received).toEqual([])
    const median = timesMs.toSorted((a, b) => a - b)[25]
    console.log(`over ${kind}: ${median?.toFixed(1)} ms from publishing to delivery, median of 50`)

    // Who was told by one process is not told again by another.
    const identity = createIdentity()
    const first = await connect({ ...here, identity })
    await first.subscribe(topic)
    await first.receive(200)
    await wait(300)
    await first.close()
    const second = await connect({ ...there, identity })
    await second.subscribe(topic)
    await wait(300)
    expect(second.received).toEqual([])
  })

  test('behavior: what is published while the way between them is broken arrives', async () => {
    const [here, there] = [await openOne(), await openOne()]
    const topic = randomTopic()
    const [publisher, reader] = [await connect(here), await connect(there)]
    await reader.subscribe(topic)
    await publisher.publish(topic, 'Zmlyc3Q=')
    await reader.receive(1)
    if (redis) await redis.stop()
    else {
      await here.database.run((queries) =>
        queries.execute(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'foyer-server relay'`),
      )
    }
    const startMs = performance.now()
    await publisher.publish(topic, 'c2Vjb25k')
    await reader.receive(2)
    console.log(`broken ${kind}: ${Math.round(performance.now() - startMs)} ms`)
    expect(performance.now() - startMs).toBeLessThan(5_000)
  })
})

describe.each(['pglite', 'postgresql'])('killed on %s', (kind) => {
  test('behavior: of 1,000 acknowledged messages none is lost with a kill -9', {
    timeout: 120_000,
  }, async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-relay-'))
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
    if (kind === 'pglite') await copyEmptyDatabase(dataFolder)
    const start = async () => {
      const { url, stop, kill9 } = await startServer({
        entry: quickServer,
        dataFolder,
        settings: kind === 'postgresql' ? { DATABASE_URL: postgres.url } : {},
      })
      onTestFinished(stop)
      return { url: `${url.replace('http', 'ws')}/relay`, kill9 }
    }
    const first = await start()
    const topic = randomTopic()
    const publisher = await connect(first)
    const acknowledged: string[] = []
    let onThousand = () => {}
    const enough = new Promise<void>((resolve) => {
      onThousand = resolve
    })
    for (let n = 0; n < 1_500; n++) {
      const message = sealed(200)
      publisher.publish(topic, message).then(
        () => {
          acknowledged.push(message)
          if (acknowledged.length === 1_000) onThousand()
        },
        () => {
          // Killed before it was answered: nobody promised anything.
        },
      )
    }
    await enough
    await first.kill9()
    await publisher.closed

    const second = await start()
    const startMs = performance.now()
    const reader = await connect(second)
    await reader.subscribe(topic)
    await reader.receive(acknowledged.length)
    await wait(500)
    const received = new Set(reader.received.map(({ message }) => message))
    const lost = acknowledged.filter((message) => !received.has(message))
    console.log(
      `${kind}: ${acknowledged.length} acknowledged, ${lost.length} lost, ` +
        `${received.size} delivered ${Math.round(performance.now() - startMs)} ms after connecting`,
    )
    expect(lost).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(1_000)
    expect(reader.received).toHaveLength(received.size)
    await second.kill9()
  })
})

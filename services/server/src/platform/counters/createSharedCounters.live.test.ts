import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '@foyer/testing/stack'
import { describe, expect, test } from 'vitest'
import { silentLog } from '../../../test/describeDatabases.ts'
import { startRedis } from '../../../test/startRedis.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { createLog } from '../log/createLog.ts'
import type { Counters } from './Counters.ts'
import { openCounters } from './openCounters.ts'

const log = createLog({ level: 'silent' })

/** Two processes' worth of counters on the same store, each with its own connections. */
const stores = {
  PostgreSQL: async () => {
    const postgres = await startPostgres({ durable: false })
    const open = () => openDatabase({ url: postgres.url, dataFolder: '', log: silentLog })
    const databases = [await open(), await open()]
    const counters: Counters[] = []
    for (const database of databases)
      counters.push((await openCounters({ settings: { redisUrl: null }, database, log })).counters)
    return {
      counters,
      breakIt: () => postgres.kill9(),
      async close() {
        await Promise.all(databases.map((database) => database.close()))
        await postgres.stop()
      },
    }
  },
  Redis: async () => {
    const redis = await startRedis()
    const settings = { redisUrl: redis.url }
    // A Redis that was named counts, whatever the database is.
    const database = {} as Parameters<typeof openCounters>[0]['database']
    const opened = [
      await openCounters({ settings, database, log }),
      await openCounters({ settings, database, log }),
    ]
    // They connect in the background.
    await wait(300)
    return {
      counters: opened.map(({ counters }) => counters),
      breakIt: () => redis.stop(),
      async close() {
        for (const { close } of opened) close()
        await redis.stop()
      },
    }
  },
}

describe.each(['PostgreSQL', 'Redis'] as const)('limits shared over %s', (kind) => {
  test('behavior: 200 at once over two processes get what one limit allows', async () => {
    const { counters, breakIt, close } = await stores[kind]()
    try {
      for (const max of [1, 50, 100, 600]) {
        const parameters = { key: `lists:203.0.113.1:${max}`, max, windowMs: 60_000 }
        const takes = await Promise.all(
          Array.from({ length: Math.max(200, 2 * max) }, (_, n) =>
            counters[n % 2]?.take(parameters),
          ),
        )
        expect(takes.filter((take) => take?.isAllowed)).toHaveLength(max)
        const refused = takes.find((take) => !take?.isAllowed)
        expect(refused?.endsInMs).toBeGreaterThan(50_000)
        expect(refused?.endsInMs).toBeLessThanOrEqual(60_000)
      }

      const short = { key: 'short', max: 1, windowMs: 300 }
      expect((await counters[0]?.take(short))?.isAllowed).toBe(true)
      expect((await counters[1]?.take(short))?.isAllowed).toBe(false)
      await wait(400)
      expect((await counters[1]?.take(short))?.isAllowed).toBe(true)
      expect((await counters[0]?.take(short))?.isAllowed).toBe(false)

      // Two in the first half of a window, two in the second: the first half makes room alone.
      const sliding = { key: 'sliding', max: 4, windowMs: 2_000 }
      const takeTwo = async () => {
        const takes = await Promise.all(counters.map((one) => one.take(sliding)))
        return takes.filter(({ isAllowed }) => isAllowed).length
      }
      expect(await takeTwo()).toBe(2)
      await wait(1_100)
      expect(await takeTwo()).toBe(2)
      expect(await takeTwo()).toBe(0)
      await wait(1_000)
      expect(await takeTwo()).toBe(2)
      expect(await takeTwo()).toBe(0)

      await breakIt()
      const startMs = performance.now()
      const alone = { key: 'alone', max: 10, windowMs: 60_000 }
      const takes = await Promise.all(Array.from({ length: 50 }, () => counters[0]?.take(alone)))
      expect(takes.filter((take) => take?.isAllowed)).toHaveLength(10)
      expect(performance.now() - startMs).toBeLessThan(1_500)
    } finally {
      await close()
    }
  })
})

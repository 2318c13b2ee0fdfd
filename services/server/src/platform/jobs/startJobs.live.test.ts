import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeDatabases, silentLog } from '../../../test/describeDatabases.ts'
import { cleanUpJobs } from '../../cleanUpJobs.ts'
import type { Database } from '../database/Database.ts'
import { databaseUnavailable } from '../database/errors.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { limitCounts, oneTime } from '../database/tables/access.ts'
import { analyticsEvents } from '../database/tables/analytics.ts'
import { createLog } from '../log/createLog.ts'
import { startJobs } from './startJobs.ts'

const log = createLog({ level: 'silent' })
const usual = { cron: '17 * * * *', onStartEverySeconds: 3_600 }

describeDatabases('background jobs', ({ kind, database, place }) => {
  test('behavior: a job runs once, in one of two processes, and is repeated', async () => {
    const runs: string[] = []
    const other =
      kind === 'pglite' ? database() : await openDatabase({ ...place(), log: silentLog })
    const job = (who: string) => ({
      ...usual,
      name: `once-${kind}`,
      run: async () => {
        runs.push(who)
        await wait(300)
      },
    })
    const both = [
      startJobs({ database: database(), jobs: [job('one')], log }),
      startJobs({ database: other, jobs: [job('other')], log }),
    ]
    try {
      await until(() => runs.length > 0)
      await wait(1_500)
      expect(runs).toHaveLength(1)
      const [schedule] = await rows(database(), 'select name, cron from foyer_jobs.schedule')
      expect(schedule).toEqual({ name: `once-${kind}`, cron: usual.cron })
    } finally {
      await Promise.all(both.map((jobs) => jobs.stop()))
      if (other !== database()) await other.close()
    }
    // Stopped means that nobody asks the database any more.
    expect(await database().isReady()).toBe(true)
  })

  test('error: a database that is away when a job ends is waited for, and the process stays', {
    timeout: 30_000,
  }, async () => {
    const name = `away-${kind}`
    const down = {
      ...database(),
      execute: () => Promise.reject(databaseUnavailable({ cause: null })),
    }
    let current = database()
    const job = {
      ...usual,
      name,
      run: async () => {
        current = down
        throw new Error('it cannot clean up either')
      },
    }
    const jobs = startJobs({
      database: { ...database(), execute: (...query) => current.execute(...query) },
      jobs: [job],
      log,
    })
    try {
      await until(() => current === down)
      // An unhandled rejection would fail this file, as it ended the server.
      await wait(500)
      current = database()
      const state = async () =>
        (await rows(database(), `select state from foyer_jobs.job where name = '${name}'`))[0]
      await expect.poll(state, { timeout: 10_000 }).toEqual({ state: 'retry' })
    } finally {
      await jobs.stop()
    }
  })

  test('behavior: leaving ends what runs within two seconds', async () => {
    let isRunning = false
    let ended: unknown
    const job = {
      ...usual,
      name: `long-${kind}`,
      run: async (signal: AbortSignal) => {
        isRunning = true
        await wait(60_000, undefined, { signal }).catch((error: unknown) => {
          ended = error
          throw error
        })
      },
    }
    const jobs = startJobs({ database: database(), jobs: [job], log })
    await until(() => isRunning)
    const startMs = performance.now()
    await jobs.stop()
    expect(performance.now() - startMs).toBeLessThan(2_500)
    expect(ended).toMatchObject({ name: 'AbortError' })
  })

  test('behavior: what is over is tidied up, and nothing else', async () => {
    const at = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
    await database().run(async (queries) => {
      for (const seconds of [-60, 60]) {
        const key = `${seconds}`
        const endsAt = at(seconds)
        await queries.insert(limitCounts).values({ key, counts: [1], lasts: [new Date()], endsAt })
        await queries
          .insert(oneTime)
          .values({ purpose: 'p', digest: key, value: {}, expiresAt: endsAt })
      }
      for (const eventId of ['first', 'second', 'third']) {
        const url = 'https://a.example/'
        const row = { eventId, event: 'MODAL_OPEN', url, domain: 'a.example', at: new Date() }
        await queries.insert(analyticsEvents).values(row)
      }
    })
    for (const job of cleanUpJobs({
      settings: {
        analyticsRetentionDays: 90,
        analyticsMaxEvents: 2,
        imageStoreMb: 1,
        relayMaxTtlSeconds: 604_800,
      },
      database: database(),
    }))
      await job.run(new AbortController().signal)
    expect(await rows(database(), 'select key from foyer.limit_counts')).toEqual([{ key: '60' }])
    expect(await rows(database(), 'select digest from foyer.one_time')).toEqual([{ digest: '60' }])
    const events = 'select event_id as id from foyer.analytics_events order by id'
    expect(await rows(database(), events)).toEqual([{ id: 'second' }, { id: 'third' }])
  })

  test('error: a statement that fails undoes those with it and breaks nothing', async () => {
    const failing = 'BEGIN; create table foyer.half (n int); select 1 / 0; COMMIT;'
    await expect(database().execute(failing)).rejects.toMatchObject({ name: 'AppError' })
    expect(await rows(database(), "select to_regclass('foyer.half') as half")).toEqual([
      { half: null },
    ])
    expect(await rows(database(), 'select 1 as n; select 2 as n')).toEqual([{ n: 1 }, { n: 2 }])
    expect((await database().execute('select $1::int as n', [3])).rows).toEqual([{ n: 3 }])
  })
})

async function rows(database: Database, text: string) {
  return (await database.execute(text)).rows
}

async function until(condition: () => boolean) {
  while (!condition()) await wait(20)
}

import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@foyer/core/primitives'
import PgBoss from 'pg-boss'
import type { Database } from '../database/Database.ts'
import type { Log } from '../log/createLog.ts'

/** A job that is repeated. */
export interface Job {
  /** Letters, digits and hyphens; never changes, as it is what the database knows it by. */
  readonly name: string
  /** When, as cron in UTC, such as `17 * * * *`. It also runs when the first process starts. */
  readonly cron: string
  /** How often it may run because a process starts. */
  readonly onStartEverySeconds: number
  /** A run that fails is tried again twice. The signal says that the server leaves. */
  run(signal: AbortSignal): Promise<void>
}

/** Beside our own tables, as the library changes its own itself. */
const schema = 'foyer_jobs'

/** Of a job whose process was killed: when it may run again. */
const expireInMinutes = 10
const retryMs = 5_000
/** A job is asked to stop, and this long is waited for it. */
const stopTimeoutMs = 1_500

/**
 * Runs jobs in the background, each in one process at a time of all that share the database. They
 * start when the database lets them and end with `stop`, which never rejects: what was not done is
 * done by the next process that runs.
 */
export function startJobs({
  database,
  jobs,
  log,
}: {
  database: Database
  jobs: readonly Job[]
  log: Log
}): { stop(): Promise<void> } {
  const leaving = new AbortController()
  let boss: PgBoss | undefined
  const start = async () => {
    while (!leaving.signal.aborted) {
      const starting = createBoss({ database, signal: leaving.signal, log })
      try {
        await starting.start()
        boss = starting
        for (const job of jobs) await addJob({ boss, job, signal: leaving.signal, log })
        return
      } catch (error) {
        boss = undefined
        await stopBoss(starting)
        if (leaving.signal.aborted) return
        log.warn({ err: error }, 'Background jobs cannot start yet; trying again in 5 s')
      }
      await waitUnless(leaving.signal)
    }
  }
  const started = start()
  return {
    async stop() {
      leaving.abort()
      // A start may wait for the database for ever.
      const late = wait(stopTimeoutMs + 1_000, undefined, { ref: false })
      await Promise.race([started.then(() => boss && stopBoss(boss)), late])
    },
  }
}

function createBoss({
  database,
  signal,
  log,
}: {
  database: Database
  signal: AbortSignal
  log: Log
}): PgBoss {
  const boss = new PgBoss({
    schema,
    db: { executeSql: patient({ database, signal, log }) },
    // Jobs are not urgent, and each look is a query.
    pollingIntervalSeconds: 20,
    cronWorkerIntervalSeconds: 20,
    maintenanceIntervalMinutes: 10,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 7,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'Background jobs'))
  return boss
}

/**
 * Asks until the database answers. The library does not await what it writes when a job has ended, so
 * a database that only reads, or is away in that moment, would end the process by an unhandled
 * rejection (`complete` and `fail` in pg-boss 10, `src/manager.js`). Who leaves gets no answer any
 * more, for the same reason.
 */
function patient({ database, signal, log }: { database: Database; signal: AbortSignal; log: Log }) {
  return async (text: string, values: unknown[]) => {
    for (let hasWarned = false; ; hasWarned = true) {
      try {
        return await database.execute(text, values)
      } catch (error) {
        const isAway = error instanceof AppError && error.code === 'database/unavailable'
        if (!isAway) throw error
        if (!hasWarned) log.warn({ err: error }, 'Background jobs wait for the database')
      }
      await waitUnless(signal)
      if (signal.aborted) return new Promise<never>(() => undefined)
    }
  }
}

/** Until it is worth trying again, or the server leaves. */
async function waitUnless(signal: AbortSignal) {
  await wait(retryMs, undefined, { signal, ref: false }).catch(() => {
    // It leaves.
  })
}

async function addJob({
  boss,
  job: { name, cron, onStartEverySeconds, run },
  signal,
  log,
}: {
  boss: PgBoss
  job: Job
  signal: AbortSignal
  log: Log
}) {
  // One that waits and one that runs, for all callers.
  const queue = { name, policy: 'stately', retryLimit: 2, retryDelay: 60, expireInMinutes } as const
  await boss.createQueue(name, queue)
  await boss.updateQueue(name, queue)
  await boss.schedule(name, cron)
  await boss.send(name, {}, { singletonSeconds: onStartEverySeconds })
  await boss.work(name, async () => {
    try {
      await run(signal)
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, job: name }, 'A background job failed')
      throw error
    }
  })
}

async function stopBoss(boss: PgBoss) {
  // It waits for a database that does not answer, and what it would say there can be done without.
  const late = wait(stopTimeoutMs + 500, undefined, { ref: false })
  const stopped = boss
    .stop({ graceful: true, timeout: stopTimeoutMs, close: false })
    .catch(() => undefined)
  await Promise.race([stopped, late])
}

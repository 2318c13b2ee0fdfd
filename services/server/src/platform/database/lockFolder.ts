import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { DatabaseLog } from './Database.ts'
import { folderInUse } from './errors.ts'

export interface FolderLock {
  /** May be called again. */
  release(): Promise<void>
}

/** Who has a folder: enough to tell a killed process from a living one. */
interface Holder {
  /** Of this lock and no other. */
  readonly token: string
  readonly pid: number
  readonly host: string
  /** Processes of one namespace see each other; `null` where there is no such thing. */
  readonly pidNamespace: string | null
  /** In ticks since the machine started, so a number that is used again is no alibi. */
  readonly startedAtTicks: string | null
}

const beatMs = 1_000
/** Eight missed beats: longer than a busy machine keeps a thread waiting. */
const silenceMs = 8_000
/** A lock that nobody has. */
const released = 'null'

/**
 * Takes a folder for this process alone. The lock of a process that was killed is taken over: at
 * once where it can be seen to be gone, and after 8 s without a sign of life where it cannot, as
 * when another container has the same volume.
 *
 * Locks are numbered files, and the highest number counts. A process that takes over makes the next one,
 * which only one can; nobody removes a lock that could be another's by now.
 *
 * @throws `database/folder-in-use` when a living process has it.
 */
export async function lockFolder({
  folder,
  log,
  signal,
}: {
  folder: string
  log: DatabaseLog
  signal?: AbortSignal | undefined
}): Promise<FolderLock> {
  const locks = join(folder, 'database.lock')
  await mkdir(locks, { recursive: true })
  const own = await describeThisProcess()
  const draft = join(locks, `draft-${own.token}`)
  await writeFile(draft, JSON.stringify(own))
  try {
    for (;;) {
      signal?.throwIfAborted()
      const highest = await findHighest(locks)
      const holder = await readHolder(join(locks, `${highest}`))
      if (
        holder &&
        (await isAlive({ holder, own, path: join(locks, `${highest}`), log, signal }))
      ) {
        throw folderInUse({ folder, pid: holder.pid })
      }
      const number = highest + 1
      const path = join(locks, `${number}`)
      if (!(await linkIfFree(draft, path))) continue
      // We may have been slow, and others have come and gone meanwhile.
      if ((await findHighest(locks)) === number) {
        await removeAllBut({ locks, path })
        return keepAlive(path)
      }
      await rm(path, { force: true })
    }
  } finally {
    await rm(draft, { force: true })
  }
}

function keepAlive(path: string): FolderLock {
  const beat = new Worker(beatSource, { eval: true, execArgv: [], workerData: { path, beatMs } })
  beat.unref()
  // Without a beat the lock still counts wherever it can be seen who has it.
  beat.on('error', () => {})
  return {
    release: async () => {
      await beat.terminate()
      // The number stays taken, so that no slow process takes it for the next one.
      await writeFile(path, released)
    },
  }
}

/**
 * In a thread of its own: making a database keeps ours busy, for fifteen seconds on a machine that
 * has other work. Text, because a source in TypeScript could not be loaded by its path.
 */
const beatSource = `
  const { utimesSync } = require('node:fs')
  const { path, beatMs } = require('node:worker_threads').workerData
  setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // A missed beat is not worth a word: the next one follows.
    }
  }, beatMs)
`

/** 0 when there is no lock yet. */
async function findHighest(locks: string): Promise<number> {
  const numbers = (await readdir(locks)).filter((name) => /^\d+$/.test(name)).map(Number)
  return Math.max(0, ...numbers)
}

/** A draft may be another's that is about to look. */
async function removeAllBut({ locks, path }: { locks: string; path: string }) {
  for (const name of await readdir(locks)) {
    const other = join(locks, name)
    if (/^\d+$/.test(name) && other !== path) await rm(other, { force: true })
  }
}

/** A link comes into being whole, so nobody reads half a lock. */
async function linkIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** `null` when nobody has it: it was released, or is gone, or was written by no version of ours. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder | null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    // Cut off by a full disk, perhaps.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

async function isAlive({
  holder,
  own,
  path,
  log,
  signal,
}: {
  holder: Holder
  own: Holder
  path: string
  log: DatabaseLog
  signal: AbortSignal | undefined
}): Promise<boolean> {
  if (holder.host === own.host) {
    // The same container, started again: its processes are gone with its namespace.
    if (holder.pidNamespace !== own.pidNamespace) return false
    if (!exists(holder.pid)) return false
    const startedAtTicks = await readStart(holder.pid)
    if (startedAtTicks !== null) return startedAtTicks === holder.startedAtTicks
  }
  log.info(`Waiting ${silenceMs / 1000} s to see whether ${path} is still in use`)
  const before = await readBeat(path)
  await wait(silenceMs, undefined, { signal })
  return (await readBeat(path)) !== before
}

async function readBeat(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function describeThisProcess(): Promise<Holder> {
  return {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    pidNamespace: await readlink('/proc/self/ns/pid').catch(() => null),
    startedAtTicks: await readStart(process.pid),
  }
}

/** `null` where the system does not say, as outside Linux. */
async function readStart(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The second field is the command in brackets, and may hold blanks and brackets itself.
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

import { randomUUID } from 'node:crypto'
import { link, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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
/** Opening a database keeps a process busy for up to five seconds, in which it shows no life. */
const silenceMs = 8_000
const fileName = 'database.lock'

/**
 * Takes a folder for this process alone. The lock of a process that was killed is taken over: at
 * once where it can be seen to be gone, and after 8 s without a sign of life where it cannot, as
 * when another container has the same volume.
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
  const path = join(folder, fileName)
  const own = await describeThisProcess()
  const draft = join(folder, `${fileName}.${own.token}`)
  await writeFile(draft, JSON.stringify(own))
  try {
    while (!(await linkIfFree(draft, path))) {
      const holder = await readHolder(path)
      if (holder === undefined) continue
      if (holder && (await isAlive({ holder, own, path, log, signal }))) {
        throw folderInUse({ folder, pid: holder.pid })
      }
      await removeStale({ path, holder, aside: `${draft}.stale` })
    }
  } finally {
    await rm(draft, { force: true })
  }

  const beat = setInterval(() => {
    const now = new Date()
    // A missed beat is not worth a word: the next one follows.
    utimes(path, now, now).catch(() => {})
  }, beatMs)
  beat.unref()
  return {
    release: async () => {
      clearInterval(beat)
      const holder = await readHolder(path)
      if (holder?.token === own.token) await rm(path, { force: true })
    },
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

/** `undefined` when there is no lock any more, `null` when nobody can tell whose it is. */
async function readHolder(path: string): Promise<Holder | null | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // Written by no version of ours: cut off by a full disk, perhaps.
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

/** Two may find the same lock stale; the slower one must not remove the lock of the faster. */
async function removeStale({
  path,
  holder,
  aside,
}: {
  path: string
  holder: Holder | null
  aside: string
}) {
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(aside)
  if (moved && moved.token !== holder?.token) await linkIfFree(aside, path)
  await rm(aside, { force: true })
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

import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { portTaken, postgresFailed, postgresMissing } from './errors.ts'
import { inOwnGroup, signalGroup } from './processGroup.ts'

export interface StartPostgresParameters {
  /** Where the data stays. Absent: a temporary folder that goes away when the database stops. */
  folder?: string
  /** On 127.0.0.1; 0, the default, takes any free one. */
  port?: number
  /** False is faster and loses data when the machine fails; fine for tests. Default true. */
  durable?: boolean
  /** Gives up starting, and stops the database when it runs. */
  signal?: AbortSignal
}

export interface Postgres {
  /** For `DATABASE_URL`; holds the password, and the user may do everything. */
  readonly url: string
  readonly port: number
  /** As when the machine fails. The data stays; `restart` brings it back. */
  kill9(): Promise<void>
  /** Ends the database if it runs, cutting off its clients, and starts it again on the same port. */
  restart(): Promise<void>
  /** Resolves when the processes are gone and the port is free. May be called again. */
  stop(): Promise<void>
}

/** A cold machine takes two seconds. */
const startTimeoutMs = 30_000
/** How long a fast shutdown may take, which writes everything down, before it is killed. */
const stopTimeoutMs = 10_000
const pollMs = 50

/** The database's superuser. */
const user = 'foyer'

/**
 * Starts a PostgreSQL of its own on 127.0.0.1, for tests and for trying things: not for production,
 * where a PostgreSQL of the operator's has backups and updates.
 *
 * PostgreSQL refuses to run as root; there it runs as `postgres`, or as `nobody` where there is no
 * such user.
 *
 * @throws `stack/postgres-missing` when it is not installed.
 * @throws `stack/port-taken` when something listens on `port`.
 * @throws `stack/postgres-failed` when it leaves, or is not ready within 30 s.
 * @throws the signal's reason when it aborts first.
 * @example
 * import { startPostgres } from '@foyer/testing/stack'
 *
 * const postgres = await startPostgres({})
 * console.log(postgres.url)
 * await postgres.stop()
 */
export async function startPostgres({
  folder,
  port: wantedPort = 0,
  durable = true,
  signal,
}: StartPostgresParameters): Promise<Postgres> {
  signal?.throwIfAborted()
  const programs = findPrograms()
  const identity = await findIdentity()
  const root = folder ?? (await mkdtemp(join(tmpdir(), 'foyer-pg-')))
  const isTemporary = folder === undefined
  // A process that leaves hastily leaves nothing behind either.
  const removeNow = () => rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  if (isTemporary) process.once('exit', removeNow)
  const cleanUp = async () => {
    if (!isTemporary) return
    await rm(root, { recursive: true, force: true, maxRetries: 3 })
    process.off('exit', removeNow)
  }

  try {
    const { data, password } = await prepareFolder({ root, programs, identity })
    const serve = (port: number) => startServer({ programs, identity, data, port, durable, signal })
    let server = await startOnPort({ wantedPort, serve })
    const { port } = server
    signal?.throwIfAborted()

    let stopping: Promise<void> | undefined
    const stop = () => {
      stopping ??= server.end('SIGINT').then(cleanUp)
      return stopping
    }
    signal?.addEventListener('abort', () => void stop(), { once: true })
    return {
      url: `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`,
      port,
      kill9: () => server.end('SIGKILL'),
      restart: async () => {
        await server.end('SIGINT')
        server = await serve(port)
      },
      stop,
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}

interface Programs {
  readonly initdb: string
  readonly postgres: string
  readonly pgIsReady: string
}

/** Who the processes run as; `{}` is who we are. */
type Identity = Pick<SpawnOptions, 'uid' | 'gid'>

/** Debian keeps the server's programs out of the path, one folder for each version. */
function findPrograms(): Programs {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const suffix = process.platform === 'win32' ? '.exe' : ''
  for (const folder of folders) {
    const [initdb, postgres, pgIsReady] = ['initdb', 'postgres', 'pg_isready'].map((name) =>
      join(folder, `${name}${suffix}`),
    ) as [string, string, string]
    if ([initdb, postgres, pgIsReady].every((path) => existsSync(path))) {
      return { initdb, postgres, pgIsReady }
    }
  }
  throw postgresMissing()
}

async function findIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {}
  const users = await readFile('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.match(new RegExp(`^${name}:.*$`, 'm'))?.[0].split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw postgresFailed({ output: 'it does not run as root, and there is no user to run it as' })
}

/** Makes the data, unless an earlier start did. */
async function prepareFolder({
  root,
  programs,
  identity,
}: {
  root: string
  programs: Programs
  identity: Identity
}): Promise<{ data: string; password: string }> {
  await mkdir(root, { recursive: true })
  const data = join(root, 'data')
  const passwordFile = join(root, 'password')
  if (existsSync(join(data, 'PG_VERSION'))) {
    return { data, password: await readFile(passwordFile, 'utf8') }
  }
  const password = randomBytes(18).toString('hex')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(root, identity.uid, identity.gid)
    await chown(passwordFile, identity.uid, identity.gid)
  }
  const args = [
    ...['--pgdata', data, '--username', user, '--pwfile', passwordFile],
    // Sorting by code point, so that tests mean the same on every machine.
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
  ]
  try {
    await promisify(execFile)(programs.initdb, args, { cwd: root, ...identity })
  } catch (error) {
    throw postgresFailed({ output: (error as { stderr?: string }).stderr ?? `${error}` })
  }
  return { data, password }
}

interface Server {
  readonly port: number
  /** SIGINT: cuts off its clients, writes everything down. SIGKILL: does neither. */
  end(how: 'SIGINT' | 'SIGKILL'): Promise<void>
}

/** PostgreSQL cannot choose a port itself, and between our looking and its taking it may be gone. */
async function startOnPort({
  wantedPort,
  serve,
}: {
  wantedPort: number
  serve: (port: number) => Promise<Server>
}): Promise<Server> {
  if (wantedPort !== 0) return serve(wantedPort)
  for (let attemptsLeft = 4; ; attemptsLeft--) {
    try {
      return await serve(await findFreePort())
    } catch (error) {
      const isTaken = (error as { code?: string }).code === 'stack/port-taken'
      if (!isTaken || attemptsLeft === 0) throw error
    }
  }
}

async function startServer({
  programs,
  identity,
  data,
  port,
  durable,
  signal,
}: {
  programs: Programs
  identity: Identity
  data: string
  port: number
  durable: boolean
  signal: AbortSignal | undefined
}): Promise<Server> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    // Their path would be too long in most folders.
    unix_socket_directories: '',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    // In its folder, which goes with it: a server that is killed leaves what it shares in the machine's memory.
    dynamic_shared_memory_type: 'mmap',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const deadlineMs = Date.now() + startTimeoutMs
  for (;;) {
    const child = spawn(programs.postgres, ['-D', data, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: data,
      ...inOwnGroup,
      ...identity,
    })
    const readOutput = collectOutput(child)
    const end = createEnd(child)
    try {
      await untilReady({ child, programs, port, deadlineMs, readOutput, signal })
      return { port, end }
    } catch (error) {
      await end('SIGKILL')
      // After a kill, the processes of its clients hold the memory for another moment.
      const isHeld = /shared memory block .* is still in use|lock file .* already exists/s
      if (signal?.aborted || Date.now() > deadlineMs || !isHeld.test(readOutput())) throw error
    }
    await wait(pollMs)
  }
}

/** Keeps the pipe empty, and the end of what it said. */
function collectOutput(child: ChildProcess): () => string {
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-8_192)
  })
  return () => output
}

async function untilReady({
  child,
  programs,
  port,
  deadlineMs,
  readOutput,
  signal,
}: {
  child: ChildProcess
  programs: Programs
  port: number
  deadlineMs: number
  readOutput: () => string
  signal: AbortSignal | undefined
}) {
  let failure: unknown
  child.once('error', (error) => {
    failure = error
  })
  const hasLeft = () =>
    failure !== undefined || child.exitCode !== null || child.signalCode !== null
  while (!hasLeft()) {
    signal?.throwIfAborted()
    if (Date.now() > deadlineMs) break
    const args = ['--host', '127.0.0.1', '--port', `${port}`, '--timeout', '2']
    const asked = await promisify(execFile)(programs.pgIsReady, args).then(
      () => true,
      () => false,
    )
    // Another server may listen there, while ours is about to leave for that reason.
    if (asked && /ready to accept connections/.test(readOutput())) return
    await wait(pollMs)
  }
  if (/could not bind|Address already in use/.test(readOutput())) {
    throw portTaken({ port, variable: undefined })
  }
  throw postgresFailed({ output: failure === undefined ? readOutput() : `${failure}` })
}

/**
 * A process that ends the database when ours is killed and cannot do so itself: it reads from us, and
 * reads the end when we are gone.
 */
function guard(child: ChildProcess): ChildProcess {
  const source = `process.stdin.resume().on('end', () => {
    try { process.kill(-${child.pid}, 'SIGKILL') } catch {}
    process.exit()
  })`
  const stdio = ['pipe', 'ignore', 'ignore'] as const
  const guardian = spawn(process.execPath, ['--eval', source], { stdio: [...stdio], ...inOwnGroup })
  guardian.unref()
  return guardian
}

/**
 * The processes that serve its clients, each in a group of its own. Where the system does not list them they
 * answer until they miss the main one.
 */
function backendsOf({ pid }: ChildProcess): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return list.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function killAll(child: ChildProcess) {
  const backends = backendsOf(child)
  signalGroup(child, 'SIGKILL')
  for (const pid of backends)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It left by itself.
    }
}

/**
 * The way to end the main process and those of its clients. They also end with this process, however
 * hastily that leaves.
 */
function createEnd(child: ChildProcess): Server['end'] {
  const gone = once(child, 'exit').catch(() => {
    // It never started, so it never leaves.
  })
  const guardian = process.platform === 'win32' || child.pid === undefined ? null : guard(child)
  const killNow = () => killAll(child)
  // Before the folder is removed, whose listener was there first.
  process.prependOnceListener('exit', killNow)
  gone.then(() => {
    process.off('exit', killNow)
    guardian?.kill('SIGKILL')
  })
  return async (how) => {
    if (how === 'SIGKILL') killNow()
    else signalGroup(child, how)
    const impatience = setTimeout(killNow, stopTimeoutMs)
    await gone
    clearTimeout(impatience)
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { portTaken, serverFailed } from './errors.ts'
import { createStop, inOwnGroup, signalGroup } from './processGroup.ts'

export interface StartServerParameters {
  /** The program, such as `services/server/dist/main.js`. */
  entry: string
  /** On 127.0.0.1; 0, the default, takes any free one. */
  port?: number
  /** The environment variable `port` came from, named when the port is taken. */
  portVariable?: string
  /** Where it keeps its database and writes `server.log`. */
  dataFolder: string
  /** Settings beside the port and the folder, such as `DATABASE_URL`. */
  settings?: Record<string, string>
  /** Gives up starting, and stops the server when it runs. */
  signal?: AbortSignal
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:5110`. */
  url: string
  /** Resolves when the process is gone and the port is free. May be called again. */
  stop(): Promise<void>
  /** Ends it without a word, as a crash would. */
  kill9(): Promise<void>
}

/** The first start makes a database, which takes seconds on a slow machine. */
const startTimeoutMs = 60_000

/** A draining server answers what it was asked before it leaves. */
const graceMs = 10_000

/**
 * Starts the server as a process of its own on 127.0.0.1 and waits until it is ready for requests.
 *
 * @throws `stack/port-taken` when something listens on `port`.
 * @throws `stack/server-failed` when it leaves, or is not ready within a minute.
 * @throws the signal's reason when it aborts first.
 * @example
 * import { startServer } from '@foyer/testing/stack'
 *
 * const server = await startServer({
 *   entry: 'node_modules/@foyer/server/dist/main.js',
 *   dataFolder: '.foyer/server',
 * })
 * await server.stop()
 */
export async function startServer({
  entry,
  port = 0,
  portVariable,
  dataFolder,
  settings = {},
  signal,
}: StartServerParameters): Promise<RunningServer> {
  signal?.throwIfAborted()
  await mkdir(dataFolder, { recursive: true })
  const child = spawn(process.execPath, [entry], {
    // The channel is how it says where it listens.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      ...settings,
      PORT: `${port}`,
      DATA_FOLDER: dataFolder,
    },
    ...inOwnGroup,
  })
  const stop = createStop(child, { graceMs })
  let lastWords = ''
  const log = createWriteStream(join(dataFolder, 'server.log'))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.pipe(log, { end: false })
    stream?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk).slice(-2_000)
    })
  }
  child.once('close', () => log.end())

  try {
    const url = await new Promise<string>((resolve, reject) => {
      const deadline = AbortSignal.timeout(startTimeoutMs)
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline
      either.addEventListener('abort', () =>
        reject(
          signal?.aborted
            ? signal.reason
            : serverFailed({ output: `not ready within ${startTimeoutMs} ms` }),
        ),
      )
      child.once('error', (error) => reject(serverFailed({ output: error.message })))
      child.once('close', () =>
        reject(
          lastWords.includes('EADDRINUSE')
            ? portTaken({ port, variable: portVariable })
            : serverFailed({ output: lastWords }),
        ),
      )
      child.on('message', (message: unknown) => {
        const address = (message as { url?: unknown } | null)?.url
        if (typeof address === 'string') resolve(address)
      })
    })
    // It would keep this process alive, and has said all it had to say.
    child.disconnect()
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => void stop(), { once: true })
    return {
      url,
      stop,
      async kill9() {
        signalGroup(child, 'SIGKILL')
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

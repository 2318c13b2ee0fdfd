import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type RunningServer, startServer } from '@foyer/testing/stack'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import { quickServer as entry } from '../../../scripts/quickServer.mjs'

/** The server as an operator runs it: a process, with its embedded database in a folder. */
export interface RealServer {
  /** Such as `http://127.0.0.1:41234`; the same after every restart. */
  readonly url: string
  /** Listens again, on the port it had. */
  restart(): Promise<void>
  /** Leaves as on `SIGTERM`. */
  stop(): Promise<void>
  /** Ends it without a word. */
  kill9(): Promise<void>
  /** What `foyer-server import-wallets` printed of `catalogue`. */
  readonly imported: string
  /** What analytics wrote, oldest first, with the server stopped. */
  readEvents(): Promise<StoredEvent[]>
  /** Stops it for good and deletes its folder. */
  remove(): Promise<void>
}

/** A row of `analytics_events`. */
interface StoredEvent {
  readonly project_id: string
  readonly event: string
  readonly url: string
  readonly domain: string
  readonly address: string | null
}

/**
 * Starts the built server on a free port of 127.0.0.1, with nothing in its database.
 *
 * @param settings environment variables, such as `ALLOWED_ORIGINS`
 * @param options.catalogue is imported before it starts
 */
export async function startRealServer(
  settings: Record<string, string> = {},
  { catalogue }: { readonly catalogue?: unknown } = {},
): Promise<RealServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-e2e-server-'))
  await copyEmptyDatabase(dataFolder)
  const imported = catalogue === undefined ? '' : await importWallets(dataFolder, catalogue)
  let running: RunningServer = await startServer({ entry, dataFolder, settings })
  const { url } = running
  return {
    url,
    async restart() {
      running = await startServer({ entry, dataFolder, settings, port: Number(new URL(url).port) })
    },
    stop: () => running.stop(),
    kill9: () => running.kill9(),
    imported,
    async readEvents() {
      const database = await PGlite.create({ dataDir: join(dataFolder, 'database') })
      try {
        const { rows } = await database.query<StoredEvent>(
          'select project_id, event, url, domain, address from foyer.analytics_events order by id',
        )
        return rows
      } finally {
        await database.close()
      }
    },
    async remove() {
      await running.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Where its relay is. */
export const relayOf = ({ url }: Pick<RealServer, 'url'>): string =>
  `${url.replace(/^http/, 'ws')}/relay`

async function importWallets(dataFolder: string, content: unknown): Promise<string> {
  const file = join(dataFolder, 'wallets.json')
  await writeFile(file, JSON.stringify(content))
  return run(['import-wallets', file], { DATA_FOLDER: dataFolder })
}

async function run(words: string[], environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [entry, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`foyer-server ${words[0]} ended with ${code}: ${output}`)
  return output
}

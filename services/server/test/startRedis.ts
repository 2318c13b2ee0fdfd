import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findFreePort } from './findFreePort.ts'

export interface Redis {
  /** For `REDIS_URL`; holds the password. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a Redis of its own on 127.0.0.1 that keeps nothing, for tests. `npm test` installs one where
 * it is missing.
 */
export async function startRedis({ password = 'a-redis-password' } = {}): Promise<Redis> {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
  } catch {
    throw new Error('There is no redis-server. On Debian and Ubuntu: apt-get install redis-server')
  }
  const port = await findFreePort()
  const settings = {
    bind: '127.0.0.1',
    port: `${port}`,
    requirepass: password,
    save: '',
    appendonly: 'no',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' })
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  const gone = once(child, 'exit').then(() => process.off('exit', killNow))
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve()
    })
    gone.then(() => reject(new Error(`redis-server did not start on port ${port}`)))
  })
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

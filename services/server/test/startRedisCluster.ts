import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './findFreePort.ts'

export interface RedisCluster {
  /** For `RELAY_REDIS_URLS`; they hold the password. */
  readonly urls: readonly string[]
  /** Ends a node at once, and starts it again with what it wrote to disk. */
  kill(node: number): Promise<void>
  restart(node: number): Promise<void>
  stop(): Promise<void>
}

const password = 'a-redis-password'

/** Three masters on 127.0.0.1, which write each change to disk before they answer. */
export async function startRedisCluster(): Promise<RedisCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-redis-'))
  const ports: number[] = []
  while (ports.length < 3) {
    const port = await findFreePort()
    // The nodes talk to each other 10,000 ports above, where nobody else gets one either.
    if (port < 22_000 && !ports.includes(port)) ports.push(port)
  }
  const nodes = await Promise.all(ports.map((port) => startNode({ port, folder })))
  const addresses = ports.map((port) => `127.0.0.1:${port}`)
  const cli = (args: readonly string[]) =>
    execFileSync('redis-cli', ['--no-auth-warning', '-a', password, ...args], { encoding: 'utf8' })
  cli(['--cluster', 'create', ...addresses, '--cluster-replicas', '0', '--cluster-yes'])
  for (const port of ports)
    while (!cli(['-p', `${port}`, 'cluster', 'info']).includes('cluster_state:ok')) await wait(50)
  return {
    urls: addresses.map((address) => `redis://:${password}@${address}`),
    kill: async (node) => nodes[node]?.kill(),
    async restart(node) {
      const port = ports[node]
      if (port !== undefined) nodes[node] = await startNode({ port, folder })
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startNode({ port, folder }: { port: number; folder: string }) {
  const settings = {
    bind: '127.0.0.1',
    port: `${port}`,
    dir: folder,
    requirepass: password,
    masterauth: password,
    save: '',
    appendonly: 'yes',
    appendfsync: 'always',
    appenddirname: `append-${port}`,
    'cluster-enabled': 'yes',
    'cluster-config-file': `nodes-${port}.conf`,
    'cluster-node-timeout': '2000',
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
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { createClient, createCluster } from '@redis/client'
import { mailboxScripts } from './mailboxScripts.ts'

/** Nobody is answered that something is kept before this; the client tries again then. */
const commandTimeoutMs = 2_000
const connectTimeoutMs = 2_000
const replicaTimeoutMs = 1_000

type Single = ReturnType<typeof createSingle>
type Cluster = ReturnType<typeof createMany>

/** One Redis, or a cluster of them, as the relay uses it. Each method fails soon while it is away. */
export interface RelayRedis {
  readonly mailboxes: Pick<Single, keyof typeof mailboxScripts>
  /**
   * Waits until as many replicas as the operator asks for have what was written before on the nodes of these
   * keys.
   *
   * @throws an `Error` when they have not in time
   */
  settle(keys: readonly string[]): Promise<void>
  /** What all nodes hold in memory. */
  measureBytes(): Promise<number>
  /** Tells all who listen on the channel. */
  publish(channel: string, text: string): Promise<void>
  /** Listens until `unsubscribe`, whatever breaks in between; waits until there is a connection. */
  subscribe(channel: string, listener: (text: string, channel: string) => void): Promise<void>
  unsubscribe(channel: string): Promise<void>
  /** Resolves when it is connected, or after a moment: a server starts and runs without it. */
  ready(): Promise<void>
  close(): void
}

/**
 * Connects in the background, and again whenever a node was away.
 *
 * @param parameters.urls one is a single Redis, several are nodes of one cluster
 * @param parameters.replicas how many have to have a message before it counts as kept
 * @param parameters.onAway a node that tells us things is away
 * @param parameters.onBack the last one that was away is back
 * @param parameters.onError a connection broke; never holds a URL
 */
export function openRelayRedis({
  urls,
  replicas,
  onAway,
  onBack,
  onError,
}: {
  urls: readonly string[]
  replicas: number
  onAway(): void
  onBack(): void
  onError(error: Error): void
}): RelayRedis {
  const away = new Set<string>()
  const nodeAway = (node: string) => {
    if (away.size === 0) onAway()
    away.add(node)
  }
  const nodeBack = (node: string) => {
    away.delete(node)
    if (away.size === 0) onBack()
  }
  return urls.length === 1
    ? openSingle({ url: urls[0] as string, replicas, nodeAway, nodeBack, onError })
    : openCluster({ urls, replicas, nodeAway, nodeBack, onError })
}

interface Watched {
  readonly replicas: number
  nodeAway(node: string): void
  nodeBack(node: string): void
  onError(error: Error): void
}

const socket = {
  connectTimeout: connectTimeoutMs,
  reconnectStrategy: (tries: number) => Math.min(2_000, 50 * 2 ** tries),
}
/** What cannot be said now is said again by its sender, and not queued here. */
const asking = { disableOfflineQueue: true, commandOptions: { timeout: commandTimeoutMs } }
/** A subscription waits for its node. */
const listeningOptions = { disableOfflineQueue: false, commandOptions: {} }

const createSingle = (url: string) =>
  createClient({ url, socket, scripts: mailboxScripts, ...asking })

function openSingle({
  url,
  replicas,
  nodeAway,
  nodeBack,
  onError,
}: Watched & { readonly url: string }): RelayRedis {
  const asked = createSingle(url)
  const listening = asked.duplicate(listeningOptions)
  asked.on('error', onError)
  listening.on('error', (error: Error) => {
    nodeAway(url)
    onError(error)
  })
  listening.on('ready', () => nodeBack(url))
  nodeAway(url)
  const connected = asked.connect().catch(onError)
  listening.connect().catch(onError)
  return {
    mailboxes: asked,
    async settle() {
      if (replicas > 0) checkReplicas(await asked.wait(replicas, replicaTimeoutMs), replicas)
    },
    measureBytes: async () => readUsedMemory(await asked.info('memory')),
    async publish(channel, text) {
      await asked.sPublish(channel, text)
    },
    subscribe: (channel, listener) => listening.sSubscribe(channel, listener),
    unsubscribe: (channel) => listening.sUnsubscribe(channel),
    ready: () => soon(connected),
    close() {
      asked.destroy()
      listening.destroy()
    },
  }
}

function createMany(urls: readonly string[]) {
  const { username, password, protocol } = new URL(urls[0] as string)
  return createCluster({
    rootNodes: urls.map((url) => ({ url, socket })),
    defaults: {
      ...asking,
      socket: { ...socket, ...(protocol === 'rediss:' && { tls: true as const }) },
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
    },
    scripts: mailboxScripts,
  })
}

function openCluster({
  urls,
  replicas,
  nodeAway,
  nodeBack,
  onError,
}: Watched & { readonly urls: readonly string[] }): RelayRedis {
  const asked = createMany(urls)
  const listening = asked.duplicate({
    minimizeConnections: true,
    defaults: { ...asked._options.defaults, ...listeningOptions },
  })
  const nameOf = ({ host, port }: { host: string; port: number }) => `${host}:${port}`
  for (const cluster of [asked, listening]) {
    cluster.on('error', onError)
    cluster.on('node-error', onError)
  }
  listening.on('node-error', (_error, node) => nodeAway(nameOf(node)))
  listening.on('node-ready', (node) => nodeBack(nameOf(node)))
  listening.on('node-disconnect', (node) => nodeBack(nameOf(node)))
  const closing = new AbortController()
  nodeAway('all')
  const connected = connectUntil({ cluster: asked, signal: closing.signal, onError })
  void connectUntil({ cluster: listening, signal: closing.signal, onError }).then(() =>
    nodeBack('all'),
  )
  return {
    mailboxes: asked as unknown as RelayRedis['mailboxes'],
    async settle(keys) {
      if (replicas === 0) return
      const nodes = new Set(await Promise.all(keys.map((key) => asked.getNodeClientForKey(key))))
      await Promise.all(
        [...nodes].map(async (node) =>
          checkReplicas(await node.wait(replicas, replicaTimeoutMs), replicas),
        ),
      )
    },
    async measureBytes() {
      const nodes = await Promise.all(asked.masters.map((node) => asked.nodeClient(node)))
      const infos = await Promise.all(nodes.map((node) => node.info('memory')))
      return infos.reduce((sum, info) => sum + readUsedMemory(info), 0)
    },
    async publish(channel, text) {
      await asked.sPublish(channel, text)
    },
    subscribe: (channel, listener) => listening.sSubscribe(channel, listener),
    async unsubscribe(channel) {
      await listening.sUnsubscribe(channel)
    },
    ready: () => soon(connected),
    close() {
      closing.abort()
      for (const cluster of [asked, listening]) if (cluster.isOpen) cluster.destroy()
    },
  }
}

/** A cluster gives up where none of its nodes answers at first. */
async function connectUntil({
  cluster,
  signal,
  onError,
}: {
  cluster: Cluster
  signal: AbortSignal
  onError(error: Error): void
}) {
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      await cluster.connect()
      return
    } catch (error) {
      if (error instanceof Error) onError(error)
      await wait(socket.reconnectStrategy(tries), undefined, { ref: false })
    }
  }
}

async function soon(connected: Promise<unknown>) {
  await Promise.race([connected, wait(connectTimeoutMs, undefined, { ref: false })])
}

function checkReplicas(reached: number, wanted: number) {
  if (reached < wanted) throw new Error(`${reached} of ${wanted} replicas have it`)
}

function readUsedMemory(info: string): number {
  return Number(/^used_memory:(\d+)/m.exec(info)?.[1] ?? 0)
}

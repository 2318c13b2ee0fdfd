import { once } from 'node:events'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { partMissing, portTaken } from '../errors.ts'
import type { BitcoinLedger, KeptLedger } from './createBitcoinLedger.ts'

export interface StartBitcoinChainParameters {
  /** On 127.0.0.1; 0, the default, takes any free one. */
  port?: number
  /** The environment variable `port` came from, named when the port is taken. */
  portVariable?: string
  /** Where the chain is kept. Absent: it forgets everything when it stops. */
  folder?: string
  /** Time between two blocks while a transaction has fewer than six; 5 s unless given. */
  blockMs?: number
  /** Gives up starting, and stops the chain when it runs. */
  signal?: AbortSignal
}

export interface BitcoinChain {
  /** The interface of Esplora, such as `http://127.0.0.1:3002`. */
  url: string
  /** `bip122:0f9188f13cb7b2c71f2a335e3a4fc328`: every regtest begins with the same block. */
  caipNetworkId: string
  /** Sends coins of the faucet, in satoshis. @returns the transaction's id */
  fund(address: string, amountAtomic: bigint): Promise<string>
  /** Whether anything was ever sent to an address. */
  isKnown(address: string): boolean
  /** Mines a block now. */
  mine(): void
  /** Resolves when the port is free and the chain is kept. May be called again. */
  stop(): Promise<void>
}

/** Twice what the largest transaction of a node weighs, in hexadecimal. */
const maxBodyBytes = 800_000
const confirmations = 6

/**
 * Starts a local Bitcoin chain (regtest) with the HTTP interface of Esplora.
 *
 * It is no node: it has no peers and no scripts. It verifies spends of p2wpkh and of p2tr by its key and
 * refuses others; coins come from `POST /regtest/faucet`. Nothing is ever undone or replaced.
 *
 * @throws `stack/port-taken` when something listens on `port`.
 * @throws `stack/part-missing` when `@scure/btc-signer` or `@noble/curves` is not installed.
 * @example
 * import { startBitcoinChain } from '@foyer/testing/stack'
 *
 * const chain = await startBitcoinChain()
 * await chain.fund('bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 100_000_000n)
 * await chain.stop()
 */
export async function startBitcoinChain({
  port = 0,
  portVariable,
  folder,
  blockMs = 5_000,
  signal,
}: StartBitcoinChainParameters = {}): Promise<BitcoinChain> {
  signal?.throwIfAborted()
  const { createBitcoinLedger, answerEsplora } = await loadParts()
  const file = folder && join(folder, 'chain.json')
  const now = () => Date.now()
  const kept = file ? await readKept(file) : undefined
  const ledger = restore(
    () => createBitcoinLedger({ now, kept }),
    () => createBitcoinLedger({ now }),
  )
  const keeper = createKeeper(file, ledger)

  const server = createServer((request, response) => {
    void answer(request, response, (asked) => answerEsplora({ ledger, ...asked })).then(
      (changed) => {
        if (changed) keeper.note()
      },
    )
  })
  server.listen({ host: '127.0.0.1', port })
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw portTaken({ port, variable: portVariable })
  }
  const mine = () => {
    ledger.mine()
    keeper.note()
  }
  const ticking = setInterval(() => {
    if (wantsBlock(ledger)) mine()
  }, blockMs)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      clearInterval(ticking)
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await keeper.write()
    })()
    return stopping
  }
  if (signal?.aborted) {
    await stop()
    throw signal.reason
  }
  signal?.addEventListener('abort', () => void stop(), { once: true })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    caipNetworkId: `bip122:${ledger.blocks()[0]?.hash.slice(0, 32)}`,
    async fund(address, amountAtomic) {
      const body = JSON.stringify({ address, amount: Number(amountAtomic) })
      const funded = answerEsplora({ ledger, method: 'POST', path: '/regtest/faucet', body })
      if (funded.status !== 200) throw new Error(String(funded.body))
      keeper.note()
      return (funded.body as { txid: string }).txid
    },
    isKnown(address) {
      const { body } = answerEsplora({
        ledger,
        method: 'GET',
        path: `/address/${address}/txs`,
        body: '',
      })
      return Array.isArray(body) && body.length > 0
    },
    ...{ mine, stop },
  }
}

/** Only here: what an application does not have installed must not keep it from the rest. */
async function loadParts() {
  try {
    const [{ createBitcoinLedger }, { answerEsplora }] = await Promise.all([
      import('./createBitcoinLedger.ts'),
      import('./esplora.ts'),
    ])
    return { createBitcoinLedger, answerEsplora }
  } catch (cause) {
    const packages = '@scure/btc-signer and @noble/curves'
    throw partMissing({ part: 'The local Bitcoin chain', packages, cause })
  }
}

/** Blocks come until the newest transaction has six; then the chain rests. */
function wantsBlock(ledger: BitcoinLedger): boolean {
  if (ledger.waiting().length > 0) return true
  return ledger
    .blocks()
    .slice(-(confirmations - 1))
    .some(({ txids }) => txids.length > 1)
}

async function readKept(file: string): Promise<KeptLedger | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8'))
    return kept?.version === 1 ? kept : undefined
  } catch {
    // There is none yet, or it was cut off: the chain begins anew.
    return undefined
  }
}

function restore(restored: () => BitcoinLedger, fresh: () => BitcoinLedger): BitcoinLedger {
  try {
    return restored()
  } catch {
    // What was kept is no chain any more.
    return fresh()
  }
}

/** Writes the chain soon after it changed, one write at a time. */
function createKeeper(file: string | undefined, ledger: BitcoinLedger) {
  let isChanged = false
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    if (!file || !isChanged) return
    isChanged = false
    await mkdir(join(file, '..'), { recursive: true })
    // A stop in between must not leave half of it.
    await writeFile(`${file}.new`, JSON.stringify(ledger.keep()))
    await rename(`${file}.new`, file)
  }
  const next = () => {
    writing = writing.then(write)
    return writing
  }
  return {
    note() {
      isChanged = true
      next().catch(() => {}) // `stop` writes once more, and says what is wrong
    },
    write: next,
  }
}

/** Answers one request. @returns whether the chain may have changed */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  respond: (asked: { method: string; path: string; body: string }) => {
    status: number
    body: unknown
  },
): Promise<boolean> {
  const { method = 'GET', url = '/' } = request
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'content-type')
  response.setHeader('cache-control', 'no-store')
  if (method === 'OPTIONS') {
    response.writeHead(204).end()
    return false
  }
  try {
    const body = await readBody(request)
    if (body === null) {
      response.writeHead(413, { connection: 'close' }).end('Too large')
      return false
    }
    const path = new URL(url, 'http://127.0.0.1').pathname
    const { status, body: answered } = respond({ method, path, body })
    const isText = typeof answered === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
    response.end(isText ? answered : JSON.stringify(answered))
    return method === 'POST' && status === 200
  } catch (error) {
    response.writeHead(500).end(String(error))
    return false
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

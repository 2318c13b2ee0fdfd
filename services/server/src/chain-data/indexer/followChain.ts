import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@foyer/core/primitives'
import type { Log } from '../../platform/log/createLog.ts'
import type { ChainRpc } from '../chains/Chain.ts'
import { createTracer, type Tracer } from './createTracer.ts'
import type { IndexedBlock } from './IndexedBlock.ts'
import type { IndexProgress, IndexStore } from './IndexStore.ts'
import { readBlock, readHeader } from './readBlock.ts'

export interface FollowChainParameters {
  /** CAIP-2. */
  chainId: string
  rpc: ChainRpc
  store: IndexStore
  /** How many blocks before the newest one reading begins, on a chain that is not known yet. */
  backBlocks: number
  log: Log
  /** Ends following; what is being written is written. */
  signal: AbortSignal
  /** Is told after every change of what is kept. */
  onChange?: (() => void) | undefined
  pollMs?: number
}

/** Something is shown at most this long, reading and asking included, after it was mined: 3 s. */
const usualPollMs = 700
/** Of blocks that are read at once; 200 transfers a second are two batches of a chain of one second. */
const batchBlocks = 20
/** A batch of full blocks would be too much for one transaction of the database. */
const batchTransactions = 1_500
/** A leader that waits for a slow node says so this often, well within its lease. */
const renewMs = 1_000
/** Between tries while the node or the database does not answer; doubles up to the longest. */
const firstPauseMs = 500
const longestPauseMs = 10_000

/**
 * Reads a chain into the database for as long as it is the leader among the servers: what was mined
 * while nobody read, then every new block. Blocks that a reorganisation replaced are taken back.
 * Never rejects: whatever fails is tried again, and said once.
 */
export async function followChain(parameters: FollowChainParameters): Promise<void> {
  const { chainId, store, log, signal, pollMs = usualPollMs } = parameters
  const trace = createTracer(parameters.rpc)
  let pauseMs = 0
  let said: string | null = null
  while (!signal.aborted) {
    const renewing = keepLeading(parameters)
    try {
      const isLeader = await catchUp({ ...parameters, trace, onLead: renewing.start })
      if (said !== null) log.info({ chainId }, 'The chain is followed again')
      said = null
      pauseMs = isLeader ? pollMs : pollMs * 2
    } catch (error) {
      if (signal.aborted) break
      const code = error instanceof AppError ? error.code : `${error}`
      if (said !== code)
        log.warn({ chainId, err: error }, 'The chain cannot be followed; trying on')
      said = code
      pauseMs = Math.min(Math.max(firstPauseMs, pauseMs * 2), longestPauseMs)
    } finally {
      await renewing.stop()
    }
    await wait(pauseMs, undefined, { signal }).catch(() => {
      // Only the signal ends it early, and the loop looks at that.
    })
  }
  await store.resign(chainId).catch((error: unknown) => {
    log.debug({ chainId, err: error }, 'Another server takes over a little later')
  })
}

/**
 * Renews the lease while blocks are read. Otherwise two servers with a slow node would take the chain from
 * each other for ever, and neither would come to write.
 */
function keepLeading({ chainId, store, log }: FollowChainParameters) {
  const ending = new AbortController()
  const renew = async () => {
    try {
      while (!ending.signal.aborted) {
        await wait(renewMs, undefined, { signal: ending.signal })
        await store.lead(chainId)
      }
    } catch (error) {
      if (!ending.signal.aborted) log.debug({ chainId, err: error }, 'The lease is not renewed')
    }
  }
  let renewing: Promise<void> | undefined
  return {
    start() {
      renewing = renew()
    },
    /** Resolves when no renewal is on its way, which would come after leaving. */
    async stop() {
      ending.abort()
      await renewing
    },
  }
}

/** @returns whether this server is the leader */
async function catchUp({
  chainId,
  rpc,
  trace,
  store,
  backBlocks,
  log,
  signal,
  onChange,
  onLead,
}: FollowChainParameters & { trace: Tracer; onLead: () => void }): Promise<boolean> {
  let progress = await store.lead(chainId)
  if (progress === 'notLeader') return false
  onLead()

  const [genesis, head] = await Promise.all([
    readHeader({ rpc, block: 0, signal }),
    readHeader({ rpc, block: 'latest', signal }),
  ])
  if (!genesis || !head) throw noBlocks(chainId)
  if (progress === null || progress.genesisHash !== genesis.hash) {
    if (progress !== null)
      log.warn({ chainId }, 'This is another chain than before; reading it anew')
    const nextBlock = Math.max(0, head.number - backBlocks)
    await store.begin({ chainId, genesisHash: genesis.hash, nextBlock })
    onChange?.()
    progress = { nextBlock, genesisHash: genesis.hash }
  }

  let [tip] = await store.newest(chainId)
  // The chain may be as long as before and yet another: its newest block says so only of itself.
  if (tip) {
    const now =
      tip.number === head.number
        ? head
        : await readHeader({ rpc, block: Math.min(tip.number, head.number), signal })
    if (now?.number !== tip.number || now.hash !== tip.hash) {
      progress = await takeBack({ chainId, rpc, store, progress, log, signal })
      onChange?.()
      ;[tip] = await store.newest(chainId)
    }
  }

  let { nextBlock } = progress
  while (nextBlock <= head.number && !signal.aborted) {
    const blocks = await readBatch({ rpc, trace, from: nextBlock, to: head.number, signal })
    const isBroken = blocks.some((block, index) => {
      const parentHash = index === 0 ? tip?.hash : blocks[index - 1]?.hash
      return parentHash !== undefined && block.parentHash !== parentHash
    })
    // The chain changed under our hands; the next round begins with what is there.
    if (isBroken || blocks.length === 0) return true
    await store.append({ chainId, blocks })
    onChange?.()
    tip = blocks.at(-1)
    nextBlock += blocks.length
  }
  return true
}

async function readBatch({
  rpc,
  trace,
  from,
  to,
  signal,
}: {
  rpc: ChainRpc
  trace: Tracer
  from: number
  to: number
  signal: AbortSignal
}): Promise<IndexedBlock[]> {
  const numbers = Array.from(
    { length: Math.min(batchBlocks, to - from + 1) },
    (_, index) => from + index,
  )
  const read = await Promise.all(numbers.map((number) => readBlock({ rpc, number, trace, signal })))
  const blocks: IndexedBlock[] = []
  let transactions = 0
  for (const block of read) {
    if (!block) break
    transactions += block.transactions.length
    if (blocks.length > 0 && transactions > batchTransactions) break
    blocks.push(block)
  }
  return blocks
}

/** Finds the newest block that is still part of the chain and takes back what came after it. */
async function takeBack({
  chainId,
  rpc,
  store,
  progress,
  log,
  signal,
}: {
  chainId: string
  rpc: ChainRpc
  store: IndexStore
  progress: IndexProgress
  log: Log
  signal: AbortSignal
}): Promise<IndexProgress> {
  const known = await store.newest(chainId)
  for (const { number, hash } of known) {
    const now = await readHeader({ rpc, block: number, signal })
    if (now?.hash !== hash) continue
    log.info({ chainId, blocks: progress.nextBlock - 1 - number }, 'The chain was reorganised')
    await store.rewind({ chainId, toBlock: number })
    return { ...progress, nextBlock: number + 1 }
  }
  const oldest = known.at(-1)?.number ?? 0
  // Everything we ever read may be kept still, on a chain as young as that.
  if (oldest <= 1 || known.length < oldestReorganisation) {
    await store.rewind({ chainId, toBlock: oldest - 1 })
    return { ...progress, nextBlock: oldest }
  }
  throw tooDeep({ chainId, oldest })
}

/** With fewer blocks kept, reading began just now, and taking back all of them loses nothing. */
const oldestReorganisation = 128

const noBlocks = (chainId: string) =>
  new AppError(
    'indexer/no-blocks',
    `The node of ${chainId} does not give block 0 or the newest one. It is asked again; if this goes ` +
      'on, name another node.',
    { kind: 'unavailable', context: { chainId } },
  )

const tooDeep = ({ chainId, oldest }: { chainId: string; oldest: number }) =>
  new AppError(
    'indexer/other-chain',
    `The node of ${chainId} tells another story than before, back to block ${oldest} at least. Nothing ` +
      'is taken back for one node: check which chain it follows, or name another one.',
    { kind: 'unavailable', context: { chainId, oldest } },
  )

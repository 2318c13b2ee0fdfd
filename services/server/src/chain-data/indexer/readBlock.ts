import { AppError } from '@foyer/core/primitives'
import * as z from 'zod/mini'
import type { ChainRpc } from '../chains/Chain.ts'
import type { Tracer } from './createTracer.ts'
import type { IndexedBlock, IndexedTransaction, IndexedTransfer } from './IndexedBlock.ts'
import { readApprovers, readTransfers } from './readLogs.ts'

const hex = (pattern: RegExp) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.toLowerCase()),
      z.string().check(z.regex(pattern)),
    ),
  )
const word = hex(/^0x[0-9a-f]{64}$/)
const address = hex(/^0x[0-9a-f]{40}$/)
const bytes = hex(/^0x[0-9a-f]*$/)
const quantity = z.pipe(
  hex(/^0x[0-9a-f]{1,64}$/),
  z.transform((text: string) => BigInt(text)),
)
/** Of what counts up by one: far from where numbers lose count. */
const count = z.pipe(
  hex(/^0x[0-9a-f]{1,13}$/),
  z.transform((text: string) => Number(text)),
)

const Header = z.object({ number: count, hash: word, parentHash: word, timestamp: count })

const Block = z.extend(Header, {
  transactions: z.array(
    z.object({
      hash: word,
      transactionIndex: count,
      from: address,
      to: z.nullish(address),
      // Of OP's deposits it has no meaning and is left out by some nodes.
      nonce: z._default(count, 0),
      value: quantity,
      input: bytes,
    }),
  ),
})

const Receipt = z.object({
  transactionHash: word,
  blockHash: word,
  // Before Byzantium there was none, and what failed cannot be told from what did not.
  status: z.nullish(count),
  logs: z.array(
    z.object({ address, topics: z.array(word), data: bytes, logIndex: z.optional(count) }),
  ),
})
type Receipt = z.infer<typeof Receipt>

/** Where a block stands, without what is in it. */
export interface BlockHeader {
  readonly number: number
  readonly hash: string
}

/**
 * Reads the header of a block; `null` when the chain is not that long.
 *
 * @throws `indexer/unreadable-block` when the node answers something else
 * @throws what `rpc` throws
 */
export async function readHeader({
  rpc,
  block,
  signal,
}: {
  rpc: ChainRpc
  block: number | 'latest'
  signal: AbortSignal
}): Promise<BlockHeader | null> {
  const params = [block === 'latest' ? block : toHex(block), false]
  const answer = await rpc.request({ method: 'eth_getBlockByNumber', params, signal })
  if (answer === null) return null
  const { number, hash } = parse({ schema: Header, answer, block })
  return { number, hash }
}

/**
 * Reads a block with everything that moved in it; `null` when the chain is not that long.
 *
 * @throws `indexer/unreadable-block` when the node answers something else, or its answers belong to
 * different blocks because the chain was reorganised between them
 * @throws what `rpc` throws
 */
export async function readBlock({
  rpc,
  number,
  trace = async () => new Map(),
  signal,
}: {
  rpc: ChainRpc
  number: number
  /** Without it, what contracts paid is unknown. */
  trace?: Tracer
  signal: AbortSignal
}): Promise<IndexedBlock | null> {
  const [blockAnswer, receiptsAnswer] = await Promise.all([
    rpc.request({ method: 'eth_getBlockByNumber', params: [toHex(number), true], signal }),
    rpc.request({ method: 'eth_getBlockReceipts', params: [toHex(number)], signal }),
  ])
  if (blockAnswer === null) return null
  const block = parse({ schema: Block, answer: blockAnswer, block: number })
  const receipts = new Map<string, Receipt>()
  const all = parse({ schema: z.array(Receipt), answer: receiptsAnswer ?? [], block: number })
  for (const receipt of all) {
    if (receipt.blockHash === block.hash) receipts.set(receipt.transactionHash, receipt)
  }
  const hasCalls = block.transactions.some(({ input }) => input !== '0x')
  const paid = hasCalls ? await trace({ hash: block.hash, signal }) : null
  return {
    number: block.number,
    hash: block.hash,
    parentHash: block.parentHash,
    minedAt: new Date(block.timestamp * 1_000),
    transactions: block.transactions.map((transaction) => {
      const receipt = receipts.get(transaction.hash)
      if (!receipt) throw unreadableBlock({ block: number, reason: 'a receipt is missing' })
      return readTransaction({ transaction, receipt, paid: paid?.get(transaction.hash) ?? [] })
    }),
  }
}

function readTransaction({
  transaction: { hash, transactionIndex, from: sender, to, nonce, value, input },
  receipt,
  paid,
}: {
  transaction: z.infer<typeof Block>['transactions'][number]
  receipt: Receipt
  /** By the contracts that it called. */
  paid: readonly IndexedTransfer[]
}): IndexedTransaction {
  const hasSucceeded = receipt.status !== 0
  const recipient = to ?? null
  const native: IndexedTransfer[] =
    hasSucceeded && value > 0n && recipient !== null
      ? [{ kind: 'native', token: null, tokenId: null, sender, recipient, amount: value }]
      : []
  return {
    position: transactionIndex,
    hash,
    sender,
    recipient,
    nonce,
    value,
    selector: input.slice(0, 10),
    hasSucceeded,
    transfers: [
      ...native,
      ...readTransfers({ logs: receipt.logs, sender }),
      ...(hasSucceeded ? paid : []),
    ],
    approvers: readApprovers(receipt.logs),
  }
}

function toHex(number: number): string {
  return `0x${number.toString(16)}`
}

function parse<schema extends z.core.$ZodType>({
  schema,
  answer,
  block,
}: {
  schema: schema
  answer: unknown
  block: number | 'latest'
}): z.core.output<schema> {
  const result = z.safeParse(schema, answer)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const place = issue?.path.join('.') ?? ''
  throw unreadableBlock({ block, reason: `${place} ${issue?.message ?? 'invalid'}` })
}

const unreadableBlock = ({ block, reason }: { block: number | 'latest'; reason: string }) =>
  new AppError(
    'indexer/unreadable-block',
    `The node's answer about block ${block} cannot be used (${reason}). It is asked again; if this ` +
      'goes on, name a node that serves eth_getBlockByNumber and eth_getBlockReceipts.',
    { kind: 'unavailable', context: { block, reason } },
  )

import type { FoundTransaction, Network } from '@foyer/core/adapter'

/** Asks a node of a network. */
export type ReadNode = <value>(
  network: Network,
  method: string,
  params: readonly unknown[],
  options: { signal: AbortSignal; parse(result: unknown): value },
) => Promise<value>

/** A replacement is looked for in this many blocks, from the newest on. */
const maxBlocks = 8

const nothing = { replacedBy: null, blockNumber: null, confirmations: 0 } as const

/**
 * What a chain knows of a transaction, asked again and again until a block has it.
 *
 * One that is sped up or given up in a wallet goes without a trace: what tells is that its account used its nonce.
 *
 * @param parameters.seen of the answer before
 * @throws the signal's reason, and when no node can be asked
 */
export async function findTransaction({
  network,
  hash,
  seen,
  signal,
  read,
}: {
  network: Network
  hash: string
  seen: string | null
  signal: AbortSignal
  read: ReadNode
}): Promise<FoundTransaction> {
  const ask = <value>(
    method: string,
    params: readonly unknown[],
    parse: (result: unknown) => value,
  ) => read(network, method, params, { signal, parse })
  const receipt = await ask('eth_getTransactionReceipt', [hash], readReceipt)
  if (receipt) {
    const head = await ask('eth_blockNumber', [], readNumber)
    const { blockNumber, status } = receipt
    return {
      ...{ status, replacedBy: null, blockNumber, seen },
      // A node that is behind itself has it all the same.
      confirmations: Math.max(1, Number(head - blockNumber) + 1),
    }
  }
  const transaction = await ask('eth_getTransactionByHash', [hash], readSender)
  if (transaction) return { ...nothing, status: 'pending', seen: JSON.stringify(transaction) }
  if (seen === null) return { ...nothing, status: 'unknown', seen }
  const { from, nonce } = JSON.parse(seen) as Sender
  const used = await ask('eth_getTransactionCount', [from, 'latest'], readNumber)
  // It may come back: nodes forget what pays little, and learn of it again.
  if (used <= BigInt(nonce)) return { ...nothing, status: 'pending', seen }
  const head = await ask('eth_blockNumber', [], readNumber)
  for (let back = 0n; back < maxBlocks && back <= head; back++) {
    const number = `0x${(head - back).toString(16)}`
    const others = await ask('eth_getBlockByNumber', [number, true], readTransactions)
    const other = others.find((one) => one.from === from && one.nonce === nonce)
    if (!other) continue
    // It is in a block after all: the node was asked between two of its answers.
    if (other.hash === hash.toLowerCase()) return { ...nothing, status: 'pending', seen }
    const blockNumber = head - back
    return {
      ...{ status: 'replaced', replacedBy: other.hash, blockNumber, seen },
      confirmations: Number(back) + 1,
    }
  }
  return { ...nothing, status: 'replaced', seen }
}

/** Who sent a transaction, and as which of theirs. */
interface Sender {
  readonly from: string
  readonly nonce: string
}

function readReceipt(result: unknown) {
  if (result === null) return null
  const { status, blockNumber } = Object(result) as Record<string, unknown>
  if (blockNumber === null || blockNumber === undefined) return null
  // Before Byzantium receipts had no status, and a transaction that failed is told by nothing.
  return {
    status: status === '0x0' ? ('reverted' as const) : ('success' as const),
    blockNumber: readNumber(blockNumber),
  }
}

function readSender(result: unknown): Sender | null {
  if (result === null) return null
  const { from, nonce } = Object(result) as Record<string, unknown>
  if (typeof from !== 'string' || !/^0x[\da-f]{40}$/i.test(from)) throw new Error('No transaction')
  return { from: from.toLowerCase(), nonce: readNumber(nonce).toString() }
}

/** Rows of another form are none of ours. */
function readTransactions(result: unknown): (Sender & { hash: string })[] {
  const { transactions } = Object(result) as Record<string, unknown>
  if (!Array.isArray(transactions)) throw new Error('No block')
  return transactions.flatMap((row: unknown) => {
    const { hash } = Object(row) as Record<string, unknown>
    if (typeof hash !== 'string' || !/^0x[\da-f]{64}$/i.test(hash)) return []
    try {
      const sender = readSender(row)
      return sender ? [{ ...sender, hash: hash.toLowerCase() }] : []
    } catch {
      return []
    }
  })
}

function readNumber(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,16}$/i.test(value)) throw new Error('No number')
  return BigInt(value)
}

import { decodeAbiParameters, parseAbiParameters, toEventSelector } from 'viem'
import type { IndexedTransfer } from './IndexedBlock.ts'

/** A log as a node gives it, in lower case. */
export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

const transfer = toEventSelector('Transfer(address,address,uint256)')
const approval = toEventSelector('Approval(address,address,uint256)')
const approvalForAll = toEventSelector('ApprovalForAll(address,address,bool)')
const transferSingle = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const transferBatch = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')

/**
 * A batch names what moves pair by pair, and a contract may claim as many as a block holds. No
 * honest one moves more to one account.
 */
const maxBatchItems = 500

/**
 * The transfers that contracts claim in their logs. What has not the form of a standard says nothing,
 * as any contract may log anything.
 *
 * @param parameters.sender of the transaction
 */
export function readTransfers({
  logs,
  sender,
}: {
  logs: readonly Log[]
  sender: string
}): IndexedTransfer[] {
  return logs.flatMap(readTransfer).filter(
    // "Moving" nothing out of a user's account is open to everybody, and done to bring a lookalike
    // address into their history.
    (each) => each.amount > 0n || each.sender === sender,
  )
}

/** Whose property others may move since these logs. */
export function readApprovers(logs: readonly Log[]): string[] {
  const approvers = logs.flatMap(({ topics }) => {
    const [event, owner] = topics
    const isApproval = event === approval && (topics.length === 3 || topics.length === 4)
    const isForAll = event === approvalForAll && topics.length === 3
    const address = isApproval || isForAll ? addressOf(owner) : null
    return address === null ? [] : [address]
  })
  return [...new Set(approvers)]
}

function readTransfer({ address: token, topics, data }: Log): IndexedTransfer[] {
  const [event, first, second, third] = topics
  if (event === transfer) {
    const sender = addressOf(first)
    const recipient = addressOf(second)
    if (sender === null || recipient === null) return []
    if (topics.length === 4 && third !== undefined) {
      const tokenId = BigInt(third)
      return [{ kind: 'erc721', token, tokenId, sender, recipient, amount: 1n }]
    }
    if (topics.length !== 3 || data.length !== wordLength) return []
    return [{ kind: 'erc20', token, tokenId: null, sender, recipient, amount: BigInt(data) }]
  }
  if ((event !== transferSingle && event !== transferBatch) || topics.length !== 4) return []
  const sender = addressOf(second)
  const recipient = addressOf(third)
  if (sender === null || recipient === null) return []
  const pairs = event === transferSingle ? [readPair(data)] : readPairs(data)
  return pairs.flatMap((pair) =>
    pair === null
      ? []
      : [{ kind: 'erc1155', token, tokenId: pair[0], sender, recipient, amount: pair[1] } as const],
  )
}

/** `0x` and 32 bytes. */
const wordLength = 66

function addressOf(topic: string | undefined): string | null {
  return topic !== undefined && /^0x0{24}[0-9a-f]{40}$/.test(topic) ? `0x${topic.slice(26)}` : null
}

function readPair(data: string): readonly [bigint, bigint] | null {
  if (data.length !== 2 + 2 * 64) return null
  return [BigInt(data.slice(0, wordLength)), BigInt(`0x${data.slice(wordLength)}`)]
}

const batch = parseAbiParameters('uint256[], uint256[]')

function readPairs(data: string): (readonly [bigint, bigint])[] {
  // Two offsets, two lengths, and two words for each: more is no batch that anybody shows.
  if (data.length > 2 + 64 * (4 + 2 * maxBatchItems)) return []
  try {
    const [ids, amounts] = decodeAbiParameters(batch, data as `0x${string}`)
    if (ids.length !== amounts.length) return []
    return ids.map((id, item) => [id, amounts[item] ?? 0n] as const)
  } catch {
    // Not what the event says it is, which is the contract's own fault.
    return []
  }
}

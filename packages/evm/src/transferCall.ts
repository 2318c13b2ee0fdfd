import {
  AppError,
  type ContractCall,
  type Hex,
  type Transfer,
  type TransferDifference,
} from '@foyer/core/adapter'

/** A transfer as the chain has it. */
export interface TransferCall {
  readonly to: string
  readonly value: bigint
  readonly data: Hex | undefined
}

/**
 * What is sent for a transfer: money itself, or a call of the token's contract. ERC-20 that return
 * nothing, as USDT does, are called the same way: nobody reads the answer.
 *
 * @see https://eips.ethereum.org/EIPS/eip-20
 * @see https://eips.ethereum.org/EIPS/eip-721
 * @see https://eips.ethereum.org/EIPS/eip-1155
 * @throws `transfer/unsupported-asset`
 */
export function transferCall({ asset, from, to, amountAtomic }: Transfer): TransferCall {
  switch (asset.kind) {
    case 'native':
      return { to, value: amountAtomic, data: undefined }
    case 'token':
      // transfer(address,uint256)
      return call(asset.address, 'a9059cbb', [to, amountAtomic])
    case 'collectible': {
      const { contract, tokenId, standard } = asset
      // safeTransferFrom(address,address,uint256)
      if (standard === 'ERC721') return call(contract, '42842e0e', [from, to, tokenId])
      // safeTransferFrom(address,address,uint256,uint256,bytes): the last is a place, and its length
      if (standard === 'ERC1155')
        return call(contract, 'f242432a', [from, to, tokenId, amountAtomic, 160n, 0n])
      throw new AppError('transfer/unsupported-asset', `${standard} cannot be sent here yet.`, {
        kind: 'invalid',
        context: { standard },
      })
    }
  }
}

function call(to: string, selector: string, words: readonly (string | bigint)[]): TransferCall {
  const data = words.map((word) => BigInt(word).toString(16).padStart(64, '0')).join('')
  return { to, value: 0n, data: `0x${selector}${data}` }
}

/** `Transfer(address,address,uint256)` of ERC-20. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * What a token says that the recipient of a transfer got, by the events of its receipt; `undefined` for
 * what has no such event, and for a recipient who is the sender.
 */
export function arrived(
  { asset, from, to }: Transfer,
  receipt: { readonly logs?: unknown },
): bigint | undefined {
  if (asset.kind !== 'token' || from.toLowerCase() === to.toLowerCase()) return undefined
  if (!Array.isArray(receipt.logs)) return undefined
  let sum = 0n
  for (const log of receipt.logs.slice(0, maxLogs)) {
    const { address, topics, data } = Object(log) as Record<string, unknown>
    if (!Array.isArray(topics) || topics[0] !== transferTopic || typeof data !== 'string') continue
    if (String(address).toLowerCase() !== asset.address.toLowerCase()) continue
    const receiver = addressOf(String(topics[2]).slice(2))
    if (receiver === to.toLowerCase() && /^0x[\da-f]{64}$/i.test(data)) sum += BigInt(data)
  }
  return sum
}

/** More events than a transfer has. */
const maxLogs = 1_000

/** A transaction as a node tells it. */
export interface SentTransaction {
  readonly from: string
  readonly to: string | null
  readonly value: bigint
  readonly data: string
}

const ofWord = (data: string, index: number) => data.slice(10 + index * 64, 74 + index * 64)
const addressOf = (word: string) => (/^0{24}[\da-f]{40}$/.test(word) ? `0x${word.slice(24)}` : null)
const numberOf = (word: string) =>
  /^[\da-f]{64}$/.test(word) ? BigInt(`0x${word}`).toString() : null

/** In what a transaction differs from the transfer that was confirmed. */
export function differences(transfer: Transfer, sent: SentTransaction): TransferDifference[] {
  const wanted = transferCall(transfer)
  const data = sent.data.toLowerCase()
  const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()
  const found: TransferDifference[] = []
  const compare = (part: TransferDifference['part'], confirmed: string, actual: string | null) => {
    if (!isSame(actual, confirmed))
      found.push({ part, confirmed, sent: actual ?? data.slice(0, 138) })
  }
  if (wanted.data === undefined) {
    compare('recipient', wanted.to, sent.to ?? '')
    compare('amount', wanted.value.toString(), sent.value.toString())
    // A call of a contract besides: whatever it does, nobody confirmed it.
    if (found.length === 0 && data !== '0x') compare('asset', '0x', null)
    return found
  }
  compare('asset', wanted.to, sent.to ?? '')
  if (sent.value !== 0n) compare('amount', '0', sent.value.toString())
  if (data === wanted.data.toLowerCase() || found.length > 0) return found
  const isToken = transfer.asset.kind === 'token'
  if (data.slice(0, 10) === wanted.data.slice(0, 10)) {
    compare('recipient', transfer.to, addressOf(ofWord(data, isToken ? 0 : 1)))
    if (isToken) compare('amount', transfer.amountAtomic.toString(), numberOf(ofWord(data, 1)))
  }
  // It differs, in a place that has no word of its own.
  if (found.length === 0) found.push({ part: 'asset', confirmed: wanted.data, sent: data })
  return found
}

/** In what a transaction differs from the call that was confirmed, which has no parts that a user reads. */
export function callDifferences(call: ContractCall, sent: SentTransaction): TransferDifference[] {
  const wanted = [
    ['recipient', call.to, sent.to ?? ''],
    ['amount', call.valueAtomic.toString(), sent.value.toString()],
    ['asset', call.data, sent.data],
  ] as const
  return wanted.flatMap(([part, confirmed, actual]) =>
    confirmed.toLowerCase() === actual.toLowerCase()
      ? []
      : [{ part, confirmed: confirmed.slice(0, 138), sent: actual.slice(0, 138) }],
  )
}

/**
 * The transfer that a transaction makes, read from its call: the other way around of {@link transferCall}. A call that is
 * none of a token's moves what goes along with it, to the contract.
 */
export function readTransfer({
  from,
  to,
  value,
  data,
}: SentTransaction): Omit<Transfer, 'network'> {
  const contract = to ?? ''
  const words = data.slice(10)
  const recipientAt = (index: number) => addressOf(ofWord(data.toLowerCase(), index))
  const number = (index: number) => BigInt(`0x${ofWord(data, index)}`)
  const isCall = (selector: string, length: number) =>
    data.slice(2, 10).toLowerCase() === selector && words.length === length * 64
  const collectible = (standard: string, amountAtomic: bigint) => ({
    ...{ from, to: recipientAt(1) ?? '', amountAtomic },
    asset: { kind: 'collectible' as const, contract, tokenId: number(2), standard },
  })
  if (isCall('a9059cbb', 2))
    return {
      ...{ from, to: recipientAt(0) ?? '', amountAtomic: number(1) },
      // In which decimals it is shown is for those to find who show it.
      asset: { kind: 'token', address: contract, decimals: 0 },
    }
  if (isCall('42842e0e', 3)) return collectible('ERC721', 1n)
  if (isCall('f242432a', 6)) return collectible('ERC1155', number(3))
  return { from, to: contract, amountAtomic: value, asset: { kind: 'native' } }
}

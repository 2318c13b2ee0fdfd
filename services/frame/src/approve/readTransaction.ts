import type { NodeRequest } from '@foyer/transactions'
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { invalidParams } from '../channel/failures.ts'

/** A transaction, whole: what is shown of it is what is signed. */
export interface PreparedTransaction {
  readonly type: 'eip1559'
  readonly chainId: number
  readonly nonce: number
  /** `null`: it creates a contract. */
  readonly to: Address | null
  readonly value: bigint
  readonly data: Hex
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** What it takes may be more in the next block. */
const gasMarginPercent = 120n
const longestData = 262_146

/**
 * Reads what `eth_sendTransaction` asks for, and completes it from the chain. Frozen: nothing that a page does later
 * changes it.
 *
 * @throws Refusal for what cannot be read, of another account, or refused by the chain
 */
export async function readTransaction({
  params,
  from,
  chainId,
  node,
  signal,
}: {
  params: unknown
  from: Address
  /** Of EIP-155. */
  chainId: number
  node: NodeRequest
  signal: AbortSignal
}): Promise<PreparedTransaction> {
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof given !== 'object' || given === null)
    throw invalidParams('Give a transaction as the first parameter.')
  const { to, data, input, value, gas, from: of, chainId: on } = given as Record<string, unknown>
  if (of !== undefined && !isSame(of, from)) throw invalidParams('This is another account.')
  if (on !== undefined && quantity(on, 'chainId') !== BigInt(chainId))
    throw invalidParams('The transaction is for another network than the request.')
  if (to != null && !(typeof to === 'string' && isAddress(to, { strict: false })))
    throw invalidParams('`to` is no address.')
  const bytes = data ?? input ?? '0x'
  if (!isHex(bytes) || bytes.length % 2 !== 0 || bytes.length > longestData)
    throw invalidParams('`data` is no hexadecimal text of whole bytes, or too long.')
  const call = {
    from,
    ...(to != null && { to: getAddress(to as string) }),
    data: bytes.toLowerCase() as Hex,
    value: toHexadecimal(quantity(value ?? '0x0', 'value')),
  }
  const ask = (method: string, params: readonly unknown[]) => node({ method, params }, { signal })
  const [nonce, tip, block, estimate] = await Promise.all([
    ask('eth_getTransactionCount', [from, 'pending']),
    ask('eth_maxPriorityFeePerGas', []).catch(() => '0x3b9aca00'),
    ask('eth_getBlockByNumber', ['latest', false]),
    gas === undefined ? ask('eth_estimateGas', [call]) : null,
  ])
  const baseFee = quantity((block as { baseFeePerGas?: unknown })?.baseFeePerGas ?? '0x0', 'fee')
  const maxPriorityFeePerGas = quantity(tip, 'fee')
  return Object.freeze({
    type: 'eip1559',
    chainId,
    nonce: Number(quantity(nonce, 'nonce')),
    to: to == null ? null : getAddress(to as string),
    value: BigInt(call.value),
    data: call.data,
    gas:
      gas === undefined
        ? (quantity(estimate, 'gas') * gasMarginPercent) / 100n
        : quantity(gas, 'gas'),
    maxPriorityFeePerGas,
    maxFeePerGas: baseFee * 2n + maxPriorityFeePerGas,
  })
}

const isSame = (one: unknown, other: Address) =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase()
const toHexadecimal = (value: bigint): Hex => `0x${value.toString(16)}`

function quantity(value: unknown, name: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value))
    return BigInt(value)
  throw invalidParams(`\`${name}\` is no quantity.`)
}

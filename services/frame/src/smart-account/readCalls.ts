import type { Call } from '@foyer/transactions'
import { getAddress, type Hex, isAddress, isHex } from 'viem'
import { invalidParams, Refusal } from '../channel/failures.ts'
import { isPaymaster, isPaymasterData, type StaticPaymaster } from './prepareOperation.ts'

/** More than that nobody looks at. */
const mostCalls = 20
const longestData = 96_002
const gasBits = 64n
/** Of a nonce, in bits: the line, and the place in it. */
const [nonceKeyBits, nonceSequenceBits] = [192n, 64n]

/** Several calls, as `wallet_sendCalls` asks for them. @see https://eips.ethereum.org/EIPS/eip-5792 */
export interface Batch extends Wishes {
  readonly calls: readonly Call[]
}

/** How a page wants calls to be done. */
interface Wishes {
  /** Who offers to pay: an address to ask at, or a contract; `null` where nobody does. */
  readonly payer: string | StaticPaymaster | null
  /** `null`: any that is free. */
  readonly nonce: bigint | null
}

/** What an account that is a contract can do. */
const readers = {
  /** @see https://eips.ethereum.org/EIPS/eip-7677 */
  paymasterService: (given: unknown) => ({ payer: readPaymasterUrl(given) }),
  /** @see https://eips.ethereum.org/EIPS/eip-7902 */
  staticPaymasterConfiguration: (given: unknown) => ({ payer: readStaticPaymaster(given) }),
  /** @see https://eips.ethereum.org/EIPS/eip-7902 */
  multiDimensionalNonce: (given: unknown) => ({ nonce: readNonce(given) }),
}

/** A capability that a page may ask for with calls. */
type Capability = keyof typeof readers

const ofSmartAccount = Object.keys(readers) as Capability[]

/**
 * Reads calls that a page asks for. Frozen: nothing that a page does later changes them.
 *
 * @param chainId of EIP-155, the one that is in use
 * @param able what the account can do; absent: what one that is a contract can
 * @throws Refusal for what cannot be read, is for another network, or needs what this account cannot do
 */
export function readBatch(
  params: unknown,
  chainId: number,
  able: readonly Capability[] = ofSmartAccount,
): Batch {
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof given !== 'object' || given === null)
    throw invalidParams('Give the calls as the first parameter.')
  const { calls, chainId: on, capabilities } = given as Record<string, unknown>
  if (on !== undefined && !(isHex(on) && on.length < 20 && BigInt(on) === BigInt(chainId)))
    throw new Refusal(5710, 'The calls are for another network than the one in use.')
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > mostCalls)
    throw invalidParams(`Give 1 to ${mostCalls} calls.`)
  return Object.freeze({
    calls: Object.freeze(calls.map(readCall)),
    ...readCapabilities(capabilities, able),
  })
}

/** One call of a batch, or a transaction of which only the call counts. */
export function readCall(given: unknown): Call {
  const { to, value, data, input, capabilities } = Object(given) as Record<string, unknown>
  if (typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw invalidParams('`to` is no address: this account makes no contracts by itself.')
  const bytes = data ?? input ?? '0x'
  if (!isHex(bytes) || bytes.length % 2 !== 0 || bytes.length > longestData)
    throw invalidParams('`data` is no hexadecimal text of whole bytes, or too long.')
  if (value !== undefined && !(isHex(value) && value.length <= 66))
    throw invalidParams('`value` is no quantity.')
  // All of them are done at once: none has a wish of its own.
  readCapabilities(capabilities, [])
  return Object.freeze({
    to: getAddress(to),
    value: value === undefined || value === '0x' ? 0n : BigInt(value as Hex),
    data: bytes.toLowerCase() as Hex,
  })
}

/** What is optional and not there is left out. */
function readCapabilities(given: unknown, able: readonly Capability[]): Wishes {
  let wishes: Wishes = { payer: null, nonce: null }
  for (const [name, wanted] of Object.entries(Object(given) as Record<string, unknown>)) {
    const known = able.find((one) => one === name)
    if (!known) {
      if ((Object(wanted) as { optional?: unknown }).optional === true) continue
      throw new Refusal(5700, `This account does not have the capability ${name.slice(0, 64)}.`)
    }
    const read: Partial<Wishes> = readers[known](wanted)
    if (read.payer && wishes.payer) throw invalidParams('Name one who pays.')
    wishes = { ...wishes, ...read }
  }
  return wishes
}

function readPaymasterUrl(given: unknown): string {
  const { url } = Object(given) as { url?: unknown }
  if (typeof url !== 'string' || url.length > 2_000 || !URL.canParse(url))
    throw invalidParams('`paymasterService.url` is no address.')
  return url
}

function readStaticPaymaster(given: unknown): StaticPaymaster {
  const { paymaster, paymasterData, ...limits } = Object(given) as Record<string, unknown>
  if (!isPaymaster(paymaster))
    throw invalidParams('`staticPaymasterConfiguration.paymaster` is no address of a contract.')
  if (!isPaymasterData(paymasterData))
    throw invalidParams('`staticPaymasterConfiguration.paymasterData` is no hexadecimal text.')
  const limit = (name: string) =>
    readBits(limits[name], gasBits, `staticPaymasterConfiguration.${name}`)
  return Object.freeze({
    ...{ paymaster: getAddress(paymaster), paymasterData },
    paymasterVerificationGasLimit: limit('paymasterValidationGasLimit'),
    paymasterPostOpGasLimit: limit('paymasterPostOpGasLimit'),
  })
}

function readNonce(given: unknown): bigint {
  const { nonceKey, nonceSequence } = Object(given) as Record<string, unknown>
  const key = readBits(nonceKey, nonceKeyBits, 'multiDimensionalNonce.nonceKey')
  const sequence = readBits(nonceSequence, nonceSequenceBits, 'multiDimensionalNonce.nonceSequence')
  return (key << nonceSequenceBits) | sequence
}

function readBits(value: unknown, bits: bigint, name: string): bigint {
  if (isHex(value) && value.length > 2 && value.length <= 66) {
    const number = BigInt(value)
    if (number >> bits === 0n) return number
  }
  throw invalidParams(`\`${name}\` is no quantity of ${bits} bits.`)
}

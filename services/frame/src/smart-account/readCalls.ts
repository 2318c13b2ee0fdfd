import type { Call } from '@foyer/transactions'
import { getAddress, type Hex, isAddress, isHex } from 'viem'
import { invalidParams, Refusal } from '../channel/failures.ts'

/** More than that nobody looks at. */
const mostCalls = 20
const longestData = 96_002

/** Several calls, as `wallet_sendCalls` asks for them. @see https://eips.ethereum.org/EIPS/eip-5792 */
export interface Batch {
  readonly calls: readonly Call[]
  /** Where somebody offers to pay; `null` where nobody does. */
  readonly paymasterUrl: string | null
}

/**
 * Reads calls that a page asks for. Frozen: nothing that a page does later changes them.
 *
 * @param chainId of EIP-155, the one that is in use
 * @throws Refusal for what cannot be read, is for another network, or needs what this wallet cannot do
 */
export function readBatch(params: unknown, chainId: number): Batch {
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
    paymasterUrl: readCapabilities(capabilities),
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
  readCapabilities(capabilities)
  return Object.freeze({
    to: getAddress(to),
    value: value === undefined || value === '0x' ? 0n : BigInt(value as Hex),
    data: bytes.toLowerCase() as Hex,
  })
}

/** @returns where somebody offers to pay */
function readCapabilities(given: unknown): string | null {
  if (given === undefined || given === null) return null
  const { paymasterService, ...others } = Object(given) as Record<string, unknown>
  for (const [name, wanted] of Object.entries(others))
    if ((Object(wanted) as { optional?: unknown }).optional !== true)
      throw new Refusal(5700, `This wallet does not have the capability ${name.slice(0, 64)}.`)
  if (paymasterService === undefined) return null
  const { url } = Object(paymasterService) as { url?: unknown }
  if (typeof url !== 'string' || url.length > 2_000 || !URL.canParse(url))
    throw invalidParams('`paymasterService.url` is no address.')
  return url
}

import { selector as decimalsSelector, readDecimals } from './checkDecimals.ts'

/** Of ERC-20; both are optional. @see https://eips.ethereum.org/EIPS/eip-20 */
const symbolSelector = '0x95d89b41'
const nameSelector = '0x06fdde03'
const balanceSelector = '0x70a08231'
/** Longer ones are no names. */
const maxBytes = 128

/**
 * What a token says of itself and of what `account` has of it, uncleaned; `null` where no token is, or none that can
 * be counted.
 *
 * @param call asks a node for a call of the contract; `null` where it has no such function
 */
export async function readToken(
  account: string,
  call: <value>(data: string, parse: (result: unknown) => value | null) => Promise<value | null>,
): Promise<{
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly heldAtomic: bigint | null
} | null> {
  const [decimals, symbol, name, heldAtomic] = await Promise.all([
    call(decimalsSelector, readDecimals),
    call(symbolSelector, readText),
    call(nameSelector, readText),
    call(balanceSelector + account.slice(2).toLowerCase().padStart(64, '0'), readAmount),
  ])
  return decimals === null || !symbol
    ? null
    : { decimals, symbol, name: name || symbol, heldAtomic }
}

const readAmount = (result: unknown) =>
  typeof result === 'string' && /^0x[\da-f]{64}$/i.test(result.slice(0, 67)) ? BigInt(result) : null

/** A text as contracts return it: with its length, or, from old ones, in one word with zeros behind. */
export function readText(result: unknown): string | null {
  if (typeof result !== 'string' || !/^0x([\da-f]{64})+$/i.test(result.slice(0, 2 + 64 * 6)))
    return null
  const word = (index: number) => result.slice(2 + 64 * index, 2 + 64 * (index + 1))
  const isWord = result.length === 66
  const length = isWord ? 32 : Number.parseInt(word(1), 16)
  if (!isWord && Number.parseInt(word(0), 16) !== 32) return null
  if (!(length > 0 && length <= maxBytes)) return null
  const start = isWord ? 2 : 2 + 64 * 2
  const hex = result.slice(start, start + 2 * length)
  if (hex.length !== 2 * length) return null
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const end = isWord ? bytes.indexOf(0) : -1
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      end === -1 ? bytes : bytes.subarray(0, end),
    )
  } catch {
    return null
  }
}

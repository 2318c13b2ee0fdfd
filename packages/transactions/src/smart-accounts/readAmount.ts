import { isHex } from 'viem'

/** An amount of a request: a number, in decimal or in hexadecimal. @returns `null` for anything else */
export function readAmount(value: unknown): bigint | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null
  if (isHex(value) && value.length > 2 && value.length <= 66) return BigInt(value)
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : null
}

/** More digits than any token has. */
const maxLength = 100

/**
 * Reads an amount as a user types it: digits and at most one point. Whatever else a keyboard has,
 * such as exponents, signs, commas or digits of other scripts, could be read in two ways.
 *
 * @returns `null` for what is no amount, and for more decimals than the token has.
 */
export function readAmount(text: string, decimals: number): bigint | null {
  if (text.length > maxLength) return null
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text.trim())
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || whole + fraction === '' || fraction.length > decimals) return null
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

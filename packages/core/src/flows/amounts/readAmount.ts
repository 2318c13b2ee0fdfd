import { type Amount, toDecimal } from '../../primitives/Amount.ts'

/** More digits than any token has. */
const maxLength = 100

/** Decimal separators that a phone or a keyboard has, whatever its language; the last is Arabic, and never groups. */
const separators = /[.,\uFF0E\uFF0C\u066B]/
const arabicSeparator = '\u066B'

/**
 * Reads an amount as a user types it, as an exact decimal text such as `1234.5`: decimal digits of any script, and
 * at most one separator of either kind, as a comma is what phones have in half of the world.
 *
 * What has two readings is refused: `1,000.5` groups its digits, and `1.000` may. So a single separator before
 * exactly three last digits is none of a kind that can be told, unless no grouped number begins like that (`0.500`).
 *
 * @returns `null` for what is no amount, or two
 */
export function readTyped(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return null
  const parts = trimmed.split(separators)
  if (parts.length > 2) return null
  const [whole, fraction = ''] = parts.map(asciiDigits)
  if (whole === null || whole === undefined || fraction === null) return null
  if (whole + fraction === '') return null
  const isGroup = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3
  if (isGroup && !trimmed.includes(arabicSeparator)) return null
  return fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}`
}

/** Digits of any script as 0 to 9; `null` where something else stands among them. */
function asciiDigits(text: string): string | null {
  let digits = ''
  for (const letter of text) {
    if (!/\p{Nd}/u.test(letter)) return null
    // Scripts have their digits in a row that begins with zero.
    let value = letter.codePointAt(0) ?? 0
    let count = 0
    while (count < 60 && /\p{Nd}/u.test(String.fromCodePoint(value - 1))) {
      value--
      count++
    }
    digits += count % 10
  }
  return digits
}

/**
 * Reads an amount that a user typed in whole tokens.
 *
 * @returns `null` for what is no amount, for what has two readings, and for more decimals than the token has
 */
export function readAmount(text: string, decimals: number): bigint | null {
  const typed = readTyped(text)
  return typed === null ? null : atomicOf(typed, decimals)
}

/** Atomic units of an exact decimal text; `null` for more decimals than there are. */
function atomicOf(text: string, decimals: number): bigint | null {
  const [whole = '0', given = ''] = text.split('.')
  const fraction = given.replace(/0+$/, '')
  return fraction.length > decimals ? null : BigInt(whole + fraction.padEnd(decimals, '0'))
}

/**
 * As many atomic units as dollars buy: exact, and cut to what the token can be divided into, so that nothing worth
 * more is ever sent.
 *
 * @param priceUsd of one whole token
 * @returns `null` for what is no amount, or cannot be counted in dollars
 */
export function readDollars(
  text: string,
  { decimals, priceUsd }: { decimals: number; priceUsd: number | null },
): bigint | null {
  const typed = readTyped(text)
  const price = priceUsd === null ? null : exactly(priceUsd)
  if (typed === null || price === null || price.atomic <= 0n) return null
  const [whole = '0', fraction = ''] = typed.split('.')
  const dollars = BigInt(whole + fraction)
  return (
    (dollars * 10n ** BigInt(decimals + price.decimals)) /
    (price.atomic * 10n ** BigInt(fraction.length))
  )
}

/** What an amount is worth in dollars, cut to cents; `null` where there is no price. */
export function dollarsOf({ atomic, decimals }: Amount, priceUsd: number | null): string | null {
  const price = priceUsd === null ? null : exactly(priceUsd)
  if (price === null) return null
  const cents = (atomic * price.atomic * 100n) / 10n ** BigInt(decimals + price.decimals)
  return toDecimal({ atomic: cents, decimals: 2 })
}

/** The shortest decimal text that a number has, as its writer meant it; `null` for none. */
function exactly(value: number): Amount | null {
  if (!Number.isFinite(value) || value < 0) return null
  const [digits = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = digits.split('.')
  const decimals = fraction.length - Number(exponent)
  const atomic = BigInt(whole + fraction)
  return decimals < 0
    ? { atomic: atomic * 10n ** BigInt(-decimals), decimals: 0 }
    : { atomic, decimals }
}

/**
 * An exact decimal text as it stands in a field, where it is read again as if a user had typed it: what could be
 * taken for grouped digits has one zero more.
 */
export function typable(text: string): string {
  const [whole = '0', given = ''] = text.split('.')
  const fraction = given.replace(/0+$/, '')
  if (fraction === '') return whole
  return readTyped(`${whole}.${fraction}`) === null
    ? `${whole}.${fraction}0`
    : `${whole}.${fraction}`
}

import { type Amount, Balance } from '@foyer/core/primitives'

/** Kept, as making one takes longer than rendering the row that it is for. */
const formats = new Map<string | undefined, Intl.NumberFormat>()

/**
 * An exact decimal text with the grouping and the separator that the reader knows. The digits are those
 * of the text: nothing is rounded.
 */
export function localNumber(
  text: string,
  locale: string | undefined,
): { readonly whole: string; readonly fraction: string } {
  const [digits = '0', decimals = ''] = text.split('.')
  const numbers = formats.get(locale) ?? new Intl.NumberFormat(locale)
  formats.set(locale, numbers)
  // Between two digits, in letters: some digits are more than one unit of a text.
  const [, separator = '.'] = numbers.format(0.5)
  const local = [...decimals].map((digit) => numbers.format(Number(digit))).join('')
  return {
    whole: numbers.format(BigInt(digits)),
    fraction: decimals === '' ? '' : `${separator}${local}`,
  }
}

/** What somebody holds: three decimals, cut, and of a small holding its first four digits. */
export function heldAmount(amount: Amount.Amount | string, locale: string | undefined): string {
  const { whole, fraction } = heldParts(amount, locale)
  return whole + fraction
}

/** The same in two parts, for the big number of a view. */
export function heldParts(amount: Amount.Amount | string, locale: string | undefined) {
  const decimals = typeof amount === 'string' ? undefined : amount.decimals
  return localNumber(wholeOf(Balance.format(amount), decimals), locale)
}

/** What cannot be divided has no decimals: 3.000 of it would be read as thousands. */
const wholeOf = (text: string, decimals: number | undefined) =>
  decimals === 0 ? text.replace(/\..*/, '') : text

/** US dollars: `$12,480.52`. */
export function dollars(value: number, locale: string | undefined): string {
  return dollarsOf(locale).format(value)
}

/** The same in two parts, for the big number of a view. */
export function dollarParts(value: number, locale: string | undefined) {
  const parts = dollarsOf(locale).formatToParts(value)
  const at = parts.findIndex(({ type }) => type === 'decimal')
  const text = (some: typeof parts) => some.map(({ value }) => value).join('')
  return at < 0
    ? { whole: text(parts), fraction: '' }
    : { whole: text(parts.slice(0, at)), fraction: text(parts.slice(at)) }
}

const dollarsOf = (locale: string | undefined) =>
  new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  })

/** What is read at a glance of a transaction: three decimals. */
const roundedDecimals = 3
/** Of amounts that three decimals would make nothing of. */
const significantDigits = 3

/**
 * The amount of a transaction, rounded to three decimals; one that would round to nothing keeps its first
 * three digits, so that nobody confirms a 0.
 *
 * @param tokenDecimals where they are known: what cannot be divided is shown without any
 */
export function roundedAmount(
  text: string,
  locale: string | undefined,
  tokenDecimals?: number,
): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const scaled = BigInt(
    whole + fraction.padEnd(roundedDecimals + 1, '0').slice(0, roundedDecimals + 1),
  )
  const thousandths = (scaled + 5n) / 10n
  if (thousandths === 0n && /[1-9]/.test(fraction)) {
    const first = fraction.search(/[1-9]/)
    const few = fraction.slice(0, first + significantDigits).replace(/0+$/, '')
    const local = localNumber(`0.${few}`, locale)
    return local.whole + local.fraction
  }
  const decimals = thousandths
    .toString()
    .padStart(roundedDecimals + 1, '0')
    .slice(-roundedDecimals)
  const rounded = `${thousandths / 10n ** BigInt(roundedDecimals)}.${decimals}`
  const local = localNumber(wholeOf(rounded, tokenDecimals), locale)
  return local.whole + local.fraction
}

import { localNumber } from '@foyer/ui'
import { formatUnits } from 'viem/utils'
import type { FrameWords } from '../words/en.ts'

type Language = Pick<FrameWords, 'lang'>

/** Digits of a fee that are read. */
const feeDigits = 4

/**
 * Every digit of an amount, as its reader writes numbers: nothing of what is signed is rounded.
 *
 * @example
 * amountText(1_234_500_000n, 6, { lang: 'de' }) // '1.234,5'
 */
export function amountText(atomic: bigint, decimals: number, { lang }: Language): string {
  const { whole, fraction } = localNumber(formatUnits(atomic, decimals), lang)
  return whole + fraction
}

/**
 * The most that a fee can be, in four digits, rounded up: the eighteen of an estimate say no more.
 *
 * @example
 * feeText(569_201_387_771_880n, 18, { lang: 'en' }) // '0.0005693'
 */
export function feeText(atomic: bigint, decimals: number, language: Language): string {
  const dropped = `${atomic}`.length - feeDigits
  if (dropped <= 0) return amountText(atomic, decimals, language)
  const unit = 10n ** BigInt(dropped)
  return amountText(((atomic + unit - 1n) / unit) * unit, decimals, language)
}

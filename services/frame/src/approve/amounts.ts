import { localNumber } from '@foyer/ui'
import { formatUnits } from 'viem/utils'
import type { FrameWords } from '../words/en.ts'

type Language = Pick<FrameWords, 'lang'>

/** Digits that are read of a fee, and of what an attempt came to. */
const [feeDigits, outcomeDigits] = [4, 7] as const

/**
 * Every digit of an amount, as its reader writes numbers: nothing of what is signed is rounded.
 * `amountText(1_234_500_000n, 6, { lang: 'de' })` is '1.234,5'.
 */
export function amountText(atomic: bigint, decimals: number, { lang }: Language): string {
  const { whole, fraction } = localNumber(formatUnits(atomic, decimals), lang)
  return whole + fraction
}

/**
 * The most that a fee can be, in four digits, rounded up: the eighteen of an estimate say no more.
 * `feeText(569_201_387_771_880n, 18, { lang: 'en' })` is '0.0005693'.
 */
export function feeText(atomic: bigint, decimals: number, language: Language): string {
  return amountText(
    rounded(atomic, { decimals, digits: feeDigits, isUp: true }),
    decimals,
    language,
  )
}

/**
 * What leaves or arrives, as an attempt came out: seven digits, and never better than it was.
 *
 * `outcomeText(99_650_324_313_329_805n, 18, { lang: 'en' })` is `'0.09965032'`.
 *
 * @param deltaAtomic below zero: it leaves
 */
export function outcomeText(deltaAtomic: bigint, decimals: number, language: Language): string {
  const isUp = deltaAtomic < 0n
  const atomic = isUp ? -deltaAtomic : deltaAtomic
  return amountText(rounded(atomic, { decimals, digits: outcomeDigits, isUp }), decimals, language)
}

/** With so many digits; those before the separator stay. */
function rounded(
  atomic: bigint,
  { decimals, digits, isUp }: { decimals: number; digits: number; isUp: boolean },
): bigint {
  const dropped = Math.min(`${atomic}`.length - digits, decimals)
  if (dropped <= 0) return atomic
  const unit = 10n ** BigInt(dropped)
  return ((atomic + (isUp ? unit - 1n : 0n)) / unit) * unit
}

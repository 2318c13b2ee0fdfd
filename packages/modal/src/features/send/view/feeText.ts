import { Amount } from '@foyer/core'
import { localNumber } from '../../../feature/figures.ts'

/** A fee with three digits that say something. */
export function feeText(
  atomic: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
  locale: string | undefined,
): string {
  const text = Amount.toDecimal({ atomic, decimals })
  const [whole = '0', fraction = ''] = text.split('.')
  const first = whole === '0' ? Math.max(0, fraction.search(/[1-9]/)) : 0
  const few = fraction.slice(0, first + 3).replace(/0+$/, '')
  const local = localNumber(few ? `${whole}.${few}` : whole, locale)
  return `${local.whole}${local.fraction} ${symbol}`
}

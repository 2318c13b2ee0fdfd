import { Amount } from '@foyer/core'
import { localNumber } from '@foyer/ui'

/** How many digits say something. */
const digits = 3

/** A fee with three digits that say something, rounded up: it is what something costs at most. */
export function feeText(
  atomic: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
  locale: string | undefined,
): string {
  const [whole = '0', fraction = ''] = Amount.toDecimal({ atomic, decimals }).split('.')
  const first = whole === '0' ? Math.max(0, fraction.search(/[1-9]/)) : 0
  const unit = 10n ** BigInt(Math.max(0, decimals - first - digits))
  const rounded = ((atomic + unit - 1n) / unit) * unit
  const local = localNumber(Amount.toDecimal({ atomic: rounded, decimals }), locale)
  return `${local.whole}${local.fraction} ${symbol}`
}

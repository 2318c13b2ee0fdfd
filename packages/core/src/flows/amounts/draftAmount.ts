import { toDecimal } from '../../primitives/Amount.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { dollarsOf, readAmount, readDollars, typable } from './readAmount.ts'

/** An amount as a form has it. */
export interface DraftAmount {
  /** As it was typed, in `unit`. */
  readonly amountText: string
  readonly unit: 'token' | 'dollars'
  /** `null` while the text is no amount of this asset, or has two readings. */
  readonly amountAtomic: bigint | null
}

/**
 * Amount, unit, asset and price are one: the amount follows them, and all there is follows what has to stay.
 *
 * @param parameters.staysAtomic of all there is, in atomic units of the asset; `null` while nobody knows, and then
 *   nobody knows how much all of it is
 */
export function draftAmount({
  asset,
  amountText,
  unit,
  isMax,
  staysAtomic,
}: Omit<DraftAmount, 'amountAtomic'> & {
  readonly asset: HeldAsset
  readonly isMax: boolean
  readonly staysAtomic: bigint | null
}): DraftAmount {
  const { decimals, priceUsd, atomic } = asset
  if (isMax) {
    if (staysAtomic === null) return { amountText: '', unit, amountAtomic: null }
    const amountAtomic = atomic > staysAtomic ? atomic - staysAtomic : 0n
    const text = toDecimal({ atomic: amountAtomic, decimals })
    return { amountText: typable(text), unit, amountAtomic }
  }
  if (unit === 'token') return { amountText, unit, amountAtomic: readAmount(amountText, decimals) }
  // As many tokens as there were dollars would be another amount.
  if (priceUsd === null) return { amountText: '', unit: 'token', amountAtomic: null }
  return { amountText, unit, amountAtomic: readDollars(amountText, { decimals, priceUsd }) }
}

/** The same amount, typed in the other unit. */
export function textIn(
  unit: DraftAmount['unit'],
  asset: HeldAsset | null,
  amountAtomic: bigint | null,
): string {
  if (!asset || amountAtomic === null) return ''
  const amount = { atomic: amountAtomic, decimals: asset.decimals }
  const text = unit === 'token' ? toDecimal(amount) : dollarsOf(amount, asset.priceUsd)
  return typable(text || '')
}

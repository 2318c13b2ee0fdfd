import { Amount } from '@foyer/core'
import type { HeldAsset } from '@foyer/core/holdings'
import { localNumber } from '@foyer/ui'

const decimal = ({ decimals }: Pick<HeldAsset, 'decimals'>, atomic: bigint) =>
  Amount.toDecimal({ atomic, decimals })

/** The specification cuts what is received there. */
const shownDecimals = 6

/** Such as `1.5`. Cut, never rounded: nobody is shown more than what arrives. */
export function cutAmount(
  asset: Pick<HeldAsset, 'decimals'>,
  atomic: bigint,
  locale: string | undefined,
): string {
  const [whole = '0', fraction = ''] = decimal(asset, atomic).split('.')
  const shown = fraction.slice(0, shownDecimals).replace(/0+$/, '')
  const local = localNumber(shown ? `${whole}.${shown}` : whole, locale)
  return `${local.whole}${local.fraction}`
}

/** Such as `1.5 ETH`; what is less than can be shown is said to be. */
export function figure(asset: HeldAsset, atomic: bigint, locale: string | undefined): string {
  const text = cutAmount(asset, atomic, locale)
  const isLess = atomic > 0n && Number(decimal(asset, atomic)) < 10 ** -shownDecimals
  const least = localNumber('0.000001', locale)
  return `${isLess ? `< ${least.whole}${least.fraction}` : text} ${asset.symbol}`
}

/** What one of the first brings of the second. */
export function rateOf(
  {
    pay,
    get,
    amountAtomic,
    toAtomic,
  }: { pay: HeldAsset; get: HeldAsset; amountAtomic: bigint; toAtomic: bigint },
  locale: string | undefined,
): string {
  const one = 10n ** BigInt(pay.decimals)
  const brings = amountAtomic > 0n ? (toAtomic * one) / amountAtomic : 0n
  return `1 ${pay.symbol} = ${figure(get, brings, locale)}`
}

/** How much less what arrives is worth than what is paid, in percent; `null` where a price is not known. */
export function impactPercent({
  pay,
  get,
  amountAtomic,
  toAtomic,
}: {
  pay: HeldAsset
  get: HeldAsset
  amountAtomic: bigint
  toAtomic: bigint
}): number | null {
  if (!pay.priceUsd || !get.priceUsd) return null
  const paid = Number(decimal(pay, amountAtomic)) * pay.priceUsd
  const got = Number(decimal(get, toAtomic)) * get.priceUsd
  return paid > 0 && Number.isFinite(got) ? Math.max(0, (1 - got / paid) * 100) : null
}

/** Beyond this it is said that it is much. */
export const highPercent = 5

/** Such as `1.5 %`, as the language writes it. */
export function percent(value: number, locale: string | undefined): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  )
}

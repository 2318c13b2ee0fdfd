import type { Money } from '@foyer/core/buy'
import { localNumber, roundedAmount } from '@foyer/ui'

/** An amount of money as its readers write it, such as `€50.00` and `50,00 €`. */
export function moneyText({ amount, currency }: Money, locale: string | undefined): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount))
  } catch {
    // No currency that anybody knows.
    const { whole, fraction } = localNumber(amount, locale)
    return `${whole}${fraction} ${currency}`
  }
}

/** An amount of coins. */
export const coinText = ({ amount, currency }: Money, locale: string | undefined): string =>
  `${roundedAmount(amount, locale)} ${currency}`

/** Exact decimals in percent, such as `1`. */
export const percentText = (percent: string, locale: string | undefined): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(percent) / 100,
  )

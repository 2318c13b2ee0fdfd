import type { Money } from '@foyer/core/buy'
import { localNumber } from '@foyer/ui'

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

/** As many places as a swap shows. */
const coinDigits = 6

/** An amount of coins, cut and never rounded up: nobody expects more than arrives. */
export function coinText({ amount, currency }: Money, locale: string | undefined): string {
  const [units = '0', places = ''] = amount.split('.')
  const cut = places.slice(0, coinDigits).replace(/0+$/, '')
  const { whole, fraction } = localNumber(cut === '' ? units : `${units}.${cut}`, locale)
  return `${whole}${fraction} ${currency}`
}

/** Exact decimals in percent, such as `1`. */
export const percentText = (percent: string, locale: string | undefined): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(percent) / 100,
  )

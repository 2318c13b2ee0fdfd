import type { OnrampQuote, PaymentCurrency } from '../../resources/onramp.ts'

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/** Of the specification: shown where nobody can be asked what is sold. */
export const sampleCurrencies: readonly PaymentCurrency[] = [
  { id: 'USD', limits },
  { id: 'EUR', limits },
]

/** What providers usually take, in hundredths of the payment. */
const usualFeePercent = 2

/**
 * Shown in place of a quote that does not come: what the usual fee leaves. What that buys nobody says, so it is zero.
 *
 * @param amount an exact decimal
 */
export function sampleQuote(amount: string, currency: string, symbol: string): OnrampQuote {
  const paid = Number(amount)
  const fee = (paid * usualFeePercent) / 100
  const inCurrency = (value: number) => ({ amount: value.toFixed(2), currency })
  return {
    quoteId: 'sample',
    fee: inCurrency(fee),
    networkFee: inCurrency(0),
    subtotal: inCurrency(paid - fee),
    total: inCurrency(paid),
    purchase: { amount: '0', currency: symbol },
    isSandbox: false,
  }
}

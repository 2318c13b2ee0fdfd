import { randomUUID } from 'node:crypto'
import { Amount } from '@foyer/core/primitives'
import type { OnrampQuote, OnrampQuoteRequest } from '@foyer/protocol'
import { HttpFailure } from '../../../platform/http/HttpFailure.ts'
import type { OnrampOffer } from '../OnrampProvider.ts'
import { sandboxOffer, sandboxPrices } from './sandboxMarket.ts'

/** Payments are counted in cents. */
const fiatDecimals = 2
const centsPerUnit = 100n

/**
 * What the sandbox would take and give: of the payment 1 % for the provider and 0.5 % for the network,
 * each rounded up to a cent, the rest at the sandbox's price, cut to what the currency can hold.
 *
 * @throws HttpFailure 400 when it is not in the options, or beyond their limits
 */
export function quoteSandbox(
  request: OnrampQuoteRequest,
  { purchaseCurrencies, paymentCurrencies }: OnrampOffer = sandboxOffer([]),
): OnrampQuote {
  const purchase = purchaseCurrencies.find(
    ({ id, symbol }) =>
      same(id, request.purchaseCurrency) || same(symbol, request.purchaseCurrency),
  )
  const payment = paymentCurrencies.find(({ id }) => same(id, request.paymentCurrency))
  const price = purchase && sandboxPrices[purchase.id]
  if (!purchase || !payment || !price) {
    throw new HttpFailure(400, 'This is not sold here. /v1/onramp/options lists what is.')
  }
  const { network } = request
  if (network !== undefined && !purchase.networks.some(({ name }) => same(name, network))) {
    throw new HttpFailure(400, `${purchase.symbol} is not sold on this network.`)
  }
  const totalCents = parseCents(request.amount)
  const bounds = payment.payment_method_limits.flatMap(({ min, max }) => [min, max].map(parseCents))
  const [least = 0n, ...more] = bounds.filter((cents) => cents !== null).sort(ascending)
  const most = more.at(-1) ?? 0n
  if (totalCents === null || totalCents < least || totalCents > most) {
    throw new HttpFailure(
      400,
      `Ask for an amount from ${money(least)} to ${money(most)} ${payment.id}, in cents at most.`,
    )
  }
  const providerFeeCents = ceilDivide(totalCents, 100n)
  const networkFeeCents = ceilDivide(totalCents, 200n)
  const subtotalCents = totalCents - providerFeeCents - networkFeeCents
  const purchaseAtomic =
    (subtotalCents * 10n ** BigInt(price.decimals)) / (price.price * centsPerUnit)
  const inPayment = (cents: bigint) => ({ amount: money(cents), currency: payment.id })
  return {
    sandbox: true,
    quoteId: `sandbox-${randomUUID()}`,
    coinbaseFee: inPayment(providerFeeCents),
    networkFee: inPayment(networkFeeCents),
    paymentSubtotal: inPayment(subtotalCents),
    paymentTotal: inPayment(totalCents),
    purchaseAmount: {
      amount: Amount.toDecimal({ atomic: purchaseAtomic, decimals: price.decimals }),
      currency: purchase.symbol,
    },
  }
}

function same(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}

function parseCents(text: string): bigint | null {
  const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (!/^\d/.test(text) || /[^0]/.test(fraction.slice(fiatDecimals))) return null
  return BigInt(whole + fraction.slice(0, fiatDecimals).padEnd(fiatDecimals, '0'))
}

function money(cents: bigint): string {
  return `${cents / centsPerUnit}.${`${cents % centsPerUnit}`.padStart(fiatDecimals, '0')}`
}

function ceilDivide(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}

function ascending(left: bigint, right: bigint): number {
  return left < right ? -1 : left > right ? 1 : 0
}

import type { OnrampQuote } from '@foyer/protocol'
import * as z from 'zod/mini'
import { HttpFailure } from '../../../platform/http/HttpFailure.ts'
import type { OnrampOffer, OnrampProvider } from '../OnrampProvider.ts'
import type { PurchaseNews } from '../purchases/PurchaseStore.ts'
import type { CoinbaseApi } from './coinbaseApi.ts'

/** Of the specification; and Solana, for its accounts. Everything else is sent on the first. */
const networks = [
  'ethereum',
  'arbitrum',
  'polygon',
  'berachain',
  'avalanche-c-chain',
  'optimism',
  'celo',
  'base',
  'solana',
]
const offerMs = 10 * 60_000

const Value = z.object({ value: z.string(), currency: z.string() })
const Options = z.object({
  payment_currencies: z.array(
    z.object({
      id: z.string(),
      limits: z.array(z.object({ id: z.string(), min: z.string(), max: z.string() })),
    }),
  ),
  purchase_currencies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      symbol: z.string(),
      networks: z.array(
        z.object({
          name: z.string(),
          display_name: z.string(),
          chain_id: z.string(),
          contract_address: z.string(),
        }),
      ),
    }),
  ),
})
const Quote = z.object({
  quote_id: z.string(),
  payment_total: Value,
  payment_subtotal: Value,
  purchase_amount: Value,
  coinbase_fee: Value,
  network_fee: Value,
})
const Transactions = z.object({
  transactions: z.array(
    z.object({
      status: z.string(),
      tx_hash: z.optional(z.nullable(z.string())),
      purchase_amount: z.optional(Value),
    }),
  ),
})

/** What both interfaces of Coinbase have in common: what is sold, for how much, and what became of it. */
export function coinbaseShop({
  api,
  v1Url,
  country,
  subdivision,
}: {
  api: CoinbaseApi
  v1Url: string
  /** ISO 3166-1, and within the United States ISO 3166-2 without the country; what is sold depends on them. */
  country: string
  subdivision: string | null
}): Pick<OnrampProvider, 'name' | 'fee' | 'isSandbox' | 'options' | 'quote' | 'look'> {
  let known: { offer: Promise<OnrampOffer>; untilMs: number } | null = null
  const place = { country, ...(subdivision !== null && { subdivision }) }
  const readOffer = async (): Promise<OnrampOffer> => {
    const query = new URLSearchParams(place)
    const answer = Options.parse(await api.ask({ url: `${v1Url}/onramp/v1/buy/options?${query}` }))
    return {
      paymentCurrencies: answer.payment_currencies.map(({ id, limits }) => ({
        id,
        // By the names that clients know.
        payment_method_limits: limits.map((limit) => ({ ...limit, id: limit.id.toLowerCase() })),
      })),
      purchaseCurrencies: answer.purchase_currencies
        .map((currency) => ({
          ...currency,
          networks: currency.networks.filter(({ name }) => networks.includes(name)),
        }))
        .filter((currency) => currency.networks.length > 0),
    }
  }
  return {
    ...{ name: 'Coinbase', fee: { min: '1', max: '2' }, isSandbox: false },
    async options() {
      if (!known || known.untilMs < Date.now()) {
        const offer = readOffer()
        known = { offer, untilMs: Date.now() + offerMs }
        offer.catch(() => {
          known = null
        })
      }
      return known.offer
    },
    async quote({ purchaseCurrency, paymentCurrency, amount, network }): Promise<OnrampQuote> {
      const quote = Quote.parse(
        await api.ask({
          url: `${v1Url}/onramp/v1/buy/quote`,
          body: {
            ...{ purchase_currency: purchaseCurrency, payment_currency: paymentCurrency, ...place },
            ...{ payment_amount: amount, payment_method: 'CARD' },
            purchase_network: networkOf(network),
          },
        }),
      )
      const money = ({ value, currency }: z.infer<typeof Value>) => ({ amount: value, currency })
      return {
        quoteId: quote.quote_id,
        coinbaseFee: money(quote.coinbase_fee),
        networkFee: money(quote.network_fee),
        paymentSubtotal: money(quote.payment_subtotal),
        paymentTotal: money(quote.payment_total),
        purchaseAmount: money(quote.purchase_amount),
      }
    },
    async look({ id }): Promise<PurchaseNews | null> {
      const { transactions } = Transactions.parse(
        await api.ask({ url: `${v1Url}/onramp/v1/buy/user/${id}/transactions?page_size=1` }),
      )
      const [last] = transactions
      if (!last) return null
      const hash = last.tx_hash || null
      const amount = last.purchase_amount && { amount: last.purchase_amount.value }
      if (last.status.endsWith('_SUCCESS')) return { status: 'delivered', hash, ...amount }
      if (last.status.endsWith('_FAILED'))
        return { status: 'failed', reason: 'Coinbase says that the purchase failed.' }
      return { status: 'paid', ...(hash && { hash }) }
    },
  }
}

/** As Coinbase names networks. */
export const networkOf = (network: string | undefined): string =>
  network !== undefined && networks.includes(network) ? network : 'ethereum'

/** It sends to one account. */
export function onlyWallet<wallet>(wallets: readonly wallet[]): wallet {
  const [wallet] = wallets
  if (wallet && wallets.length === 1) return wallet
  throw new HttpFailure(400, 'Name one account to send to.')
}

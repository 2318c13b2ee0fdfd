import { AppError } from '@foyer/core/primitives'
import * as z from 'zod/mini'
import { HttpFailure } from '../../../platform/http/HttpFailure.ts'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { askVendor } from '../askVendor.ts'
import type { OnrampOffer, OnrampProvider } from '../OnrampProvider.ts'

const offerMs = 10 * 60_000

const CryptoCurrencies = z.array(
  z.object({
    currencyCode: z.string(),
    name: z.string(),
    chainCode: z.nullable(z.string()),
    chainName: z.nullable(z.string()),
    chainId: z.nullable(z.union([z.string(), z.pipe(z.number(), z.transform(String))])),
    contractAddress: z.nullable(z.string()),
  }),
)
const Limits = z.array(
  z.object({ currencyCode: z.string(), minimumAmount: z.number(), maximumAmount: z.number() }),
)
const Quotes = z.object({
  quotes: z.array(
    z.object({
      serviceProvider: z.string(),
      sourceAmount: z.number(),
      sourceCurrencyCode: z.string(),
      totalFee: z.number(),
      networkFee: z.nullable(z.number()),
      destinationAmount: z.number(),
    }),
  ),
})
const Widget = z.object({ widgetUrl: z.url() })
const Transactions = z.object({
  transactions: z.array(
    z.object({
      status: z.string(),
      destinationAmount: z.optional(z.nullable(z.number())),
      cryptoDetails: z.optional(
        z.nullable(z.object({ blockchainTransactionId: z.optional(z.nullable(z.string())) })),
      ),
    }),
  ),
})

/**
 * Meld, which asks several that sell and takes the one that gives most.
 *
 * Tried against the published shapes alone, as an account is needed.
 *
 * @see https://docs.meld.io
 * @throws `onramp/key-missing` (invalid)
 */
export function createMeldOnramp({
  settings: { meldApiKey, meldUrl, onrampCountry },
  outgoing,
}: {
  settings: Pick<Settings, 'meldApiKey' | 'meldUrl' | 'onrampCountry'>
  outgoing: Outgoing
}): OnrampProvider {
  if (!meldApiKey)
    throw new AppError('onramp/key-missing', 'ONRAMP names meld, which needs MELD_API_KEY.', {
      kind: 'invalid',
    })
  const asking = outgoing.resilient({ name: 'meld', timeoutMs: 6_000, retries: 0 })
  const headers = { authorization: `BASIC ${meldApiKey}`, 'meld-version': '2023-12-19' }
  const ask = (path: string, body?: unknown) =>
    askVendor({ asking, outgoing, vendor: 'Meld', url: `${meldUrl}${path}`, headers, body })
  const [countryCode = 'US'] = onrampCountry.split('-')
  let known: { offer: Promise<OnrampOffer>; untilMs: number } | null = null

  const readOffer = async (): Promise<OnrampOffer> => {
    const [crypto, limits] = await Promise.all([
      ask(`/service-providers/properties/crypto-currencies?countries=${countryCode}`),
      ask(`/service-providers/limits/fiat-currency-purchases?countries=${countryCode}`),
    ])
    return {
      paymentCurrencies: Limits.parse(limits).map(
        ({ currencyCode, minimumAmount, maximumAmount }) => ({
          id: currencyCode,
          payment_method_limits: [
            { id: 'card', min: minimumAmount.toFixed(2), max: maximumAmount.toFixed(2) },
          ],
        }),
      ),
      purchaseCurrencies: CryptoCurrencies.parse(crypto).flatMap((currency) => {
        const { currencyCode, name, chainCode, chainName, chainId, contractAddress } = currency
        if (!chainCode || !chainId || !/^[A-Za-z0-9._-]{1,64}$/.test(currencyCode)) return []
        return {
          ...{ id: currencyCode, name, symbol: currencyCode.split('_')[0] ?? currencyCode },
          networks: [
            {
              ...{ name: chainCode, display_name: chainName ?? chainCode, chain_id: chainId },
              contract_address: isNative(contractAddress) ? '' : `${contractAddress}`,
            },
          ],
        }
      }),
    }
  }
  const readQuote = async (question: {
    purchaseCurrency: string
    paymentCurrency: string
    amount: string
  }) => {
    const { quotes } = Quotes.parse(
      await ask('/payments/crypto/quote', {
        ...{ countryCode, sourceAmount: Number(question.amount) },
        sourceCurrencyCode: question.paymentCurrency,
        destinationCurrencyCode: question.purchaseCurrency,
        paymentMethodType: 'CREDIT_DEBIT_CARD',
      }),
    )
    const best = quotes.sort((a, b) => b.destinationAmount - a.destinationAmount)[0]
    if (!best) throw new HttpFailure(400, 'Nobody sells this for that amount. Try another one.')
    return best
  }

  return {
    ...{ id: 'meld', name: 'Meld', fee: { min: '1', max: '2' }, isSandbox: false },
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
    async quote(request) {
      const best = await readQuote(request)
      const { sourceAmount, totalFee, destinationAmount, serviceProvider } = best
      const networkFee = best.networkFee ?? 0
      const inPayment = (amount: number) => ({
        ...{ amount: amount.toFixed(2), currency: request.paymentCurrency },
      })
      return {
        quoteId: `meld-${serviceProvider}`,
        coinbaseFee: inPayment(Math.max(totalFee - networkFee, 0)),
        networkFee: inPayment(networkFee),
        paymentSubtotal: inPayment(sourceAmount - totalFee),
        paymentTotal: inPayment(sourceAmount),
        purchaseAmount: {
          amount: plainDecimal(destinationAmount),
          currency: request.purchaseCurrency.split('_')[0] ?? request.purchaseCurrency,
        },
      }
    },
    async begin({ purchase, request }) {
      const { purchaseCurrency, paymentCurrency, presetFiatAmount, destinationWallets } = request
      const [wallet] = destinationWallets
      if (!wallet || !purchaseCurrency || !paymentCurrency || presetFiatAmount === undefined)
        throw new HttpFailure(400, 'Name an account, what is bought, what with, and how much.')
      const question = { purchaseCurrency, paymentCurrency, amount: presetFiatAmount }
      const { serviceProvider } = await readQuote(question)
      const { widgetUrl } = Widget.parse(
        await ask('/crypto/session/widget', {
          sessionType: 'BUY',
          externalCustomerId: purchase.id,
          externalSessionId: purchase.id,
          sessionData: {
            ...{ walletAddress: wallet.address, countryCode, serviceProvider },
            ...{ sourceCurrencyCode: paymentCurrency, sourceAmount: presetFiatAmount },
            destinationCurrencyCode: purchaseCurrency,
            paymentMethodType: 'CREDIT_DEBIT_CARD',
            // What was asked here is what is paid for.
            lockFields: ['walletAddress', 'destinationCurrencyCode'],
          },
        }),
      )
      return widgetUrl
    },
    async look({ id }) {
      const { transactions } = Transactions.parse(
        await ask(`/payments/transactions?externalSessionIds=${id}&limit=1`),
      )
      const [last] = transactions
      if (!last) return null
      const hash = last.cryptoDetails?.blockchainTransactionId || null
      const amount = last.destinationAmount
        ? { amount: plainDecimal(last.destinationAmount) }
        : undefined
      if (last.status === 'SETTLED') return { status: 'delivered', hash, ...amount }
      if (/^(FAILED|DECLINED|CANCELLED|ERROR|REFUNDED)$/.test(last.status))
        return { status: 'failed', reason: 'Meld says that the purchase failed.' }
      return last.status === 'SETTLING' ? { status: 'paid', ...(hash && { hash }) } : null
    },
  }
}

/** The chain's own money has no contract, or zero in its place. */
const isNative = (contract: string | null) => !contract || /^0x0{40}$/.test(contract)

/** Without an exponent, as amounts travel as exact decimals. */
const plainDecimal = (value: number) =>
  /e/.test(`${value}`) ? value.toFixed(18).replace(/\.?0+$/, '') : `${value}`

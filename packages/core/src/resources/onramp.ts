import type { Asked, Backend } from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import { label, own, rows, token } from './wire.ts'

/** What can be bought, and with what. */
export interface OnrampOptions {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  /** Nothing real is sold. */
  readonly isSandbox: boolean
}

/** Something that can be bought. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly {
    readonly name: string
    readonly displayName: string
    /** As text: a number for EVM chains, elsewhere the CAIP-2 reference. */
    readonly chainId: string
    /** `null` for the chain's own currency. */
    readonly contractAddress: string | null
  }[]
}

/** Something to pay with. Limits are exact decimals in that currency. */
export interface PaymentCurrency {
  readonly id: string
  readonly limits: readonly { readonly id: string; readonly min: string; readonly max: string }[]
}

/** An exact decimal amount of a currency. */
export interface Money {
  readonly amount: string
  readonly currency: string
}

/** What a purchase costs. */
export interface OnrampQuote {
  readonly quoteId: string
  /** Of the provider. */
  readonly fee: Money
  readonly networkFee: Money
  readonly subtotal: Money
  readonly total: Money
  readonly purchase: Money
  readonly isSandbox: boolean
}

/** Parameters of {@link Onramp.url}. */
export interface OnrampUrlQuestion extends Asked {
  readonly destinationWallets: readonly {
    readonly address: string
    readonly blockchains?: readonly string[]
    readonly assets?: readonly string[]
  }[]
  readonly defaultNetwork?: string
  readonly partnerUserId?: string
  readonly presetCryptoAmount?: string
  readonly presetFiatAmount?: string
}

/** The routes of buying. `null` and empty lists: the network is not served. */
export interface Onramp {
  options(question: Asked): Promise<Reading<OnrampOptions>>
  /** `amount` is an exact decimal of the payment currency. */
  quote(
    question: Asked & {
      purchaseCurrency: string
      paymentCurrency: string
      amount: string
      onrampNetwork?: string
    },
  ): Promise<OnrampQuote | null>
  /** Where the purchase goes on: `https:`, or on the backend itself. */
  url(question: OnrampUrlQuestion): Promise<string | null>
}

const freshMs = 300_000
const maxRows = 1_000
const nothing: OnrampOptions = { purchaseCurrencies: [], paymentCurrencies: [], isSandbox: false }

export function createOnramp(backend: Backend): Onramp {
  const readOptions = backend.kept<OnrampOptions>({ freshMs, empty: nothing })

  return {
    options: (asked) =>
      readOptions({
        asked,
        path: '/v1/onramp/options',
        read(json): OnrampOptions | null {
          const purchaseCurrencies = rows(own(json, 'purchaseCurrencies'), readPurchase, maxRows)
          const paymentCurrencies = rows(own(json, 'paymentCurrencies'), readPayment, maxRows)
          if (!purchaseCurrencies || !paymentCurrencies) return null
          return { purchaseCurrencies, paymentCurrencies, isSandbox: isSandbox(json) }
        },
      }),
    quote: (question) =>
      backend.ask(question, null, {
        path: '/v1/onramp/quote',
        body: {
          purchaseCurrency: question.purchaseCurrency,
          paymentCurrency: question.paymentCurrency,
          amount: question.amount,
          ...(question.onrampNetwork !== undefined && { network: question.onrampNetwork }),
        },
        read: readQuote,
      }),
    url: ({ network, signal, retry, ...body }) =>
      backend.ask({ network, signal, retry }, null, {
        path: '/v1/generators/onrampurl',
        body: { ...body, defaultExperience: 'buy' },
        read: (json) => backend.link(own(json, 'url')),
      }),
  }
}

const isSandbox = (json: unknown) => own(json, 'sandbox') === true

function readPurchase(row: unknown): PurchaseCurrency | null {
  const id = token(own(row, 'id'))
  const symbol = label(own(row, 'symbol'), 24)
  const networks = rows(
    own(row, 'networks'),
    (network) => {
      const name = token(own(network, 'name'))
      const chainId = token(own(network, 'chain_id'), 64)
      const contract = own(network, 'contract_address')
      const contractAddress = contract === '' || contract === undefined ? null : token(contract)
      if (!name || !chainId || (contract && contractAddress === null)) return null
      return {
        name,
        displayName: label(own(network, 'display_name')) ?? name,
        chainId,
        contractAddress,
      }
    },
    maxRows,
  )
  if (!id || !symbol || !networks) return null
  return { id, symbol, name: label(own(row, 'name')) ?? symbol, networks }
}

function readPayment(row: unknown): PaymentCurrency | null {
  const id = token(own(row, 'id'))
  const limits = rows(
    own(row, 'payment_method_limits'),
    (limit) => {
      const method = token(own(limit, 'id'))
      const min = money(own(limit, 'min'))
      const max = money(own(limit, 'max'))
      return method && min && max ? { id: method, min, max } : null
    },
    maxRows,
  )
  return id && limits ? { id, limits } : null
}

function readQuote(json: unknown): OnrampQuote | null {
  const quoteId = token(own(json, 'quoteId'))
  const field = (name: string): Money | null => {
    const amount = money(own(own(json, name), 'amount'))
    const currency = token(own(own(json, name), 'currency'), 32)
    return amount && currency ? { amount, currency } : null
  }
  const fee = field('coinbaseFee')
  const networkFee = field('networkFee')
  const subtotal = field('paymentSubtotal')
  const total = field('paymentTotal')
  const purchase = field('purchaseAmount')
  if (!quoteId || !fee || !networkFee || !subtotal || !total || !purchase) return null
  return { quoteId, fee, networkFee, subtotal, total, purchase, isSandbox: isSandbox(json) }
}

function money(value: unknown): string | null {
  return typeof value === 'string' && /^\d{1,15}(\.\d{1,18})?$/.test(value) ? value : null
}

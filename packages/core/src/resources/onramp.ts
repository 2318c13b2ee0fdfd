import type * as Wire from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import { field, label, rows, token, type Unchecked } from './wire.ts'

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
export type Money = Readonly<Wire.OnrampQuote['paymentTotal']>

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
        read(json: Unchecked<Wire.OnrampOptions>): OnrampOptions | null {
          const purchaseCurrencies = rows(field(json, 'purchaseCurrencies'), readPurchase, maxRows)
          const paymentCurrencies = rows(field(json, 'paymentCurrencies'), readPayment, maxRows)
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
        } satisfies Wire.OnrampQuoteRequest,
        read: readQuote,
      }),
    url: ({ network, signal, retry, ...body }) =>
      backend.ask({ network, signal, retry }, null, {
        path: '/v1/generators/onrampurl',
        body: { ...body, defaultExperience: 'buy' },
        read: (json: Unchecked<Wire.OnrampUrl>) => backend.link(field(json, 'url')),
      }),
  }
}

const isSandbox = (json: Unchecked<{ sandbox?: true | undefined }>) =>
  field(json, 'sandbox') === true

function readPurchase(
  row: Unchecked<Wire.OnrampOptions['purchaseCurrencies'][number]>,
): PurchaseCurrency | null {
  const id = token(field(row, 'id'))
  const symbol = label(field(row, 'symbol'), 24)
  const networks = rows(
    field(row, 'networks'),
    (network) => {
      const name = token(field(network, 'name'))
      const chainId = token(field(network, 'chain_id'), 64)
      const contract = field(network, 'contract_address')
      const contractAddress = contract === '' || contract === undefined ? null : token(contract)
      if (!name || !chainId || (contract && contractAddress === null)) return null
      return {
        name,
        displayName: label(field(network, 'display_name')) ?? name,
        chainId,
        contractAddress,
      }
    },
    maxRows,
  )
  if (!id || !symbol || !networks) return null
  return { id, symbol, name: label(field(row, 'name')) ?? symbol, networks }
}

function readPayment(
  row: Unchecked<Wire.OnrampOptions['paymentCurrencies'][number]>,
): PaymentCurrency | null {
  const id = token(field(row, 'id'))
  const limits = rows(
    field(row, 'payment_method_limits'),
    (limit) => {
      const method = token(field(limit, 'id'))
      const min = money(field(limit, 'min'))
      const max = money(field(limit, 'max'))
      return method && min && max ? { id: method, min, max } : null
    },
    maxRows,
  )
  return id && limits ? { id, limits } : null
}

function readQuote(json: Unchecked<Wire.OnrampQuote>): OnrampQuote | null {
  const quoteId = token(field(json, 'quoteId'))
  const priced = (name: keyof Omit<Wire.OnrampQuote, 'quoteId' | 'sandbox'>): Money | null => {
    const amount = money(field(field(json, name), 'amount'))
    const currency = token(field(field(json, name), 'currency'), 32)
    return amount && currency ? { amount, currency } : null
  }
  const fee = priced('coinbaseFee')
  const networkFee = priced('networkFee')
  const subtotal = priced('paymentSubtotal')
  const total = priced('paymentTotal')
  const purchase = priced('purchaseAmount')
  if (!quoteId || !fee || !networkFee || !subtotal || !total || !purchase) return null
  return { quoteId, fee, networkFee, subtotal, total, purchase, isSandbox: isSandbox(json) }
}

function money(value: unknown): string | null {
  return typeof value === 'string' && /^\d{1,15}(\.\d{1,18})?$/.test(value) ? value : null
}

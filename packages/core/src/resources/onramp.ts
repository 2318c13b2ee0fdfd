import type * as Wire from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import { field, label, rows, token, type Unchecked } from './wire.ts'

/** What can be bought, and with what. */
export interface OnrampOptions {
  /** Who sells; never empty where something is sold. */
  readonly providers: readonly OnrampSeller[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  /** Nothing real is sold. */
  readonly isSandbox: boolean
}

/** Somebody who sells. */
export interface OnrampSeller {
  readonly id: string
  readonly name: string
  /** In percent, as exact decimals; `null` where the server does not say. */
  readonly fee: { readonly min: string; readonly max: string } | null
  readonly isSandbox: boolean
}

/** Where a purchase goes on, and under which id its server tells what became of it. */
export interface OnrampPage {
  /** `https:`, or on the backend itself. */
  readonly url: string
  readonly purchaseId: string | null
}

/** What became of a purchase. */
export type OnrampPurchase = Readonly<Wire.OnrampPurchase>

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
  /** An id of {@link OnrampOptions}; the first when absent. */
  readonly provider?: string
  readonly purchaseCurrency?: string
  readonly paymentCurrency?: string
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
      provider?: string
    },
  ): Promise<OnrampQuote | null>
  /** Begins a purchase. */
  page(question: OnrampUrlQuestion): Promise<OnrampPage | null>
  /** What became of it. Never kept. */
  purchase(question: Asked & { id: string }): Promise<OnrampPurchase | null>
}

const freshMs = 300_000
const maxRows = 1_000
const nothing: OnrampOptions = {
  ...{ providers: [], purchaseCurrencies: [], paymentCurrencies: [], isSandbox: false },
}

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
          const given = rows(field(json, 'providers'), readSeller, maxSellers)
          const providers = given ?? [{ ...unnamed, isSandbox: isSandbox(json) }]
          return { providers, purchaseCurrencies, paymentCurrencies, isSandbox: isSandbox(json) }
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
          ...(question.provider !== undefined && { provider: question.provider }),
        } satisfies Wire.OnrampQuoteRequest,
        read: readQuote,
      }),
    page: ({ network, signal, retry, ...body }) =>
      backend.ask({ network, signal, retry }, null, {
        path: '/v1/generators/onrampurl',
        body: { ...body, defaultExperience: 'buy' },
        read(json: Unchecked<Wire.OnrampUrl>): OnrampPage | null {
          const url = backend.link(field(json, 'url'))
          return url === null ? null : { url, purchaseId: token(field(json, 'purchaseId')) }
        },
      }),
    purchase: ({ id, ...asked }) =>
      backend.ask(asked, null, {
        path: `/v1/onramp/purchases/${encodeURIComponent(id)}`,
        read: readProgress,
      }),
  }
}

const maxSellers = 8
/** Of a server that does not name its provider. */
const unnamed = { id: '', name: '', fee: null }

const isSandbox = (json: Unchecked<{ sandbox?: true | undefined }>) =>
  field(json, 'sandbox') === true

function readSeller(
  row: Unchecked<NonNullable<Wire.OnrampOptions['providers']>[number]>,
): OnrampSeller | null {
  const id = token(field(row, 'id'), 64)
  const [min, max] = [money(field(row, 'fee_min')), money(field(row, 'fee_max'))]
  if (!id) return null
  return {
    ...{ id, name: label(field(row, 'name'), 40) ?? id, isSandbox: isSandbox(row) },
    fee: min && max ? { min, max } : null,
  }
}

function readProgress(json: Unchecked<Wire.OnrampPurchase>): OnrampPurchase | null {
  const status = (['begun', 'paid', 'delivered', 'failed'] as const).find(
    (status) => status === field(json, 'status'),
  )
  const id = token(field(json, 'id'))
  const amount = money(field(field(json, 'purchase'), 'amount'))
  const currency = token(field(field(json, 'purchase'), 'currency'), 32)
  if (!status || !id || !amount || !currency) return null
  return {
    ...{ id, status, purchase: { amount, currency } },
    ...(isSandbox(json) && { sandbox: true }),
    provider: token(field(json, 'provider'), 64) ?? '',
    address: token(field(json, 'address')) ?? '',
    chainId: token(field(json, 'chainId')) ?? '',
    hash: token(field(json, 'hash')),
    reason: label(field(json, 'reason'), 200),
  }
}

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
